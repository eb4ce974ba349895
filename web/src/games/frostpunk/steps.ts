/** Which things on the table an action concerns, in the order one points at them. */
import type { Ask } from '../../lib/wire';
import type { Deed, Scene } from '../game';
import { asked, view } from './table';

type Pointing = (deed: Deed, scene: Scene) => string[];

const word = (deed: Deed, name: string): string => String(deed[name]);
const at =
  (zone: string, name = zone): Pointing =>
  (deed) => [`${zone}:${word(deed, name)}`];
const field = at('field');
const who = at('who');
const token = at('token');

const POINTING: Record<string, Pointing> = {
  gather: field,
  use: field,
  demolish: field,
  site: field,
  upgrade: field,
  destroy: field,
  heap: field,
  fell: field,
  reuse: (deed) => {
    const spot = word(deed, 'spot');
    return [spot === 'clearing' ? 'pad:clear' : spot === 'construction' ? 'pad:construct' : `field:${spot}`];
  },
  lay: at('place'),
  strip: at('place'),
  hub: at('place'),
  clear: (deed) => [`ring:${word(deed, 'ring')}`, 'pad:clear'],
  construct: () => ['pad:construct'],
  fuel: (deed, scene) => {
    const coal = Number(deed['coal']);
    const field = view(scene).outlook.fuelled[coal];
    return coal && field ? [`heat:${field}`] : [];
  },
  pawn: at('pawn'),
  play: at('citizen'),
  discard: at('citizen'),
  mourn: at('citizen'),
  raise: at('building'),
  enact: at('law'),
  begin: at('technology'),
  advise: at('advisor'),
  wish: at('advisor'),
  mobilise: () => ['mobilise:'],
  special: at('event'),
  resolve: at('event'),
  avert: at('event'),
  scout: at('route'),
  route: at('route'),
  explore: () => ['do:explore'],
  bypass: () => ['do:bypass'],
  draw: (_, scene) => [`draw:${asked(scene, 'increase_how')?.track ?? ''}`],
  choose: at('option'),
  way: at('option'),
  ill: who,
  tend: who,
  heal: who,
  first: who,
  die: who,
  citizen: who,
  exhaust: who,
  activate: token,
  spend: token,
  remove: token,
};

export function steps(deed: Deed, scene: Scene): string[] {
  return POINTING[deed.do]?.(deed, scene) ?? [];
}

const USES: Record<string, readonly string[]> = {
  field: ['gather', 'use', 'demolish', 'site', 'upgrade', 'destroy', 'heap', 'fell', 'reuse'],
  place: ['lay', 'strip', 'hub'],
  pad: ['clear', 'construct', 'reuse'],
  ring: ['clear'],
  heat: ['fuel'],
  pawn: ['pawn'],
  citizen: ['play', 'discard', 'mourn'],
  building: ['raise'],
  law: ['enact'],
  technology: ['begin'],
  advisor: ['advise', 'wish'],
  mobilise: ['mobilise'],
  event: ['special', 'resolve', 'avert'],
  route: ['scout', 'route'],
  option: ['choose', 'way'],
  do: ['explore', 'bypass'],
  draw: ['draw'],
  who: ['ill', 'tend', 'heal', 'first', 'die', 'citizen', 'exhaust'],
  token: ['activate', 'spend', 'remove'],
};

export function expects(thing: string): readonly string[] {
  return USES[thing.slice(0, thing.indexOf(':'))] ?? [];
}

/** The kinds of things an action is about. */
export const zonesOf = (deed: string): string[] => Object.keys(USES).filter((zone) => USES[zone]?.includes(deed));

const TURN = ['use', 'gather', 'clear', 'construct', 'scout', 'special', 'play', 'fuel', 'reuse', 'pass'];
const WORKS = ['raise', 'demolish', 'done'];
const GROUPED: Record<string, string[]> = { turn: TURN, turn_with: TURN, work: WORKS, rebuild: WORKS };

const shown = new Map<string, string[]>();

/** The kinds of action of an ask whose single actions would be a long list: those of which there are any. Until it is known what is
 * refused, those refused last are left where they are, so that the others do not change places for a moment. */
export function groups(kind: string, ask: Ask): string[] | null {
  const refused = ask.refused?.map((deed) => deed.do) ?? shown.get(kind) ?? [];
  const all = new Set([...ask.actions.map((deed) => deed.do), ...refused]);
  const found = GROUPED[kind]?.filter((group) => all.has(group)) ?? null;
  if (found && ask.refused) shown.set(kind, found);
  return found;
}
