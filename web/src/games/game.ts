/** What a game brings to the platform: its board, how its choices are found on it, and how they are previewed. */
import type { Component } from 'svelte';
import type { Choosing } from '../lib/choosing.svelte';
import type { Figures } from '../lib/i18n/words.svelte';
import type { Trouble } from '../lib/requests';
import type { Tip } from '../lib/tips.svelte';
import type { Ask, Choice, Entry, Foreseen, Line, Player, Previewed, Refused, Result, State, View } from '../lib/wire';

/** A position to draw: at a table, or while leafing through a finished game. */
export interface Scene {
  view: View;
  catalogue: unknown;
  players: Player[];
  bottom: number; // the seat at the lower edge
  choosing: Choosing | null; // null: nothing can be done here
  before: State | null; // how it stood when this person last did something
  told: readonly Entry[]; // the log
  turn: number[]; // the seats the game waits for
  foreseen: Previewed | null; // what the action that is chosen or pointed at will do, as soon as the server has told
  forecast: Record<string, Foreseen>; // what is to come as things stand, by name
  aside: Ask | null; // what may be done at any time
  act: ((action: string) => Promise<boolean>) | null; // null: nothing can be done here
  foretell: ((action: string) => Promise<Previewed | Trouble | null>) | null; // what an action that is in no list would do, or why not
  back: (() => void) | null; // takes back the last step of an action that is half done
  writing: ((on: boolean) => void) | null; // an offer is being written, or is no longer: bots wait for it
  over: boolean;
}

export interface Label {
  text: string;
  icon: string | null;
}

/** A place of the guided tour: what it points at, and when it makes sense. */
export interface Stop {
  id: string; // of its messages: web-<game>-guide-<id>, with .title
  target: string; // a CSS selector; of several places the first one in sight
  beside?: string; // a CSS selector: what is not to be covered either, beside the choices
  ready: (scene: Scene, asked: string | null) => boolean;
  figures?: (scene: Scene) => Figures; // its message tells
}

/** What a game keeps beside the board besides log, talk and rules; on a phone a view of its own. */
export interface Panel {
  View: Component<{ scene: Scene }>;
  label: () => Label;
  count: (scene: Scene) => number; // what waits there for an answer
  begin?: (scene: Scene) => (() => void) | null; // begin an offer there; null: not now
}

export interface Tie {
  text: string;
  rule: string;
  values: number[];
}

/** Something that can be done, or something refused: both name what they concern in the same way. */
export type Deed = Choice | Refused;

/** An answer that may be given to every question of a kind for a while, so that it is asked no more. */
export interface Standing {
  until: string; // as long as this is the same
  kind: string;
  action: string;
}

export interface Game {
  name: string;
  Sprite?: Component; // its icons
  Board: Component<{ scene: Scene }>;
  Hand: Component<{ scene: Scene }>;
  Headline: Component<{ scene: Scene }>;
  /** What else of the own side one must see where the board has no room for it. */
  Brief: Component<{ scene: Scene }>;
  Outcome: Component<{ scene: Scene; choice: Choice }>;
  Emblem: Component<{ scene: Scene; seat: number }>;
  Large: Component<{ scene: Scene; thing: string }>;
  /** The kinds of action of an ask, in the order of their numbers; null: each action has its own number. */
  groups: (kind: string, ask: Ask) => string[] | null;
  group: (group: string) => Label;
  /** The clauses that say what a kind of action needs, where there is nothing of that kind to be refused. */
  basis?: (group: string, scene: Scene) => string[];
  /** The things at the table a deed concerns, in the order one would point at them. */
  steps: (deed: Deed, scene: Scene) => string[];
  /** The kinds of action one would try with a thing; the reasons against others are noise. */
  expects: (thing: string, scene: Scene) => readonly string[];
  label: (deed: Choice, scene: Scene) => Label;
  standing?: (scene: Scene) => Standing | null;
  /** The question that follows a kind of action; null: which one. */
  which?: (group: string) => string | null;
  /** What a choice is called above its preview, where its label would tell what the preview shows. */
  title?: (deed: Choice, scene: Scene) => string;
  thing: (thing: string, scene: Scene) => string;
  /** Who sits at a seat, where a name alone does not say it. */
  called?: (scene: Scene, seat: number) => string;
  about: (thing: string, scene: Scene) => Tip;
  /** The ids in the figures of a log line that can be looked at, and how they are named in its text. */
  mentions: (figures: Record<string, unknown>, scene: Scene) => { thing: string; name: string }[];
  /** Whether `Large` has a picture of a thing. */
  pictured: (thing: string, scene: Scene) => boolean;
  /** The picture of a card says all that is to be said about it. */
  worded?: boolean;
  /** Those lines of a moment of this kind whose card belongs beside it; else the card may be in any of them. */
  opens?: (lines: Line[], kind: string) => Line[];
  /** Kinds of moments that whoever brought them about has read before. */
  read?: readonly string[];
  /** A line of the log as it is told beside the picture of a card. */
  beside?: (text: string, thing: string, scene: Scene) => string;
  /** Names of what the score consists of, and of their sum, if they have one. */
  source: (source: string) => string;
  sum?: () => string;
  /** The figures by which a tie is broken, as far as they were needed. */
  ties: (scene: Scene) => Tie[];
  guide: Stop[];
  panel?: Panel;
  /** How the end came about, beyond the figures. */
  Verdict?: Component<{ scene: Scene; result: Result; table: string }>;
}
