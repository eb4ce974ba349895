/** Small habits of this browser. */

function kept(key: string, otherwise: boolean): boolean {
  const found = localStorage.getItem(key);
  return found === null ? otherwise : found === 'yes';
}

class Prefs {
  /** Answer by itself where there is only one answer. */
  forced = $state(kept('forced', true));
  /** The games whose tour has been taken or declined; `yes`: all of them. */
  #toured = (localStorage.getItem('toured') ?? '').split(' ');

  keep(): void {
    localStorage.setItem('forced', this.forced ? 'yes' : 'no');
  }

  toured(game: string): boolean {
    return this.#toured.includes(game) || this.#toured.includes('yes');
  }

  tour(game: string): void {
    this.#toured.push(game);
    localStorage.setItem('toured', this.#toured.join(' ').trim());
  }
}

export const prefs = new Prefs();
