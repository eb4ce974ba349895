/** The order in which things are laid out on the board, and names the board has for them. */
import type { Group } from './printed';
import type { Pawn, Range, Who } from './view';

export const WHO = ['worker', 'engineer', 'child'] as const satisfies readonly Who[];
export const PAWNS = [
  'worker',
  'engineer',
  'child',
  'child-worker',
  'child-engineer',
  'automaton',
] as const satisfies readonly Pawn[];
export const PHASES = ['dawn', 'morning', 'generator', 'weather', 'preparation', 'action', 'dusk', 'hunger', 'night'] as const;
export const HOPES = ['care', 'justice', 'motivation'] as const;
export const GRUDGES = ['anger', 'greed', 'fear'] as const;
export const STOCK = ['wood', 'coal', 'core', 'steel'] as const;
export const RANGES = ['red', 'orange', 'yellow'] as const satisfies readonly Range[];
export const GROUPS = ['basic', 'shelter', 'law', 'scenario'] as const satisfies readonly Group[];
