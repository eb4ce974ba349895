/** How a question is answered: picking among its choices, nine on a page, confirming, stepping back, taking back, asking for a hint. */
import { tick } from 'svelte';
import type { Choosing, Option } from '../choosing.svelte';
import type { Table } from '../table.svelte';
import type { Ask } from '../wire';

const PAGE = 9; // choices with number keys

export class Answering {
  page = $state(0);

  constructor(
    private readonly table: Table,
    private readonly choosing: Choosing,
    private readonly asked: () => Ask | null, // what can be answered now
  ) {
    /** A new question: nothing is chosen yet. */
    $effect(() => {
      void table.question;
      choosing.reset();
      this.page = 0;
    });
  }

  /** The choice with this number key; what cannot be chosen says why. */
  choose(number: number): void {
    const option = this.choosing.options[this.page * PAGE + number - 1];
    if (!option) return;
    if (option.legal) void this.#pick(option);
    else document.querySelector<HTMLElement>(`[data-choice="${CSS.escape(option.key)}"]`)?.click();
  }

  turn = (wanted: number): void => {
    this.page = wanted * PAGE < this.choosing.options.length ? wanted : 0;
  };

  /** Enter confirms what is chosen, and does not press again whatever was pressed before. */
  async toConfirm(): Promise<void> {
    await tick();
    document.querySelector<HTMLElement>('.preview .button--main')?.focus({ preventScroll: true });
  }

  /** One step back of what is chosen; whether there was one. */
  unchoose(): boolean {
    const back = this.choosing.back();
    if (back) void this.#keepFocus();
    return back;
  }

  /** One step back: of what is chosen, or of an action that is half done. */
  back = (): void => {
    const asked = this.asked();
    if (!this.choosing.back() && asked && this.table.state?.undo.step) void this.table.undo(asked.seat, false);
  };

  undo = (): void => {
    const { poor, state, eyes } = this.table;
    if (poor) return void this.table.reconsider(true);
    const seat = state?.undo.seat ?? eyes; // at one screen, the seat that moved last
    if (seat !== null && state?.undo.possible && !state.undo_request) void this.table.undo(seat);
  };

  hint = async (): Promise<void> => {
    const asked = this.asked();
    if (!asked || !this.table.state?.hints) return;
    await this.table.askHint(asked.seat);
    const [best] = this.table.hints;
    if (!best) return;
    this.choosing.start({ by: 'action', action: best.action.text });
    await this.toConfirm();
  };

  async #pick(option: Option): Promise<void> {
    this.choosing.pick(option);
    await this.toConfirm();
  }

  /** The button that had the focus is gone with what was chosen: the choices take it. */
  async #keepFocus(): Promise<void> {
    await tick();
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-choice]')?.focus({ preventScroll: true });
  }
}
