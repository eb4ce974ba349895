/** What is printed on the cards of 51st State, as the server sends it. */

export type Goods = Record<string, number>;

export const RESOURCES = ['fuel', 'weapon', 'brick', 'scrap'] as const;
export const STOCKS = ['worker', ...RESOURCES, 'universal'] as const;
export const TOKENS = ['con1', 'con2', 'coop1', 'coop2', 'inc1', 'inc2'] as const;
export const CONTACTS = ['conquer', 'cooperate', 'incorporate'] as const;
export const LINES = [...CONTACTS, 'rebuild'] as const;
export const PHASES = ['lookout', 'production', 'action', 'cleanup'] as const;

export type Contact = (typeof CONTACTS)[number];
export type ContactLine = (typeof LINES)[number];
export type LocationKind = 'open' | 'closed' | 'action' | 'feature';

/** The tokens of a contact begin with its short name. */
export const SHORT: Record<Contact, string> = { conquer: 'con', cooperate: 'coop', incorporate: 'inc' };

export interface Effect {
  do: 'gain' | 'pay' | 'mark';
  goods?: Goods;
  vp?: number;
  each?: string;
}

export interface Instant {
  class: 'instant';
  kind: 'instant';
  name: string;
  count: number;
  contact: Contact;
  reach: number;
  cost: Goods;
  text: string[];
  clauses: string[];
}

export interface Location {
  class: 'location';
  kind: LocationKind;
  name: string;
  count: number;
  distance: number;
  icons: string[];
  deal: Goods;
  spoils: Goods;
  ability: Effect[];
  text: string[];
  clauses: string[];
}

export type Card = Instant | Location;

export interface FactionLine {
  cost: Goods;
  reach: number;
  vp: number;
}

export interface Faction {
  name: string;
  production: Goods;
  lines: Record<ContactLine, FactionLine>;
  text: string[];
  clauses: string[];
}

export interface Catalogue {
  cards: Record<string, Card>;
  factions: Record<string, Faction>;
  goods: string[];
  numbers: { rounds: number; lookout: number; picks: number; 'start-hand': number; 'base-limit': number; 'slot-limit': number };
}
