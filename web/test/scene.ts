/** A small position of 51st State to test with: New York at the lower edge, in the middle of the third round. */
import type { Scene } from '../src/games/game';
import type { Ability, Card, Catalogue } from '../src/games/state51/printed';
import type { Side, View } from '../src/games/state51/view';
import { resting } from '../src/lib/resting';
import type { Ask, Choice, Refused } from '../src/lib/wire';

const printed = { count: 1, short: '', text: [], clauses: [], held: ['pay', 'discard'], built: [] };

function location(
  name: string,
  kind: 'open' | 'closed' | 'action' | 'feature',
  distance: number,
  icons: string[],
  ability: Partial<Ability>,
): Card {
  return {
    ...printed,
    class: 'location',
    name,
    kind,
    distance,
    icons,
    deal: { scrap: 1 },
    spoils: { scrap: 2 },
    ability: { cost: {}, gives: {}, each: null, marks: false, ...ability },
    used: kind === 'action' ? 'work' : kind === 'open' ? 'visit' : null,
    held: ['conquer', 'cooperate', 'incorporate', 'rebuild', 'discard'],
    built: kind === 'action' ? ['work', 'rebuild'] : ['rebuild'],
  };
}

const cards: Record<string, Card> = {
  muties: { ...printed, class: 'instant', kind: 'instant', name: 'Muties', contact: 'conquer', reach: 2, cost: {} },
  viaduct: {
    ...printed,
    class: 'instant',
    kind: 'instant',
    name: 'Viaduct',
    contact: 'incorporate',
    reach: 3,
    cost: { scrap: 1 },
  },
  'old-depot': location('Old Depot', 'open', 1, ['scrap'], { gives: { scrap: 1 } }),
  'old-parking': location('Old Parking Lot', 'closed', 2, ['scrap'], { gives: { scrap: 1 }, each: 'scrap' }),
  'road-machines': location('Road Machines', 'action', 2, ['scrap'], { cost: { scrap: 1 }, gives: { inc2: 1 } }),
  'gun-shop': location('Gun Shop', 'action', 3, ['weapon'], { cost: { weapon: 2 }, gives: { vp: 2 }, marks: true }),
  factory: location('Factory', 'feature', 2, ['scrap'], { gives: { vp: 1 }, each: 'scrap', marks: true }),
};

const line = (good: string, cost: number, reach: number) => ({ cost: { [good]: cost }, reach, vp: 0 });

export const catalogue: Catalogue = {
  cards,
  factions: {
    'new-york': {
      name: 'New York',
      production: { worker: 3, scrap: 1 },
      lines: {
        conquer: line('weapon', 1, 2),
        cooperate: line('fuel', 2, 2),
        incorporate: line('scrap', 1, 1),
        rebuild: { cost: { brick: 1 }, reach: 0, vp: 2 },
      },
      text: [],
      clauses: [],
    },
    'mutants-union': {
      name: 'Mutants Union',
      production: { worker: 3, weapon: 1 },
      lines: {
        conquer: line('weapon', 1, 3),
        cooperate: line('fuel', 1, 1),
        incorporate: line('scrap', 2, 2),
        rebuild: { cost: { brick: 1 }, reach: 0, vp: 2 },
      },
      text: [],
      clauses: [],
    },
  },
  goods: [],
  tokens: { inc1: { contact: 'incorporate', reach: 1 }, inc2: { contact: 'incorporate', reach: 2 } },
  numbers: { rounds: 4, lookout: 5, picks: 2, 'start-hand': 4, 'base-limit': 3, 'slot-limit': 3 },
  clauses: {} as Catalogue['clauses'],
};

const none = {
  fuel: 0,
  weapon: 0,
  brick: 0,
  scrap: 0,
  universal: 0,
  worker: 0,
  con1: 0,
  con2: 0,
  coop1: 0,
  coop2: 0,
  inc1: 0,
  inc2: 0,
};

export const mine: Side = {
  faction: 'new-york',
  goods: { ...none, worker: 2, scrap: 2, brick: 1, weapon: 1, inc1: 1 },
  vp: 2,
  score: 8,
  sources: { table: 2, locations: 3, markers: 3 },
  hand_size: 4,
  hand: ['muties', 'old-parking', 'gun-shop', 'viaduct'],
  known: ['old-parking'],
  deals: [],
  spoils: [],
  room: 3,
  state: [
    { place: 'old-depot', card: 'old-depot', uses: 0, markers: [] },
    { place: 'road-machines', card: 'road-machines', uses: 1, markers: [] },
    {
      place: 'factory',
      card: 'factory',
      uses: 0,
      markers: [
        { vp: 1, card: null },
        { vp: 1, card: 'muties' },
      ],
    },
  ],
  lines: ['cooperate'],
  contacts: { conquer: 'ready', cooperate: 'used', incorporate: 'ready', rebuild: 'ready' },
  reach: { conquer: 4, cooperate: 0, incorporate: 5 },
  passed: false,
  left: 0,
};

export const theirs: Side = {
  ...mine,
  faction: 'mutants-union',
  goods: { ...none, worker: 1 },
  hand: null,
  hand_size: 2,
  known: [],
  reach: null,
  state: [
    { place: 'old-parking', card: 'old-parking', uses: 0, markers: [] },
    { place: 'old-depot', card: 'old-depot', uses: 0, markers: [] },
  ],
  lines: [],
};

export const view: View = {
  game: 'state51',
  eyes: 0,
  round: 3,
  phase: 'action',
  first: 0,
  waiting: [0],
  deck: 5,
  discard: ['muties'],
  display: [],
  next: 4,
  played: [],
  box: [],
  rescoring: true,
  resigned: null,
  ties: [],
  stack: [['turn', 0]],
  asked: { kind: 'turn', seat: 0 },
  paying: [],
  seats: [mine, theirs],
};

export function scene(changes: Partial<View> = {}): Scene {
  return resting({
    view: { ...view, ...changes },
    catalogue,
    players: [],
    bottom: 0,
    turn: [0],
  });
}

export const action = (text: string, figures: object): Choice => ({
  do: text.split(' ')[0] ?? '',
  text,
  label: text,
  ...figures,
});
export const refused = (text: string, rule: string, figures: object): Refused => ({
  do: text.split(' ')[0] ?? '',
  text,
  label: text,
  rule,
  reason: `because of ${rule}`,
  away: 100,
  ...figures,
});

export const turn: Ask = {
  seat: 0,
  kind: 'turn',
  aside: false,
  decision: false,
  question: 'Take an action or pass.',
  foregone: null,
  closes: null,
  actions: [
    action('pass', {}),
    action('conquer old-parking', { card: 'old-parking' }),
    action('incorporate old-parking', { card: 'old-parking' }),
    action('incorporate gun-shop', { card: 'gun-shop' }),
    action('rebuild old-depot old-parking', { old: 'old-depot', new: 'old-parking' }),
    action('rebuild factory old-parking', { old: 'factory', new: 'old-parking' }),
    action('visit old-depot', { place: 'old-depot' }),
    action('work road-machines', { place: 'road-machines' }),
  ],
  refused: [
    refused('conquer gun-shop', 'S51-ACTION.8', { card: 'gun-shop' }),
    refused('conquer old-depot', 'S51-CONQUER.2', { card: 'old-depot' }),
    refused('visit old-parking', 'S51-CARD.15', { place: 'old-parking' }),
    refused('exchange', 'S51-EXCHANGE.1', {}),
  ],
};
