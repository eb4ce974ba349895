/** What forms have to say, of a dialog or of a page: at the one that was sent, and only about the last thing done there. */
export class Saying {
  at = $state(''); // the form
  trouble = $state('');
  done = $state('');

  /** Do what a form asks for. What is said then is in the language that is spoken afterwards. */
  async attempt(at: string, what: () => Promise<unknown>, said: () => string = () => ''): Promise<void> {
    this.at = at;
    this.trouble = this.done = '';
    try {
      await what();
      if (this.at === at) this.done = said();
    } catch (refusal) {
      this.#refuse(at, refusal);
    }
  }

  /** Fetch what a form shows: only that it failed is said. */
  async fetch(at: string, what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
    } catch (refusal) {
      this.#refuse(at, refusal);
    }
  }

  #refuse(at: string, refusal: unknown): void {
    this.at = at;
    this.done = '';
    this.trouble = (refusal as Error).message;
  }
}
