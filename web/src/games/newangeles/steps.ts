/** Which things on the table an action concerns, in the order one points at them. */
import type { Deed, Scene } from '../game';
import { mine, view } from './table';

type Pointing = (deed: Deed, scene: Scene) => string[];

const word = (deed: Deed, name: string): string => String(deed[name]);

/** A card in hand, or an emergency card before a player. */
const held: Pointing = (deed, scene) => {
  const id = word(deed, 'card');
  if (mine(scene).hand?.includes(id)) return [`hand:${id}`];
  return [`emergency:${id}`];
};
const place: Pointing = (deed) => [`district:${word(deed, 'district')}`];
const piece: Pointing = (deed, scene) => [...place(deed, scene), `piece:${word(deed, 'piece')}:${word(deed, 'district')}`];
const offer: Pointing = (deed) => [`offer:${word(deed, 'side')}`];
const asset: Pointing = (deed) => [`asset:${word(deed, 'asset')}`];

const POINTING: Record<string, Pointing> = {
  corporation: (deed) => [`corporation:${word(deed, 'corporation')}`],
  keep: (deed) => [`investment:${word(deed, 'investment')}`],
  main: held,
  counter: held,
  discard: held,
  back: held,
  give: held,
  emergency: (deed) => [`emergency:${word(deed, 'card')}`],
  use: asset,
  asset,
  support: offer,
  win: offer,
  top: (deed, scene) => [...offer(deed, scene), `type:${word(deed, 'type')}`], // six decks for either offer are too many at once
  remove: piece,
  place: piece,
  raise: place,
  lower: place,
  district: place,
  shift: (deed) => [`district:${word(deed, 'from')}`, `district:${word(deed, 'to')}`],
  resource: (deed) => [`resource:${word(deed, 'resource')}`],
  player: (deed) => [`seat:${word(deed, 'seat')}`],
};

export function steps(deed: Deed, scene: Scene): string[] {
  return POINTING[deed.do]?.(deed, scene) ?? [];
}

const USES: Record<string, readonly string[]> = {
  hand: ['main', 'counter', 'discard', 'back', 'give'],
  emergency: ['main', 'counter', 'back', 'emergency'],
  asset: ['use', 'asset'],
  offer: ['support', 'win', 'top'],
  district: ['remove', 'place', 'raise', 'lower', 'district', 'shift'],
  resource: ['resource'],
  seat: ['player'],
};

export function expects(thing: string): readonly string[] {
  return USES[thing.slice(0, thing.indexOf(':'))] ?? [];
}

/** A seat the game waits for, so that it can be marked. */
export const asked = (scene: Scene, seat: number): boolean => scene.turn.includes(seat) && view(scene).phase !== 'over';
