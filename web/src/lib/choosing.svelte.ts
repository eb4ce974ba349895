/** From a question to an action: what is pointed at, step by step, until one action is left that can be confirmed. */
import type { Game, Scene } from '../games/game';
import type { Ask, Choice, Refused } from './wire';

export type Step = { by: 'group'; group: string } | { by: 'thing'; thing: string } | { by: 'action'; action: string };

/** A choice as the bar shows it. */
export interface Option {
  key: string;
  text: string;
  icon: string | null;
  full: string; // with its consequence
  legal: boolean;
  pressed: boolean;
  refused: Refused[]; // the most telling reason first
  step: Step;
}

export type Mark = 'legal' | 'selected';

export class Choosing {
  steps = $state.raw<Step[]>([]);
  pointed = $state.raw<Step[]>([]); // where a pointer or the focus rests
  possibleFirst = $state(false); // where not all choices fit, those that can be chosen come first, and are numbered so

  constructor(
    private readonly game: () => Game,
    private readonly scene: () => Scene,
    private readonly asked: () => Ask | null,
    private readonly carryOut: (action: Choice, closing: string | null) => void,
  ) {}

  ask = $derived.by(() => this.asked());
  groups = $derived.by(() => (this.ask ? this.game().groups(this.ask.kind, this.ask) : null));

  /** What each deed concerns, looked up once for each question. */
  #concerns = $derived.by(() => {
    const scene = this.scene();
    const found = new Map<string, string[]>();
    for (const deed of [...(this.ask?.actions ?? []), ...(this.ask?.refused ?? [])])
      found.set(deed.text, this.game().steps(deed, scene));
    return found;
  });

  left = $derived(this.#after(this.ask?.actions ?? [], this.steps));

  /** The action that can be confirmed now. */
  selected = $derived<Choice | null>(
    this.left.length === 1 && (this.steps.length > 0 || this.#single) ? (this.left[0] ?? null) : null,
  );

  /** The action that is looked at: the chosen one, or the only one that pointing there would choose. */
  considered = $derived.by((): Choice | null => {
    if (this.selected || !this.pointed.length) return this.selected;
    for (const steps of [[...this.level, ...this.pointed], this.pointed]) {
      const left = this.#after(this.ask?.actions ?? [], steps);
      if (left.length) return left.length === 1 ? (left[0] ?? null) : null;
    }
    return null;
  });

  /** The steps that still leave a choice; the bar shows what follows from them. */
  level = $derived.by(() => {
    const steps = this.steps;
    for (let count = steps.length; count > 0; count--) {
      if (this.#after(this.ask?.actions ?? [], steps.slice(0, count)).length > 1) return steps.slice(0, count);
    }
    return [];
  });

  options = $derived.by(() => {
    const options = this.#options();
    return this.possibleFirst ? [...options.filter((one) => one.legal), ...options.filter((one) => !one.legal)] : options;
  });

  /** What has been chosen so far, in words: kinds of action and things. */
  said = $derived.by(() =>
    this.level.flatMap((step) =>
      step.by === 'group'
        ? [this.game().group(step.group).text]
        : step.by === 'thing'
          ? [this.game().thing(step.thing, this.scene())]
          : [],
    ),
  );

  /** What is asked now that a kind of action is chosen, if its game asks in words of its own. */
  get question(): string | null {
    const last = this.level.at(-1);
    return last?.by === 'group' ? (this.game().which?.(last.group) ?? null) : null;
  }

  /** What a choice is called where its effect is printed beside it. */
  titled(choice: Choice): string {
    return headed(this.game().title?.(choice, this.scene()) ?? choice.label);
  }

  /** More of the same may follow the action that can be confirmed. */
  continues = $derived.by(() => {
    const { ask, selected } = this;
    if (!ask?.closes || !selected || selected.text === ask.closes) return false;
    return ask.actions.filter((action) => action.text !== ask.closes).length > 1;
  });
  legal = $derived(new Set(this.#after(this.ask?.actions ?? [], this.level).flatMap((action) => this.concerns(action))));
  chosen = $derived(
    new Set([
      ...this.steps.flatMap((step) => (step.by === 'thing' ? [step.thing] : [])),
      ...(this.selected ? this.concerns(this.selected) : []),
    ]),
  );

  get #group(): string | undefined {
    return this.steps.find((step) => step.by === 'group')?.group;
  }

  get #single(): boolean {
    return this.groups === null && this.ask?.actions.length === 1;
  }

  concerns(deed: { text: string }): string[] {
    return this.#concerns.get(deed.text) ?? [];
  }

  mark(thing: string): Mark | null {
    if (this.chosen.has(thing)) return 'selected';
    return this.legal.has(thing) ? 'legal' : null;
  }

  /** Why nothing, or not everything, can be done with a thing: the reason that helps, if there is one. */
  reasons(thing: string): Refused[] {
    const found = (this.ask?.refused ?? []).filter((deed) => this.concerns(deed).includes(thing));
    const expected = this.#group ? [this.#group] : this.game().expects(thing, this.scene());
    const fitting = found.filter((deed) => expected.includes(deed.do));
    return nearest(fitting.length || this.usable(thing) ? fitting : found).slice(0, 1);
  }

  /** Whether a thing is one of those the chosen kind of action looks for, but refuses. */
  refuses(thing: string): boolean {
    const group = this.#group;
    if (!group || this.mark(thing) !== null || !this.game().expects(thing, this.scene()).includes(group)) return false;
    return (this.ask?.refused ?? []).some((deed) => deed.do === group && this.concerns(deed).includes(thing));
  }

  /** What is refused now and somebody might have tried. */
  get surprises(): Refused[] {
    const scene = this.scene();
    return (this.ask?.refused ?? []).filter((deed) => {
      const things = this.concerns(deed);
      if (deed.away >= FAR) return false;
      return things.length === 0 || things.every((thing) => this.game().expects(thing, scene).includes(deed.do));
    });
  }

  /** The clauses that say what a kind of action needs. */
  basis(group: string): string[] {
    return this.game().basis?.(group, this.scene()) ?? [];
  }

  /** Whether something can be done with a thing at all. */
  usable(thing: string): boolean {
    return (this.ask?.actions ?? []).some((action) => this.concerns(action).includes(thing));
  }

  /** The pointer rests on a choice of the bar, or on something on the table and perhaps on a use of it; or on nothing. */
  point(at: { choice?: string | undefined; thing?: string | undefined; use?: string | undefined }): void {
    const option = this.options.find((one) => one.key === at.choice);
    this.pointed = [
      ...(option ? [option.step] : []),
      ...(at.use ? [{ by: 'group' as const, group: at.use }] : []),
      ...(at.thing ? [{ by: 'thing' as const, thing: at.thing }] : []),
    ];
  }

  /** Touch a thing on the table. False: nothing can be done with it. */
  touch(thing: string): boolean {
    const step: Step = { by: 'thing', thing };
    const here = this.#after(this.ask?.actions ?? [], [...this.level, step]);
    if (here.length > 0 && !this.level.some((old) => old.by === 'thing' && old.thing === thing))
      this.steps = [...this.level, step];
    else if (this.usable(thing)) this.steps = [step];
    else return false;
    this.#open();
    return true;
  }

  pick(option: Option): void {
    if (!option.legal) return;
    this.steps = [...this.level, option.step];
    this.#open();
  }

  /** What only leads to the next question needs no confirmation: that question has one, and the way back. */
  #open(): void {
    if (this.selected && this.ask?.opens?.includes(this.selected.do)) this.confirm();
  }

  /** A certain kind of action with a certain thing, or an action as a whole. */
  start(...steps: Step[]): void {
    if (this.#after(this.ask?.actions ?? [], steps).length > 0) this.steps = steps;
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (this.steps.length === 0) return false;
    this.steps = this.steps.slice(0, -1);
    return true;
  }

  reset(): void {
    this.steps = [];
    this.pointed = [];
  }

  /** Carry out what is selected, and with it what ends a series of such answers, unless more are to follow. */
  confirm(more = false): void {
    if (this.selected) this.carryOut(this.selected, more ? null : (this.ask?.closes ?? null));
  }

  #after<D extends Choice | Refused>(deeds: D[], steps: Step[]): D[] {
    return deeds.filter((deed) =>
      steps.every((step) =>
        step.by === 'group'
          ? deed.do === step.group
          : step.by === 'thing'
            ? this.concerns(deed).includes(step.thing)
            : deed.text === step.action,
      ),
    );
  }

  #options(): Option[] {
    const ask = this.ask;
    if (!ask) return [];
    const legal = this.#after(ask.actions, this.level);
    const refused = this.#after(ask.refused ?? [], this.level);
    if (this.groups && !this.level.some((step) => step.by === 'group')) return this.#groupOptions(this.groups, legal, refused);
    return this.#plainOptions(legal);
  }

  #groupOptions(groups: string[], legal: Choice[], refused: Refused[]): Option[] {
    const shown = this.level.length ? groups.filter((group) => [...legal, ...refused].some((deed) => deed.do === group)) : groups;
    const surprises = new Set(this.surprises);
    return shown.map((group) => {
      const label = this.game().group(group);
      const own = legal.filter((action) => action.do === group);
      return {
        key: group,
        ...label,
        full: own.length === 1 && own[0] ? own[0].label : label.text,
        legal: own.length > 0,
        pressed: this.#reached(own),
        refused: telling(
          refused.filter((deed) => deed.do === group),
          surprises,
        ),
        step: { by: 'group', group },
      };
    });
  }

  #plainOptions(legal: Choice[]): Option[] {
    const things = this.level.flatMap((step) => (step.by === 'thing' ? [step.thing] : []));
    const next = legal.map((action) => this.concerns(action).filter((thing) => !things.includes(thing)));
    const scene = this.scene();
    const firsts = distinct(
      next.flatMap((rest) => rest.slice(0, 1)),
      (thing) => thing,
    );
    if (firsts.length < legal.length && next.every((rest) => rest.length > 1)) {
      return firsts.map((thing) => ({
        key: thing,
        text: this.game().thing(thing, scene),
        icon: null,
        full: this.game().thing(thing, scene),
        legal: true,
        pressed: this.chosen.has(thing),
        refused: [],
        step: { by: 'thing', thing },
      }));
    }
    return legal.map((action) => ({
      key: action.text,
      ...this.game().label(action, scene),
      full: action.label,
      legal: true,
      pressed: this.selected?.text === action.text,
      refused: [],
      step: { by: 'action', action: action.text },
    }));
  }

  #reached(own: Choice[]): boolean {
    return this.steps.length > this.level.length && own.some((action) => this.left.includes(action));
  }
}

const why = (deed: Refused) => `${deed.rule} ${deed.reason}`;

const FAR = 1000; // so far is from being possible what nobody would try

/** Each reason once: first what is nearest to possible, and of what is equally near the commonest. */
export function nearest(deeds: Refused[]): Refused[] {
  const tried = deeds.some((deed) => deed.away < FAR) ? deeds.filter((deed) => deed.away < FAR) : deeds;
  const times = (deed: Refused) => tried.filter((other) => why(other) === why(deed)).length;
  return distinct(tried, why).sort((one, other) => one.away - other.away || times(other) - times(one));
}

/** The reason against a kind of action that helps: one that somebody would run into. */
function telling(refused: Refused[], surprises: Set<Refused>): Refused[] {
  const expected = refused.filter((deed) => surprises.has(deed));
  return nearest(expected.length ? expected : refused).slice(0, 1);
}

function distinct<T>(items: T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

/** What an action is called, without what its preview tells: what stands in parentheses after it. */
export const headed = (label: string): string => label.replace(/\s*\([^()]*\)$/, '');
