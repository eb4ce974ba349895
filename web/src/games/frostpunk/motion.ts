/** Pieces on their way: pawns to their work and back, goods to the supply, coal into the fire, cubes out of the tower. */
import { cast, flights, still, type Lying } from '../../lib/flights';
import { PAWNS, STOCK } from './order';
import type { View } from './view';

const TIME = 560;
const AFTER = 70; // each piece starts this much after the one before
const ALIKE = 3; // of pieces that go the same way, as many are seen
const MOST = 16; // more is a leap through the game, not a move

/** Everything that lies somewhere and can be elsewhere a moment later. */
export function lying(v: View): Lying[] {
  const heap = (slot: string, piece: string, n = 0): Lying[] =>
    Array.from({ length: n }, (_, i) => ({ slot: `${slot}/${i}`, piece }));
  const times = new Map<string, number>();
  const placed = v.placed.map(([piece, spot]) => {
    const i = times.get(spot) ?? 0;
    times.set(spot, i + 1);
    return { slot: `at:${spot}/${i}`, piece };
  });
  const goods = Object.entries(v.fields).flatMap(([field, text]) => {
    const [good = '', n] = text.split(' ');
    return n === undefined ? [] : heap(`field:${field}`, good, Number(n));
  });
  return [
    ...PAWNS.flatMap((pawn) => [...heap(`pool:${pawn}`, pawn, v.pool[pawn]), ...heap(`tired:${pawn}`, pawn, v.resting[pawn])]),
    ...placed,
    ...v.route.flatMap(({ scout }, i) => (scout === '-' ? [] : [{ slot: `route:${i + 1}`, piece: scout }])),
    ...goods,
    ...STOCK.flatMap((good) => heap(`stock:${good}`, good, v.stock[good])),
    ...heap('stock:food', 'food', v.food),
    ...heap('overload:', 'overload', v.overload),
  ];
}

export interface Move {
  piece: string;
  from: string;
  to: string;
}

const isPawn = (piece: string): boolean => (PAWNS as readonly string[]).includes(piece);
const heapOf = (slot: string): string => (slot.startsWith('at:') ? slot : slot.replace(/\/\d+$/, ''));

/** What has moved from where to where; what comes from the bank comes from the place that gave it, what is paid goes where it is used. */
export function moves(was: View, now: View): Move[] {
  const worked = now.placed.length > was.placed.length ? now.placed.at(-1)?.[1] : undefined;
  const built = Object.keys(now.fields).find((field) => raised(was, now, field));
  const source = (piece: string): string | null => {
    if (piece === 'overload' || (piece === 'coal' && now.heat < was.heat)) return 'tower:'; // taken back out of the fire
    return worked !== undefined && !isPawn(piece) ? `at:${worked}/0` : null;
  };
  const use = (piece: string): string | null => {
    if (piece === 'coal' && now.heat > was.heat) return 'tower:';
    if (piece === 'food' && now.phase !== was.phase) return 'people:';
    return built !== undefined && !isPawn(piece) ? `field:${built}` : null;
  };
  const found = flights(lying(was), lying(now)).flatMap(({ piece, from, to }) => {
    const stays = (from ?? to)?.startsWith('field:'); // a tile is laid or built over
    const start = from ?? (stays ? null : source(piece));
    const end = to ?? (stays ? null : use(piece));
    return start !== null && end !== null && heapOf(start) !== heapOf(end) ? [{ piece, from: start, to: end }] : [];
  });
  const seen = new Map<string, number>();
  return found.filter(({ piece, from, to }) => {
    const way = `${piece} ${heapOf(from)} ${heapOf(to)}`;
    seen.set(way, (seen.get(way) ?? 0) + 1);
    return (seen.get(way) ?? 0) <= ALIKE;
  });
}

/** Whether a building was raised on a field, or turned over. */
function raised(was: View, now: View, field: string): boolean {
  const text = now.fields[field] ?? '-';
  return text !== '-' && !text.includes(' ') && was.fields[field] !== text && field in was.fields;
}

/** Where a slot is on the page: the piece itself, or else the place it belongs to. */
export function anchors(slot: string): string[] {
  const [zone = '', rest = ''] = heapOf(slot).split(/:(.*)/s);
  const spot = rest.replace(/\/\d+$/, '');
  switch (zone) {
    case 'pool':
      return [`[data-thing="pawn:${spot}"]`, '.fp-pool__pawns'];
    case 'tired':
      return ['.fp-pool h2'];
    case 'at':
      if (spot === 'clearing' || spot === 'construction')
        return [`[data-thing="pad:${spot === 'clearing' ? 'clear' : 'construct'}"]`];
      return [`[data-slot="${slot}"]`, `[data-thing="field:${spot}"]`, `[data-thing="event:${spot}"]`];
    case 'route':
      return [`[data-thing="route:${spot}"]`];
    case 'field':
      return [`[data-thing="field:${spot}"]`];
    case 'stock':
      return [`[data-stock="${spot}"]`];
    case 'overload':
      return [`.fp-pips i:nth-child(${Number(/\d+$/.exec(slot)?.[0] ?? 0) + 1})`];
    case 'tower':
      return ['.fp-tower'];
    default:
      return ['.fp-folk--food'];
  }
}

function find(root: ParentNode, slot: string): Element | null {
  for (const selector of anchors(slot)) {
    const found = root.querySelector(selector);
    if (found?.getBoundingClientRect().width) return found;
  }
  return null;
}

/** A box of the size of a piece, in the middle of another. */
function within(box: DOMRect, piece: string): DOMRect {
  const [w, h] = isPawn(piece) ? [24, 34] : [21, 21];
  return new DOMRect(box.left + (box.width - w) / 2, box.top + (box.height - h) / 2, w, h);
}

/** Remember where everything starts from; what is returned lets it fly once the page shows where it went. */
export function departing(root: ParentNode, was: View, now: View): (() => void) | null {
  if (still()) return null;
  const away = moves(was, now).flatMap((move) => {
    const from = find(root, move.from)?.getBoundingClientRect();
    return from ? [{ ...move, start: within(from, move.piece) }] : [];
  });
  if (away.length === 0 || away.length > MOST) return null;
  return () => {
    away.forEach(({ piece, to, start }, i) => {
      const goal = find(root, to);
      if (!goal) return;
      if (goal.hasAttribute('data-slot')) goal.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME + i * AFTER }); // it stands there when it has come
      cast(drawing(piece), start, within(goal.getBoundingClientRect(), piece), { time: TIME, delay: i * AFTER });
    });
  };
}

const SVG = 'http://www.w3.org/2000/svg';

function drawing(piece: string): SVGElement {
  const drawn = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  const sign = piece === 'food' || piece === 'overload';
  use.setAttribute('href', sign ? `#i-${piece}` : isPawn(piece) ? `#fp-pawn-${piece}` : `#fp-good-${piece}`);
  drawn.setAttribute('class', sign ? `icon fp-sign fp-sign--${piece}` : isPawn(piece) ? `fp-pawn fp-${piece}` : 'fp-good');
  drawn.append(use);
  return drawn;
}
