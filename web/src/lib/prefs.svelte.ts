/** Small habits of this browser. */

function kept(key: string, otherwise: boolean): boolean {
  const found = localStorage.getItem(key);
  return found === null ? otherwise : found === 'yes';
}

class Prefs {
  /** Answer by itself where there is only one answer. */
  forced = $state(kept('forced', true));
  /** Whether the tour has been taken or declined. */
  toured = $state(kept('toured', false));

  keep(): void {
    localStorage.setItem('forced', this.forced ? 'yes' : 'no');
    localStorage.setItem('toured', this.toured ? 'yes' : 'no');
  }
}

export const prefs = new Prefs();
