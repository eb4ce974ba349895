/** What is printed in Frostpunk, as the server tells it. */
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
export type Colour = Range | 'blue' | 'white';

export const GROUPS = ['basic', 'shelter', 'law', 'scenario'] as const;

export type Goods = Partial<Record<string, number>>;

/** A card as it is printed: what it is called, its story, what it does in words. */
export interface Printed {
  name: string;
  story: string;
  does: string[];
  at: string[]; // of it, what happens at once, before any choice
  options: Way[];
  special: Way | null;
  deck: string;
  kind: string; // of an expedition
  fields: number;
  hint: string;
  rounds: number; // a technology takes
  type: Who | null; // of a citizen
  trade: string;
  warm: boolean;
  serves: string[]; // the buildings or else the actions it is for
  brings: string;
  costs: string;
  mourned: Record<string, string>;
  token: string; // an advisor asks for
}

export interface Way {
  caption: string;
  text: string;
  cost: Goods;
}

export interface Side {
  insulation: Colour;
  does: string;
  text: string[];
}

export interface Building {
  name: string;
  upgradedName: string;
  group: 'starting' | 'basic' | 'shelter' | 'law' | 'scenario';
  count: number;
  large: boolean;
  cost: Goods | null; // null: it cannot be raised
  engineers: boolean;
  beds: number;
  childBeds: number;
  base: Side;
  upgraded: Side | null;
  text: string[];
  does: string;
  rule: string;
}

export interface Numbers {
  tracks: {
    rounds: number;
    overload: number;
    deaths: number;
    hope: number;
    discontent: number;
    citizens: number;
    food: number;
    epidemic: number;
    famine: number;
    laws: number;
  };
  heat: { fields: number };
}
