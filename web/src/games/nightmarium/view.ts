// Made from src/phobetor/games/nightmarium/rules by `python -m phobetor.server.typescript web/src`; do not edit.

export interface View {
  seat: number;
  active: number;
  legion_played: number;
  acting: number;
  quiet: number;
  deck: number;
  discards: number[];
  revealed: number[];
  shown: number[];
  hands: number[][];
  places: number[][];
  height: number[];
  parts: number[];
  settings: number[];
  agenda: [step: string, ...values: number[]][];
  questions: [seat: number, step: string, ...values: number[]][];
  options: number[];
  ending: number;
  winners: number[];
}
