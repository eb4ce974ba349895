/** Goods as a preview tells of them. */
import type { Foreseen } from '../../lib/wire';
import { STOCKS } from './order';
import type { Side } from './view';

/** How many of a good, from least to most. */
export type Spans = Record<string, [least: number, most: number]>;

const OTHERS: Record<string, string> = { score: 'vp', hand: 'card', spoils: 'spoils' };
const THEIRS = 'their-';

/** The changes of a side's figures, by what is drawn for them; `whose` stands before the opponent's. */
function changes(figures: Foreseen['figures'], whose: '' | typeof THEIRS, tokens: string[]): Spans {
  const found: Spans = {};
  for (const good of [...STOCKS, ...tokens, ...Object.keys(OTHERS)]) {
    const span = figures[whose + good];
    if (span) found[OTHERS[good] ?? good] = span;
  }
  return found;
}

export interface Changes {
  pay: Spans;
  gain: Spans;
  left: Spans; // of what is paid, afterwards
  theirs: Spans; // what the opponent gets
}

/** What is taken, what it brings, what is left; where a figure may go both ways it is told with what it brings. */
export function changed(figures: Foreseen['figures'], own: Side, tokens: string[]): Changes {
  const found: Changes = { pay: {}, gain: {}, left: {}, theirs: changes(figures, THEIRS, tokens) };
  for (const [good, [least, most]] of Object.entries(changes(figures, '', tokens))) {
    if (most > 0) {
      found.gain[good] = [least, most];
    } else {
      found.pay[good] = [0 - most, 0 - least];
      const have = stock(own, good);
      if (have !== null) found.left[good] = [have + least, have + most];
    }
  }
  return found;
}

function stock(own: Side, good: string): number | null {
  if (good === 'card') return own.hand_size;
  return good === 'spoils' ? own.spoils.length : (own.goods[good] ?? null);
}

export const known = (spans: Spans): boolean => Object.keys(spans).length > 0;
