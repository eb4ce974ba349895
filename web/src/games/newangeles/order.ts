/** The order in which things are laid out on the board, and names the board has for them. */
import type { Resource, Step } from './view';

export const RESOURCES = ['energy', 'consumables', 'tech', 'entertainment', 'credits'] as const satisfies readonly Resource[];
/** What lies in a district, tokens first, as the plate shows them. */
export const PIECES = ['android', 'development', 'illness', 'human-first', 'orgcrime', 'prisec'] as const;
export type Piece = (typeof PIECES)[number];
export const STEPS = ['asset', 'main', 'counter', 'support', 'resolution'] as const satisfies readonly Step[];
