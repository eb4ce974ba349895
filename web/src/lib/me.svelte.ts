/** Who sits at this browser, and how they like the page: kept by the server, and in the browser for the first moment. */
import { api } from './api';
import { browserLanguage, words } from './i18n/words.svelte';
import { LANGUAGES, type Language } from './i18n/files';
import { forget } from './offline';
import { renew } from './push';
import type { Me as Person } from './wire';

export type Theme = Person['theme'];

const LAST = 'person'; // who sat at this browser last
const LIGHT = '(prefers-color-scheme: light)';

class Me {
  person = $state<Person | null>(null);
  theme = $state<Theme>(remembered('theme', ['auto', 'dark', 'light'] as const) ?? 'auto');
  light = $state(matchMedia(LIGHT).matches);
  dark = $derived(this.theme === 'dark' || (this.theme === 'auto' && !this.light));

  constructor() {
    matchMedia(LIGHT).addEventListener('change', (event) => {
      this.light = event.matches;
      this.paint();
    });
    this.paint();
  }

  get name(): string {
    return this.person?.name ?? '';
  }

  /** Speak, and ask the server who we are; who has been here before need not wait for the answer. */
  async arrive(): Promise<void> {
    const kept = remembered('language', LANGUAGES);
    await words.speak(kept ?? browserLanguage(navigator.languages));
    const known = this.introduce(kept === null);
    if (kept === null) await known;
  }

  private async introduce(newHere: boolean): Promise<void> {
    try {
      const person = await api.me();
      await this.become(person, newHere);
      void renew(person.id).catch(() => undefined); // at the next load
    } catch {
      // Without the server the page still says so, in the right language.
    }
  }

  /** Another person than the last time somebody was here, perhaps in another session, or the same one changed. */
  async become(person: Person, newHere = false): Promise<void> {
    if (localStorage.getItem(LAST) !== person.id) {
      await forget(); // what was kept here to be read offline was another's
      localStorage.setItem(LAST, person.id);
    }
    this.person = person;
    if (person.theme !== this.theme) this.dress(person.theme);
    if (person.language !== words.language && !newHere) await this.hear(person.language);
    else if (person.language !== words.language) this.person = await api.changeMe({ language: words.language });
  }

  async speak(language: Language): Promise<void> {
    await this.hear(language);
    await this.tell({ language });
  }

  async like(theme: Theme): Promise<void> {
    this.dress(theme);
    await this.tell({ theme });
  }

  async rename(name: string): Promise<void> {
    this.person = await api.changeMe({ name });
  }

  private async hear(language: Language): Promise<void> {
    localStorage.setItem('language', language);
    await words.speak(language);
  }

  private dress(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('theme', theme);
    this.paint();
  }

  private paint(): void {
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
  }

  private async tell(change: { language?: Language; theme?: Theme }): Promise<void> {
    try {
      this.person = await api.changeMe(change);
    } catch {
      // It is kept in this browser all the same.
    }
  }
}

function remembered<T extends string>(key: string, known: readonly T[]): T | null {
  const kept = localStorage.getItem(key);
  return known.find((value) => value === kept) ?? null;
}

export const me = new Me();
