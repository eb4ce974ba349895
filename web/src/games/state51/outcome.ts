/** What an action will take and bring, as far as it can be read off the table. */
import type { Scene } from '../game';
import type { Choice } from '../../lib/wire';
import { plus, times } from './goods';
import { paidContact } from './steps';
import { card, faction, having, location, marks, mine, place, theirs, catalogue, view } from './table';
import { STOCKS, type Effect, type Goods, type Location, type Side } from './types';
import { isToken } from './words';

export interface Note {
  id: string; // of its message: web-state51-note-<id>
  figures: Record<string, string | number>;
}

export interface Outcome {
  pay: Goods;
  gain: Goods;
  left: Goods | null; // of what is paid, afterwards
  notes: Note[];
}

type Reader = (choice: Choice, scene: Scene, own: Side) => Partial<Outcome>;

const note = (id: string, figures: Note['figures'] = {}): Note => ({ id, figures });
const word = (choice: Choice, name: string): string => String(choice[name]);

/** What a location produces for a side (for-each counts the owner's state). */
export function produces(scene: Scene, owner: Side, found: Location, more = 0): Goods {
  const gains = found.ability.filter((effect) => effect.do === 'gain');
  return plus(...gains.map((effect) => times(effect.goods ?? {}, factor(scene, owner, found, effect, more))));
}

function factor(scene: Scene, owner: Side, found: Location, effect: Effect, more: number): number {
  if (!effect.each) return 1;
  return having(scene, owner, effect.each) + (found.icons.includes(effect.each) ? more : 0);
}

/** The points a feature collects on entering a state. */
function firstMarks(scene: Scene, own: Side, found: Location): number {
  const feature = found.ability.find((effect) => effect.do === 'mark' && effect.each);
  if (!feature?.each) return 0;
  const count = having(scene, own, feature.each) + (found.icons.includes(feature.each) ? 1 : 0);
  return Math.min(count, catalogue(scene).numbers['slot-limit']) * (feature.vp ?? 0);
}

/** The points that features already there collect for a newcomer. */
function laterMarks(scene: Scene, own: Side, found: Location): number {
  const most = catalogue(scene).numbers['slot-limit'];
  let sum = 0;
  for (const entry of own.state) {
    const feature = location(scene, entry.card).ability.find((effect) => effect.do === 'mark' && effect.each);
    if (!feature?.each || !found.icons.includes(feature.each) || entry.markers.length >= most) continue;
    if (view(scene).rescoring || having(scene, own, feature.each) + 1 > entry.markers.length) sum += feature.vp ?? 0;
  }
  return sum;
}

function entering(scene: Scene, own: Side, found: Location): Goods {
  const now = found.kind === 'open' || found.kind === 'closed' ? produces(scene, own, found, 1) : {};
  const vp = firstMarks(scene, own, found) + laterMarks(scene, own, found);
  return plus(now, vp ? { vp } : {});
}

const full = (own: Side, scene: Scene): boolean => own.deals.length + own.spoils.length >= catalogue(scene).numbers['base-limit'];

const READERS: Record<string, Reader> = {
  take: () => ({ gain: { card: 1 } }),
  cash: (choice, scene) => ({ gain: location(scene, word(choice, 'card')).spoils }),
  keep: (choice, scene) => ({ notes: [note('keep', { card: card(scene, word(choice, 'card')).name })] }),
  conquer: (choice, scene, own) => {
    const found = location(scene, word(choice, 'card'));
    return {
      notes: [note('distance', { distance: found.distance }), note('spoils'), ...(full(own, scene) ? [note('full')] : [])],
      gain: found.spoils,
    };
  },
  cooperate: (choice, scene, own) => {
    const found = location(scene, word(choice, 'card'));
    return {
      notes: [note('distance', { distance: found.distance }), note('deal'), ...(full(own, scene) ? [note('full')] : [])],
      gain: found.deal,
    };
  },
  incorporate: (choice, scene, own) => {
    const found = location(scene, word(choice, 'card'));
    return {
      notes: [note('distance', { distance: found.distance }), note('location')],
      gain: plus({ vp: 1 }, entering(scene, own, found)),
    };
  },
  pay: (choice, scene) => {
    const contact = paidContact(scene);
    const parts = (choice['source'] as string[]).map((source): Goods => {
      if (source === 'contact') return contact ? faction(scene, scene.bottom).lines[contact].cost : {};
      if (isToken(source)) return { [source]: 1 };
      const instant = card(scene, source);
      return plus({ card: 1 }, instant.class === 'instant' ? instant.cost : {});
    });
    return { pay: plus(...parts) };
  },
  rebuild: (choice, scene, own) => {
    const old = place(own, word(choice, 'old'));
    const line = faction(scene, scene.bottom).lines.rebuild;
    const moved = old.markers.reduce((sum, marker) => sum + marker.vp, 0);
    const found = location(scene, word(choice, 'new'));
    const others = { ...own, state: own.state.filter((entry) => entry !== old) };
    return {
      pay: line.cost,
      gain: plus({ vp: line.vp }, entering(scene, others, found)),
      notes: [note('replaced', { card: card(scene, old.card).name }), ...(moved ? [note('moved', { count: moved })] : [])],
    };
  },
  gather: (choice) => ({ pay: { worker: 2 }, gain: { [word(choice, 'good')]: 1 } }),
  visit: (choice, scene) => {
    const owner = theirs(scene);
    return {
      pay: { worker: 1 },
      gain: produces(scene, owner, location(scene, place(owner, word(choice, 'place')).card)),
      notes: [note('host')],
    };
  },
  work: (choice, scene, own) => {
    const entry = place(own, word(choice, 'place'));
    const found = location(scene, entry.card);
    const price = plus(...found.ability.filter((effect) => effect.do === 'pay').map((effect) => effect.goods ?? {}));
    const mark = found.ability.find((effect) => effect.do === 'mark');
    return {
      pay: plus({ worker: entry.uses + 1 }, price),
      gain: plus(produces(scene, own, found), mark?.vp ? { vp: mark.vp } : {}),
      notes: marks(found)
        ? [note('marker', { count: entry.markers.length + 1, most: catalogue(scene).numbers['slot-limit'] })]
        : [],
    };
  },
  exchange: () => ({ pay: { card: 2 }, gain: { card: 1 } }),
  pass: (_choice, _scene, own) => {
    const unspent = STOCKS.reduce((sum, good) => sum + (own.goods[good] ?? 0), 0);
    return { notes: [note('pass'), ...(unspent ? [note('unspent', { count: unspent })] : [])] };
  },
  discard: () => ({ pay: { card: 1 } }),
  pawn: (choice, scene) => ({ pay: { spoils: 1 }, notes: [note('pawn', { card: card(scene, word(choice, 'card')).name })] }),
  'drop-deal': (choice, scene) => ({ notes: [note('drop', { card: card(scene, word(choice, 'card')).name })] }),
  'drop-spoils': (choice, scene) => ({ notes: [note('drop', { card: card(scene, word(choice, 'card')).name })] }),
  universal: (choice, scene) => {
    const task = view(scene).stack.at(-1);
    const [good, amount] = task?.[0] === 'universal' ? [String(task[2]), Number(task[3])] : ['', 0];
    const count = Number(choice['count']);
    return { pay: { ...(amount > count ? { [good]: amount - count } : {}), ...(count ? { universal: count } : {}) } };
  },
  tuck: (choice, scene) => ({ notes: [note('tuck', { card: card(scene, word(choice, 'card')).name })] }),
  resign: () => ({ notes: [note('resign')] }),
};

export function outcome(choice: Choice, scene: Scene): Outcome {
  const own = mine(scene);
  const read = READERS[choice.do]?.(choice, scene, own) ?? {};
  const pay = read.pay ?? {};
  return { pay, gain: read.gain ?? {}, left: afterwards(own, pay), notes: read.notes ?? [] };
}

/** What is left of the goods that are paid with. */
function afterwards(own: Side, pay: Goods): Goods | null {
  const left: Goods = {};
  for (const [good, count] of Object.entries(pay)) {
    const have = good === 'card' ? own.hand_size : good === 'spoils' ? own.spoils.length : (own.goods[good] ?? 0);
    if (have >= count) left[good] = have - count;
    else {
      left[good] = 0;
      const universal = left['universal'] ?? own.goods['universal'] ?? 0;
      left['universal'] = universal - (count - have);
    }
  }
  return Object.keys(left).length ? left : null;
}
