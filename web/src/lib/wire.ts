// Made by tools/wire.py from the types of the server. Do not edit.

/** the name of a task and its arguments, as `Rules.task_data` writes them */
export type TaskData = unknown[];

/** What every view has, whatever the game. */
export interface Head<Phase, Seat> {
  game: string; // the name of the game
  eyes: number | null; // the seat that looks; null: a spectator
  round: number; // the round the game is in, or what it counts instead
  phase: Phase; // the part of the round
  waiting: number[]; // the seats whose answer the game waits for; none: it is over
  stack: TaskData[]; // what is to come, the last one next: each a name and its arguments
  seats: Seat[]; // the players, by seat
}

/** The view of any game, of which only the head is known. */
export interface View extends Head<unknown, unknown> {
}

/** Do something; `seq` is how many entries of the log the player had seen. */
export interface Act {
  do: 'act';
  seat: number;
  seq: number;
  action: string;
  id?: string | number | null;
}

/** Take back the own last move, or ask the others to allow it. */
export interface Undo {
  do: 'undo';
  seat: number;
  seq: number;
  id?: string | number | null;
}

/** Allow another's undo or not; `false` from who asked withdraws the request. */
export interface Consent {
  do: 'consent';
  seat: number;
  yes: boolean;
  id?: string | number | null;
}

/** Say something to everybody, or from one's own seat to another seat alone. */
export interface Say {
  do: 'chat';
  text: string;
  to?: number | null;
  id?: string | number | null;
}

export interface AskHint {
  do: 'hint';
  seat: number;
  id?: string | number | null;
}

export interface Language {
  do: 'lang';
  lang: string;
  id?: string | number | null;
}

/** Let a bot play this seat; null: take it back. */
export interface HandOver {
  do: 'seat';
  seat: number;
  bot: string | null;
  id?: string | number | null;
}

/** How long bots wait between their moves at this table. */
export interface Pace {
  do: 'pace';
  ms: number;
  id?: string | number | null;
}

/** How many seconds bots give the people at this table to bargain before they decide; 0: none. */
export interface Talk {
  do: 'talk';
  seconds: number;
  id?: string | number | null;
}

/** There is nothing more to bargain about: the bots may decide. */
export interface Ready {
  do: 'ready';
  seat: number;
  id?: string | number | null;
}

/** An offer is being written, or is no longer. */
export interface Writing {
  do: 'writing';
  seat: number;
  on: boolean;
  id?: string | number | null;
}

/** What might be expected but is not allowed now, and why. */
export interface AskWhy {
  do: 'why';
  id?: string | number | null;
}

/** The table as lines of text. */
export interface AskText {
  do: 'text';
  id?: string | number | null;
}

/** What these actions would do, and what is to come as things stand. */
export interface AskPreview {
  do: 'preview';
  actions?: string[];
  forecast?: boolean;
  id?: string | number | null;
}

/** The log and the state once more, for a client that has lost the thread. */
export interface AskWhole {
  do: 'whole';
  id?: string | number | null;
}

export interface Ping {
  do: 'ping';
  id?: string | number | null;
}

/** Something that happened; besides these fields, the figures of the fact (card, goods, ...). */
export interface Line {
  kind: string;
  rule: string;
  text: string;
  seat?: number;
  [figure: string]: unknown;
}

export interface Entry {
  seq: number;
  by: number | null;
  kind: string;
  action: string | null;
  at: number;
  undone: boolean;
  lines: Line[];
}

/** The whole history as these eyes may know it; replaces what was sent before. */
export interface Log {
  type: 'log';
  entries: Entry[];
}

/** A new entry of the log; `undone` names the entries it took back. */
export interface NewEntry {
  seq: number;
  by: number | null;
  kind: string;
  action: string | null;
  at: number;
  undone: number[];
  lines: Line[];
}

/** A new entry of the log by itself. */
export interface Events {
  type: 'events';
  seq: number;
  by: number | null;
  kind: string;
  action: string | null;
  at: number;
  undone: number[];
  lines: Line[];
}

/** A legal action; besides these fields, the arguments of the action (card, place, ...). */
export interface Choice {
  do: string;
  text: string;
  label: string;
  [figure: string]: unknown;
}

/** An action one might expect but may not take; besides these fields, its arguments. */
export interface Refused {
  do: string;
  text: string;
  rule: string;
  reason: string;
  [figure: string]: unknown;
}

export interface Ask {
  seat: number;
  kind: string;
  aside: boolean;
  question: string;
  actions: Choice[];
  refused?: Refused[];
}

export interface Waiting {
  seat: number;
  question: string;
}

export interface Player {
  seat: number;
  name: string;
  kind: string;
  bot: string | null;
  online: boolean;
  yours: boolean;
  thinking: boolean;
}

export interface CanUndo {
  free: boolean;
  possible: boolean;
  seat: number | null;
}

export interface UndoRequest {
  by: number;
  to: number;
  agreed: number[];
  waiting: number[];
}

export interface Result {
  over: boolean;
  winners: number[];
  scores: number[];
  sources: Record<string, number>[];
  rule: string;
  left: number[];
  sentence: string;
}

export interface State {
  type: 'state';
  seq: number;
  moves: number;
  over: boolean;
  archive: boolean;
  eyes: number | null;
  view: View;
  asks: Ask[];
  waiting: Waiting[];
  players: Player[];
  undo: CanUndo;
  undo_request: UndoRequest | null;
  commitment: string;
  result: Result | null;
  text?: string[];
}

/** New entries of the log, and what has changed since the state `since` (how it is written: docs/protocol.md). */
export interface Changed {
  type: 'changed';
  seq: number;
  since: number;
  entries: NewEntry[];
  state: Record<string, unknown>;
}

/** What is refused in the state `seq` of what is asked for. */
export interface Why {
  type: 'why';
  id: string | number | null;
  seq: number;
  refused: Refused[];
}

/** The table in the state `seq` as lines of text. */
export interface Text {
  type: 'text';
  id: string | number | null;
  seq: number;
  text: string[];
}

/** What decides next: chance, something hidden, another seat, a new decision of one's own; or nothing (done, over). */
export interface Awaited {
  for: string;
  seat?: number;
  kind?: string;
}

/** What will happen as far as these eyes can know; each figure changes by least to most. */
export interface Foreseen {
  certain: boolean;
  cut: boolean;
  events: Line[];
  figures: Record<string, [number, number]>;
  waits: Awaited[];
  remarks: string[];
  supposed: Foreseen | null;
}

/** What an action will do, as data and in sentences; and what the figures are called. */
export interface Previewed {
  action: string;
  foreseen: Foreseen;
  names: Record<string, string>;
  text: string[];
}

/** What actions would do in the state `seq`, and if asked for, what is to come. */
export interface Preview {
  type: 'preview';
  id: string | number | null;
  seq: number;
  previews: Previewed[];
  forecast?: Record<string, Foreseen>;
}

export interface Speaker {
  name: string;
  seat: number | null;
}

export interface Chat {
  type: 'chat';
  id: number;
  by: Speaker;
  to: number | null;
  text: string;
  at: number;
}

export interface Presence {
  type: 'presence';
  players: Player[];
  spectators: number;
}

/** A bot thinks since then; or, if any are `ahead`, waits until they have had their turn. */
export interface Thinking {
  type: 'thinking';
  seat: number;
  since: number;
  ahead: number;
}

/** Bots wait for these seats to bargain, for so many milliseconds at most; for nobody: they go on. */
export interface Parley {
  type: 'parley';
  seats: number[];
  left: number;
}

/** What was asked for is done and written down. */
export interface Ok {
  type: 'ok';
  id: string | number | null;
  seq: number;
}

export interface Error {
  type: 'error';
  code: string;
  message: string;
  id: string | number | null;
  rule?: string;
}

export interface Hint {
  type: 'hint';
  id: string | number | null;
  action: Choice;
  why: string;
}

export interface Pong {
  type: 'pong';
  id: string | number | null;
}

/** The last message before the server closes the socket. */
export interface Bye {
  type: 'bye';
  code: string;
  message: string;
}

/** What is wrong: a code for programs, a sentence for people, and the clause of the rulebook it rests on, if any. */
export interface Fault {
  code: string;
  message: string;
  rule?: string;
}

export interface Faulty {
  error: Fault;
}

/** Done; there is nothing to say about it. */
export interface Nothing {

}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: 'de' | 'en' | 'pl' | 'ru';
  theme: 'auto' | 'dark' | 'light';
}

export interface ChangeMe {
  name?: string;
  language?: 'de' | 'en' | 'pl' | 'ru';
  theme?: 'auto' | 'dark' | 'light';
}

export interface Account {
  name: string;
  password: string;
}

/** A browser in which I am known. */
export interface SessionLine {
  id: string;
  device: string;
  created: number;
  seen: number;
  this: boolean;
}

export interface OptionValue {
  value: string | number;
  title: string;
}

export interface GameOption {
  name: string;
  title: string;
  values: OptionValue[];
  default: string | number;
}

export interface GameBot {
  bot: string;
  title: string;
  blurb: string;
}

export interface GameCard {
  game: string;
  title: string;
  blurb: string;
  seats: number[];
  options: GameOption[];
  bots: GameBot[];
  minutes: number;
  board: string;
}

export interface RuleClause {
  id: string;
  kind: string;
  topic: string;
  text: string;
  language: string;
}

export interface WantedSeat {
  kind: 'bot' | 'local' | 'me' | 'open';
  bot?: string | null;
  name?: string | null;
}

export interface NewTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, string | number>;
  public?: boolean;
  language?: 'de' | 'en' | 'pl' | 'ru' | null;
}

export interface SeatKey {
  seat: number;
  token?: string;
}

export interface TableMade {
  table: string;
  url: string;
  seats: SeatKey[];
}

export interface TableSeat {
  seat: number;
  name: string;
  kind: string;
  bot: string | null;
  left: string | null;
}

export interface TableSummary {
  table: string;
  game: string;
  title: string;
  seats: TableSeat[];
  round: number | null;
  moves: number;
  waiting: number[];
  your_seats: number[];
  your_turn: boolean;
  over: boolean;
  archive: boolean;
  public: boolean;
  winners: number[];
  updated: number;
  continued: number | null;
  talks: boolean;
  dismissible: number[];
}

export interface Join {
  seat?: number | null;
}

export interface Joined {
  seat: number;
  token: string;
}

export interface SeatBot {
  bot: string | null;
}

export interface Continue {
  at: number;
  seats: WantedSeat[];
  public?: boolean;
}

export interface Imported {
  table: string;
  url: string;
}

export interface Replay {
  at: number;
  moves: number;
  view: View;
  log: Entry[];
  waiting: number[];
  question: string;
  result: Result | null;
  text: string[];
  forecast: Record<string, Foreseen>;
}

export interface Health {
  database: boolean;
  wrong: string[];
  version: string;
  compiled: boolean;
}

export type Request = Act | Undo | Consent | Say | AskHint | Language | HandOver | Pace | Talk | Ready | Writing | AskWhy | AskText | AskPreview | AskWhole | Ping;

export type Answer = Log | Events | State | Changed | Why | Text | Preview | Chat | Presence | Thinking | Parley | Ok | Error | Hint | Pong | Bye;
