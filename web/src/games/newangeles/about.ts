/** What is told about a thing when somebody looks at it. */
import { t } from '../../lib/i18n/words.svelte';
import type { Tip } from '../../lib/tips.svelte';
import type { Scene } from '../game';
import { called, card, catalogue, district, has, offered, outlook, seat, site, view } from './table';
import { PIECES } from './order';
import type { District } from './printed';
import type { Lying, Offer, Resource } from './view';

function parts(thing: string): [zone: string, name: string] {
  const at = thing.indexOf(':');
  return [thing.slice(0, at), thing.slice(at + 1)];
}

const CARDS = ['card', 'hand', 'emergency', 'asset', 'investment', 'event', 'demand'];

/** The card a thing is, if it is one. */
export function cardOf(thing: string, scene: Scene): string | null {
  const [zone, name] = parts(thing);
  if (zone === 'offer') return offered(scene, name as Offer)?.card ?? null;
  return CARDS.includes(zone) && name in catalogue(scene).cards ? name : null;
}

export function nameOf(thing: string, scene: Scene): string {
  const [zone, name] = parts(thing);
  const id = cardOf(thing, scene);
  if (id) return card(scene, id).name;
  switch (zone) {
    case 'district':
      return t('board-place', { number: district(scene, name).number, district: district(scene, name).name });
    case 'piece':
      return t(`element-${name.split(':')[0]}.name`);
    case 'resource':
      return t(`resource-${name}.name`);
    case 'seat':
      return called(scene, Number(name));
    case 'corporation':
      return catalogue(scene).corporations[name]?.name ?? name;
    case 'offer':
      return t(`board-offer-${name}`);
    default:
      return name;
  }
}

export function about(thing: string, scene: Scene): Tip {
  const [zone, name] = parts(thing);
  const refusals = scene.choosing?.reasons(thing) ?? [];
  const usable = scene.choosing?.usable(thing) ?? true;
  const tip: Tip = {
    title: nameOf(thing, scene),
    lines: lines(zone, name, thing, scene),
    rules: refusals.length ? [] : rules(zone, scene),
    reasons: refusals.map(({ reason, rule }) => ({ reason, rule })),
    refused: refusals.length > 0 && !usable,
  };
  if (zone === 'hand' || zone === 'offer' || zone === 'emergency' || zone === 'asset') tip.above = true;
  return tip;
}

/** The clauses about what lies in a zone of the table. */
const rules = (zone: string, scene: Scene): string[] => (catalogue(scene).clauses as Record<string, string[]>)[zone] ?? [];

function lines(zone: string, name: string, thing: string, scene: Scene): string[] {
  const id = cardOf(thing, scene);
  if (id) return card(scene, id).text;
  if (zone === 'district') return districtLines(district(scene, name), scene);
  if (zone === 'resource') return [resourceLine(name as Resource, scene)];
  if (zone === 'corporation') return catalogue(scene).corporations[name]?.text ?? [];
  if (zone === 'seat') return catalogue(scene).corporations[seat(scene, Number(name)).corporation]?.text ?? [];
  if (zone === 'piece') return [t('board-reserve-left', { count: outlook(scene).reserve[name.split(':')[0] as Lying] })];
  return [];
}

function goods(table: District['primary']): string {
  return Object.entries(table)
    .map(([name, count]) => t(`resource-${name}`, { count }))
    .join(', ');
}

/** What a district yields and why not, what lies there, and where its path leads. */
export function districtLines(found: District, scene: Scene): string[] {
  const there = PIECES.filter((piece) => has(scene, piece, found.id));
  const now = site(scene, found.id);
  const path = found.path === 'root' ? t('district-root') : nameOf(`district:${found.path}`, scene);
  const secondary = goods(found.secondary);
  return [
    t('board-primary', { goods: goods(found.primary) }),
    ...(secondary ? [t('board-secondary', { goods: secondary })] : []),
    t(`board-state-${now.condition}`),
    ...(there.length ? [t('board-there', { pieces: there.map((piece) => t(`element-${piece}.name`)).join(', ') })] : []),
    ...(there.includes('illness') ? [t('board-ill', { count: catalogue(scene).numbers['illness-threat'] })] : []),
    ...(now.blocked ? [t('board-blocked')] : []),
    t('board-path', { district: path }),
  ];
}

function resourceLine(resource: Resource, scene: Scene): string {
  const v = view(scene);
  return t('board-supply-line', {
    have: v.supply[resource],
    goal: v.goals?.[resource] ?? 0,
    last: catalogue(scene).resources[resource],
  });
}
