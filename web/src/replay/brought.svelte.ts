/** The text of a file that was opened in this page; nobody else has it. */
class Brought {
  record = $state.raw('');
}

export const brought = new Brought();
