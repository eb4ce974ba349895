/** Arrow keys move from thing to thing by where they lie; only one of them is a stop of the Tab key. */
import type { Attachment } from 'svelte/attachments';

export interface Spot {
  x: number;
  y: number;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const AHEAD: Record<Direction, (from: Spot, to: Spot) => [along: number, across: number]> = {
  ArrowLeft: (from, to) => [from.x - to.x, Math.abs(from.y - to.y)],
  ArrowRight: (from, to) => [to.x - from.x, Math.abs(from.y - to.y)],
  ArrowUp: (from, to) => [from.y - to.y, Math.abs(from.x - to.x)],
  ArrowDown: (from, to) => [to.y - from.y, Math.abs(from.x - to.x)],
};

/** The index of the nearest spot in a direction, or -1; what lies off to the side counts as farther away. */
export function nearest(from: Spot, spots: Spot[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const [along, across] = AHEAD[direction](from, spot);
    if (along <= 4) return;
    const far = along + 2.2 * across;
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}

const THINGS = '[data-thing]';

export const roving: Attachment<HTMLElement> = (root) => {
  const things = () => [...root.querySelectorAll<HTMLElement>(THINGS)].filter((element) => element.offsetParent !== null);
  let current: HTMLElement | null = null;

  const settle = () => {
    const all = things();
    if (!current || !all.includes(current))
      current = all.find((element) => element.dataset['mark'] === 'legal') ?? all[0] ?? null;
    for (const element of root.querySelectorAll<HTMLElement>(THINGS)) element.tabIndex = element === current ? 0 : -1;
  };

  const focused = (event: FocusEvent) => {
    const found = (event.target as Element).closest<HTMLElement>(THINGS);
    if (found && root.contains(found)) {
      current = found;
      settle();
    }
  };

  const pressed = (event: KeyboardEvent) => {
    if (!(event.key in AHEAD) || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = (event.target as Element).closest<HTMLElement>(THINGS);
    if (!from) return;
    const others = things().filter((element) => element !== from);
    const found = others[nearest(middle(from), others.map(middle), event.key as Direction)];
    if (!found) return;
    event.preventDefault();
    found.focus();
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const watcher = new MutationObserver(settle);
  watcher.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', focused);
  root.addEventListener('keydown', pressed);
  settle();
  return () => {
    watcher.disconnect();
    root.removeEventListener('focusin', focused);
    root.removeEventListener('keydown', pressed);
  };
};

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
