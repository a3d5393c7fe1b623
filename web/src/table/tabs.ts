/** What stands beside the board. */
export type Tab = 'log' | 'hint' | 'notes' | 'chat' | 'rules';
