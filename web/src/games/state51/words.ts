/** Names of things, and short texts for small places. Long ones come from the server. */
import { t } from '../../lib/i18n/words.svelte';
import { SHORT, type Card, type Contact, type Effect, type Goods, type Location } from './printed';

export const isToken = (good: string): boolean => /^(con|coop|inc)\d$/.test(good);

export function contactOf(token: string): Contact {
  const [contact] = Object.entries(SHORT).find(([, short]) => token.startsWith(short)) ?? ['incorporate'];
  return contact as Contact;
}

export const iconOf = (good: string): string => (good === 'spoils' ? 'conquer' : good);

export function goodsWords(goods: Goods): string {
  return Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => t(`good-${good}`, { count }))
    .join(', ');
}

/** What a card does, in one short sentence. */
export function shortText(found: Card): string {
  if (found.class === 'instant') {
    const figures = { line: t(`line-${found.contact}`), reach: found.reach };
    const cost = goodsWords(found.cost);
    return cost ? t('web-state51-short-instant-priced', { ...figures, cost }) : t('web-state51-short-instant', figures);
  }
  return locationText(found);
}

function locationText(found: Location): string {
  const effect = (name: Effect['do']) => found.ability.find((one) => one.do === name);
  const [pay, gain, mark] = [effect('pay'), effect('gain'), effect('mark')];
  const each = (gain ?? mark)?.each;
  const goods = mark ? t('web-state51-points-here', { count: mark.vp ?? 0 }) : goodsWords(gain?.goods ?? {});
  if (pay) return t('web-state51-short-work', { cost: goodsWords(pay.goods ?? {}), goods });
  if (each) return t('web-state51-short-each', { goods, type: t(`good-${each}.name`) });
  return t(found.kind === 'open' ? 'web-state51-short-open' : 'web-state51-short-closed', { goods });
}

/** Everything on a card, for those who hear it. */
export function spokenCard(found: Card): string {
  if (found.class === 'instant') return `${found.name}. ${shortText(found)}`;
  return t('web-state51-spoken-location', {
    card: found.name,
    kind: t(`kind-${found.kind}`),
    distance: found.distance,
    types: found.icons.map((icon) => t(`good-${icon}.name`)).join(', '),
    text: shortText(found),
    deal: goodsWords(found.deal),
    spoils: goodsWords(found.spoils),
  });
}
