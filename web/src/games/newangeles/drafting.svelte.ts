/** The offer somebody writes just now. */
import type { Trade } from './view';

class Drafting {
  answers = $state.raw<'new' | Trade | null>(null); // a trade that is answered with other terms; null: nothing is written
}

export const drafting = new Drafting();
