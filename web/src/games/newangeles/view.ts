// Made by tools/wire.py from ratusz.games.newangeles.position.seen. Do not edit.
import type { Head } from '../../lib/wire';

export type Lying = 'human-first' | 'orgcrime' | 'prisec' | 'android' | 'outage' | 'illness' | 'development' | 'protest' | 'strike';

export type Resource = 'energy' | 'consumables' | 'tech' | 'entertainment' | 'credits';

export type Type = 'biotech' | 'construction' | 'labor' | 'media' | 'security';

export type Offer = 'main' | 'counter';

export type Outcome = 'undecided' | 'demand' | 'threat';

export type Phase = 'setup' | 'action' | 'production' | 'event' | 'demand' | 'over';

export type Stance = 'main' | 'counter' | 'abstains';

/** two numbers */
export type Pair = [number, number];

/** a seat that knows of a card, and the card */
export type KnownCard = [number, string];

export type Part = 'open' | 'kept' | 'broken' | 'lapsed';

export type Step = 'asset' | 'main' | 'counter' | 'support' | 'resolution';

export type Condition = 'stable' | 'protest' | 'strike' | 'outage';

/** What was agreed before the game. */
export interface Options {
  'general-draw': 'one-deck' | 'any-decks'; // whether a draw of any type may mix decks
  reshuffle: 'into-decks' | 'under-decks'; // where the discard pile goes when it is shuffled
  'declined-investments': 'top' | 'shuffled'; // where declined investments go
}

/** A trade that is offered, or a promise that is still to be kept. */
export interface Trade {
  number: number; // what actions call it
  from: number; // the seat that made the offer
  to: number; // the seat it was made to
  give: string; // what the first hands over, as actions write it (see Goods); a dash: nothing
  want: string; // what the second hands over
  binding?: 'binding' | 'loose'; // of an offer: whether its maker wants it to bind
  parts?: Part[]; // of a promise: what became of either side's part
  promise: string; // what is promised in words
}

/** What one side of a trade hands over: in an action 3+mr-li+main*2@1, its parts joined by a plus, or a dash for nothing. */
export interface Goods {
  capital: number; // the capital: 3
  assets: string[]; // the assets: mr-li
  support: Offer | null; // the offer that is supported: main
  cards: number; // with how many cards: *2
  later: number; // how many deals after the one at hand: @1, which is left out where it is 0
}

/** The terms of a trade or a promise. */
export interface Terms {
  number: number; // what actions call it
  give: Goods; // what its maker hands over
  want: Goods; // what its taker hands over
  rule: string; // the clause that says how far it binds
}

/** An offer that is worth a thought. */
export interface Suggestion {
  to: number; // the seat to make it to
  give: Goods; // what is handed over
  want: Goods; // what is wanted
  text: string; // as an action
}

/** An offer. */
export interface Boxed {
  card: string; // the card
  seat: number; // who made it
}

/** What somebody has declared an offer would do. */
export interface Declared {
  offer: Offer; // the offer it is about
  choices: string[]; // the answers its card will get, as actions
}

/** The deal of this turn. */
export interface Deal {
  asset: string | null; // the asset it is about
  main: string | null; // the card of the main offer; try: an effect that is only tried out
  box: Boxed[]; // the counteroffers, the latest last
  countering: number | null; // the seat whose counteroffer stands
  tally: Pair; // the support of the main offer and of the counteroffer
  extra: Offer | null; // the offer that a card from a deck supports
  barred: number[]; // seats that cannot support the counteroffer
  muted: number[]; // seats that cannot trade in this deal
  bet: Pair | null; // the seat that has made a bet, and the seat it bets on
  declared: Declared | null; // what will be done if an offer wins
  decided: Offer | null; // the offer that an asset has made the winner
  won: Offer | null; // the offer that has won
}

/** The card, ability or event that is being carried out. */
export interface Resolving {
  card: string | null; // the action or emergency card; try: an effect that is only tried out
  ill: string[]; // ill districts it has affected, for which threat will rise
  cleared: string[]; // districts it has removed something from
  chosen: string | null; // the district it chose
  moved: string[]; // districts with an android that it moved there
  paid_android: boolean; // whether the android contract was paid for this card
  bound: string[]; // the declared answers that must still be given, as actions
  picked: number | null; // the seat it chose
  sum: number; // what the players have paid together
  rise: number; // by how much threat has risen during the event
  asset: string | null; // the asset whose ability was used last
}

/** A card of the event deck. */
export interface EventCard {
  event: string | null; // the card; null: these eyes do not know it
  back: string | null; // what its back shows; null: nobody has seen it
  seen: 'all' | number[]; // the seats that know the card, or all
}

/** What became of the promises a player gave. */
export interface Promises {
  kept: number; // how many were kept
  broken: number; // how many were broken
}

/** What lies open of a player. */
export interface OpenSide {
  corporation: string; // the corporation; a dash: none yet
  capital: number; // capital
  sources: Record<string, number>; // where the capital came from, by source
  assets: string[]; // the assets held
  exhausted: string[]; // those of them that are exhausted
  emergency: string[]; // emergency cards that may still be played
  spent: string[]; // emergency cards that are spent
  stance: Stance | null; // how the player stands in the support step
  promises: Promises; // the promises of support that were judged
}

/** An own investment. */
export interface Invested {
  investment: string; // the card
  count: number; // how much there is now of what it counts
  capital: number; // what it would pay now
  step: number | null; // of its steps, which one that is, from 0; null: none, or it has no steps
}

/** What a rival card asks for, as things stand. */
export interface Aim {
  have: number; // the capital, or with one's own card how many others have less
  need: number; // how much of that wins
  enough: boolean; // whether it is enough; with the Federalist only if the city falls
  by: number; // if it is, by how much more than would not be; else how much is short
}

/** What is known of a player's cards: all of the own ones, and what one has a right to know. */
export interface Secrets {
  hand_size: number; // how many cards the hand holds
  hand: string[] | null; // the cards in hand; null: another's
  known: KnownCard[]; // cards of the hand that a seat knows of: [seat, card]
  support_size: number; // how many cards were laid as support
  support: string[] | null; // these cards; null: another's
  rival: string | null; // the rival card; null: unknown or none
  rival_seat: number | null; // the player it names; null: unknown, or nobody
  has_rival: boolean; // whether there is a rival card
  aim: Aim | null; // what it asks for; null: unknown or none
  investment: string | null; // the investment kept; null: unknown or none
  has_investment: boolean; // whether there is one
  dealt_size: number; // how many investments there are to choose from
  dealt: string[] | null; // these investments; null: another's
  worth: Invested[] | null; // the investments kept or to choose from, with their worth; null: another's
}

/** A player. */
export interface Seat extends OpenSide, Secrets {
}

/** What lies open for everybody. */
export interface Table {
  outcome: Outcome; // how the game ended
  active: number | null; // the holder of the active-player token
  threat: number; // the threat
  supply: Record<Resource, number>; // what was produced, by resource
  demand: string | null; // the demand card
  city: Record<Lying, string[]>; // by kind of piece, the districts where one lies
  under_seen: number[]; // the seats that know the rival card under the board
  deal: Deal; // the deal
  drawn: Type[]; // the types of cards drawn in the draw that is under way
  no_limit: number[]; // the seats that need not discard this turn
  resolving: Resolving; // what is being carried out
  trades: Trade[]; // trades that are offered
  notes: Trade[]; // promises
  next_trade: number; // the number the next trade will get
}

/** A district as it is now. */
export interface Site {
  condition: Condition; // how far unrest has come, or an outage
  primary: number; // how much of its primary resource it would produce
  secondary: number; // how much of its secondary one
  more: number; // how much more of its primary one than is printed
  blocked: boolean; // whether it works, but Orgcrime keeps the primary resource
}

/** What follows from the position, so that nobody has to work it out. */
export interface Outlook {
  districts: Record<string, Site>; // the districts
  reserve: Record<Lying, number>; // how many of each piece are left
  missing: Record<Resource, number>; // what is short of the demand
  next: number; // how much of what the back of the next event shows is in the city
  step: Step | null; // the step the deal has come to; null: no deal is under way
  space: number | null; // the space of the turn track whose asset the deal is about; null: no deal is under way
  standard: Pair; // standard rounds: those the marker has reached, and all there are
  offers: Record<Offer, Boxed | null>; // the two offers that stand
  older: string[]; // the cards of counteroffers that stand no more
  declared: Record<string, unknown>[]; // the declared answers, as data
  options: Record<string, unknown>[][]; // what the options of the choice at hand do, as content has it
  price: number; // how many cards another counteroffer costs
  tied: number | null; // the seat that wins because both offers have the same support; null: they have not, or it is decided
  using: string | null; // the asset whose ability somebody is asked about
  trading: boolean; // whether players may trade
  supporters: number[]; // the seats that have support to give in the deal at hand
  supporting: number | null; // the seat that decides about its support just now; null: none
  binding: number[]; // trades, by number, that are carried out if they are accepted as things stand: only they bind
  terms: Terms[]; // the terms of all trades and promises
  sheet: 'four' | 'more'; // the draws of the corporations' sheets that count
}

/** New Angeles as a seat sees it. */
export interface View extends Head<Phase, Seat>, Table {
  options: Options; // what was agreed before the game
  goals: Record<Resource, number> | null; // what the demand asks for, by resource
  round_track: ('standard' | 'demand')[]; // the rounds there are
  decks: Record<Type, number>; // how many cards each deck holds
  discard: number; // how many cards the discard pile holds
  assets: number; // how many cards the asset deck holds
  track: number; // how many assets lie on the turn track
  events: EventCard[]; // the event deck, top card first
  demands: number; // how many cards the demand deck holds
  investments: number; // how many cards the investment deck holds
  under: string | null; // the rival card under the board; null: these eyes do not know it
  suggested: Suggestion[]; // offers this seat might make to get support that is asked for now
  outlook: Outlook; // what follows from all this
  asked: Asked | null; // what is waited for; null: nothing, or other seats
}

/** The figures of events; what each kind of event has is in docs/reference/newangeles.md. */
export interface Figures {
  asset?: string; // the asset
  back?: string; // what the back of an event card shows
  backs?: string[]; // what the backs of several show
  binding?: string; // binding or loose: whether it is carried out if it is accepted as things stand
  broken?: number; // how many promises somebody has broken
  by?: 'more' | 'tie'; // how support has decided
  capital?: number | number[]; // the capital of the seat, or of every seat
  card?: string; // the action or emergency card
  cards?: string[] | number; // such cards, or how many
  cause?: string; // what raised threat
  choices?: string[]; // the declared answers, as actions
  corporation?: string; // the corporation
  cost?: number; // how many cards a counteroffer costs
  count?: number; // how much or how many
  counter?: number; // the support of the counteroffer
  demand?: string; // the demand card
  district?: string; // the district
  event?: string; // the event card
  events?: string[]; // several of them
  faceup?: number; // 1: the emergency card may be played again
  from?: number; // the seat it comes from
  give?: string; // what the maker of a trade hands over, as actions write it
  goals?: Record<Resource, number>; // what the demand asks for
  investment?: string; // the investment
  investments?: string[]; // the investments dealt
  left?: number; // how many are left
  main?: number; // the support of the main offer
  missing?: Record<Resource, number>; // what a demand did not get
  number?: number; // the number of a trade or a promise
  offer?: Offer; // the offer
  owner?: number; // the seat that would win by it
  piece?: string; // the unit or token
  player?: number; // the other seat it is about
  promise?: string; // what is promised in words
  reason?: string; // why an offer is declined
  resource?: Resource; // the resource
  rival?: string; // the rival card
  round?: number; // the round
  seat?: number; // the seat whose doing it is
  setup?: string; // the set-up card
  source?: string; // where capital comes from or goes to
  space?: string; // standard or demand: the space of the round track
  stage?: number; // how far unrest has come
  supply?: number; // what there is of the resource now
  terms?: Terms; // what is traded, part by part
  threat?: number; // the threat now
  to?: number | string; // the seat it goes to; of a piece that moves, the district
  turns?: number; // how many turns the round has
  type?: Type; // the type of action cards
  want?: string; // what the taker of a trade hands over
  winners?: number[]; // the seats that have won
}

/** What is waited for, with its arguments. */
export type Asked = 
  | { kind: 'all_draw_one'; seat: number; effect: Record<string, unknown>; cards: number }
  | { kind: 'android_one'; seat: number; effect: Record<string, unknown>; left: number }
  | { kind: 'bury'; seat: number; left: number }
  | { kind: 'choose_one'; seat: number; effect: Record<string, unknown> }
  | { kind: 'contribute'; seat: number }
  | { kind: 'corporation'; seat: number }
  | { kind: 'counter'; seat: number }
  | { kind: 'counter_cost'; seat: number; left: number }
  | { kind: 'decide_one'; seat: number }
  | { kind: 'deck_support_one'; seat: number }
  | { kind: 'declare_one'; seat: number; offer: string; answers: string[] }
  | { kind: 'discard'; seat: number; left: number; rule: string }
  | { kind: 'discard_asset_one'; seat: number; owner: number }
  | { kind: 'draw_type'; seat: number; cards: number }
  | { kind: 'drummed_up'; seat: number; effect: Record<string, unknown> }
  | { kind: 'either_one'; seat: number; effect: Record<string, unknown> }
  | { kind: 'flip_one'; seat: number; owner: number }
  | { kind: 'general'; seat: number; cards: number; mixed: string[] }
  | { kind: 'give_one'; seat: number; effect: Record<string, unknown>; left: number }
  | { kind: 'keep'; seat: number }
  | { kind: 'lay'; seat: number; left: number }
  | { kind: 'lower_one'; seat: number; effect: Record<string, unknown>; left: number; taken: string[] }
  | { kind: 'main'; seat: number }
  | { kind: 'pick_one'; seat: number; effect: Record<string, unknown> }
  | { kind: 'place_one'; seat: number; effect: Record<string, unknown>; left: number }
  | { kind: 'raise_one'; seat: number; effect: Record<string, unknown>; left: number; taken: string[] }
  | { kind: 'remove_one'; seat: number; effect: Record<string, unknown>; left: number; done: number }
  | { kind: 'rob_one'; seat: number; effect: Record<string, unknown> }
  | { kind: 'send_back_or_pay'; seat: number; owner: number; effect: Record<string, unknown> }
  | { kind: 'share_one'; seat: number; effect: Record<string, unknown>; number: number; taken: number[] }
  | { kind: 'steal_asset_one'; seat: number }
  | { kind: 'steal_emergency_one'; seat: number; left: number }
  | { kind: 'steal_one'; seat: number; target: number }
  | { kind: 'supply_one'; seat: number; effect: Record<string, unknown>; left: number; taken: string[] }
  | { kind: 'support'; seat: number }
  | { kind: 'support_with'; seat: number; side: string; least: number; most: number }
  | { kind: 'swap_one'; seat: number; effect: Record<string, unknown>; first: string }
  | { kind: 'swap_rival'; seat: number }
  | { kind: 'told_type'; seat: number; drawer: number; cards: number }
  | { kind: 'use'; seat: number; moment: string; subject: number; spent: string[] };
