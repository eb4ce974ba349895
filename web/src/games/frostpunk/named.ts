/** The cards that lines of the log name: which can be looked at, and which is what a moment is about. */
import type { Line } from '../../lib/wire';
import type { Scene } from '../game';
import { catalogue } from './catalogue';
import { top, view } from './table';

const ZONES = {
  event: 'events',
  expedition: 'expeditions',
  law: 'laws',
  technology: 'technologies',
  citizen: 'citizens',
  weather: 'weather',
} as const;

/** What is told of a card that lies unread: it is named in the log, but what is printed on its other side is not for anybody yet. */
const UNREAD = ['dusk-added', 'route-begun', 'route-extended'];

/** What a line of the log names that can be looked at; a place ahead as it lies on its route, as long as it lies there. */
export function mentions(figures: Record<string, unknown>, scene: Scene): { thing: string; name: string }[] {
  const unread = UNREAD.includes(String(figures['kind']));
  return Object.entries(ZONES).flatMap(([figure, deck]) => {
    const id = figures[figure];
    const card = typeof id === 'string' ? catalogue(scene)[deck][id] : undefined;
    if (!card) return [];
    if (!unread) return [{ thing: `${figure}:${String(id)}`, name: card.name }];
    const route = view(scene).route[Number(figures['route']) - 1];
    const lies = figure === 'expedition' && route && top(route) === id;
    return lies ? [{ thing: `route:${String(figures['route'])}`, name: card.name }] : [];
  });
}

/** What is told of a card that has come up. Others name one that lies unread, or whom a city that mourns is reminded of. */
const CAME_UP = [
  'activated',
  'card-acts',
  'chose',
  'developed',
  'dusk-card',
  'enacted',
  'morning-card',
  'scenario-card',
  'weather',
];

/** The line whose card belongs beside a moment: that it begins with, if the card has come up by it. */
export const opens = ([first]: Line[]): Line[] => (first && CAME_UP.includes(first.kind) ? [first] : []);
