/** Small habits of this browser. */

function kept(key: string, otherwise: boolean): boolean {
  const found = localStorage.getItem(key);
  return found === null ? otherwise : found === 'yes';
}

export const SPEEDS = ['slow', 'usual', 'fast', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long bots wait between their moves, in milliseconds. */
export const PACES: Record<Speed, number> = { slow: 1800, usual: 900, fast: 400, once: 0 };

class Prefs {
  /** Answer by itself where there is only one answer. */
  forced = $state(kept('forced', true));
  /** A sound when it is one's turn. */
  sound = $state(kept('sound', false));
  /** The games whose tour has been taken or declined; `yes`: all of them. */
  #toured = (localStorage.getItem('toured') ?? '').split(' ');

  /** How fast what happens is told; `once`: big moments are not shown by themselves. */
  speed = $state<Speed>(SPEEDS.find((one) => one === localStorage.getItem('speed')) ?? 'usual');

  keep(): void {
    localStorage.setItem('forced', this.forced ? 'yes' : 'no');
    localStorage.setItem('speed', this.speed);
    localStorage.setItem('sound', this.sound ? 'yes' : 'no');
  }

  toured(game: string): boolean {
    return this.#toured.includes(game) || this.#toured.includes('yes');
  }

  tour(game: string): void {
    this.#toured.push(game);
    localStorage.setItem('toured', this.#toured.join(' ').trim());
  }
}

/** Whether somebody wants a mentor at a table, or any in a game; null: nobody has said. */
export function mentored(where: string): boolean | null {
  const found = localStorage.getItem(`mentor:${where}`);
  return found === null ? null : found === 'yes';
}

export function keepMentor(where: string, on: boolean): void {
  localStorage.setItem(`mentor:${where}`, on ? 'yes' : 'no');
}

export const prefs = new Prefs();
