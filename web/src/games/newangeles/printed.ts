/** What is printed in New Angeles, as the server tells it. */
import type { Resource, Type } from './view';

export const RESOURCES = ['energy', 'consumables', 'tech', 'entertainment', 'credits'] as const satisfies readonly Resource[];

/** What lies in a district, tokens first, as the plate shows them. */
export const PIECES = ['android', 'development', 'illness', 'human-first', 'orgcrime', 'prisec'] as const;
export type Piece = (typeof PIECES)[number];
export type State = 'stable' | 'protest' | 'strike' | 'outage';

export const STEPS = ['asset', 'main', 'counter', 'support', 'resolution'] as const;
export type Step = (typeof STEPS)[number];

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
    'hand-size': number;
    'threat-end': number;
    'illness-threat': number;
    'federalist-capital': number;
    'turn-spaces': number;
    beaten: { four: number; more: number };
  };
  pieces: Record<string, number>;
  resources: Record<Resource, number>;
  districts: Record<string, District>;
  corporations: Record<string, Corporation>;
  rivals: Record<string, { name: string; does: string }>;
  cards: Record<string, Printed>;
}
