/** Requests on a line to a table, each with a number by which its answer is known. */
import type { Answer, Request } from './wire';

export type Outgoing = Request extends infer One ? (One extends { id?: unknown } ? Omit<One, 'id'> : never) : never;
export type Ask = (request: Outgoing) => Promise<Answer | null>; // null: nobody will answer any more

/** What is wrong with a request, in words. */
export interface Trouble {
  message: string;
  rule: string | null;
}

export const AGAIN = 1000; // milliseconds until what came too fast is said again

export class Requests {
  #number = 0;
  #waiting = new Map<number, (answer: Answer | null) => void>();

  constructor(private readonly send: (request: Request) => boolean) {}

  ask: Ask = (request) => {
    const id = ++this.#number;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      if (!this.send({ ...request, id } as Request)) {
        this.#waiting.delete(id);
        resolve(null);
      }
    });
  };

  /** Say what must be heard, or others would wait for it: if it came too fast, again after a moment, as long as it is so. */
  async insist(request: Outgoing, isSo: () => boolean): Promise<void> {
    const answer = await this.ask(request);
    if (answer?.type !== 'error' || answer.code !== 'too-fast') return;
    setTimeout(() => {
      if (isSo()) void this.insist(request, isSo);
    }, AGAIN);
  }

  /** Give an answer to whoever waits for it; whether somebody did. */
  answer(message: Answer): boolean {
    const id = 'id' in message && typeof message.id === 'number' ? message.id : null;
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id === null || !waiting) return false;
    this.#waiting.delete(id);
    waiting(message);
    return true;
  }

  /** The line is down: nobody will answer any more. */
  forget(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}
