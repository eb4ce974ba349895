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
  asked: Record<string, unknown> | null; // what is waited for, by name its kind and its arguments; null: nothing, or other seats
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

/** Take back the own last action, or ask the others to allow it; not `whole`: only the last step of it. */
export interface Undo {
  do: 'undo';
  seat: number;
  seq: number;
  whole?: boolean;
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

/** What matters before the decision this seat has to make. */
export interface AskMentor {
  do: 'mentor';
  seat: number;
  id?: string | number | null;
}

/** Whether this seat has just done something that was clearly worse than something else, and may take it back freely. */
export interface AskVerdict {
  do: 'judge';
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

/** Somebody is shown what has happened, or is no longer. */
export interface Looking {
  do: 'looking';
  seat: number;
  on: boolean;
  id?: string | number | null;
}

/** What becomes of another's seat that has no time left: wait, let a bot play on, or end the game, if all others say so. */
export interface TimeUp {
  do: 'time';
  seat: number;
  late: number;
  choice: 'bot' | 'end' | 'wait';
  id?: string | number | null;
}

/** Remind another seat, when it has been waited for a while, that it is its turn. */
export interface Nudge {
  do: 'nudge';
  seat: number;
  whom: number;
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

/** What a player counts, by its name in previews and as it is called, before and after; of what holds or does not (1 or 0),
    what is so now, in words (`text`). */
export interface Changing {
  figure: string;
  name: string;
  before: number;
  after: number;
  text: string;
}

/** What is to be told at length: the lines of an entry from `line` to before `until`, and what has changed meanwhile. */
export interface Moment {
  kind: string;
  title: string;
  line: number;
  until: number;
  changes: Changing[];
}

export interface Entry {
  seq: number;
  by: number | null;
  kind: string;
  action: string | null;
  at: number;
  undone: boolean;
  lines: Line[];
  moments: Moment[];
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
  moments: Moment[];
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
  moments: Moment[];
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
  label: string;
  rule: string;
  reason: string;
  away: number;
  [figure: string]: unknown;
}

export interface Ask {
  seat: number;
  kind: string;
  aside: boolean;
  decision: boolean;
  question: string;
  foregone: string | null;
  closes: string | null;
  actions: Choice[];
  opens?: string[];
  refused?: Refused[];
}

export interface Waiting {
  seat: number;
  question: string;
  remind: number;
}

export interface Player {
  seat: number;
  name: string;
  kind: string;
  bot: string | null;
  online: boolean;
  yours: boolean;
  thinking: boolean;
  away: number | null;
}

export interface CanUndo {
  free: boolean;
  possible: boolean;
  step: boolean;
  seat: number | null;
}

export interface UndoRequest {
  by: number;
  to: number;
  agreed: number[];
  waiting: number[];
}

/** What has changed a figure over the game, and by how much in all. */
export interface Cause {
  name: string;
  change: number;
}

/** A figure at the beginning and at the end of each round; without a name where the picture has no other. */
export interface Drawn {
  name: string;
  values: number[];
  causes: Cause[];
}

/** A decision by which a game was lost or won. */
export interface Turning {
  round: number;
  text: string;
}

/** What tells how a game went: figures on one scale, at the beginning and over the rounds (0: it has no number). */
export interface Picture {
  picture: string;
  name: string;
  rounds: number[];
  turning: Turning | null;
  lines: Drawn[];
}

export interface Result {
  over: boolean;
  winners: number[];
  scores: number[];
  sources: Record<string, number>[];
  rule: string;
  left: number[];
  peeked: number | null;
  sentence: string;
  course: Picture[];
}

/** The lesson a table is played as: what it says, and how it stands (open, reached, missed). */
export interface Learning {
  lesson: string;
  title: string;
  begin: string;
  goal: string;
  ideas: string[];
  missed: string;
  strategy: string;
  status: string;
  left: number | null;
  next: string | null;
}

/** So many seconds for each player in the game and `more` after every turn (live), or for every answer (days). */
export interface TablePace {
  kind: 'days' | 'live';
  seconds: number;
  more: number;
}

/** A seat without time, who chooses what becomes of it, and who of them would end the game. */
export interface Late {
  seat: number;
  others: number[];
  ending: number[];
}

/** What is left to each seat, in milliseconds, when this was sent; and whose clocks run. */
export interface Clocks {
  pace: TablePace;
  left: number[];
  running: number[];
  late: Late[];
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
  lesson: Learning | null;
  hints: boolean;
  clock: Clocks | null;
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

/** The first question that comes of it, and the answers that may be given. */
export interface NextQuestion {
  kind: string;
  answers: string[];
}

/** What will happen as far as these eyes can know; each figure changes by least to most. */
export interface Foreseen {
  certain: boolean;
  cut: boolean;
  events: Line[];
  figures: Record<string, [number, number]>;
  waits: Awaited[];
  next: NextQuestion | null;
  remarks: string[];
  supposed: Foreseen | null;
  ways: Record<string, Foreseen>;
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

/** A bot thinks since then; or, if any are `ahead`, waits until they have had their turn, or has thought and waits for those
    who are still shown what has happened (`looking`). */
export interface Thinking {
  type: 'thinking';
  seat: number;
  since: number;
  ahead: number;
  looking: number[];
}

/** Bots wait for these seats to bargain, for so many milliseconds at most; for nobody: they go on. It is `held` while somebody
    writes an offer, has got one or is shown what has happened: then it is all the time there can be. */
export interface Parley {
  type: 'parley';
  seats: number[];
  left: number;
  held: boolean;
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

/** An action a bot would take, and what it comes to. */
export interface Advice {
  action: Choice;
  chance: number | null;
  why: string;
}

/** The best a bot would do, three at most, the best first. */
export interface Hint {
  type: 'hint';
  id: string | number | null;
  hints: Advice[];
}

/** What matters in the state `seq`, in one sentence, and the clause behind it; nothing, if there is nothing to say. */
export interface Mentor {
  type: 'mentor';
  id: string | number | null;
  seq: number;
  text: string;
  rule: string;
}

/** An action, and what it comes to. */
export interface Weighed {
  action: Choice;
  why: string;
}

/** What was done and what would have been better. */
export interface Poor {
  decision: number;
  chosen: Weighed;
  better: Weighed;
}

/** Whether the last own move was poor. */
export interface Judged {
  type: 'judged';
  id: string | number | null;
  seq: number;
  poor: Poor | null;
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
  email: string | null;
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

/** An e-mail address; null: none any more. */
export interface Address {
  address: string | null;
  password: string;
}

/** From when to when (milliseconds since 1970) a bot stands in at my tables, whenever it is my turn there. */
export interface Absence {
  since: number;
  until: number;
  bot: string;
}

/** How I am called when the page is closed, and by which ways I could be. */
export interface Calls {
  mail: boolean;
  push: string;
  email: string | null;
  email_wanted: string | null;
  browsers: string[];
  kinds: Record<'invited' | 'message' | 'over' | 'turn', ('mail' | 'push')[]>;
  quiet: [number, number] | null;
  zone: string;
  absence: Absence | null;
}

export interface ChangeCalls {
  kinds?: Record<'invited' | 'message' | 'over' | 'turn', ('mail' | 'push')[]>;
  quiet?: [number, number] | null;
  zone?: string;
  absence?: Absence | null;
}

/** Where a browser takes notices, as it says itself, and the keys to close them with. */
export interface Subscription {
  endpoint: string;
  key: string;
  auth: string;
}

export interface Unsubscription {
  endpoint: string;
}

export interface Stopped {
  kind: 'invited' | 'message' | 'over' | 'turn';
  way: 'mail' | 'push';
}

/** What stands at the end of a link in a letter. */
export interface LinkToken {
  token: string;
}

/** How often something was played, and won. */
export interface Share {
  id: string;
  name: string;
  played: number;
  won: number;
}

export interface BotRating {
  name: string;
  rating: number;
  uncertainty: number;
}

/** What I have played of one game. A rating is off by no more than its uncertainty, with 95 % certainty. */
export interface GameRecord {
  game: string;
  title: string;
  played: number;
  won: number;
  rating: number | null;
  uncertainty: number | null;
  rated: number;
  course: number[];
  roles: Share[];
  endings: Share[];
  bots: BotRating[];
}

/** What a rated game changed for one seat. */
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
  uncertainty: number;
}

export interface Profile {
  name: string;
  guest: boolean;
  games: GameRecord[];
}

export interface Farewell {
  password: string;
}

/** Each lets me in once without my password. */
export interface Codes {
  codes: string[];
}

export interface CodesLeft {
  left: number;
  mail: boolean;
}

export interface Password {
  password: string;
}

export interface NewPassword {
  password: string;
  new: string;
}

export interface Recover {
  name: string;
  code: string;
  password: string;
}

export interface Named {
  name: string;
}

/** What a browser is to ask its owner for (WebAuthn). */
export interface PasskeyOffer {
  state: string;
  options: Record<string, unknown>;
}

export interface PasskeyAnswer {
  state: string;
  credential: Record<string, unknown>;
}

export interface PasskeyLine {
  id: string;
  device: string;
  created: number;
  used: number | null;
}

export interface Blocked {
  id: string;
  name: string;
}

export interface Complaint {
  why: string;
}

export interface OptionValue {
  value: string | number;
  title: string;
  about: string;
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
  lessons: number;
  puzzles: number;
  bargain: number | null;
}

export interface LessonCard {
  lesson: string;
  title: string;
  goal: string;
  ideas: string[];
  minutes: number;
  done: boolean;
}

export interface RuleClause {
  id: string;
  kind: string;
  topic: string;
  text: string;
  language: string;
  example: boolean;
}

/** A clause at work: how it stood, as the seat saw it, what it did and what was told; or why it was not allowed to. */
export interface ClauseExample {
  rule: string;
  seat: number;
  view: View;
  players: string[];
  action: string;
  refused: boolean;
  told: string[];
  text: string[];
}

export interface ClauseTopic {
  id: string;
  topic: string;
}

/** A picture of a game: a position as a seat sees it, what is to be seen there, and where to read and play on. */
export interface TourStep {
  step: string;
  title: string;
  text: string;
  focus: string;
  seat: number;
  view: View;
  players: string[];
  table: string[];
  clauses: ClauseTopic[];
  lesson: string;
  lesson_title: string;
}

export interface WantedSeat {
  kind: 'bot' | 'local' | 'me' | 'open';
  bot?: string | null;
  name?: string | null;
  invite?: string | null;
}

export interface NewTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, string | number>;
  public?: boolean;
  hints?: boolean;
  pace?: TablePace | null;
  bargain?: number | null;
  language?: 'de' | 'en' | 'pl' | 'ru' | null;
  rated?: boolean;
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
  invited: string | null;
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
  your_choice: boolean;
  over: boolean;
  archive: boolean;
  public: boolean;
  winners: number[];
  ended: string;
  updated: number;
  continued: number | null;
  talks: boolean;
  lesson: string | null;
  language: string;
  hints: boolean;
  rated: boolean;
  level: number | null;
  pace: TablePace | null;
  bargain: number | null;
  dismissible: number[];
}

export interface ChroniclePage {
  page: string;
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

/** Somebody I have played with. */
export interface Contact {
  id: string;
  name: string;
  games: number;
  last: number;
}

export interface Invite {
  person: string;
}

export interface InvitationLink {
  url: string;
}

/** What a link invites to, and who does. */
export interface Invitation {
  table: string;
  game: string;
  board: string;
  title: string;
  host: string;
  text: string;
  terms: string[];
  free: number;
}

/** What somebody made of it. */
export interface DailyResult {
  place: number;
  name: string;
  guest: boolean;
  yours: boolean;
  won: boolean;
  text: string;
  verified: boolean;
  table: string | null;
}

/** A deal everybody gets on this day, by the world's clock (UTC). */
export interface DailyDeal {
  game: string;
  title: string;
  day: string;
  commitment: string;
  promised: number;
  seed: string | null;
  next: string | null;
  opponent: string | null;
  table: string | null;
  over: boolean;
  results: DailyResult[];
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
  continuable: boolean;
}

export interface PuzzleList {
  count: number;
  today: number;
  solved: number[];
}

export interface PuzzleSeat {
  seat: number;
  name: string;
  kind: string;
  bot: string | null;
}

export interface PuzzlePage {
  number: number;
  count: number;
  seat: number;
  seats: PuzzleSeat[];
  view: View;
  forecast: Record<string, Foreseen>;
  waiting: number[];
  question: string;
  choices: Choice[];
  text: string[];
}

export interface PuzzleAnswer {
  answer: string;
}

export interface PuzzleVerdict {
  right: boolean;
  sentence: string;
  best: string;
  reasons: string[];
  solution: string;
}

export interface CurvePoint {
  at: number;
  chance: number;
}

/** A move that cost much. */
export interface CoachedMove {
  at: number;
  cost: number;
  title: string;
  better: string;
  reasons: string[];
}

export interface CoachedSeat {
  seat: number;
  player: string;
  curve: CurvePoint[];
  costly: CoachedMove[];
}

/** What the coach found in a finished game; until it is done, how many decisions of how many are judged, and what is known. */
export interface Analysed {
  done: boolean;
  judged: number;
  of: number;
  seats: CoachedSeat[];
  caveat: string;
}

export interface Health {
  database: boolean;
  wrong: string[];
  version: string;
  compiled: boolean;
}

export type Request = Act | Undo | Consent | Say | AskHint | AskMentor | AskVerdict | Language | HandOver | Pace | Ready | Writing | Looking | TimeUp | Nudge | AskWhy | AskText | AskPreview | AskWhole | Ping;

export type Answer = Log | Events | State | Changed | Why | Text | Preview | Chat | Presence | Thinking | Parley | Ok | Error | Hint | Mentor | Judged | Pong | Bye;
