// Made by tools/wire.py from ratusz.games.state51.position.seen. Do not edit.
import type { Head } from '../../lib/wire';

export type Line = 'conquer' | 'cooperate' | 'incorporate' | 'rebuild';

export type Phase = 'lookout' | 'production' | 'action' | 'cleanup' | 'over';

export type Contact = 'conquer' | 'cooperate' | 'incorporate';

/** this round; not, and not now; it can be paid; it cannot */
export type Standing = 'used' | 'unused' | 'ready' | 'lacks';

/** A marker on a location. */
export interface Marker {
  vp: number; // the victory points it is worth
  card: string | null; // the card tucked under the location with it; null: the discard pile was empty
}

/** A location of a state. */
export interface Place {
  place: string; // what actions call it: the card, with a number from the second copy on (gas-station:2)
  card: string; // the card
  uses: number; // how often it was worked or visited this round
  markers: Marker[]; // in its slots, oldest first
}

/** A player. */
export interface Side {
  faction: string; // the faction: base and contact card
  goods: Record<string, number>; // what lies on the Resource Table, by good; all goods are named
  vp: number; // victory points on the table
  score: number; // what it all counts now
  sources: Record<string, number>; // what that consists of: points on the table, locations, markers
  hand_size: number; // how many cards the hand holds
  hand: string[] | null; // the cards in hand; null: another's
  known: string[]; // cards of the hand that everybody has seen taken or named
  deals: string[]; // deals under the base
  spoils: string[]; // spoils under the base
  room: number; // how many more of both fit there
  state: Place[]; // the locations, in the order they were built
  lines: Line[]; // the contact lines used this round
  contacts: Record<Line, Standing>; // how the contact lines stand
  reach: Record<Contact, number> | null; // how far each kind of contact could reach with all that is there; null: another's
  passed: boolean; // whether the player has passed this round
  left: number; // resources and workers left over at the last clean-up, which break a tie
}

/** What is compared where scores are equal. */
export interface Tie {
  what: 'hand' | 'left'; // cards in hand, or resources and workers left
  rule: string; // the clause that says so
  values: number[]; // by seat
}

/** Something one might think of paying a reach with. */
export interface Paying {
  source: string; // what actions call it: an instant card, contact, or a token
  reach: number; // how far it reaches
  cost: Record<string, number>; // what using it costs
}

/** 51st State as a seat sees it. */
export interface View extends Head<Phase, Side> {
  first: number; // the seat of the First Player
  deck: number; // how many cards the deck holds
  discard: string[]; // the discard pile, top card first
  display: string[]; // the cards to choose from in the Lookout phase
  next: number | null; // the round after this one; null: there is none
  played: string[]; // instant cards of the action under way
  box: string[]; // cards that a position made by hand leaves out of the game
  rescoring: boolean; // whether a feature scores again for a location that comes by a rebuild (an option)
  resigned: number | null; // the seat that gave up
  paying: Paying[]; // while this seat pays for a reach, what it might pay it with, whether or not that will do
  ties: Tie[]; // after the game, what was compared to break a tie, as far as that was needed
  asked: Asked | null; // what is waited for; null: nothing, or other seats
}

/** The figures of events; what each kind of event has is in docs/reference/state51.md. */
export interface Figures {
  card?: string; // the card
  cards?: string[] | number; // the cards that are laid out, or how many are shuffled
  count?: number; // how many
  first?: number; // the seat of the First Player
  good?: string; // the good
  line?: Line; // the contact line
  new?: string; // the card that comes by a rebuild
  old?: string; // the card that gives way to it
  pile?: string; // deals or spoils
  place?: string; // the location, as actions call it
  reach?: number; // how far it reaches
  round?: number; // the round
  scores?: number[]; // the scores by seat
  seat?: number; // the seat whose doing it is
  source?: string; // what the reach comes from: a card, contact, or a token
  vp?: number; // victory points
  winners?: number[]; // the seats that have won
}

/** What is waited for, with its arguments. */
export type Asked = 
  | { kind: 'cash'; seat: number; card: string }
  | { kind: 'choose_marker'; seat: number; place: number; vp: number }
  | { kind: 'discard'; seat: number; rule: string }
  | { kind: 'make_room'; seat: number }
  | { kind: 'pawn'; seat: number }
  | { kind: 'pay_reach'; seat: number; line: string; card: string }
  | { kind: 'pick'; seat: number }
  | { kind: 'turn'; seat: number }
  | { kind: 'universal'; seat: number; good: string; amount: number; rule: string };
