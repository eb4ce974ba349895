/** The order in which things are laid out on the board, and names the board has for them. */
import type { Contact, Line } from './printed';

export const RESOURCES = ['fuel', 'weapon', 'brick', 'scrap'] as const;
export const STOCKS = ['worker', ...RESOURCES, 'universal'] as const;
export const CONTACTS = ['conquer', 'cooperate', 'incorporate'] as const satisfies readonly Contact[];
export const LINES = [...CONTACTS, 'rebuild'] as const satisfies readonly Line[];
export const PHASES = ['lookout', 'production', 'action', 'cleanup'] as const;
