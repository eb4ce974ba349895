/** Goods added up. */
import type { Goods } from './types';

export function plus(...tables: Goods[]): Goods {
  const sum: Goods = {};
  for (const table of tables) for (const [good, count] of Object.entries(table)) sum[good] = (sum[good] ?? 0) + count;
  return sum;
}

export function times(goods: Goods, factor: number): Goods {
  return Object.fromEntries(Object.entries(goods).map(([good, count]) => [good, count * factor]));
}

export const some = (goods: Goods): boolean => Object.values(goods).some((count) => count > 0);

/** How many resources are lacking for a price, universal ones counted as whatever is needed (S51-PROD.13). */
export function missing(have: Goods, cost: Goods): number {
  let lack = -(have['universal'] ?? 0);
  for (const [good, count] of Object.entries(cost)) {
    if (good in RESOURCE) lack += Math.max(0, count - (have[good] ?? 0));
  }
  return Math.max(0, lack);
}

const RESOURCE: Record<string, true> = { fuel: true, weapon: true, brick: true, scrap: true };
