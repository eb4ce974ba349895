/** What the server says about a table of Frostpunk: what a seat sees, and what is printed. */

export const WHO = ['worker', 'engineer', 'child'] as const;
export type Who = (typeof WHO)[number];
export const PAWNS = ['worker', 'engineer', 'child', 'child-worker', 'child-engineer', 'automaton'] as const;
export type Pawn = (typeof PAWNS)[number];
export const PHASES = ['dawn', 'morning', 'generator', 'weather', 'preparation', 'action', 'dusk', 'hunger', 'night'] as const;
export const HOPES = ['care', 'justice', 'motivation'] as const;
export const GRUDGES = ['anger', 'greed', 'fear'] as const;
export const STOCK = ['wood', 'coal', 'core', 'steel'] as const;
export const RANGES = ['red', 'orange', 'yellow'] as const;
export type Colour = (typeof RANGES)[number] | 'blue' | 'white';

export const GROUPS = ['basic', 'shelter', 'law', 'scenario'] as const;

export type Goods = Partial<Record<string, number>>;
export type Task = [name: string, ...args: unknown[]];

export interface Lying {
  event: string;
  goods: Goods;
  marks: number;
  spent: boolean;
}

export interface Route {
  cards: string[]; // B04:2 is a card whose second way was taken
  scout: Pawn | '-';
  at: number;
}

export interface Seat {
  advisor: string;
  hand: string[];
  played: string;
}

/** What a night, a meal and a morning at the Generator would bring as things stand. */
export interface Forecast {
  night: { pawns: Goods; beds: number; 'child-beds': number; safe: number; outside: number; ill: Goods; cells: Goods };
  hunger: {
    owed: number;
    eaten: number;
    starving: number;
    discontent: number;
    deaths: number;
    dying: Who;
    famine: boolean;
    who: Who;
    need: number;
    missing: number;
  };
  cold: Goods;
  cubes: number;
  room: number; // overload markers that still fit
  sickness: Partial<Record<Who, { exhausted: number; flips: number }>>;
  modifiers: Goods;
}

export interface Outlook {
  warm: string[];
  beds: Record<'heated' | 'heated-child' | 'all' | 'all-child', number>;
  freezing: number;
  feeding: { who: Who; food: number };
  pawns: Record<Who, number>;
  sections: Record<Who, [exhausted: number, flips: number]>;
  cubes: number;
  fuel: number;
  expeditions: number;
  routes: number[];
  sheets: string[][];
  forecast?: Forecast;
}

export interface View {
  scenario: string;
  society: string;
  difficulty: string;
  round: number;
  phase: string;
  leader: number;
  setup?: boolean;
  turn?: number;
  cause?: string;
  proposals?: string[];
  stock: Goods;
  food: number;
  hunger: number;
  deaths: number;
  automatons: number;
  citizens: Partial<Record<Who, number>>;
  sick: Partial<Record<Who, number>>;
  'gravely-ill': Who[];
  pool: Partial<Record<Pawn, number>>;
  placed: [Pawn, string][];
  exhausted: Partial<Record<Who, number>>;
  resting: Partial<Record<Pawn, number>>;
  stored: Goods;
  hope: string[];
  discontent: string[];
  heat: number;
  cold: number;
  ranges: Record<'red' | 'orange' | 'yellow', number>;
  overheated: boolean;
  overload: number;
  'tower-upgraded': boolean;
  'cubes-dropped': number;
  'cubes-fallen': number;
  'cubes-held': number;
  'weather-discard': string[];
  storm: number;
  strikes: number;
  tokens: number[];
  frame: Record<string, string[]>;
  hubs: string[];
  tiles: Record<string, string>;
  fields: Record<string, string>; // "wood 5", "kitchen", "sawmill+", "-"
  supply: Record<string, number>;
  unlocked: string[];
  laws: string[];
  'future-laws': string[];
  technologies: string[];
  developed: string[];
  developing?: string;
  development?: number;
  mobilisation: boolean;
  card: Lying[];
  route: Route[];
  seat: Seat[];
  next: Task[];
  'near-tiles': string[];
  'far-tiles': string[];
  weather: string[];
  morning: string[];
  dusk: string[];
  consequences: string[];
  expeditions: Record<string, string[]>;
  outlook: Outlook;
}

/** A card as it is printed: what it is called, its story, what it does in words. */
export interface Printed {
  name: string;
  story: string;
  does: string[];
  at: string[]; // of it, what happens at once, before any choice
  options: Way[];
  special: Way | null;
  chilly: boolean; // the special action is done in the cold
  lasting: Record<string, number>; // modifiers, while it is in force
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
  cost: Goods;
  does: string;
  text: string[];
  adds: Bonus[];
  food: number; // its action gives, without what adds to it
  cheaper: string; // the modifier that lowers the food of its cost; '': none does
}

/** A modifier that adds to what an action gives. */
export interface Bonus {
  modifier: string;
  icon: string; // of what there is more of
}

export interface Building {
  name: string;
  upgradedName: string;
  group: 'starting' | 'basic' | 'shelter' | 'law' | 'scenario';
  count: number;
  large: boolean;
  cost: Goods | null; // null: it cannot be raised
  upgradeCost: Goods;
  engineers: boolean;
  fixed: boolean;
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
    'round-types': Who[];
  };
  heat: { fields: number; steps: Who[] };
  actions: { gather: number; near: number; far: number; works: number };
}
