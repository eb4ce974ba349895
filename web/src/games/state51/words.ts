/** Names of things, and short texts for small places. Long ones come from the server. */
import { t } from '../../lib/i18n/words.svelte';
import type { Card, Goods } from './printed';

export const iconOf = (good: string): string => (good === 'spoils' ? 'conquer' : good);

export function goodsWords(goods: Goods): string {
  return Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => t(`good-${good}`, { count }))
    .join(', ');
}

/** Everything on a card, for those who hear it. */
export function spokenCard(found: Card): string {
  if (found.class === 'instant') return `${found.name}. ${found.short}`;
  return t('web-state51-spoken-location', {
    card: found.name,
    kind: t(`kind-${found.kind}`),
    distance: found.distance,
    types: found.icons.map((icon) => t(`good-${icon}.name`)).join(', '),
    text: found.short,
    deal: goodsWords(found.deal),
    spoils: goodsWords(found.spoils),
  });
}
