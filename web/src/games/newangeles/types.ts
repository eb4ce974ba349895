/** New Angeles as the server tells it: what is printed, and how it stands. */

export const RESOURCES = ['energy', 'consumables', 'tech', 'entertainment', 'credits'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What lies in a district, tokens first, as the plate shows them. */
export const PIECES = ['android', 'development', 'illness', 'human-first', 'orgcrime', 'prisec'] as const;
export type Piece = (typeof PIECES)[number];
export type State = 'stable' | 'protest' | 'strike' | 'outage';
export type Lying = Piece | Exclude<State, 'stable'>;

export type Type = 'biotech' | 'construction' | 'labor' | 'media' | 'security';
export type Offer = 'main' | 'counter';
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

export interface Trade {
  number: number;
  from: number;
  to: number;
  give: string;
  want: string;
  promise: string;
  binding?: 'binding' | 'loose'; // an offer
  parts?: ('open' | 'kept' | 'broken')[]; // a promise
}

export interface Deal {
  asset: string | null;
  main: string | null;
  box: { card: string; seat: number }[];
  countering: number | null;
  tally: [main: number, counter: number];
  extra: Offer | null;
  barred: number[];
  muted: number[];
  declared: { offer: Offer; choices: string[] } | null;
  decided: Offer | null;
  won: Offer | null;
}

export interface Seat {
  corporation: string; // a dash: none yet
  capital: number;
  sources: Record<string, number>;
  assets: string[];
  exhausted: string[];
  emergency: string[];
  spent: string[];
  stance: Offer | 'abstains' | null;
  hand_size: number;
  hand: string[] | null;
  known: [viewer: number, card: string][];
  support_size: number;
  support: string[] | null;
  rival: string | null;
  has_rival: boolean;
  investment: string | null;
  has_investment: boolean;
  dealt_size: number;
  dealt: string[] | null;
  worth: { investment: string; count: number; capital: number }[] | null; // what the own investments count and would pay now
}

export interface View {
  seat: number | null;
  round: number;
  round_track: ('standard' | 'demand')[];
  phase: 'setup' | 'action' | 'production' | 'event' | 'demand' | 'over';
  outcome: string;
  active: number | null;
  threat: number;
  supply: Record<Resource, number>;
  demand: string | null;
  goals: Record<Resource, number> | null;
  city: Record<Lying, string[]>;
  deal: Deal;
  resolving: { card: string | null; asset: string | null; ill: boolean; chosen: string | null; sum: number };
  trades: Trade[];
  notes: Trade[];
  waiting: number[];
  track: number;
  events: { event: string | null; back: string | null }[];
  decks: Record<Type, number>;
  assets: number;
  under: string | null;
  stack: unknown[][];
  seats: Seat[];
}
