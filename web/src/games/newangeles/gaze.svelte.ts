/** The card somebody looks at just now: the city shows what it would do. */
import type { Attachment } from 'svelte/attachments';

class Gaze {
  card = $state<string | null>(null);
  #at: Element | null = null;

  rest(at: Element, card: string | null): void {
    this.#at = at;
    this.card = card;
  }

  /** Later: a focused card that is played loses the focus in the middle of being taken off the page. */
  leave(at: Element): void {
    queueMicrotask(() => {
      if (this.#at === at) this.card = null;
    });
  }
}

export const gaze = new Gaze();

/** An attachment: while the pointer or the focus rests here, the city shows this card. */
export function gazing(card: () => string | null): Attachment<Element> {
  return (element) => {
    const look = () => gaze.rest(element, card());
    const leave = () => gaze.leave(element);
    const listeners: [string, () => void][] = [
      ['pointerenter', look],
      ['pointerleave', leave],
      ['focusin', look],
      ['focusout', leave],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      leave();
    };
  };
}
