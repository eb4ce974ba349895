/** What a card would do before it is offered: the districts it can touch, and the threat it can cause. */
import type { Choice } from '../../lib/wire';
import type { Scene } from '../game';
import { cityOf, look, put, push, room, shift, take, type City } from './city';
import { card as cardNamed, catalogue, corporation, offered, seat as seatAt, view } from './table';
import { RESOURCES, type Corporation, type Effect, type Lying, type Offer, type Piece, type Resource } from './types';

export interface Foresight {
  districts: string[]; // it can touch
  into: [district: string, piece: Lying][];
  out: [district: string, piece: Lying][];
  ill: string[]; // districts among them that are ill, if that costs threat
  harmless: boolean; // illness does not matter
  root: boolean; // something could be pushed into the Root
  least: number; // threat
  most: number;
  contracts: { seat: number; most: number }[];
  sure: boolean; // nothing is left to choose
}

const nothing = (): Foresight => ({
  districts: [],
  into: [],
  out: [],
  ill: [],
  harmless: false,
  root: false,
  least: 0,
  most: 0,
  contracts: [],
  sure: true,
});

const ENEMIES: readonly Lying[] = ['human-first', 'orgcrime'];
const kinds = (what: string): readonly Lying[] => (what === 'enemy' ? ENEMIES : [what as Lying]);

/** Goes through the effects of a card with every district that could be chosen. */
class Foreseeing {
  readonly city: City;
  readonly touched = new Set<string>();
  readonly into: [string, Lying][] = [];
  readonly out: [string, Lying][] = [];
  readonly done: { on: string; what: string; most: number }[] = []; // what contracts look for
  least = 0;
  most = 0;
  roots = 0; // what could be pushed into the Root
  must: string[][] = []; // each time one of these must be touched
  #cleared: string[] = [];
  #chosen: string[] = [];

  constructor(private readonly scene: Scene) {
    this.city = cityOf(view(scene), catalogue(scene));
  }

  get #all(): string[] {
    return Object.keys(catalogue(this.scene).districts);
  }

  go(effects: readonly Effect[]): void {
    for (const effect of effects) this.#one(effect);
  }

  #touch(districts: string[], optional: boolean): void {
    for (const district of districts) this.touched.add(district);
    if (districts.length && !optional) this.must.push(districts);
  }

  #holding = (what: string): string[] => [...new Set(kinds(what).flatMap((kind) => [...this.city.pieces[kind]]))];
  #working = (): string[] =>
    this.#all.filter((district) => !this.city.pieces.strike.has(district) && !this.city.pieces.outage.has(district));
  #uneasy = (): string[] =>
    this.#all.filter((district) => ['protest', 'strike'].some((one) => this.city.pieces[one as Lying].has(district)));

  #one(effect: Effect): void {
    const number = effect.up_to || effect.count || 1;
    switch (effect.do) {
      case 'remove':
        this.#remove(effect, number);
        break;
      case 'clear':
        for (const district of this.#chosen)
          for (const kind of kinds(effect.what ?? '')) if (this.city.pieces[kind].has(district)) this.out.push([district, kind]);
        this.done.push({ on: 'remove', what: effect.what ?? '', most: kinds(effect.what ?? '').length });
        break;
      case 'place':
        this.#place(effect);
        break;
      case 'move':
        for (const district of this.#cleared) {
          for (const kind of kinds(effect.what ?? '')) if (this.city.pieces[kind].has(district)) this.#pushed(kind, district);
        }
        break;
      case 'raise':
        this.#touch(effect.where === 'cleared' ? this.#cleared : this.#working(), effect.where === 'cleared');
        break;
      case 'lower': {
        const uneasy = this.#uneasy();
        this.#touch(uneasy, Boolean(effect.up_to));
        if (uneasy.length)
          this.done.push({ on: 'lower', what: '', most: Math.min(number, uneasy.length) * (effect.stages ?? 1) });
        break;
      }
      case 'choose':
        this.#chosen = this.#fitting(effect.where ?? '');
        this.#touch(this.#chosen, false);
        break;
      case 'android': {
        const free = this.#all.filter((district) => !this.city.pieces.android.has(district));
        this.#touch([...this.city.pieces.android], Boolean(effect.up_to));
        this.#touch(free, Boolean(effect.up_to));
        for (const district of this.city.pieces.android) this.out.push([district, 'android']);
        this.done.push({ on: 'android', what: '', most: 1 });
        break;
      }
      case 'supply':
        if (effect.threat && effect.resource !== 'any' && this.#have(effect.resource ?? '') === 0) this.#threat(effect.threat);
        this.go(effect.then ?? []);
        break;
      case 'threat':
        this.#threat((effect.by ?? 0) * (effect.each ? this.#count(effect.each, 0) : 1));
        break;
      case 'collect':
        this.least += Math.min(0, effect.threat ?? 0);
        break;
      case 'if':
        this.go((this.#count(effect.what ?? '', effect.tier ?? 0) >= (effect.least ?? 1) ? effect.then : effect.otherwise) ?? []);
        break;
      case 'march':
        for (const district of this.#holding(effect.what ?? '')) this.#pushed(effect.what as Lying, district);
        break;
      case 'either':
        this.#either(effect.options ?? []);
        break;
    }
  }

  #remove(effect: Effect, number: number): void {
    const held = this.#holding(effect.what ?? '');
    this.#cleared = held;
    this.#touch(held, Boolean(effect.up_to));
    for (const kind of kinds(effect.what ?? '')) for (const district of this.city.pieces[kind]) this.out.push([district, kind]);
    const there = kinds(effect.what ?? '').reduce((sum, kind) => sum + this.city.pieces[kind].size, 0);
    if (held.length) {
      this.done.push({ on: 'remove', what: effect.what ?? '', most: Math.min(number, there) });
      this.go(effect.then ?? []);
    }
  }

  #place(effect: Effect): void {
    const piece = effect.what as Piece;
    const where = effect.where === 'cleared' ? this.#cleared : effect.where === 'chosen' ? this.#chosen : this.#all;
    const open = where.filter((district) => room(this.city, piece, district));
    this.#touch(open, effect.where === 'cleared');
    for (const district of open) {
      const trial = cityOf(view(this.scene), catalogue(this.scene));
      put(trial, piece, district);
      for (const other of trial.touched) this.touched.add(other);
      if (trial.roots) this.roots = Math.max(this.roots, effect.count ?? 1);
      for (const { piece: came, district: at } of trial.came) this.into.push([at, came]);
    }
  }

  #pushed(kind: Lying, district: string): void {
    const trial = cityOf(view(this.scene), catalogue(this.scene));
    push(trial, kind, district);
    for (const other of trial.touched) this.touched.add(other);
    this.roots += trial.roots;
    this.out.push([district, kind]);
    for (const { district: at } of trial.came) this.into.push([at, kind]);
  }

  /** One of several lists: the least of the least, the most of the most. */
  #either(options: Effect[][]): void {
    const trials = options.map((effects) => {
      const trial = new Foreseeing(this.scene);
      trial.go(effects);
      return trial;
    });
    for (const trial of trials) {
      for (const district of trial.touched) this.touched.add(district);
      this.into.push(...trial.into);
      this.out.push(...trial.out);
      this.done.push(...trial.done);
    }
    this.least += Math.min(...trials.map((trial) => trial.least));
    this.most += Math.max(...trials.map((trial) => trial.most));
    this.roots += Math.max(...trials.map((trial) => trial.roots));
  }

  #fitting(where: string): string[] {
    if (where === 'working') return this.#working();
    const [not] = where === 'no-prisec' ? (['prisec'] as const) : where === 'no-outage' ? (['outage'] as const) : [null];
    return this.#all.filter((district) => not === null || !this.city.pieces[not].has(district));
  }

  #threat(by: number): void {
    this.least += by;
    this.most += by;
  }

  #have = (resource: string): number => view(this.scene).supply[resource as Resource] ?? 0;

  #count(what: string, tier: number): number {
    if (what === 'low-resource') return RESOURCES.filter((resource) => this.#have(resource) <= 1).length;
    const there = what === 'unrest' ? this.#uneasy() : [...(this.city.pieces[what as Lying] ?? [])];
    return there.filter((district) => tier === 0 || catalogue(this.scene).districts[district]?.tier === tier).length;
  }
}

/** A card that is offered, or could be. */
export function foresee(scene: Scene, id: string): Foresight {
  const found = cardNamed(scene, id);
  const { numbers } = catalogue(scene);
  const seen = new Foreseeing(scene);
  seen.go(found.effects ?? []);
  const illness = view(scene).city.illness;
  const ill = found.harmless ? [] : [...seen.touched].filter((district) => illness.includes(district));
  const certain = !found.harmless && seen.must.some((some) => some.every((district) => illness.includes(district)));
  return {
    districts: [...seen.touched],
    into: seen.into,
    out: seen.out,
    ill,
    harmless: found.harmless ?? false,
    root: seen.roots > 0,
    least: seen.least + (certain ? numbers['illness-threat'] : 0),
    most: seen.most + (ill.length ? numbers['illness-threat'] : 0) + seen.roots * numbers['root-threat'],
    contracts: contracts(scene, seen.done),
    sure: seen.touched.size === 0,
  };
}

/** What contracts could pay, at most. */
function contracts(scene: Scene, done: Foreseeing['done']): Foresight['contracts'] {
  return view(scene).seats.flatMap((_, seat) => {
    const own = corporation(scene, seat);
    const most = own ? done.reduce((sum, one) => sum + paid(own, one), 0) : 0;
    return most ? [{ seat, most }] : [];
  });
}

function paid({ contract }: Corporation, done: { on: string; what: string; most: number }): number {
  if (contract.on !== done.on) return 0;
  const fits =
    contract.on !== 'remove' ||
    contract.what === done.what ||
    (contract.what === 'enemy' && ENEMIES.includes(done.what as Lying));
  if (!fits) return 0;
  return contract.on === 'android' ? contract.capital : contract.capital * done.most;
}

/** A card that is offered or supported: what it could do; a single choice in the city: what it does for certain. */
export function foreseeChoice(scene: Scene, choice: Choice): Foresight | null {
  if (choice.do === 'main' || choice.do === 'counter') return foresee(scene, String(choice['card']));
  if (choice.do === 'support' || choice.do === 'win') {
    const id = offered(scene, choice['side'] as Offer);
    return id ? foresee(scene, id) : null;
  }
  const city = cityOf(view(scene), catalogue(scene));
  const district = String(choice['district']);
  const piece = String(choice['piece']) as Lying;
  switch (choice.do) {
    case 'remove':
      take(city, piece, district);
      break;
    case 'place':
      put(city, piece, district);
      break;
    case 'shift':
      shift(city, String(choice['from']), String(choice['to']));
      break;
    case 'raise':
    case 'lower':
    case 'district':
      look(city, district);
      break;
    default:
      return null;
  }
  return told(scene, city);
}

function told(scene: Scene, city: City): Foresight {
  const { numbers } = catalogue(scene);
  const { resolving } = view(scene);
  const harmless = resolving.card === null || (catalogue(scene).cards[resolving.card]?.harmless ?? false);
  const ill = harmless || resolving.ill ? [] : [...city.ill];
  const threat = city.roots * numbers['root-threat'] + (ill.length ? numbers['illness-threat'] : 0);
  return {
    ...nothing(),
    districts: [...city.touched],
    into: city.came.map((one) => [one.district, one.piece]),
    out: city.went.map((one) => [one.district, one.piece]),
    ill,
    harmless,
    root: city.roots > 0,
    least: threat,
    most: threat,
  };
}

/** What an investment would pay if it were scored now. */
export function worth(scene: Scene, id: string): number {
  const found = cardNamed(scene, id);
  const v = view(scene);
  if (found.meets) {
    const resource = found.meets as Resource;
    const met = v.goals !== null && v.supply[resource] >= v.goals[resource];
    return met ? Math.min(found.most || Infinity, (found.base ?? 0) + (found.each ?? 0) * v.supply[resource]) : 0;
  }
  const there = counted(scene, found.counts ?? '');
  if (found.each) return found.each * there;
  return (found.steps ?? []).reduce((best, [least, capital]) => (there >= least ? Math.max(best, capital) : best), 0);
}

export function counted(scene: Scene, what: string): number {
  const v = view(scene);
  if (what === 'low-resource') return RESOURCES.filter((resource) => v.supply[resource] <= 1).length;
  if (what === 'unrest') return v.city.protest.length + v.city.strike.length;
  return v.city[what as Lying]?.length ?? 0;
}

/** Those a seat must end up richer than. */
export function rivalSeat(scene: Scene, number: number): number | null {
  const rival = seatAt(scene, number).rival;
  const found = view(scene).seats.findIndex((one) => one.corporation === rival);
  return found < 0 ? null : found;
}
