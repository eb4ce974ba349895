/** What the rules foresee, in the form the board draws it. */
import type { Foreseen } from '../../lib/wire';
import type { Scene } from '../game';
import { card as cardNamed, catalogue, offered, view } from './table';
import type { Lying, Offer } from './view';

export interface Foresight {
  districts: string[]; // where something changes
  into: [district: string, piece: Lying][];
  out: [district: string, piece: Lying][];
  ill: string[]; // ill districts that are touched, for which threat rises
  harmless: boolean; // illness does not matter
  least: number; // threat
  most: number;
  deadly: boolean; // the game may end with it
  paid: { seat: number; most: number }[];
}

type Change = [district: string, piece: Lying, least: number, most: number];

/** What changes in the districts: figures such as `orgcrime heinlein`. */
function changes(scene: Scene, figures: Foreseen['figures']): Change[] {
  return Object.entries(figures).flatMap(([name, [least, most]]): Change[] => {
    const [piece = '', district = ''] = name.split(' ');
    return district in catalogue(scene).districts && piece in view(scene).city ? [[district, piece as Lying, least, most]] : [];
  });
}

/** Ill districts that are touched: figures such as `ill heinlein`. */
const shownIll = (scene: Scene, figures: Foreseen['figures'], certain: boolean): string[] =>
  Object.keys(catalogue(scene).districts).filter((district) => (figures[`ill ${district}`]?.[certain ? 0 : 1] ?? 0) > 0);

/** All that may change, or only what is certain. */
function foresight(scene: Scene, { figures, waits }: Foreseen, card: string | null, certain: boolean): Foresight {
  const shown = changes(scene, figures).filter(([, , least, most]) => !certain || least === most);
  const districts = [...new Set(shown.map(([district]) => district))];
  const [least, most] = figures['threat'] ?? [0, 0];
  const harmless = card !== null && (cardNamed(scene, card).harmless ?? false);
  return {
    districts,
    into: shown.flatMap(([district, piece, , most]) => (most > 0 ? [[district, piece]] : [])),
    out: shown.flatMap(([district, piece, least]) => (least < 0 ? [[district, piece]] : [])),
    ill: shownIll(scene, figures, certain),
    harmless,
    least,
    most,
    deadly: waits.some((wait) => wait.for === 'over'),
    paid: view(scene).seats.flatMap((_, seat) => {
      const most = figures[`capital ${seat}`]?.[1] ?? 0;
      return most > 0 ? [{ seat, most }] : [];
    }),
  };
}

/** What is chosen or pointed at: an offer is seen as if it won, anything else as far as it is certain. */
export function chosenSeen(scene: Scene): Foresight | null {
  const found = scene.foreseen?.foreseen;
  const choice = scene.choosing?.considered;
  if (!found || !choice) return null;
  if (!found.supposed) return foresight(scene, found, view(scene).resolving.card, true);
  return foresight(scene, found.supposed, subject(scene, choice), false);
}

/** The card that an offer is made with, or the one that is backed. */
const subject = (scene: Scene, choice: Record<string, unknown>): string | null =>
  typeof choice['card'] === 'string' ? choice['card'] : (offered(scene, choice['side'] as Offer)?.card ?? null);

export function cardSeen(scene: Scene, card: string): Foresight | null {
  const offer = (['main', 'counter'] as const).find((one) => offered(scene, one)?.card === card);
  const found = scene.forecast[offer ? `offer ${offer}` : `card ${card}`];
  return found ? foresight(scene, found, card, false) : null;
}

export function offerSeen(scene: Scene, offer: Offer): Foresight | null {
  const card = offered(scene, offer)?.card;
  const found = scene.forecast[`offer ${offer}`];
  return card && found ? foresight(scene, found, card, false) : null;
}
