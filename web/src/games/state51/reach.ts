/** What reach a side could raise, for the information beside the hand; what is legal only the server says. */
import type { Scene } from '../game';
import { missing, plus } from './goods';
import { card, faction, side } from './table';
import { SHORT, type Contact, type Goods } from './types';

interface Source {
  reach: number;
  cost: Goods;
}

export function sources(scene: Scene, seat: number, contact: Contact): Source[] {
  const own = side(scene, seat);
  const found: Source[] = [];
  if (!own.lines.includes(contact)) found.push(faction(scene, seat).lines[contact]);
  for (const id of own.hand ?? []) {
    const held = card(scene, id);
    if (held.class === 'instant' && held.contact === contact) found.push(held);
  }
  for (const reach of [1, 2]) {
    const count = own.goods[`${SHORT[contact]}${reach}`] ?? 0;
    for (let i = 0; i < count; i++) found.push({ reach, cost: {} });
  }
  return found;
}

/** The greatest reach of sources that can be paid for together. */
export function greatest(scene: Scene, seat: number, contact: Contact): number {
  const have = side(scene, seat).goods;
  const best = (rest: Source[], cost: Goods): number => {
    const [first, ...others] = rest;
    if (!first) return 0;
    const joint = plus(cost, first.cost);
    const without = best(others, cost);
    return missing(have, joint) ? without : Math.max(without, first.reach + best(others, joint));
  };
  return best(sources(scene, seat, contact), {});
}
