// Made by tools/wire.py from ratusz.words.state51.printed. Do not edit.

export type Line = 'conquer' | 'cooperate' | 'incorporate' | 'rebuild';

export type Contact = 'conquer' | 'cooperate' | 'incorporate';

export type LocationKind = 'open' | 'closed' | 'action' | 'feature';

export type Term = 'deck' | 'first-player' | 'line' | 'lead' | 'conquer' | 'cooperate' | 'incorporate' | 'rebuild' | 'gather' | 'visit' | 'work' | 'exchange' | 'pass';

/** how much of each good */
export type Goods = Record<string, number>;

/** What a location does. */
export interface Ability {
  cost: Goods; // what is paid for it, besides workers
  gives: Goods; // what it gives; a marker counts as its victory points
  each: string | null; // the icon that counts: so much for each location that has it; null: once
  marks: boolean; // whether it gives markers, which lie in its slots
}

/** A card that is played for its reach. */
export interface Instant {
  class: 'instant'; // what it is
  kind: 'instant'; // what it is
  name: string; // its name
  count: number; // how often it is in the deck
  contact: Contact; // the kind of contact it helps
  reach: number; // how far it reaches
  cost: Goods; // what playing it costs
  short: string; // what it does, in one short sentence
  text: string[]; // all there is to say about it
  clauses: string[]; // the clauses about such cards
  held: string[]; // the actions it is for while it is in hand
  built: string[]; // the actions it is for while it lies in a state: none
}

/** A location. */
export interface Location {
  class: 'location'; // what it is
  kind: LocationKind; // open or closed production, action or feature
  name: string; // its name
  count: number; // how often it is in the deck
  distance: number; // how far away it is
  icons: string[]; // its icons
  deal: Goods; // what it brings as a deal
  spoils: Goods; // what it brings as spoils
  ability: Ability; // what it does
  short: string; // what it does, in one short sentence
  used: 'work' | 'visit' | null; // what its uses are: the owner's work, or the other's visits; null: it has none
  text: string[]; // all there is to say about it
  clauses: string[]; // the clauses about such cards
  held: string[]; // the actions it is for while it is in hand
  built: string[]; // the actions it is for while it lies in the own state
}

export type Card = Instant | Location;

/** A line of a contact card. */
export interface FactionLine {
  cost: Goods; // what using it costs
  reach: number; // how far it reaches; 0: it rebuilds
  vp: number; // the victory points it brings
}

/** A faction: base and contact card. */
export interface Faction {
  name: string; // its name
  production: Goods; // what the base produces
  lines: Record<Line, FactionLine>; // the lines of the contact card
  text: string[]; // all there is to say about it
  clauses: string[]; // the clauses about bases
}

/** A contact token. */
export interface Token {
  contact: Contact; // the kind of contact it helps
  reach: number; // how far it reaches
}

/** The numbers of the rules. */
export interface Numbers {
  rounds: number; // how many rounds a game has at most
  lookout: number; // how many cards are laid out in the Lookout phase
  picks: number; // how many of them each player takes
  'start-hand': number; // how many cards a hand begins with
  'base-limit': number; // how many deals and spoils a base has room for, together
  'slot-limit': number; // how many markers a location has room for
}

/** All that is printed, with words for it. */
export interface Catalogue {
  cards: Record<string, Card>; // the cards, by their names in actions
  factions: Record<string, Faction>; // the factions
  goods: string[]; // all goods, in their order
  tokens: Record<string, Token>; // of the goods, the contact tokens
  numbers: Numbers; // the numbers of the rules
  clauses: Record<Term, string[]>; // the clauses to look up
}
