/** What is told about a thing when somebody looks at it. */
import { t } from '../../lib/i18n/words.svelte';
import type { Tip } from '../../lib/tips.svelte';
import type { Scene } from '../game';
import { card, clauses, faction, mine, place, side, theirs } from './table';
import { goodsWords } from './words';
import type { Line } from './printed';

/** The card a thing is, if it is one: hand:valley, mine:gun-shop:2, theirs-deal:rubble ... */
export function cardOf(thing: string, scene: Scene): string | null {
  const zone = thing.slice(0, thing.indexOf(':'));
  const name = thing.slice(zone.length + 1);
  if (zone === 'mine' || zone === 'theirs') return place(zone === 'mine' ? mine(scene) : theirs(scene), name).card;
  return ['card', 'hand', 'display', 'discard', 'mine-deal', 'mine-spoils', 'theirs-deal', 'theirs-spoils'].includes(zone)
    ? name
    : null;
}

export function nameOf(thing: string, scene: Scene): string {
  const zone = thing.slice(0, thing.indexOf(':'));
  const name = thing.slice(zone.length + 1);
  if (zone === 'good' || zone === 'token') return t(`good-${name}`, { count: 1 });
  if (zone === 'line') return t(`web-state51-line-${name}`);
  if (zone === 'base') return faction(scene, Number(name)).name;
  const id = cardOf(thing, scene);
  return id ? card(scene, id).name : thing;
}

export function about(thing: string, scene: Scene, large: boolean): Tip {
  const refusals = scene.choosing?.reasons(thing) ?? [];
  const usable = scene.choosing?.usable(thing) ?? true;
  const tip: Tip = {
    title: nameOf(thing, scene),
    reasons: refusals.map(({ reason, rule }) => ({ reason, rule })),
    refused: refusals.length > 0 && !usable,
  };
  const id = cardOf(thing, scene);
  if (id) {
    const found = card(scene, id);
    tip.lines = large && refusals.length ? [] : found.text;
    tip.rules = refusals.length ? [] : found.clauses;
    if (large) tip.thing = `card:${id}`;
  } else if (thing.startsWith('base:')) {
    const seat = Number(thing.slice('base:'.length));
    tip.lines = faction(scene, seat).text;
    tip.rules = faction(scene, seat).clauses;
  }
  return tip;
}

/** A line of somebody's contact card. */
export function aboutLine(seat: number, line: Line, scene: Scene): Tip {
  const own = faction(scene, seat).lines[line];
  const used = side(scene, seat).lines.includes(line);
  const figures = { cost: goodsWords(own.cost), reach: own.reach, vp: own.vp };
  const tip = seat === scene.bottom ? about(`line:${line}`, scene, false) : { title: t(`web-state51-line-${line}`) };
  return {
    ...tip,
    lines: [
      t(line === 'rebuild' ? 'web-state51-line-rebuild-text' : 'web-state51-line-text', figures),
      ...(used ? [t('web-state51-line-used')] : []),
    ],
    rules: clauses(scene, 'line'),
  };
}
