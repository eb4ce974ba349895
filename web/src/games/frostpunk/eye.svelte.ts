/** What part of the map is seen: it can be dragged, pinched, wheeled and brought back. */
import { BOX } from './hex';

const MOST = 3;
const ROOM = 90; // units of the map by which a part of it can be dragged from under what lies at its edges
const DRAG = 6; // pixels until a press is a drag

export class Eye {
  zoom = $state(1);
  x = $state(0); // the middle
  y = $state(0);
  #down = new Map<number, { x: number; y: number }>();
  #moved = false;

  box = $derived.by(() => {
    const [w, h] = [BOX.w / this.zoom, BOX.h / this.zoom];
    return { x: this.x - w / 2, y: this.y - h / 2, w, h };
  });

  /** The whole map, or as much of it as can be read on a small screen. */
  reset(zoom = 1): void {
    this.zoom = zoom;
    this.x = zoom === 1 ? BOX.x + BOX.w / 2 : 0;
    this.y = zoom === 1 ? BOX.y + BOX.h / 2 : 0;
  }

  by(factor: number): void {
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    this.#hold();
  }

  #hold(): void {
    const { w, h } = this.box;
    const room = this.zoom > 1 ? ROOM : 0;
    const within = (value: number, from: number, size: number, seen: number) =>
      seen >= size ? from + size / 2 : Math.min(from + size + room - seen / 2, Math.max(from - room + seen / 2, value));
    this.x = within(this.x, BOX.x, BOX.w, w);
    this.y = within(this.y, BOX.y, BOX.h, h);
  }

  start(event: PointerEvent): void {
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#down.size === 1) this.#moved = false;
  }

  /** `scale`: pixels for a unit of the map. */
  move(event: PointerEvent, scale: number): void {
    const was = this.#down.get(event.pointerId);
    if (!was || (this.zoom === 1 && this.#down.size === 1)) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#down.size === 2) {
      const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y);
        this.by(apart(now) / Math.max(1, apart(was)));
        this.#moved = true;
      }
    } else {
      if (!this.#moved && Math.hypot(now.x - was.x, now.y - was.y) < DRAG) return;
      this.#moved = true;
      this.x -= (now.x - was.x) / scale;
      this.y -= (now.y - was.y) / scale;
      this.#hold();
    }
    this.#down.set(event.pointerId, now);
  }

  end(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  /** The click that ends a drag chooses nothing. */
  swallow(event: MouseEvent): void {
    if (!this.#moved) return;
    this.#moved = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
