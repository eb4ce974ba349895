/** What the page says. `t` is read inside templates and follows the language by itself. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { gameMessages, LANGUAGES, pageMessages, type Language } from './files';

export type Figures = Record<string, FluentVariable>;

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #game: string | null = null; // whose words are spoken: games use the same ids for their own things

  /** Speak another language from now on, once its messages are here. */
  async speak(language: Language): Promise<void> {
    const game = this.#game;
    const texts = await Promise.all([pageMessages(language), game === null ? [] : gameMessages(language, game)]);
    if (game !== this.#game) return this.speak(language); // somebody sat down at another table meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts.flat()) bundle.addResource(new FluentResource(text));
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  /** The words of a game join those of the page, in place of another game's. */
  async learn(game: string): Promise<void> {
    if (this.#game === game) return;
    this.#game = game;
    await this.speak(this.language);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message, or with `id.name` one of its attributes. */
  say(id: string, figures?: Figures): string {
    const [message, attribute] = id.split('.', 2) as [string, string | undefined];
    const found = this.#bundle.getMessage(message);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    return pattern ? this.#bundle.formatPattern(pattern, figures ?? null, []) : id;
  }
}

export const words = new Words();

export function t(id: string, figures?: Figures): string {
  return words.say(id, figures);
}

/** The first language the browser asks for that the page speaks. */
export function browserLanguage(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
