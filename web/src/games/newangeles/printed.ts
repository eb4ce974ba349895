// Made by tools/wire.py from ratusz.words.newangeles.printed. Do not edit.

export type Resource = 'energy' | 'consumables' | 'tech' | 'entertainment' | 'credits';

export type Type = 'biotech' | 'construction' | 'labor' | 'media' | 'security';

export type Deck = 'action' | 'emergency' | 'asset' | 'event' | 'demand' | 'investment';

export type Draws = 'biotech' | 'construction' | 'labor' | 'media' | 'security' | 'general';

export type Tier = 1 | 2 | 3;

export type Term = 'asset' | 'capital' | 'corporation' | 'demand' | 'district' | 'emergency' | 'events' | 'hand' | 'investment' | 'promise' | 'resource' | 'rival' | 'spent' | 'threat' | 'tie' | 'turns';

/** from so many on, so much capital */
export type Step = [number, number];

/** as content has it */
export type Effect = Record<string, unknown>;

/** A district of the board. */
export interface District {
  id: string; // what actions call it
  number: number; // its number
  tier: Tier; // its tier
  path: string; // the next district, or root
  primary: Record<string, number>; // what it produces
  secondary: Record<string, number>; // what it produces besides
  name: string; // its name
}

/** Cards that a corporation draws. */
export interface Draw {
  type: Draws; // their type; general: any
  cards: number; // how many
}

/** The sheet of a corporation. */
export interface Corporation {
  id: string; // what actions call it
  name: string; // its name
  does: string; // its contract
  text: string[]; // all there is to say about it
  contract: Record<string, unknown>; // its contract, as content has it
  four: Draw[]; // what it draws in a game of four
  more: Draw[]; // what it draws in a game of more
}

/** A rival card that is no corporation. */
export interface Rival {
  name: string; // its name
  does: string; // how it wins
}

/** A card of any deck. */
export interface Card {
  id: string; // what actions call it
  deck: Deck; // its deck
  name: string; // its name
  does: string; // what it does
  text: string[]; // all there is to say about it
  type?: Type; // of an action card: its type
  corporation?: string; // of an emergency card: whose it is
  harmless?: boolean; // whether illness does not matter to it
  effects?: Effect[]; // what it does, as content has it
  ability?: Effect[]; // of an asset: its abilities, as content has them
  counts?: string; // of an investment: what it counts; empty: what meets the demand
  steps?: Step[]; // of an investment: what it pays
  meets?: string; // of an investment: the resource that must meet the demand; empty: none
  base?: number; // of an investment: what that pays
  each?: number; // of an investment: what each more than that pays
  most?: number; // of an investment: what it pays at most
  goals?: Record<string, number>; // of a demand: what it asks for
  threat?: number; // of a demand: by how much threat rises if it is not met
  back?: string; // of an event: what its back shows
  place?: Record<string, number[]>; // of an event: where pieces come
  turns?: number; // of an event: how many turns its round has
}

/** The numbers of the rules. */
export interface Numbers {
  capital: number; // the capital a player begins with
  'hand-size': number; // how many cards a hand may hold
  'threat-end': number; // the threat at which the game ends
  'illness-threat': number; // by how much touching illness raises threat
  'root-threat': number; // by how much an enemy that reaches the root raises threat
  'federalist-capital': number; // the capital the Federalist needs
  'turn-spaces': number; // the spaces of the turn track
  beaten: Record<string, number>; // with one's own rival card, how many others one must beat: in a game of four, or of more
  'round-track': ('standard' | 'demand')[]; // the rounds there are
  'latest-deal': number; // deals after the one at hand for which support can be promised
  'longest-promise': number; // of a promise in words: how many signs it may have
}

/** All that is printed, with words for it. */
export interface Catalogue {
  numbers: Numbers; // the numbers of the rules
  due: number[]; // the standard rounds after which a demand must be met
  pieces: Record<string, number>; // how many pieces of each kind there are
  resources: Record<Resource, number>; // the last field of each resource's track
  districts: Record<string, District>; // the districts
  corporations: Record<string, Corporation>; // the corporations
  rivals: Record<string, Rival>; // rival cards that are no corporations
  cards: Record<string, Card>; // the cards
  clauses: Record<Term, string[]>; // the clauses to look up
}
