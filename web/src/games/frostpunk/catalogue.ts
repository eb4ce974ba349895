/** What is printed on boards and cards, in the form the page draws from. */
import type { Scene } from '../game';
import type { Building, Goods, Numbers, Printed, Side, Way } from './printed';
import type { Who } from './view';

type Book = Record<string, Printed>;

export interface Catalogue {
  numbers: Numbers;
  buildings: Record<string, Building>;
  events: Book;
  expeditions: Book;
  laws: Book;
  technologies: Book;
  citizens: Book;
  weather: Book;
  advisors: Book;
  mobilisation: Printed;
}

/** As it is sent: what is printed as data, with words for all of it. */
interface Sent {
  numbers: Numbers;
  buildings: Record<string, SentBuilding>;
  cards: Record<string, SentCard>;
  advisors: Record<string, SentCard>;
  mobilisation: SentCard;
}

interface SentBuilding {
  name: string;
  group: Building['group'];
  count: number;
  size: 'small' | 'large';
  cost?: Goods | null;
  engineers: boolean;
  beds: number;
  'child-beds': number;
  base: SentSide;
  upgraded: SentSide | null;
  sides: { name: string; does: string; text: string[] }[];
  does: string;
  text: string[];
  rule: string;
}

interface SentSide {
  insulation: Side['insulation'];
}

interface SentCard {
  name: string;
  story: string;
  does?: string | string[];
  deck?: string;
  effects?: unknown[];
  option?: { cost?: Goods }[];
  options?: { caption: string; does: string }[];
  action?: { caption: string; does: string };
  special?: { cost?: Goods; put?: Goods } | null;
  kind?: string;
  fields?: number;
  hinted?: string;
  cost?: number;
  type?: Who;
  trade?: string;
  brings?: string;
  costs?: string;
  mourned?: Record<string, string>;
  ability?: { warm?: boolean; actions: string[]; buildings: string[] };
  token?: string;
}

const read = new WeakMap<object, Catalogue>();

/** The catalogue of this language; read once. */
export function catalogue(scene: Scene): Catalogue {
  const sent = scene.catalogue as Sent;
  const known = read.get(sent);
  if (known) return known;
  const found = understood(sent);
  read.set(sent, found);
  return found;
}

function understood(sent: Sent): Catalogue {
  const deck = (...decks: string[]): Book =>
    mapped(Object.fromEntries(Object.entries(sent.cards).filter(([, card]) => decks.includes(card.deck ?? ''))), card);
  return {
    numbers: sent.numbers,
    buildings: mapped(sent.buildings, building),
    events: deck('morning', 'standard', 'starting', 'consultation', 'consequence', 'scenario'),
    expeditions: deck('expedition'),
    laws: deck('law'),
    technologies: deck('technology'),
    citizens: deck('citizen'),
    weather: deck('weather'),
    advisors: mapped(sent.advisors, card),
    mobilisation: card(sent.mobilisation),
  };
}

function mapped<A, B>(table: Record<string, A>, to: (one: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(table).map(([id, one]) => [id, to(one)]));
}

function building(sent: SentBuilding): Building {
  const side = (which: 'base' | 'upgraded', at: number): Side | null => {
    const [printed, said] = [sent[which], sent.sides[at]];
    if (!printed || !said) return null;
    return { insulation: printed.insulation, does: said.does, text: said.text };
  };
  const base = side('base', 0);
  if (!base) throw new Error(`${sent.name} has no side`);
  return {
    name: sent.name,
    upgradedName: sent.sides[1]?.name ?? sent.name,
    group: sent.group,
    count: sent.count,
    large: sent.size === 'large',
    cost: sent.cost ?? null,
    engineers: sent.engineers,
    beds: sent.beds,
    childBeds: sent['child-beds'],
    base,
    upgraded: side('upgraded', 1),
    text: sent.text,
    does: sent.does,
    rule: sent.rule,
  };
}

const both = (a: Goods = {}, b: Goods = {}): Goods => ({ ...a, ...b });

function card(sent: SentCard): Printed {
  const does = [sent.does ?? []].flat();
  const options = sent.options?.map((way, i): Way => ({
    caption: way.caption,
    text: way.does,
    cost: sent.option?.[i]?.cost ?? {},
  }));
  const special = sent.action
    ? { caption: sent.action.caption, text: sent.action.does, cost: both(sent.special?.cost, sent.special?.put) }
    : null;
  return {
    name: sent.name,
    story: sent.story,
    does,
    at: sent.effects?.length ? does.slice(0, 1) : [],
    special,
    options: options ?? [],
    deck: sent.deck ?? '',
    kind: sent.kind ?? '',
    fields: sent.fields ?? 0,
    hint: sent.hinted ?? '',
    rounds: sent.cost ?? 0,
    type: sent.type ?? null,
    trade: sent.trade ?? '',
    warm: sent.ability?.warm ?? false,
    serves: sent.ability?.buildings.length ? sent.ability.buildings : (sent.ability?.actions ?? []),
    brings: sent.brings ?? '',
    costs: sent.costs ?? '',
    mourned: sent.mourned ?? {},
    token: sent.token ?? '',
  };
}
