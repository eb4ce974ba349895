/** A line to a table that mends itself: it calls again after every loss, a little later each time. */
import type { Answer, Request } from './wire';

export type Line = 'calling' | 'open' | 'lost' | 'gone';

export interface Listener {
  heard(message: Answer): void;
  line(state: Line, retryAt: number | null): void;
}

const FINAL = ['gone', 'sockets', 'dismissed']; // goodbyes after which it does not call again
const FIRST = 400; // milliseconds until the first new try
const LONGEST = 8000;
const QUIET = 20_000; // without a word for so long we ask whether anyone is there
const DEAD = 8000; // and so long we wait for the answer

/** How long to wait before try number n (from 0), with a share of chance so that not everybody calls at once. */
export function patience(tries: number, chance: number): number {
  return Math.min(LONGEST, FIRST * 2 ** tries) * (0.75 + 0.5 * chance);
}

export class Connection {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    this.#call();
    addEventListener('online', this.#again);
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** Whether it went out; if not, the state that comes with the next connection tells what counts. */
  send(request: Request): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  /** Call anew at once, as whoever one is now. */
  renew(): void {
    const before = this.#socket;
    this.#call();
    before?.close();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    removeEventListener('online', this.#again);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#socket?.close();
  }

  #call(): void {
    clearTimeout(this.#timer);
    this.listener.line('calling', null);
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#listen();
      const message = JSON.parse(event.data) as Answer;
      if (message.type === 'bye' && FINAL.includes(message.code)) this.#ended = true;
      if (message.type === 'state') {
        this.#tries = 0;
        this.listener.line('open', null);
      }
      this.listener.heard(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    this.#listen();
  }

  #lost(): void {
    clearTimeout(this.#watch);
    this.#socket = null;
    if (this.#ended) {
      this.listener.line('gone', null);
      return;
    }
    const wait = patience(this.#tries++, Math.random());
    this.listener.line('lost', Date.now() + wait);
    this.#timer = setTimeout(() => this.#call(), wait);
  }

  /** Nobody notices a cable pulled out; so silence is questioned. */
  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.send({ do: 'ping' });
      this.#watch = setTimeout(() => {
        const socket = this.#socket;
        this.#lost();
        socket?.close();
      }, DEAD);
    }, QUIET);
  }

  #again = () => {
    if (this.#socket === null && !this.#ended) this.#call();
  };

  #seen = () => {
    if (document.visibilityState === 'visible') this.#again();
  };
}
