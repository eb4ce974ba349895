/** What is printed in New Angeles, as the server tells it. */
import type { Resource, Step, Type } from './view';

export const RESOURCES = ['energy', 'consumables', 'tech', 'entertainment', 'credits'] as const satisfies readonly Resource[];

/** What lies in a district, tokens first, as the plate shows them. */
export const PIECES = ['android', 'development', 'illness', 'human-first', 'orgcrime', 'prisec'] as const;
export type Piece = (typeof PIECES)[number];

export const STEPS = ['asset', 'main', 'counter', 'support', 'resolution'] as const satisfies readonly Step[];

export interface District {
  id: string;
  number: number;
  tier: 1 | 2 | 3;
  path: string; // of the next district, or root
  primary: Partial<Record<Resource, number>>;
  secondary: Partial<Record<Resource, number>>;
  name: string;
}

export interface Printed {
  id: string;
  deck: 'action' | 'emergency' | 'asset' | 'event' | 'demand' | 'investment';
  name: string;
  does: string;
  text: string[];
  type?: Type;
  corporation?: string;
  harmless?: boolean;
  // investments
  counts?: string;
  steps?: [least: number, capital: number][];
  // demands
  goals?: Partial<Record<Resource, number>>;
  threat?: number;
  // events
  back?: string;
  turns?: number;
}

export interface Corporation {
  id: string;
  name: string;
  does: string; // its contract
  text: string[];
  four: { type: string; cards: number }[];
  more: { type: string; cards: number }[];
}

export interface Catalogue {
  numbers: {
    'threat-end': number;
    'illness-threat': number;
    'turn-spaces': number;
    'latest-deal': number; // deals after the one at hand for which support can be promised
    'longest-promise': number; // in words, by its signs
  };
  resources: Record<Resource, number>;
  districts: Record<string, District>;
  corporations: Record<string, Corporation>;
  rivals: Record<string, { name: string; does: string }>;
  cards: Record<string, Printed>;
}
