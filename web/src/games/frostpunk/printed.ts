// Made by tools/wire.py from ratusz.words.frostpunk.printed. Do not edit.

export type Colour = 'red' | 'orange' | 'yellow' | 'blue' | 'white';

export type Pawn = 'worker' | 'engineer' | 'child' | 'automaton' | 'child-worker' | 'child-engineer';

export type Range = 'red' | 'orange' | 'yellow';

export type Who = 'worker' | 'engineer' | 'child';

export type Meaning = 'store' | 'worse' | 'better';

export type Group = 'starting' | 'basic' | 'shelter' | 'law' | 'scenario';

export type Ring = 'near' | 'far';

export type Term = 'advisor' | 'citizen' | 'cold' | 'deaths' | 'drawer' | 'food' | 'goods' | 'heat' | 'hunger' | 'law' | 'mobilise' | 'night' | 'pawn' | 'place' | 'route' | 'storm' | 'token' | 'who';

/** how much of each good */
export type Goods = Record<string, number>;

/** as content has them */
export type Effects = Record<string, unknown>[];

/** axial coordinates */
export type Hex = [number, number];

/** Something one may choose, in words. */
export interface Way {
  caption: string; // in short
  does: string; // what comes of it
  price: Goods; // what it takes: paid, or laid on the card
}

/** What an option costs; besides, what it needs and does, as content has it. */
export interface Price {
  cost?: Goods; // what is paid
  needs?: Record<string, unknown>; // what must hold
  effects?: Effects; // what it does
  now?: Effects; // of a way on from a place: what it does at once
  way?: string; // of a way on from a place: return or continue
  next?: string; // of a way on from a place: the kind of the next one
  then?: string; // of an event: where it goes afterwards
}

/** A special action of a card. */
export interface Special {
  pawn: string; // who may take it
  cost: Goods; // what it costs
  put: Goods; // what is laid on the card
  needs: Record<string, unknown>; // what must hold
  effects: Effects; // what it does
  cold: boolean; // whether it is done in the cold
  once: boolean; // whether it can be done once only
}

/** What a citizen card is played for. */
export interface Ability {
  actions: string[]; // the actions
  effects: Effects; // what it does
  buildings: string[]; // the buildings it is for; none: all
  fields: string[]; // where a gather may happen; none: as usual
  warm: boolean; // whether it makes warm
  cost: Goods; // what it costs
}

/** What every card has. */
export interface Named {
  name: string; // its name
  story: string; // its story
  does: string[]; // what it does
}

/** A card of any deck, an advisor, or the mobilisation; each has some of these fields. */
export interface Card extends Named {
  id?: string; // what actions call it
  deck?: string; // its deck
  at?: string[]; // of what it does, what comes at once, before any choice
  effects?: Effects; // the same as content has it
  lasting?: Record<string, number>; // what it changes for good
  option?: Price[]; // its options: what they cost
  options?: Way[]; // its options in words
  special?: Special | null; // its special action
  action?: Way; // its special action in words
  then?: string; // of an event: where it goes afterwards
  during?: Record<string, unknown>[]; // of an event: what it does in every such phase, as content has it
  law?: string; // of a consequence: the law it follows
  tokens?: Record<string, Effects>; // of a scenario card: by round, what its activation token sets off
  kind?: string; // of an expedition: A, B, C or S; of an event: what kind of event
  fields?: number; // of an expedition: how many fields it has
  hint?: string; // of an expedition: what it promises
  hinted?: string; // the same in words
  cost?: number; // of a technology: how many rounds it takes
  pair?: string; // of a law: the one that excludes it
  unlocks?: string[]; // of a law: the buildings it unlocks
  cold?: number; // of the weather: by how much the cold marker moves
  red?: number; // of the weather: by how much the red indicator moves
  orange?: number; // of the weather: by how much the orange one does
  yellow?: number; // of the weather: by how much the yellow one does
  expedition?: number; // of the weather: how far scouts move
  storm?: number; // of the weather: by how much the storm comes nearer
  type?: Who; // of a citizen: the type
  trade?: string; // of a citizen: the trade
  ability?: Ability; // of a citizen: what it is played for
  serves?: string[]; // of a citizen: the buildings it is played for, or else the actions
  brings?: string; // of a citizen: what that brings, in words
  start?: Record<string, unknown>; // of a citizen: what giving it up at the start costs, as content has it
  costs?: string; // the same in words
  death?: Record<Who, Effects>; // of a citizen: what its death brings, by the type that has died
  mourned?: Record<Who, string>; // the same in words
  token?: string; // of an advisor: the token it asks for
}

/** A side of a building tile in words. */
export interface SideWords {
  name: string; // its name
  does: string; // its action
  text: string[]; // all there is to say about it
}

/** A side of a building tile. */
export interface Side {
  insulation: Colour; // its insulation
  cost: Goods; // what using it costs
  cheaper: string; // what lowers that
  action: Effects; // its action
  hunting: number; // how many may hunt
  expeditions: number; // how many expeditions it allows
}

/** A building. */
export interface Building {
  id: string; // what actions call it
  name: string; // its name
  group: Group; // where it lies on the board
  count: number; // how many tiles there are
  size: 'small' | 'large'; // whether it takes a field or a tile
  base: Side; // the side it is raised with
  upgraded: Side | null; // the other side
  sides: SideWords[]; // both in words
  rule: string; // the clause about it
  cost: Goods | null; // what it costs; null: it cannot be raised
  'upgrade-cost': Goods; // what its upgrade costs
  engineers: boolean; // whether only engineers may use it
  fixed: boolean; // whether it cannot be demolished
  beds: number; // how many beds it has
  'child-beds': number; // how many of children
  deposit: string; // the goods it must stand on; empty: none
  outside: boolean; // whether it cannot stand on the Generator tile
  warms: boolean; // whether it warms its tile
  jail: boolean; // whether it is a jail
  raised: Effects; // what raising it does
  does: string; // what one wants to know who is about to raise it
  text: string[]; // all there is to say about it
}

/** The tracks of the boards. */
export interface Tracks {
  rounds: number; // how many rounds there are
  overload: number; // fields of the overload track
  deaths: number; // deaths that lose the game
  hope: number; // fields of hope
  discontent: number; // tokens of discontent that lose the game
  citizens: number; // the most citizens of a type
  food: number; // the most food
  hunger: number; // the most hunger
  epidemic: number; // the sick of a type that lose the game
  famine: number; // hunger that loses the game
  automatons: number; // the most automatons
  trees: number; // the most trees
  steel: number; // the most steel
  exhausted: number; // exhausted tokens of a type
  tokens: number; // tokens of each type of hope and discontent
  laws: number; // laws that can be passed
  'round-types': Who[]; // the types by turns
  section: number; // citizens to a section of their track
  pawns: number[]; // the most pawns, by type
  hands: number[]; // the most citizen cards in hand, by the number of players
}

/** The heat track. */
export interface Heat {
  fields: number; // how many fields it has
  heat: number; // where the heat marker begins
  cold: number; // where the cold marker begins
  red: number; // where the red indicator begins
  orange: number; // where the orange one begins
  yellow: number; // where the yellow one begins
  steps: Who[]; // who falls ill of each step between the markers
}

/** The numbers of the boards. */
export interface Numbers {
  box: Record<string, number>; // how many there are of what scenarios may ask for
  tower: Record<string, Record<string, number>>; // how cubes pass through the tower, plain and upgraded
  heat: Heat; // the heat track
  tracks: Tracks; // the other tracks
  actions: Record<string, number>; // how much the actions bring
  sickness: Record<string, number>[]; // the sections of the sickness tracks
  hunger: Record<string, number>[]; // the sections of the hunger track
}

/** A place of the map. */
export interface Place {
  at: Hex; // where it lies
  ring: Ring; // its ring
  zone: number; // its zone of heat, from 1
}

/** The map: axial coordinates, clockwise from the upper right. */
export interface Board {
  petals: Record<string, unknown>[]; // the hexes of the Generator tile, as content has them
  fields: Record<string, Hex>; // its fields
  drawer: Hex; // the one that is the drawer of the tower
  zone: number; // the zone of heat they lie in, from 1
  ranges: Record<Range, number>; // by indicator, the zone it warms, with those inside it
  places: Record<string, Place>; // the places around it
  corners: string[]; // the far places in the corners of the frame
  adjacent: Record<string, string[]>; // the fields next to each field
  grounds: Record<string, string>; // what kinds of ground are called
  wall: Record<string, unknown>[]; // the tokens of the wall, as content has them
  frame: Record<string, unknown>[]; // the pieces of the frame, as content has them
}

/** A tile of the map. */
export interface Tile {
  id: string; // what events call it
  ring: Ring; // its ring
  a: string; // what is printed on its first field
  b: string; // what is printed on its second one
  food: number; // the food that is found
}

/** A society. */
export interface Society {
  name: string; // its name
  text: string[]; // all there is to say about it
  levels: Record<'normal' | 'hard', Record<string, unknown>>; // what it begins with, by difficulty, as content has it
}

/** All that is printed, with words for it. */
export interface Catalogue {
  numbers: Numbers; // the numbers of the boards
  map: Board; // the map
  tiles: Record<string, Tile>; // the tiles of the map
  buildings: Record<string, Building>; // the buildings
  societies: Record<string, Society>; // the societies
  scenarios: Record<string, Record<string, unknown>>; // the scenarios, as content has them, with names
  cards: Record<string, Card>; // the cards
  advisors: Record<string, Card>; // the advisors
  mobilisation: Card; // the card of a game alone
  pawns: Record<Pawn, Who | null>; // the type each kind of pawn belongs to; null: to none
  figures: Record<string, Meaning>; // what more of each figure of a preview means to the city, in the order they are told
  clauses: Record<Term, string[]>; // the clauses to look up
}
