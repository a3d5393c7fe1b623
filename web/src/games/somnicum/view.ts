// Made from src/phobetor/games/somnicum/rules by `python -m phobetor.server.typescript web/src`; do not edit.

export interface View {
  seat: number;
  round: number;
  active: number;
  turns: number;
  spells: number;
  closing: number;
  on_field: number;
  taken: number;
  drawn: number[];
  drawn_number: number;
  paid: number;
  ring: number[];
  pendulums: number[];
  bag: number;
  stocks: number[][];
  dreams: [width: number, cards: number[], links: number[], ends: number[], laid: number[]][];
  hand: number[];
  kept: number[];
  fronts: number[];
  deck: number;
  gone: number[];
  goals: number[];
  encounters: number;
  met: number[];
  settings: number[];
  agenda: [step: string, ...values: number[]][];
  questions: [seat: number, step: string, ...values: number[]][];
  options: number[];
  ending: number;
  winners: number[];
}
