/** The comments on a game of this server; those of others come by looking again now and then. */
import { api, sentence } from '../api';
import { salt } from '../net/browser';
import type { CommentOut, CommentsOut } from '../protocol';

const SECONDS = 15;

export class Remarks {
  all = $state.raw<CommentOut[]>([]);
  /** The seats in whose name this browser may write. */
  seats = $state.raw<number[]>([]);
  problem = $state('');

  constructor(readonly table: string) {}

  /** Looks now, and again while the page is in sight; gives back how to end it. */
  watch(): () => void {
    void this.attempt(api.comments(this.table));
    const timer = setInterval(() => {
      if (!document.hidden) void this.attempt(api.comments(this.table));
    }, SECONDS * 1000);
    return () => clearInterval(timer);
  }

  at(choice: number): CommentOut[] {
    return this.all.filter((comment) => comment.choice === choice);
  }

  write(seat: number, choice: number, text: string): Promise<boolean> {
    return this.attempt(api.comment(this.table, { cmd: salt(), seat, choice, text }));
  }

  remove(number: number): Promise<boolean> {
    return this.attempt(api.uncomment(this.table, { number }));
  }

  private async attempt(asked: Promise<CommentsOut>): Promise<boolean> {
    try {
      const found = await asked;
      this.all = found.comments;
      this.seats = found.seats;
      this.problem = '';
      return true;
    } catch (error) {
      this.problem = sentence(error);
      return false;
    }
  }
}
