/** Whether the server answers. Where it does not, the service worker answers with what was kept, and this says since when that is. */
import { t } from './i18n/words.svelte';

const KEPT = 'ratusz-kept'; // the header of such an answer, with the time (sw.js)
const AGAIN = 4000; // milliseconds until the server is looked for again

class Server {
  /** When what is shown was so, the oldest of it; null: it is so now. */
  keptAt = $state<number | null>(null);
  /** How often it has come back: whoever shows what was kept asks again. */
  returns = $state(0);
  /** Why what needs the server cannot be done now. */
  lacking = $derived(this.keptAt === null ? undefined : t('web-offline-needs'));
  #timer: ReturnType<typeof setTimeout> | undefined;

  heard(answer: Response): void {
    const at = Number(answer.headers.get(KEPT));
    if (!at) return;
    if (this.keptAt === null) this.#wait();
    this.keptAt = Math.min(this.keptAt ?? at, at);
  }

  #wait(): void {
    this.#timer = setTimeout(this.#look, AGAIN);
    addEventListener('online', this.#look);
  }

  #look = async () => {
    clearTimeout(this.#timer);
    removeEventListener('online', this.#look);
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return this.#wait();
    this.keptAt = null;
    this.returns++;
  };
}

export const server = new Server();
