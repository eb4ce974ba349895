/** Moves made visible: what lay somewhere and now lies elsewhere flies there; what was turned or joined slides into place. */

export interface Lying {
  slot: string; // where: zone and key, the same as in data-fly
  piece: string; // what: pieces with the same name are alike
}

export interface Flight {
  piece: string;
  from: string | null; // null: it comes out of somewhere unseen
  to: string | null; // null: it goes to where it cannot be seen
}

/** Which piece came from where: slots that became empty and slots that were filled, paired by piece. */
export function flights(before: Lying[], after: Lying[]): Flight[] {
  const old = new Map(before.map((one) => [one.slot, one.piece]));
  const now = new Map(after.map((one) => [one.slot, one.piece]));
  const left = before.filter((one) => now.get(one.slot) !== one.piece);
  const found: Flight[] = [];
  for (const one of after) {
    if (old.get(one.slot) === one.piece) continue;
    const index = left.findIndex((other) => other.piece === one.piece);
    const from = index < 0 ? null : (left.splice(index, 1)[0]?.slot ?? null);
    found.push({ piece: one.piece, from, to: one.slot });
  }
  for (const one of left) found.push({ piece: one.piece, from: one.slot, to: null });
  return found;
}

export interface Snapshot {
  lying: Lying[];
  boxes: Map<string, DOMRect>;
  looks: Map<string, HTMLElement>;
}

const FLYING = '[data-fly]';
const TIME = 520;
const MOST = 12;

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;

export function snapshot(root: ParentNode): Snapshot {
  const found: Snapshot = { lying: [], boxes: new Map(), looks: new Map() };
  for (const element of root.querySelectorAll<HTMLElement>(FLYING)) {
    const slot = element.dataset['fly'] ?? '';
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    found.lying.push({ slot, piece: element.dataset['piece'] ?? '' });
    found.boxes.set(slot, box);
    found.looks.set(slot, element);
  }
  return found;
}

/** Let everything fly from where it lay in the snapshot. `unseen` tells where a piece comes from or goes to that has no slot there. */
export function fly(root: ParentNode, before: Snapshot, unseen: (flight: Flight) => Element | null): void {
  if (still()) return;
  const after = snapshot(root);
  const away = flights(before.lying, after.lying);
  if (away.length > MOST) return; // a leap through the game, not a move
  const moved = new Set(away.map((flight) => flight.to));
  for (const [slot, box] of after.boxes) {
    const was = before.boxes.get(slot);
    const element = after.looks.get(slot);
    if (was && element && !moved.has(slot)) slide(element, was, box);
  }
  let order = 0;
  for (const flight of away) {
    const from = before.boxes.get(flight.from ?? '') ?? unseen(flight)?.getBoundingClientRect();
    if (flight.to !== null) {
      const element = after.looks.get(flight.to);
      const box = after.boxes.get(flight.to);
      if (element && box && from?.width) arrive(element, from, box, order++ * 70);
      else if (element) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
    } else {
      const look = flight.from ? before.looks.get(flight.from) : undefined;
      const to = unseen(flight)?.getBoundingClientRect();
      if (look && from && to?.width) depart(look, from, to);
    }
  }
}

function slide(element: HTMLElement, was: DOMRect, box: DOMRect): void {
  const x = was.left - box.left;
  const y = was.top - box.top;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
    duration: TIME * 0.7,
    easing: 'cubic-bezier(.2,.8,.2,1)',
  });
}

function arrive(element: HTMLElement, from: DOMRect, box: DOMRect, delay: number): void {
  const x = from.left + from.width / 2 - (box.left + box.width / 2);
  const y = from.top + from.height / 2 - (box.top + box.height / 2);
  const size = Math.max(0.15, Math.min(3, from.height / box.height));
  element.animate(
    [
      { translate: `${x}px ${y}px`, scale: size, zIndex: 30, opacity: 0.85 },
      { translate: '0 0', scale: 1, zIndex: 30, opacity: 1 },
    ],
    { duration: TIME, delay, easing: 'cubic-bezier(.25,.7,.25,1)', fill: 'backwards' },
  );
}

/** The piece is no longer on the page; a copy of it flies off. */
function depart(look: HTMLElement, from: DOMRect, to: DOMRect): void {
  const ghost = look.cloneNode(true) as HTMLElement;
  for (const name of ['data-fly', 'data-thing', 'id', 'tabindex']) ghost.removeAttribute(name);
  ghost.inert = true;
  cast(ghost, from, to, { fade: 0.2 });
}

/** Something that is not on the page otherwise flies from one place to another. */
export function cast(
  ghost: HTMLElement | SVGElement,
  from: DOMRect,
  to: DOMRect,
  { time = TIME, delay = 0, fade = 1 }: { time?: number; delay?: number; fade?: number } = {},
): void {
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    zIndex: '40',
    pointerEvents: 'none',
  });
  (document.querySelector('[data-flights]') ?? document.body).append(ghost);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const motion = ghost.animate(
    [
      { translate: '0 0', scale: 1, opacity: 1 },
      { translate: `${x}px ${y}px`, scale: Math.max(0.15, Math.min(2, to.height / from.height)), opacity: fade },
    ],
    { duration: time, delay, easing: 'cubic-bezier(.4,0,.6,1)', fill: 'both' },
  );
  motion.onfinish = () => ghost.remove();
  motion.oncancel = () => ghost.remove();
}
