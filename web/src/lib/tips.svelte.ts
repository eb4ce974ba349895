/** What is said about the thing under the pointer or the focus; one at a time, and Escape sends it away. */
import type { Attachment } from 'svelte/attachments';

export interface Reason {
  reason: string;
  rule: string;
}

export interface Tip {
  title?: string;
  lines?: string[];
  rules?: string[];
  reasons?: Reason[];
  refused?: boolean; // nothing at all can be done with it
  thing?: string; // something the game can show large
  above?: boolean; // rather above than below
}

const HOVER = 350; // milliseconds until a resting pointer is an interest
const LINGER = 160; // and until a departed one is a loss of it
const PRESS = 450;

class Tips {
  shown = $state.raw<{ anchor: Element; tip: Tip; held: boolean } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #planned: Element | null = null;

  /** `held`: it stays until something else is touched. */
  show(anchor: Element, tip: Tip | null, held = false): void {
    this.keep();
    if (tip) this.shown = { anchor, tip, held };
  }

  /** The pointer moves on something: if it stays, tell about it. */
  plan(anchor: Element, tip: () => Tip | null): void {
    if (this.#planned === anchor && this.shown?.anchor !== anchor) return;
    clearTimeout(this.#timer);
    if (this.shown?.anchor === anchor) return;
    this.#planned = anchor;
    this.#timer = setTimeout(() => this.show(anchor, tip()), this.shown ? LINGER : HOVER);
  }

  keep(): void {
    clearTimeout(this.#timer);
    this.#planned = null;
  }

  leave(): void {
    this.keep();
    if (!this.shown?.held) this.#timer = setTimeout(() => this.hide(), LINGER);
  }

  /** Whether there was one to hide. */
  hide(): boolean {
    this.keep();
    const was = this.shown !== null;
    this.shown = null;
    return was;
  }
}

export const tips = new Tips();

/** An attachment: tell about this element when somebody looks at it. */
export function tip(about: () => Tip | null): Attachment<Element> {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    const listeners: [string, (event: Event) => void][] = [
      ['pointermove', (event) => moved(event as PointerEvent) && tips.plan(element, about)],
      ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && tips.leave()],
      ['focusin', () => element.matches(':focus-visible') && tips.show(element, about())],
      ['focusout', () => tips.leave()],
      [
        'pointerdown',
        (event) => {
          if ((event as PointerEvent).pointerType === 'mouse') tips.hide();
          else press = setTimeout(() => tips.show(element, about(), true), PRESS);
        },
      ],
      ['pointerup', () => clearTimeout(press)],
      ['pointercancel', () => clearTimeout(press)],
      ['contextmenu', (event) => tips.shown?.anchor === element && event.preventDefault()],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      clearTimeout(press);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      if (tips.shown?.anchor === element) tips.hide();
    };
  };
}

/** A pointer that rests while something new appears under it shows no interest. */
const moved = (event: PointerEvent): boolean => event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0);

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  side: 'below' | 'above' | 'right' | 'left' | 'free'; // free: it points at nothing
  arrow: number; // along the side that touches the anchor
}

/** Where a tip finds room beside its anchor: below, above, right, left, and never outside the window. */
export function spot(
  anchor: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  above = false,
  gap = 10,
  edge = 6,
): Spot {
  const fits = {
    below: anchor.top + anchor.height + gap + size.height <= room.height - edge,
    above: anchor.top - gap - size.height >= edge,
    right: anchor.left + anchor.width + gap + size.width <= room.width - edge,
    left: anchor.left - gap - size.width >= edge,
  };
  const order = above ? (['above', 'below', 'right', 'left'] as const) : (['below', 'above', 'right', 'left'] as const);
  const side = order.find((candidate) => fits[candidate]) ?? 'below';
  const clamp = (value: number, most: number) => Math.max(edge, Math.min(value, most - edge));
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
  if (side === 'below' || side === 'above') {
    const left = clamp(middle.x - size.width / 2, room.width - size.width);
    const top = side === 'below' ? anchor.top + anchor.height + gap : anchor.top - gap - size.height;
    return {
      left,
      top: clamp(top, room.height - size.height),
      side,
      arrow: Math.max(14, Math.min(middle.x - left, size.width - 14)),
    };
  }
  const top = clamp(middle.y - size.height / 2, room.height - size.height);
  const left = side === 'right' ? anchor.left + anchor.width + gap : anchor.left - gap - size.width;
  return { left, top, side, arrow: Math.max(14, Math.min(middle.y - top, size.height - 14)) };
}

/** The same place, or the nearest to it, higher or lower, where it lies over none of these; there is no arrow then. Null: nowhere. */
export function standAside(
  at: Spot,
  size: { width: number; height: number },
  room: { width: number; height: number },
  others: Box[],
  edge = 6,
): Spot | null {
  const lefts = [at.left, edge, room.width - size.width - edge];
  const free = (left: number, top: number) =>
    others.every(
      (box) =>
        left >= box.left + box.width ||
        left + size.width <= box.left ||
        top >= box.top + box.height ||
        top + size.height <= box.top,
    );
  const tops = [at.top, edge, ...others.flatMap((box) => [box.top - size.height - edge, box.top + box.height + edge])]
    .filter((top) => top >= edge && top + size.height <= room.height - edge)
    .sort((one, other) => Math.abs(one - at.top) - Math.abs(other - at.top));
  for (const left of lefts) {
    const top = tops.find((candidate) => free(left, candidate));
    if (top !== undefined) return left === at.left && top === at.top ? at : { ...at, left, top, side: 'free' };
  }
  return null;
}
