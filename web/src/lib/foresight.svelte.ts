/** What is to come, as the server foresees it: what an action will do, and where things drift as they stand. */
import type { Ask, Trouble } from './requests';
import type { Answer, Foreseen, Previewed } from './wire';

export class Foresight {
  /** What is to come as things stand; the newest that was told. */
  forecast = $state.raw<Record<string, Foreseen>>({});
  #previews = $state.raw<{ seq: number; found: Record<string, Previewed | null> }>({ seq: -1, found: {} });

  constructor(
    private readonly ask: Ask,
    private readonly seq: () => number | undefined,
  ) {}

  /** What an action will do, if it is known. */
  preview(action: string): Previewed | null {
    return this.#previews.seq === this.seq() ? (this.#previews.found[action] ?? null) : null;
  }

  /** Ask what an action will do, once. */
  async foresee(action: string): Promise<void> {
    const seq = this.seq() ?? -1;
    if (this.#previews.seq !== seq) this.#previews = { seq, found: {} };
    if (action in this.#previews.found) return;
    this.#keep(seq, { [action]: null });
    const answer = await this.#ask(action);
    if (answer?.type === 'preview') this.#keep(answer.seq, Object.fromEntries(answer.previews.map((one) => [one.action, one])));
    else delete this.#previews.found[action]; // who points there again asks again
  }

  /** What an action will do that is in no list, or why it cannot be done. */
  async foretell(action: string): Promise<Previewed | Trouble | null> {
    const answer = await this.#ask(action);
    if (answer?.type === 'error' && answer.rule) return { message: answer.message, rule: answer.rule };
    return answer?.type === 'preview' ? (answer.previews[0] ?? null) : null;
  }

  async look(): Promise<void> {
    const answer = await this.ask({ do: 'preview', forecast: true });
    if (answer?.type === 'preview' && answer.seq === this.seq()) this.forecast = answer.forecast ?? {};
  }

  /** What was found may be in another language, or for other eyes. */
  forget(): void {
    this.#previews = { seq: -1, found: {} };
  }

  #ask(action: string): Promise<Answer | null> {
    return this.ask({ do: 'preview', actions: [action] });
  }

  #keep(seq: number, found: Record<string, Previewed | null>): void {
    if (this.#previews.seq === seq) this.#previews = { seq, found: { ...this.#previews.found, ...found } };
  }
}
