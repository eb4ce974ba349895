/** What is printed on boards and cards, in the form the page draws from. */
import type { Scene } from '../game';
import type * as sent from './printed';
import type { Colour, Goods, Group, Term } from './printed';
import type { Who } from './view';

/** A card as it is drawn: what it is called, its story, what it does in words. */
export interface Printed {
  name: string;
  story: string;
  does: string[];
  at: string[]; // of it, what happens at once, before any choice
  options: Way[];
  special: Way | null;
  deck: string;
  kind: string; // of an expedition
  fields: number;
  hint: string;
  rounds: number; // a technology takes
  type: Who | null; // of a citizen
  trade: string;
  warm: boolean;
  serves: string[]; // the buildings or else the actions it is for
  brings: string;
  costs: string;
  mourned: Record<string, string>;
  token: string; // an advisor asks for
}

export interface Way {
  caption: string;
  text: string;
  cost: Goods;
}

export interface Side {
  insulation: Colour;
  does: string;
  text: string[];
}

export interface Building {
  name: string;
  upgradedName: string;
  group: Group;
  count: number;
  large: boolean;
  cost: Goods | null; // null: it cannot be raised
  engineers: boolean;
  fells: boolean; // whether it fells the trees on its tile
  beds: number;
  childBeds: number;
  base: Side;
  upgraded: Side | null;
  text: string[];
  does: string;
  rule: string;
}

type Book = Record<string, Printed>;

export interface Catalogue {
  numbers: sent.Numbers;
  buildings: Record<string, Building>;
  events: Book;
  expeditions: Book;
  laws: Book;
  technologies: Book;
  citizens: Book;
  weather: Book;
  advisors: Book;
  mobilisation: Printed;
  map: sent.Board;
  pawns: sent.Catalogue['pawns'];
  figures: sent.Catalogue['figures'];
}

/** The clauses to look up for what somebody looks at. */
export const clauses = (scene: Scene, term: Term): string[] => (scene.catalogue as sent.Catalogue).clauses[term];
export const clausesOf = (scene: Scene, zone: string): string[] =>
  (scene.catalogue as { clauses: Record<string, string[]> }).clauses[zone] ?? [];

const read = new WeakMap<object, Catalogue>();

/** The catalogue of this language; read once. */
export function catalogue(scene: Scene): Catalogue {
  const printed = scene.catalogue as sent.Catalogue;
  const known = read.get(printed);
  if (known) return known;
  const found = understood(printed);
  read.set(printed, found);
  return found;
}

function understood(from: sent.Catalogue): Catalogue {
  const deck = (...decks: string[]): Book =>
    mapped(Object.fromEntries(Object.entries(from.cards).filter(([, card]) => decks.includes(card.deck ?? ''))), card);
  return {
    numbers: from.numbers,
    buildings: mapped(from.buildings, building),
    events: deck('morning', 'standard', 'starting', 'consultation', 'consequence', 'scenario'),
    expeditions: deck('expedition'),
    laws: deck('law'),
    technologies: deck('technology'),
    citizens: deck('citizen'),
    weather: deck('weather'),
    advisors: mapped(from.advisors, card),
    mobilisation: card(from.mobilisation),
    map: from.map,
    pawns: from.pawns,
    figures: from.figures,
  };
}

function mapped<A, B>(table: Record<string, A>, to: (one: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(table).map(([id, one]) => [id, to(one)]));
}

function building(from: sent.Building): Building {
  const side = (which: 'base' | 'upgraded', at: number): Side | null => {
    const [printed, said] = [from[which], from.sides[at]];
    if (!printed || !said) return null;
    return { insulation: printed.insulation, does: said.does, text: said.text };
  };
  const base = side('base', 0);
  if (!base) throw new Error(`${from.name} has no side`);
  return {
    name: from.name,
    upgradedName: from.sides[1]?.name ?? from.name,
    group: from.group,
    count: from.count,
    large: from.size === 'large',
    cost: from.cost,
    engineers: from.engineers,
    fells: from.base.action.some((effect) => effect['do'] === 'fell'),
    beds: from.beds,
    childBeds: from['child-beds'],
    base,
    upgraded: side('upgraded', 1),
    text: from.text,
    does: from.does,
    rule: from.rule,
  };
}

const way = ({ caption, does, price }: sent.Way): Way => ({ caption, text: does, cost: price });

function card(from: sent.Card): Printed {
  return {
    name: from.name,
    story: from.story,
    does: from.does,
    at: from.at ?? [],
    special: from.action ? way(from.action) : null,
    options: from.options?.map(way) ?? [],
    deck: from.deck ?? '',
    kind: from.kind ?? '',
    fields: from.fields ?? 0,
    hint: from.hinted ?? '',
    rounds: from.cost ?? 0,
    type: from.type ?? null,
    trade: from.trade ?? '',
    warm: from.ability?.warm ?? false,
    serves: from.serves ?? [],
    brings: from.brings ?? '',
    costs: from.costs ?? '',
    mourned: from.mourned ?? {},
    token: from.token ?? '',
  };
}
