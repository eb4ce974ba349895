/** What is told about a thing when somebody looks at it. */
import { t } from '../../lib/i18n/words.svelte';
import type { Tip } from '../../lib/tips.svelte';
import type { Scene } from '../game';
import { catalogue, clauses, clausesOf } from './catalogue';
import { asked, askedRoute, building, lying, pawnsAt, sideOf, standing, top, view, warm } from './table';
import type { Printed, Way } from './catalogue';
import type { Colour } from './printed';
import type { Pad, Who } from './view';
import { goodsWords } from './words';

export function parts(thing: string): [zone: string, name: string] {
  const at = thing.indexOf(':');
  return [thing.slice(0, at), thing.slice(at + 1)];
}

/** The card a thing is, if it is one. */
export function cardOf(thing: string, scene: Scene): Printed | null {
  const [zone, name] = parts(thing);
  const printed = catalogue(scene);
  switch (zone) {
    case 'event':
      return printed.events[name] ?? null;
    case 'citizen':
      return printed.citizens[name] ?? null;
    case 'law':
      return printed.laws[name] ?? null;
    case 'technology':
      return printed.technologies[name] ?? null;
    case 'advisor':
      return printed.advisors[name] ?? null;
    case 'weather':
      return printed.weather[name] ?? null;
    case 'expedition':
      return printed.expeditions[name] ?? null;
    case 'mobilise':
      return printed.mobilisation;
    default:
      return null;
  }
}

/** The options of the card or effect that is being resolved. */
export function waysNow(scene: Scene): Way[] {
  const printed = catalogue(scene);
  const event = asked(scene, 'event')?.event;
  if (event) return printed.events[event]?.options ?? [];
  const route = asked(scene, 'way') ? askedRoute(scene) : undefined;
  return route ? (printed.expeditions[top(route) ?? '']?.options ?? []) : [];
}

const topOf = (scene: Scene, route: number): string | null => {
  const found = view(scene).route[route];
  return found ? top(found) : null;
};

export function nameOf(thing: string, scene: Scene): string {
  const [zone, name] = parts(thing);
  const card = cardOf(thing, scene);
  if (card) return card.name;
  switch (zone) {
    case 'field':
      return t('board-at', { what: contents(name, scene), where: name });
    case 'spot':
      if (name === 'clearing') return t('board-do-clear');
      if (name === 'construction') return t('board-do-construct');
      return nameOf(`field:${name}`, scene);
    case 'place':
      return t(name in view(scene).tiles ? 'board-tile' : `board-place-${catalogue(scene).map.places[name]?.ring}`, {
        where: name,
      });
    case 'building':
      return building(scene, name).name;
    case 'route': {
      const id = topOf(scene, Number(name) - 1);
      return id ? (catalogue(scene).expeditions[id]?.name ?? id) : t('board-route', { number: Number(name) });
    }
    case 'option':
      return waysNow(scene)[Number(name) - 1]?.caption ?? t('board-option', { number: Number(name) });
    case 'who':
      return t(`good-${name}.name`);
    case 'pawn':
      return t(`pawn-${name}`);
    case 'token':
      return t(`token-${name}`);
    case 'draw':
      return t(`token-${name}`);
    case 'heat':
      return t('board-heat-field', { field: Number(name) });
    case 'pad':
      return t(`board-do-${name}`);
    case 'ring':
      return t(`board-clear-${name}`);
    case 'do':
      return t(`board-do-${name}`);
    case 'drawer':
      return t('board-tower');
    default:
      return name;
  }
}

/** What is on a field. */
export function contents(field: string, scene: Scene): string {
  const here = standing(scene, field);
  if (here.kind === 'empty') return t('board-empty');
  if (here.kind === 'goods') return t(`good-${here.good}`, { count: here.n });
  const found = building(scene, here.id);
  return here.upgraded ? found.upgradedName : found.name;
}

/** A field in words: what is there, who, and whether it is warm. */
export function fieldWords(field: string, scene: Scene): string {
  const pawns = pawnsAt(scene, field);
  return [
    nameOf(`field:${field}`, scene),
    t(warm(scene, field) ? 'board-warm' : 'board-cold'),
    ...pawns.map((pawn) => t('board-stands', { pawn: t(`pawn-${pawn}`) })),
  ].join(', ');
}

export function about(thing: string, scene: Scene): Tip {
  const [zone, name] = parts(thing);
  const refusals = scene.choosing?.reasons(thing) ?? [];
  const usable = scene.choosing?.usable(thing) ?? true;
  const tip: Tip = {
    title: nameOf(thing, scene),
    lines: lines(zone, name, scene),
    rules: refusals.length ? [] : rules(zone, name, scene),
    reasons: refusals.map(({ reason, rule }) => ({ reason, rule })),
    refused: refusals.length > 0 && !usable,
  };
  if (['citizen', 'event', 'route', 'law', 'technology', 'advisor'].includes(zone)) tip.above = true;
  return tip;
}

function rules(zone: string, name: string, scene: Scene): string[] {
  if (zone === 'field') {
    const here = standing(scene, name);
    if (here.kind === 'building') return [building(scene, here.id).rule];
    return here.kind === 'goods' ? clauses(scene, 'goods') : [];
  }
  if (zone === 'building') return [building(scene, name).rule];
  return clausesOf(scene, zone);
}

function lines(zone: string, name: string, scene: Scene): string[] {
  const v = view(scene);
  const card = cardOf(`${zone}:${name}`, scene);
  if (card) {
    const laid = zone === 'event' ? lying(scene, name) : undefined;
    return [
      ...(zone === 'citizen' ? [card.trade] : []),
      ...card.does,
      ...(laid && Object.keys(laid.goods).length ? [t('board-laid', { goods: goodsWords(laid.goods) })] : []),
    ];
  }
  if (zone === 'field') return fieldLines(name, scene);
  if (zone === 'building') {
    const found = building(scene, name);
    return [
      ...(found.cost ? [t('board-costs', { goods: goodsWords(v.outlook.prices[name] ?? found.cost) })] : []),
      ...(v.outlook.prices[name] ? [t('board-printed-cost', { goods: goodsWords(found.cost ?? {}) })] : []),
      ...found.text,
      insulated(found.base.insulation, scene),
      t('board-supply-left', { count: v.supply[name] ?? 0, most: found.count }),
    ];
  }
  if (zone === 'route') return routeLines(Number(name) - 1, scene);
  if (zone === 'who') return whoLines(name as Who, scene);
  if (zone === 'heat') return heatLines(Number(name), scene);
  if (zone === 'option') return [waysNow(scene)[Number(name) - 1]?.text ?? ''].filter(Boolean);
  if (zone === 'drawer')
    return [
      t('board-tower-held', { held: v['cubes-held'], dropped: v['cubes-dropped'], fallen: v['cubes-fallen'] }),
      t(v['tower-upgraded'] ? 'board-tower-upgraded' : 'board-tower-plain'),
    ];
  if (zone === 'pad') return padLines(name as Pad, scene);
  if (zone === 'token') return [t(`board-token-about`)];
  return [];
}

const groundWords = (warm: boolean): string => t(warm ? 'board-field-warm' : 'board-field-cold');

function padLines(pad: Pad, scene: Scene): string[] {
  const { works, pads } = view(scene).outlook;
  return [t(`board-${pad}-about`, { count: works }), groundWords(pads[pad])];
}

function fieldLines(field: string, scene: Scene): string[] {
  const here = standing(scene, field);
  const ground = groundWords(warm(scene, field));
  const pawns = pawnsAt(scene, field).map((pawn) => t('board-stands', { pawn: t(`pawn-${pawn}`) }));
  if (here.kind !== 'building') return [ground, ...pawns];
  const side = sideOf(scene, here);
  const { storm } = view(scene).outlook;
  const doomed = storm?.fields.includes(field) ? [t('board-field-doomed')] : [];
  return [...side.text, insulated(side.insulation, scene), ground, ...doomed, ...pawns];
}

/** What the colour of a building's insulation means as the indicators stand. */
export function insulated(colour: Colour, scene: Scene): string {
  const at = view(scene).outlook.insulated[colour];
  return at === undefined ? t('board-insulated-none') : t('board-insulated', { colour: t(`colour-${colour}`), heat: at });
}

function routeLines(index: number, scene: Scene): string[] {
  const route = view(scene).route[index];
  const id = route ? top(route) : null;
  const card = id ? catalogue(scene).expeditions[id] : undefined;
  if (!route || !card) return [];
  const length = view(scene).outlook.routes[index] ?? 0;
  return [
    t('board-route-length', { fields: length, kind: card.kind, hint: card.hint }),
    ...(route.scout === '-'
      ? []
      : [t('board-route-scout', { pawn: t(`pawn-${route.scout}`), at: route.at + 1, fields: length })]),
  ];
}

const SECTIONS = 2; // of a sickness track are told ahead

function whoLines(who: Who, scene: Scene): string[] {
  const v = view(scene);
  const [exhausted, flips] = v.outlook.sections[who];
  return [
    t('board-people-line', { count: v.citizens[who] ?? 0, sick: v.sick[who] ?? 0, pawns: v.outlook.pawns[who] }),
    ...(v['gravely-ill'].includes(who) ? [t('board-skull')] : []),
    ...(exhausted || flips ? [t('board-section', { exhausted, flips })] : []),
    ...v.outlook.sections_ahead[who].slice(0, SECTIONS).map((section) => t('board-section-from', { ...section })),
    t('board-section-epidemic', { count: catalogue(scene).numbers.tracks.epidemic }),
  ];
}

function heatLines(field: number, scene: Scene): string[] {
  const { track, cools } = view(scene).outlook;
  const here = track[field - 1];
  if (!here) return [];
  return [
    t('board-heat-cubes', { count: here.cubes }),
    ...here.passes.map((colour) => t('board-heat-range', { colour: t(`colour-${colour}`) })),
    ...(here.zone ? [t('board-heat-zones', { zone: here.zone })] : []),
    ...(here.step ? [t('board-heat-step', { who: t(`who-${here.step}`) })] : []),
    ...(field === view(scene).heat ? [t('board-heat-falls', { heat: cools })] : []),
  ];
}
