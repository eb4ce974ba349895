/** What a screen reader is told of changes. */

class Live {
  lines = $state<{ id: number; text: string }[]>([]);
  #number = 0;

  say(text: string): void {
    if (!text) return;
    this.lines.push({ id: ++this.#number, text });
    if (this.lines.length > 20) this.lines.shift();
  }
}

export const live = new Live();

export function say(text: string): void {
  live.say(text);
}
