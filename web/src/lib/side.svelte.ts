/** The panel beside the board, which is a drawer on narrow screens and some of the tabs on a phone. */

export type View = 'table' | 'hand' | 'panel' | 'log' | 'talk' | 'rules'; // panel: the game's own
export type Tab = 'log' | 'talk' | 'rules';

export class Side {
  tab = $state<Tab>('log');
  open = $state(false); // as a drawer
  view = $state<View>('table'); // on a phone
  clause = $state<{ id: string; asked: number } | null>(null);
  heard = $state(0); // how much of the talk has been read
  draft = $state<{ text: string; to: number | null }>({ text: '', to: null }); // what is about to be said, and to whom alone

  show(tab: Tab): void {
    this.tab = tab;
    this.open = true;
    this.view = tab;
  }

  /** Open the rulebook at a clause, or at its search. */
  rule(id: string): void {
    this.clause = { id, asked: (this.clause?.asked ?? 0) + 1 };
    this.show('rules');
  }

  see(view: View): void {
    this.view = view;
    if (view === 'log' || view === 'talk' || view === 'rules') this.tab = view;
  }

  close(): boolean {
    const was = this.open;
    this.open = false;
    return was;
  }
}
