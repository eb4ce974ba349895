/** Which things on the table an action concerns, in the order one points at them. */
import type { Deed, Scene } from '../game';
import { card, mine, place, theirs, token, view } from './table';
import type { Contact } from './printed';

type Pointing = (deed: Deed, scene: Scene) => string[];

const word = (deed: Deed, name: string): string => String(deed[name]);

/** A card in hand; a refused one may also lie elsewhere, and is then explained there. */
const fromHand: Pointing = (deed, scene) => {
  const id = word(deed, 'card');
  if (mine(scene).hand?.includes(id)) return [`hand:${id}`];
  return lying(id, scene);
};

function lying(id: string, scene: Scene): string[] {
  const found: string[] = [];
  for (const [name, of] of [
    ['mine', mine(scene)],
    ['theirs', theirs(scene)],
  ] as const) {
    for (const entry of of.state) if (entry.card === id) found.push(`${name}:${entry.place}`);
    if (of.deals.includes(id)) found.push(`${name}-deal:${id}`);
    if (of.spoils.includes(id)) found.push(`${name}-spoils:${id}`);
  }
  return found;
}

const POINTING: Record<string, Pointing> = {
  take: (deed) => [`display:${word(deed, 'card')}`],
  cash: (deed) => [`mine-spoils:${word(deed, 'card')}`],
  keep: (deed) => [`mine-spoils:${word(deed, 'card')}`],
  conquer: fromHand,
  cooperate: fromHand,
  incorporate: fromHand,
  pay: (deed, scene) => (deed['source'] as string[]).map((source) => sourceThing(source, scene)),
  rebuild: (deed) => [`hand:${word(deed, 'new')}`, `mine:${word(deed, 'old')}`],
  gather: (deed) => [`good:${word(deed, 'good')}`],
  visit: (deed) => [`theirs:${word(deed, 'place')}`],
  work: (deed) => [`mine:${word(deed, 'place')}`],
  discard: (deed) => [`hand:${word(deed, 'card')}`],
  pawn: (deed) => [`mine-spoils:${word(deed, 'card')}`],
  'drop-deal': (deed) => [`mine-deal:${word(deed, 'card')}`],
  'drop-spoils': (deed) => [`mine-spoils:${word(deed, 'card')}`],
  tuck: (deed) => [`discard:${word(deed, 'card')}`],
};

export function steps(deed: Deed, scene: Scene): string[] {
  return POINTING[deed.do]?.(deed, scene) ?? [];
}

const USES: Record<string, readonly string[]> = {
  theirs: ['visit'],
  good: ['gather'],
  line: ['pay'],
  token: ['pay'],
};

export function expects(thing: string, scene: Scene): readonly string[] {
  const zone = thing.slice(0, thing.indexOf(':'));
  const name = thing.slice(zone.length + 1);
  if (zone === 'hand') return card(scene, name).held;
  if (zone === 'mine') return card(scene, place(mine(scene), name).card).built;
  return USES[zone] ?? [];
}

/** The contact an unfinished action pays for. */
export function paidContact(scene: Scene): Contact | null {
  const now = view(scene).asked;
  return now?.kind === 'pay_reach' ? (now.line as Contact) : null;
}

function sourceThing(source: string, scene: Scene): string {
  const contact = paidContact(scene);
  if (source === 'contact') return `line:${contact}`;
  if (token(scene, source)) return `token:${source}`;
  return `hand:${source}`;
}
