/** Big moments: those that have come since this person last looked, one after the other. Which they are, the server says. */
import type { Game, Scene } from '../../../games/game';
import type { Table } from '../../table.svelte';
import type { Entry, Line, Moment } from '../../wire';

export interface Shown {
  key: string;
  moment: Moment;
  lines: Line[];
  by: number | null; // whose move led to it
}

/** The moments of entries that were not taken back, in their order. */
export function momentsOf(entries: Entry[]): Shown[] {
  return entries
    .filter((entry) => !entry.undone)
    .flatMap((entry) =>
      entry.moments.map((moment) => ({
        key: `${entry.seq}:${moment.line}`,
        moment,
        lines: entry.lines.slice(moment.line, moment.until),
        by: entry.by,
      })),
    );
}

/** The card a moment shows: the first one its lines name, but for lines that name several or are about something else. */
export function cardOf(shown: Shown, game: Game, scene: Scene): string | null {
  for (const line of game.opens?.(shown.lines, shown.moment.kind) ?? shown.lines) {
    const [first, second] = game.mentions(line, scene).filter(({ thing }) => game.pictured(thing, scene));
    if (first && !second) return first.thing;
  }
  return null;
}

/** A line of the log beside the card it names, without what is printed there. */
export function toldBeside(line: Line, game: Game, scene: Scene): string {
  const [card] = game.mentions(line, scene);
  return card && game.beside ? game.beside(line.text, card.thing, scene) : line.text;
}

const NAMES = ['kind', 'rule', 'text'];

/** Where on the board a moment happens: selectors of what its figures name, a field, a district, people, a seat. */
export function placesOf(shown: Shown): string[] {
  const found = shown.lines.flatMap((line) =>
    Object.entries(line)
      .filter(([name]) => !NAMES.includes(name))
      .flatMap(([name, value]) => {
        if (name === 'seat') return [`[data-seat="${String(value)}"]`, `[data-thing="base:${String(value)}"]`];
        return typeof value === 'string' ? [`[data-thing="${CSS.escape(name)}:${CSS.escape(value)}"]`] : [];
      }),
  );
  return [...new Set(found)];
}

/** Whether one of these players brought a moment about and has read all of it before. */
export const knownTo = (mine: readonly { seat: number }[], shown: Shown, game: Game): boolean =>
  (game.read ?? []).includes(shown.moment.kind) && mine.some(({ seat }) => seat === shown.by);

export class Stage {
  /** The entry up to which moments were shown, or need not be. */
  seen = $state(0);
  #stepped = $state(0);
  away = $state(false); // they came while nobody looked

  queue = $derived.by<Shown[]>(() => {
    const found = momentsOf(this.table.entries.filter((entry) => entry.seq > this.seen));
    return found.filter((one) => !knownTo(this.table.mine, one, this.game));
  });
  /** Which of them is shown; what was taken back meanwhile is none of them any more. */
  at = $derived(Math.max(0, Math.min(this.#stepped, this.queue.length - 1)));
  shown = $derived<Shown | null>(this.queue[this.at] ?? null);
  last = $derived(this.at + 1 >= this.queue.length);

  constructor(
    private readonly table: Table,
    private readonly game: Game,
  ) {
    const newest = table.entries.at(-1)?.seq ?? 0;
    this.seen = Math.min(Number(localStorage.getItem(this.#key) ?? newest), newest);
    this.missed();
  }

  /** Somebody looks again: what is there now came meanwhile. */
  missed(): void {
    this.away = this.queue.length > 0;
  }

  next(): void {
    if (this.last) this.skip();
    else this.#stepped = this.at + 1;
  }

  back(): void {
    this.#stepped = Math.max(0, this.at - 1);
  }

  /** Nothing more of what has come so far. */
  skip(): void {
    this.seen = this.table.entries.at(-1)?.seq ?? 0;
    this.#stepped = 0;
    this.away = false;
    localStorage.setItem(this.#key, String(this.seen));
  }

  get #key(): string {
    return `shown:${this.table.id}`;
  }
}

const BRIEF = 48; // letters that fit above a question

/** What the question at hand comes from: the moment that was under way when it was asked, in a few words. */
export function causeOf(entry: Entry | undefined, game: Game, scene: Scene): string {
  const [found] = momentsOf(entry ? [entry] : []).slice(-1);
  if (!entry || !found || found.moment.until < entry.lines.length) return '';
  const [line] = found.lines;
  const text = line ? toldBeside(line, game, scene) : '';
  if (text.length <= BRIEF) return text;
  const card = cardOf(found, game, scene);
  return card ? game.thing(card, scene) : found.moment.title;
}
