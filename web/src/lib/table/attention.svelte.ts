/** What this person attends to: the table, what is shown of what has happened, or words that are being written. It says when a
 *  big moment comes on the stage, and lets the server know when bots are to wait. */
import { untrack } from 'svelte';
import { still } from '../flights';
import { look } from '../look.svelte';
import { prefs } from '../prefs.svelte';
import type { Table } from '../table.svelte';
import type { Stage } from './stage/stage.svelte';

const SETTLE = { slow: 900, usual: 500, fast: 200, once: 0 }; // milliseconds for what flies to land first

const isField = (at: Element | null) => at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement;

export class Attention {
  /** Whether the stage is before the table now. */
  staged = $state(false);
  guiding = $state(false); // the guide wants to be read first

  #visible = $state(document.visibilityState === 'visible');
  #writing = $state(false);
  #watching = $derived.by(() => this.#visible && this.table.line === 'open' && !this.table.skipping);
  #free = $derived.by(() => this.#watching && !this.covered() && this.open() === null && !look.thing && !this.#writing);
  #sent: string | null = null; // what was sent stands in its field until the server has it

  /** `covered`: the cards are hidden from this person; `open`: the window that is before the table, if any. */
  constructor(
    private readonly table: Table,
    private readonly stage: Stage,
    private readonly covered: () => boolean,
    private readonly open: () => string | null,
  ) {
    let absent = false;
    $effect(() => {
      if (this.#watching && absent) untrack(() => stage.missed());
      absent = !this.#watching;
    });
    $effect(() => {
      void table.entries;
      if (prefs.speed === 'once') stage.skip();
    });
    $effect(() => this.#enter());
    $effect(() => table.looking(this.#watching && this.#occupied));
    let paced = prefs.speed;
    $effect(() => {
      if (prefs.speed !== paced) table.pace();
      paced = prefs.speed;
    });
  }

  /** What has happened is shown when nothing else is before it, and somebody can see it. */
  #enter(): (() => void) | undefined {
    if (!this.#free || !this.stage.shown) this.staged = false;
    else if (!untrack(() => this.staged)) {
      const timer = setTimeout(() => (this.staged = true), still() ? 0 : SETTLE[prefs.speed]);
      return () => clearTimeout(timer);
    }
    return undefined;
  }

  get #occupied(): boolean {
    const { judging, poor } = this.table;
    return this.stage.shown !== null || this.guiding || this.open() === 'lesson' || judging || poor !== null;
  }

  /** The page has come before somebody's eyes, or is gone from there. */
  looked = (): void => {
    this.#visible = document.visibilityState === 'visible';
  };

  /** Whoever is in the middle of a message or an offer is not interrupted; an empty field keeps nobody. */
  wrote = (): void => {
    setTimeout(() => {
      const at = document.activeElement;
      if (!isField(at)) this.#writing = !!at?.closest('form');
      else {
        if (at.value !== this.#sent) this.#sent = null;
        this.#writing = at.form !== null && at.value !== '' && this.#sent === null;
      }
    });
  };

  submitted = (): void => {
    const at = document.activeElement;
    this.#sent = isField(at) ? at.value : null;
    this.#writing = false;
  };
}
