/** A table as this browser knows it: how it stands, what happened, who is there; and the ways to say something to it. */
import { t, words } from './i18n/words.svelte';
import { changed, type Change } from './changes';
import { Foresight } from './foresight.svelte';
import { AGAIN, Requests, type Trouble } from './requests';
import { Connection, type Line } from './socket';
import { say } from './live.svelte';
import { keep, kept } from './offline';
import { keepMentor, mentored, PACES, prefs } from './prefs.svelte';
import type { Advice, Answer, Ask, Changed, Chat, Entry, NewEntry, Player, Poor, State, Thinking, Why } from './wire';

// What only matters to who looks closer is asked for when a state has stood so many milliseconds before somebody's eyes.
const GLANCE = 60; // why things are refused; what follows by itself from an own action has come by then
const OUTLOOK = 150; // what is to come
const KEEP = 500; // how it stands is kept for reading without the server
const GAZE = 600; // the table as text

export class Table {
  line = $state<Line>('calling');
  retryAt = $state<number | null>(null);
  state = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  talk = $state.raw<Chat[]>([]);
  players = $state.raw<Player[]>([]);
  spectators = $state(0);
  thinking = $state<{ seat: number; since: number; ahead: number; looking: number[] } | null>(null);
  parley = $state<{ seats: number[]; until: number; held: boolean } | null>(null); // time to bargain, by this clock
  hints = $state.raw<Advice[]>([]); // the best a bot would do now
  hinting = $state(false);
  mentored = $state<boolean | null>(null); // whether a mentor sits beside this person; null: nobody has said
  matters = $state.raw<{ text: string; rule: string }>({ text: '', rule: '' }); // what the mentor says before a decision
  poor = $state.raw<Poor | null>(null); // what was done last, and what would have been better
  judging = $state(false); // the mentor thinks about what was just done
  text = $state.raw<string[]>([]); // the table, to be read aloud
  trouble = $state<Trouble | null>(null);
  blocked = $state.raw<number[]>([]); // the seats of those this person has blocked since
  farewell = $state<string | null>(null);
  translating = $state(false); // what the table says is still in another language
  busy = $state(false); // an action is on its way
  skipping = $state(false); // bots move at once until it is my turn
  looked = $state(0); // the entry up to which this person has looked
  stoodAt = $state(0); // when the state came, by this browser's clock
  keptAt = $state<number | null>(null); // set: there is no line, and this is how the table stood then
  before = $state.raw<State | null>(null); // how it stood when this person last did something

  ownAct = $state(false); // the newest entry is an action of ours, not something taken back

  #why = $state.raw<Why | null>(null);
  #asked = $derived<Ask | null>(this.state?.asks.find((ask) => !ask.aside) ?? null);
  /** What is asked, and once somebody has looked at it for a moment, what is refused. */
  ask = $derived<Ask | null>(
    this.#asked && this.#why?.seq === this.state?.seq ? { ...this.#asked, refused: this.#why?.refused ?? [] } : this.#asked,
  );
  aside = $derived<Ask | null>(this.state?.asks.find((ask) => ask.aside) ?? null);
  /** The answer that follows from what this person just did, where nobody wants to be asked for it. */
  foregone = $derived(prefs.forced && this.ownAct ? (this.#asked?.foregone ?? null) : null);
  eyes = $derived(this.state?.eyes ?? null);
  mine = $derived(this.players.filter((player) => player.yours));
  /** What is asked, as long as it is the same: what others say aside changes the table, but not this. */
  question = $derived(this.#asked ? JSON.stringify([this.eyes, this.ownLast, this.#asked]) : '');
  /** The game did not begin with a shuffle, but with a position: the log has nothing of what was before. */
  continued = $derived(
    this.state?.commitment === '' && !this.entries.some((entry) => entry.kind === 'position' && entry.seq > 0),
  );

  readonly foresight = new Foresight(
    (request) => this.#requests.ask(request),
    () => this.state?.seq,
  );

  #connection: Connection;
  #requests = new Requests((request) => this.#connection.send(request));
  #lookedBefore: number | null;
  #greeted = false; // the server knows at which pace, and for whom, bots are to move
  #looking = false; // somebody is shown what has happened
  #skippedAt = 0;
  #writing: number | null = null; // the seat for which somebody writes an offer
  #closing: string | null = null; // the action on its way ends with this one
  #doubt = false; // a change came that does not fit; the whole is on its way
  #looks: ReturnType<typeof setTimeout>[] = [];
  #advised = new Set<string>(); // what a hint has named in the present state
  #mattered = ''; // the question the mentor has spoken about
  #judged = new Set<number>(); // decisions the mentor has spoken about, by how many moves were made before them
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly token: string | null = null,
  ) {
    this.mentored = mentored(id);
    const kept = localStorage.getItem(`looked:${id}`);
    this.#lookedBefore = kept === null ? null : Number(kept);
    this.#connection = new Connection(() => this.#address(), {
      heard: (message) => this.#heard(message),
      line: (state, retryAt) => {
        this.line = state;
        this.retryAt = retryAt;
        if (state !== 'open') this.#forget();
        if (state === 'lost' && !this.state) void this.#recall();
      },
    });
    document.addEventListener('visibilitychange', this.#look);
  }

  /** This person has sat down. Who was known to the server by then sits already; else it must be told who calls. */
  joined(): void {
    if (this.mine.length === 0) this.#connection.renew();
  }

  leave(): void {
    this.keepLooked();
    document.removeEventListener('visibilitychange', this.#look);
    this.#looks.forEach(clearTimeout);
    clearTimeout(this.#keeping);
    this.#connection.end();
  }

  /** Remember, for the next visit, what has been seen. */
  keepLooked(): void {
    if (this.state) localStorage.setItem(`looked:${this.id}`, String(this.state.seq));
  }

  // Saying something.

  /** Do something; and with it, where the same may be asked once more, what ends that. */
  async act(seat: number, action: string, closing: string | null = null): Promise<boolean> {
    if (this.busy || !this.state) return false;
    this.busy = true;
    this.judging = this.mentored === true && !this.#advised.has(action); // what a hint has named is not held against anybody
    this.hints = [];
    this.poor = null;
    this.before = this.state;
    this.#closing = closing;
    let answer = await this.#requests.ask({ do: 'act', seat, seq: this.state.seq, action });
    if (answer?.type === 'ok' && this.#closed(this.#asked)) {
      answer = await this.#requests.ask({ do: 'act', seat, seq: this.state.seq, action: closing ?? '' });
    }
    this.#closing = null;
    this.busy = false;
    if (answer?.type === 'ok' && this.judging) void this.#judge(seat);
    else this.judging = false;
    return this.#fine(answer);
  }

  /** A mentor sits down beside this person, or gets up. */
  mentor(on: boolean): void {
    this.mentored = on;
    keepMentor(this.id, on);
    this.poor = null;
    this.matters = { text: '', rule: '' };
    if (on) void this.#askMentor();
  }

  /** Take back what was poor, or leave it. */
  async reconsider(back: boolean): Promise<void> {
    const seat = this.eyes;
    this.poor = null;
    if (back && seat !== null) await this.undo(seat, false);
  }

  /** Whether what was just done was clearly poor; nobody hears of one decision twice. */
  async #judge(seat: number): Promise<void> {
    const answer = await this.#requests.ask({ do: 'judge', seat });
    this.judging = false;
    if (answer?.type !== 'judged' || !answer.poor || this.#judged.has(answer.poor.decision) || !this.mentored) return;
    if (!this.state?.undo.free) return;
    this.#judged.add(answer.poor.decision);
    this.poor = answer.poor;
  }

  async #askMentor(): Promise<void> {
    const ask = this.#asked;
    if (!this.mentored || !ask || (!ask.decision && this.state?.undo.step)) return; // a step goes with what was said before it
    const seq = this.state?.seq;
    const answer = await this.#requests.ask({ do: 'mentor', seat: ask.seat });
    if (answer?.type !== 'mentor' && this.state?.seq === seq) this.matters = { text: '', rule: '' }; // what it was is no longer so
    if (answer?.type !== 'mentor' || answer.seq !== this.state?.seq || !this.mentored) return;
    if (answer.text !== this.matters.text) say(answer.text);
    this.matters = answer;
    this.#mattered = ask.kind;
  }

  /** Whether this question is answered by what ends it. */
  #closed(ask: Ask | null): boolean {
    return this.#closing !== null && ask?.closes === this.#closing && ask.actions.some(({ text }) => text === this.#closing);
  }

  /** Take back the last action, or only the last step of it. */
  async undo(seat: number, whole = true): Promise<void> {
    if (!this.state) return;
    this.#fine(await this.#requests.ask({ do: 'undo', seat, seq: this.state.seq, whole }));
  }

  async consent(seat: number, yes: boolean): Promise<void> {
    this.#fine(await this.#requests.ask({ do: 'consent', seat, yes }));
  }

  /** To everybody, or to one seat alone. */
  async chat(text: string, to: number | null): Promise<boolean> {
    const answer = await this.#requests.ask({ do: 'chat', text, to });
    if (answer === null) this.#refused({ message: t('web-talk-unsent'), rule: null });
    return this.#fine(answer);
  }

  async askHint(seat: number): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    const answer = await this.#requests.ask({ do: 'hint', seat });
    this.hinting = false;
    if (answer?.type !== 'hint') {
      this.#fine(answer);
      return;
    }
    this.hints = answer.hints;
    this.#advised = new Set(answer.hints.map(({ action }) => action.text));
  }

  /** What becomes of another's seat whose time has run out. */
  async timeUp(seat: number, late: number, choice: 'wait' | 'bot' | 'end'): Promise<void> {
    this.#fine(await this.#requests.ask({ do: 'time', seat, late, choice }));
  }

  /** Remind another that it is his turn. */
  async nudge(seat: number, whom: number): Promise<boolean> {
    return this.#fine(await this.#requests.ask({ do: 'nudge', seat, whom }));
  }

  async handOver(seat: number, bot: string | null): Promise<boolean> {
    return this.#fine(await this.#requests.ask({ do: 'seat', seat, bot }));
  }

  /** Bots move at the speed this person likes. */
  pace(): void {
    if (this.line === 'open' && this.mine.length) this.#setPace();
  }

  #setPace(): void {
    const ms = this.skipping ? 0 : PACES[prefs.speed];
    void this.#requests.insist({ do: 'pace', ms }, () => ms === (this.skipping ? 0 : PACES[prefs.speed]));
  }

  /** The log and the state come anew in this language. */
  async speak(language: string): Promise<void> {
    if (this.line === 'calling') this.#connection.renew(); // whoever answers that call speaks the one before
    if (this.line !== 'open') return;
    this.translating = true;
    await this.#requests.ask({ do: 'lang', lang: language });
    this.translating = false;
  }

  /** Bots go on without a pause until it is this person's turn. */
  skip(): void {
    const now = performance.now();
    if (this.skipping && now - this.#skippedAt < AGAIN) return; // a key held down
    this.#skippedAt = now;
    this.skipping = true;
    this.#setPace();
  }

  /** There is nothing more to bargain about. */
  ready(): void {
    const wanted = (seat: number) => this.parley?.seats.includes(seat) === true;
    for (const { seat } of this.mine) if (wanted(seat)) void this.#requests.insist({ do: 'ready', seat }, () => wanted(seat));
  }

  /** An offer is being written, or is no longer: bots wait for it. */
  writing(seat: number, on: boolean): void {
    this.#writing = on ? seat : null;
    if (this.line === 'open') this.#tellWriting(seat, on);
  }

  #tellWriting(seat: number, on: boolean): void {
    void this.#requests.insist({ do: 'writing', seat, on }, () => on === (this.#writing === seat));
  }

  /** What has happened is being shown, or is no longer: bots wait for it. */
  looking(on: boolean): void {
    if (on === this.#looking) return;
    this.#looking = on;
    if (this.line === 'open') this.#tellLooking();
  }

  #tellLooking(): void {
    const on = this.#looking;
    for (const { seat } of this.mine) void this.#requests.insist({ do: 'looking', seat, on }, () => on === this.#looking);
  }

  dismiss(): void {
    this.trouble = null;
  }

  /** The table as text, now. */
  async read(): Promise<void> {
    const answer = await this.#requests.ask({ do: 'text' });
    if (answer?.type === 'text') this.text = answer.text;
  }

  // Hearing something.

  #heard(message: Answer): void {
    switch (message.type) {
      case 'log':
        this.#replaceLog(message.entries);
        break;
      case 'state':
        this.#doubt = false;
        this.#stands(message);
        break;
      case 'changed':
        this.#changes(message);
        break;
      case 'chat':
        if (!this.talk.some((other) => other.id === message.id)) this.talk = [...this.talk, message];
        break;
      case 'presence':
        this.players = message.players;
        this.spectators = message.spectators;
        break;
      case 'thinking':
        this.#thinks(message);
        break;
      case 'parley':
        this.parley = message.seats.length
          ? { seats: message.seats, until: Date.now() + message.left, held: message.held }
          : null;
        if (this.skipping) this.ready();
        break;
      case 'bye':
        this.farewell = message.message;
        break;
      default:
        if (!this.#requests.answer(message) && message.type === 'error') this.#fine(message);
    }
  }

  /** Without a server, how the table stood when it was last seen here; to be read, not to be played. */
  async #recall(): Promise<void> {
    const found = await kept(this.id).catch(() => null);
    if (!found || this.state) return;
    this.entries = found.entries;
    this.state = { ...found.state, asks: found.state.asks.filter((ask) => !ask.aside) }; // whose turn it was is told
    this.players = found.state.players;
    this.keptAt = found.at;
  }

  /** When nothing has changed for a moment. */
  #keepForLater(): void {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => {
      if (this.state && !this.keptAt)
        void keep(this.id, { at: Date.now(), state: this.state, entries: this.entries }).catch(() => undefined);
    }, KEEP);
  }

  #replaceLog(entries: Entry[]): void {
    const newest = entries.at(-1)?.seq ?? 0;
    if (this.entries.length === 0) this.looked = Math.min(this.#lookedBefore ?? newest, newest);
    this.entries = entries;
    this.ownAct = false;
    this.foresight.forget();
  }

  #changes(message: Changed): void {
    if (this.state?.seq !== message.since) {
      if (!this.#doubt) void this.#requests.insist({ do: 'whole' }, () => this.#doubt);
      this.#doubt = true;
      return;
    }
    message.entries.forEach((entry) => this.#addEntry(entry));
    this.#stands(changed(this.state, message.state as Change));
  }

  #addEntry(events: NewEntry): void {
    const { undone, ...rest } = events;
    const before = undone.length
      ? this.entries.map((old) => (undone.includes(old.seq) ? { ...old, undone: true } : old))
      : this.entries;
    this.entries = [...before, { ...rest, undone: false }];
    this.ownAct = events.kind === 'act' && this.mine.some((player) => player.seat === events.by);
    if (this.ownAct) this.looked = events.seq;
    say(events.lines.map((line) => line.text).join(' '));
  }

  /** The clock runs from when a bot began to think; while it waits for its turn, from when it began to wait. */
  #thinks({ seat, ahead, looking }: Thinking): void {
    const waits = this.thinking?.seat === seat && (looking.length > 0 || (this.thinking.ahead > 0 && ahead > 0));
    this.thinking = { seat, ahead, looking, since: waits && this.thinking ? this.thinking.since : Date.now() };
  }

  #stands(state: State): void {
    const before = this.question;
    if (state.seq !== this.state?.seq) this.#advised.clear();
    this.state = state;
    if (this.#asked?.decision && this.#asked.kind !== this.#mattered) this.matters = { text: '', rule: '' };
    this.stoodAt = performance.now();
    this.keptAt = null;
    this.#keepForLater();
    this.players = state.players;
    this.thinking = null;
    const possible = new Set(state.asks.flatMap((ask) => ask.actions.map((action) => action.text)));
    if (this.hints.some(({ action }) => !possible.has(action.text))) this.hints = [];
    if (!state.undo.free) this.poor = null;
    if (this.ask && this.question !== before && this.foregone === null && !this.#closed(this.ask)) say(this.ask.question);
    if (this.skipping && this.ask) {
      this.skipping = false;
      this.pace();
    }
    if (!this.#greeted && this.mine.length) this.#greet();
    if (state.result) say(state.result.sentence);
    this.#look();
  }

  /** A new line to the table, or a new seat at it. */
  #greet(): void {
    this.#greeted = true;
    if (prefs.speed !== 'usual') this.pace();
    if (this.#looking) this.#tellLooking();
    if (this.#writing !== null) this.#tellWriting(this.#writing, true);
  }

  /** Look closer, if this stands still for a moment and somebody can see it. */
  #look = () => {
    this.#looks.forEach(clearTimeout);
    if (document.visibilityState === 'hidden' || !this.state) return;
    const { seq } = this.state;
    const unknown = this.#asked && this.#asked.refused === undefined && this.#why?.seq !== seq;
    if (unknown) this.#looks[0] = setTimeout(() => void this.#askWhy(), GLANCE);
    this.#looks[1] = setTimeout(() => void this.foresight.look(), OUTLOOK);
    this.#looks[2] = setTimeout(() => void this.read(), GAZE);
    this.#looks[3] = setTimeout(() => void this.#askMentor(), OUTLOOK);
  };

  async #askWhy(): Promise<void> {
    const answer = await this.#requests.ask({ do: 'why' });
    if (answer?.type === 'why') this.#why = answer;
  }

  // Below all this.

  /** The newest entry of a seat at this screen; 0: there is none, whatever others have done. */
  get ownLast(): number {
    return this.entries.findLast((entry) => this.mine.some((player) => player.seat === entry.by))?.seq ?? 0;
  }

  /** The line is down: nobody will answer any more. What was committed is in the state that comes with the next line. */
  #forget(): void {
    this.#requests.forget();
    this.busy = false;
    this.hinting = false;
    this.skipping = false;
    this.parley = null;
    this.#greeted = false;
  }

  #fine(answer: Answer | null): boolean {
    if (answer?.type === 'ok') this.trouble = null;
    if (answer?.type === 'error' && answer.code !== 'stale') {
      this.#refused({ message: answer.message, rule: answer.rule ?? null });
    }
    return answer?.type === 'ok';
  }

  #refused(trouble: Trouble): void {
    this.trouble = trouble;
    say(trouble.message);
  }

  #address(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const token = this.token === null ? '' : `&token=${encodeURIComponent(this.token)}`;
    return `${scheme}//${location.host}/api/tables/${this.id}/ws?lang=${words.language}&changes=1&talks=1${token}`;
  }
}

/** Whether bots wait for this person to bargain. */
export function awaited({ parley, mine }: Table): boolean {
  return parley !== null && mine.some(({ seat }) => parley.seats.includes(seat));
}
