/** What the page says. `t` is read inside templates and follows the language by itself. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { gameMessages, LANGUAGES, pageMessages, type Language } from './files';

export type Figures = Record<string, FluentVariable>;

/** Fluent leaves the style of a number to programs; here messages say themselves when one is a share. */
function number([value]: FluentValue[], named: Record<string, FluentValue>): FluentValue {
  const told = value instanceof FluentNumber ? value.opts : {};
  const wanted = Object.entries(named).map(([name, one]) => [name, one instanceof FluentNumber ? one.value : one]);
  return new FluentNumber(Number(value instanceof FluentNumber ? value.value : value), {
    ...told,
    ...Object.fromEntries(wanted),
  });
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #game: string | null = null; // whose words are spoken: games use the same ids for their own things

  /** Speak another language from now on, once its messages are here. */
  async speak(language: Language): Promise<void> {
    const game = this.#game;
    const texts = await Promise.all([pageMessages(language), game === null ? [] : gameMessages(language, game)]);
    if (game !== this.#game) return this.speak(language); // somebody sat down at another table meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER: number } });
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

/** Several things in a row, as one says them. */
export function listed(items: string[]): string {
  const language = words.language === 'en' ? 'en-GB' : words.language; // without a comma before the last
  return new Intl.ListFormat(language).format(items);
}

/** The first language the browser asks for that the page speaks. */
export function browserLanguage(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
