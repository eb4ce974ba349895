// Made by tools/wire.py from ratusz.games.frostpunk.position.seen. Do not edit.
import type { Head } from '../../lib/wire';

export type Pawn = 'worker' | 'engineer' | 'child' | 'automaton' | 'child-worker' | 'child-engineer';

export type Range = 'red' | 'orange' | 'yellow';

export type Who = 'worker' | 'engineer' | 'child';

export type Cause = 'won' | 'hope' | 'discontent' | 'generator' | 'epidemic' | 'famine' | 'deaths' | 'scenario' | 'time' | 'resigned';

export type Danger = 'hope' | 'discontent' | 'overload' | 'sick' | 'hunger' | 'deaths';

export type Phase = 'dawn' | 'morning' | 'generator' | 'weather' | 'preparation' | 'action' | 'dusk' | 'hunger' | 'night' | 'end' | 'over';

/** two numbers */
export type Pair = [number, number];

/** the places of the supply board where pawns work */
export type Pad = 'clear' | 'construct';

/** a pawn, and where it acted */
export type PlacedPawn = [Pawn, string];

/** A player; hands are open. */
export interface Seat {
  advisor: string; // the advisor; a dash: still to be chosen
  hand: string[]; // the citizen cards in hand
  played: string; // the citizen card played this round; a dash: none
}

/** A card that lies face up in the card area. */
export interface Lying {
  event: string; // the card
  goods: Record<string, number>; // the goods on it
  marks: number; // the markers on it
  spent: boolean; // whether its special action was used
}

/** An expedition. */
export interface Route {
  cards: string[]; // from the bottom; A03:2 is a card with its black side up, whose second option was taken
  scout: string; // the pawn on its way; a dash: none
  at: number; // the field it stands on, from the bottom, from 0
}

/** What the game began with. */
export interface Origin {
  scenario: string; // the scenario
  society: string; // the society
  difficulty: string; // normal or hard
}

/** Where the game stands. */
export interface Course {
  leader: number; // the seat of the leader
  setup?: boolean; // the set-up is under way
  turn?: number; // the seat whose turn it is in the action phase
  passes?: number; // how many seats in a row have passed
  shifted?: boolean; // the long shift of this round is used
  cause?: Cause; // why it is over
  proposals?: string[]; // by seat, the answer each proposes to whoever is asked; empty: none; call: asks the others
}

/** The people and what they have. */
export interface People {
  stock: Record<string, number>; // wood, coal, cores and steel in the pool
  food: number; // the food marker
  hunger: number; // the hunger marker
  deaths: number; // how many have died
  automatons: number; // how many automatons there are
  citizens: Record<string, number>; // how many citizens there are, by type
  sick: Record<string, number>; // how many of them are sick, by type
  'gravely-ill': Who[]; // the types whose sickness marker shows its skull
  pool: Record<string, number>; // pawns that can act, by kind
  placed: PlacedPawn[]; // pawns that have acted, on a field, in clearing or construction, or on a card: [pawn, spot]
  exhausted: Record<string, number>; // exhausted tokens without a pawn, by type
  resting: Record<string, number>; // pawns on exhausted tokens, by kind
  'special-children': string[]; // child-worker, child-engineer: those in the game
  stored: Record<string, number>; // wood, coal and food in the scenario's storage
}

/** Hope, the Generator, the weather and the round track. */
export interface Boards {
  hope: string[]; // the tokens of hope from the left; a plus: active
  discontent: string[]; // the tokens of discontent from the left; a plus: active
  heat: number; // the field of the heat marker
  cold: number; // the field of the cold marker
  ranges: Record<Range, number>; // the fields of the three indicators; all are named
  overheated: boolean; // whether the Generator is overheated
  overload: number; // the overload marker
  'tower-upgraded': boolean; // whether the tower is upgraded
  'cubes-dropped': number; // how many cubes were ever dropped into the tower
  'cubes-fallen': number; // how many of them have come out
  'weather-discard': string[]; // the weather cards that were drawn, the last one first
  storm: number; // the field of the storm marker; 0: out of the game
  strikes: number; // how often the storm has struck
  tokens: number[]; // the rounds with an activation token
}

/** The map. */
export interface Land {
  frame: Record<string, string[]>; // the goods the frame offers, by place
  hubs: string[]; // places with a heating hub
  tiles: Record<string, string>; // the tile on each place where there is one
  fields: Record<string, string>; // what is on each field: a dash, "coal 3", "sawmill", or upgraded "sawmill+"
  supply: Record<string, number>; // building tiles that are not on the map
  unlocked: string[]; // law buildings that may be raised
}

/** Laws and technologies. */
export interface Order {
  laws: string[]; // the laws that were passed
  'future-laws': string[]; // the laws that still can be
  technologies: string[]; // the technologies of this game
  developed: string[]; // those of them that are developed
  developing?: string; // the one that is being developed
  development?: number; // the round in which it will be
}

/** The cards and piles that lie open. */
export interface Cards {
  'dusk-discard': string[]; // the dusk cards that were drawn, the last one first
  'citizen-discard': string[]; // the citizen cards that were discarded, the last one first
  'discarded-expeditions': Record<string, string[]>; // the expedition cards that were discarded, by kind
  mobilisation: boolean; // whether the solo card is still there
  card: Lying[]; // the cards that lie face up
  route: Route[]; // the expeditions
}

/** What is known of what lies face down: decks are told in a fixed order, not in their own. */
export interface Hidden {
  'cubes-held': number; // cubes in the tower and its drawer, which nobody can tell apart
  'near-tiles': string[]; // tiles of the near ring that are left
  'far-tiles': string[]; // tiles of the far ring that are left
  weather: string[]; // cards of the weather deck
  morning: string[]; // cards of the morning deck
  dusk: string[]; // cards of the dusk deck that have been read
  consequences: string[]; // laws that have put a consequence nobody has read into the dusk deck
  consultations: string[]; // consultations, the one on top first
  expeditions: Record<string, string[]>; // cards of the expedition decks, by kind
  'citizen-deck': string[]; // cards of the citizen deck
}

/** Beds in the city. */
export interface Beds {
  heated: number; // that are warm
  'heated-child': number; // that are warm, for children alone
  'heated-in-all': number; // that are warm, those for children among them
  all: number; // all there are
  'all-child': number; // all there are for children alone
}

/** The hunger marker on its track. */
export interface Marker {
  flipped: boolean; // whether it has gone round and shows its other side
  field: number; // where it stands
}

/** Who is fed at the next meal. */
export interface Feeding {
  who: Who; // the type
  food: number; // how much food it takes
  and_hunger: number; // how much it takes with what the hungry eat first
}

/** A section of a sickness track. */
export interface Section {
  at: number; // from how many sick on
  exhausted: number; // how many pawns are exhausted
  flips: number; // how often the marker is turned
}

/** What passing a law settles. */
export interface Passing {
  law: string; // the law
  excludes: string | null; // the law that cannot be passed any more then; null: none
  number: number; // how many laws are passed then
  most: number; // how many can be in all
  consequence: boolean; // whether a consequence that nobody has read comes into the dusk deck
}

/** What it means if the heat marker stands on a field. */
export interface HeatField {
  cubes: number; // how many cubes drop into the tower
  risky: boolean; // whether so many may make the Generator fail
  reached: Range[]; // the indicators it has passed
  passes: Range[]; // those of them it has not passed on the field below
  zone: number; // the outermost zone that is warm, from 1; 0: none is
  step: Who | null; // who falls ill of the step up to this field if it lies between the heat and the cold marker
  gap: boolean; // whether it does
}

/** A number that loses the game. */
export interface Peril {
  name: Danger; // what is counted
  value: number; // where it stands; of the sick, the type with most of them
  track: number; // how many fields its track has
  falling: boolean; // whether it loses the game at the beginning of its track; else at the end
  near: boolean; // whether that is near
  rule: string; // the clause
}

/** What the storm will do when it strikes next. */
export interface Storm {
  round: number; // the round in whose weather phase it is looked at next
  certain: boolean; // whether it strikes then whatever the weather
  possible: boolean; // whether it may strike then
  ruins: string[]; // the buildings that become Ruins
  fields: string[]; // where they stand
  beds: number; // the beds that are lost with them
  homeless: number; // how many pawns are left without any bed, as things stand
}

/** What follows from the position, so that nobody has to work it out. */
export interface Outlook {
  warm: string[]; // fields that are warm
  beds: Beds; // how many beds there are
  hunger: Marker; // where the hunger marker stands
  feeding: Feeding; // who is fed
  pawns: Record<Who, number>; // how many pawns the citizens of a type give
  sections: Record<Who, Pair>; // of the sickness tracks: pawns exhausted, and how often the marker is turned
  sections_ahead: Record<Who, Section[]>; // the sections that more sick would come to
  outside: number; // how many will have no warm bed in the next night
  gap: number; // how many fields the heat marker stands below the cold marker
  burning: boolean; // whether any fuel has been burnt
  cubes: number; // how many cubes the heat drops into the tower
  risky: boolean; // whether so many may make the Generator fail
  room: number; // how many overload markers the track can still take
  track: HeatField[]; // the fields of the heat track, from 1
  fuelled: number[]; // the field the heat marker comes to with no coal, with 1, and so on
  eaters: Who[]; // who is fed in each round
  raisable: string[]; // buildings that may be raised, if there are tiles, goods and room
  insulated: Record<string, number>; // by colour of insulation, the heat from which such a building is warm anywhere; else never
  zones: boolean[]; // whether each zone is warm, from the Generator outwards
  prices: Record<string, Record<string, number>>; // by building, what it costs as is asked now, where that is not what is printed
  living: number; // how many people are alive; who died last is not, though the game may have ended before the marker moved
  works: number; // works of one construction
  laws: number; // how many more laws can be passed
  passing: Passing[]; // while a law is asked for, what each of them settles
  sleeping: Record<string, number>; // beds, by the field of their building
  fuel: number; // how much coal the Generator can take
  expeditions: number; // how many expeditions there may be
  routes: number[]; // how long each expedition is, in fields
  sheets: string[][]; // by seat, the sheets held, as their advisors
  ahead: Phase[]; // what this round still has of its phases, the present one first; none in the set-up
  open: string[]; // places without a tile where one could be laid next
  turning: string[]; // tokens the answers are about, as hope and discontent have them
  pads: Record<Pad, boolean>; // whether it is warm where pawns clear or construct
  chilly: string[]; // where what is asked for would be done, or stand, in the cold: fields, clearing, construction, cards
  cools: number; // the field the heat marker falls to in each Generator phase
  decks: Record<string, number>; // how many cards lie in the decks; expedition-A and so on: by kind
  perils: Peril[]; // the numbers that lose the game
  lost: Danger | null; // the one that has lost it
  storm: Storm | null; // what the storm will do; null: it is out of the game
}

/** Frostpunk as a seat sees it. */
export interface View extends Head<Phase, Seat>, Origin, Course, People, Boards, Land, Order, Cards, Hidden {
  outlook: Outlook; // what follows from all this
  asked: Asked | null; // what is waited for; null: nothing, or other seats
}

/** The figures of events; what each kind of event has is in docs/reference/frostpunk.md. */
export interface Figures {
  action?: string; // the main action, or the answer that is proposed
  advisor?: string; // the advisor
  building?: string; // the building
  cards?: number; // how many cards
  cause?: Cause; // why it is over
  citizen?: string; // the citizen card
  citizens?: string[]; // the citizen cards
  coal?: number; // coal
  cold?: number; // the field of the cold marker
  colour?: string; // the colour of an indicator
  count?: number; // how much or how many
  deaths?: number; // how many have died
  discontent?: number; // by how much discontent rises
  does?: Record<string, unknown>; // what the option does, as content has it
  dropped?: number; // cubes dropped into the tower
  event?: string; // the card
  events?: string[]; // the cards
  expedition?: string; // the expedition card
  fallen?: number; // cubes that have come out of the tower
  field?: string | number; // the field of the map; of a marker, the number of the field
  fields?: number; // by how many fields a marker moves
  food?: number; // food
  good?: string; // the good
  goods?: Record<string, number>; // the goods
  heat?: number; // the field of the heat marker
  hunger?: number; // the hunger marker
  law?: string; // the law
  leader?: number; // the seat of the leader
  left?: number; // how many of the type are left
  missing?: number; // how much is missing
  needs?: Record<string, unknown>; // the condition that does not hold
  option?: number; // the number of the option
  outside?: Record<string, number>; // who sleeps outside, by type
  overload?: number; // the overload marker
  pawn?: string; // the pawn
  pawns?: Record<string, number>; // the pawns, by type
  phase?: Phase; // the phase
  place?: string; // the place of the map
  round?: number; // the round
  route?: number; // the number of the expedition, from 1
  seat?: number; // the seat whose doing it is
  sick?: number; // how many are sick
  skull?: boolean; // whether the sickness marker shows its skull
  spot?: string; // where a pawn acts: a field, clearing, construction or a card
  starved?: boolean; // whether it was hunger that somebody died of
  strikes?: number; // how often the storm has struck
  technology?: string; // the technology
  tile?: string; // the tile
  token?: string; // the token
  warm?: boolean; // whether it is warm there
  weather?: string; // the weather card
  who?: string; // the type of citizens
}

/** What is waited for, with its arguments. */
export type Asked = 
  | { kind: 'activate_which'; seat: number; token: string }
  | { kind: 'advisor'; seat: number }
  | { kind: 'arrival'; seat: number; route: number; left: number }
  | { kind: 'clear_which'; seat: number; near: number; far: number }
  | { kind: 'decrease_how'; seat: number; track: string; type: string }
  | { kind: 'destroy'; seat: number; building: string }
  | { kind: 'die_which'; seat: number }
  | { kind: 'discard_which'; seat: number; token: string }
  | { kind: 'during_first'; seat: number; phase: string; done: string[] }
  | { kind: 'either'; seat: number; options: unknown[]; may: boolean; spot: string }
  | { kind: 'event'; seat: number; event: string; then: string }
  | { kind: 'exhaust_which'; seat: number }
  | { kind: 'fell'; seat: number; spot: string; reach: number; n: number; then: unknown[] }
  | { kind: 'foresee'; seat: number; cards: string[] }
  | { kind: 'fuel'; seat: number }
  | { kind: 'give_up_again'; seat: number }
  | { kind: 'give_up_one'; seat: number }
  | { kind: 'heal_which'; seat: number; points: number }
  | { kind: 'heap'; seat: number; spot: string; left: number; n: number; done: string[] }
  | { kind: 'hub'; seat: number }
  | { kind: 'increase_how'; seat: number; track: string }
  | { kind: 'law'; seat: number }
  | { kind: 'lay'; seat: number; ring: string; left: number; laid: string[] }
  | { kind: 'leave_which'; seat: number }
  | { kind: 'mourn_how'; seat: number; who: string }
  | { kind: 'pawn'; seat: number; deed: Record<string, unknown>; citizen: string }
  | { kind: 'place_expedition'; seat: number; expedition: string }
  | { kind: 'raise_free'; seat: number; building: string }
  | { kind: 'rebuild'; seat: number; raising: boolean; demolishing: boolean }
  | { kind: 'reuse_building'; seat: number }
  | { kind: 'reuse_worker'; seat: number }
  | { kind: 'settle'; seat: number; sick: boolean }
  | { kind: 'shelter'; seat: number; places: number; workers: number; engineers: number; children: number }
  | { kind: 'sicken_which'; seat: number }
  | { kind: 'sickness_first'; seat: number; workers: number; engineers: number; children: number }
  | { kind: 'site'; seat: number; building: string; discount: number }
  | { kind: 'spend_which'; seat: number; token: string; may: boolean; then: unknown[]; otherwise: unknown[]; spot: string }
  | { kind: 'store'; seat: number; good: string; most: number }
  | { kind: 'strip'; seat: number; good: string; left: number; n: number; done: string[] }
  | { kind: 'technology'; seat: number }
  | { kind: 'tend_which'; seat: number; points: number; who: string }
  | { kind: 'turn'; seat: number; fuelled: boolean }
  | { kind: 'turn_all'; seat: number; track: string }
  | { kind: 'turn_with'; seat: number; citizen: string }
  | { kind: 'upgrade_free'; seat: number }
  | { kind: 'way'; seat: number; route: number }
  | { kind: 'wish'; seat: number }
  | { kind: 'work'; seat: number; left: number; discount: number }
  | { kind: 'workshop'; seat: number; left: number };
