/** What stands beside the board. */
export type Tab = 'log' | 'notes' | 'chat' | 'rules';
