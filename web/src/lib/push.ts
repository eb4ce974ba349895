/** Notices to this browser when the page is closed: asking the person, the browser and the server for them. */
import { api } from './api';
import type { Calls } from './wire';

const WISH = 'notices'; // who has asked for them in this browser

/** Whether this browser can take any; on plain http, and in some private windows, none can. */
export const possible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether this browser takes notices for whoever takes them in these: not as long as it does so for somebody else, nor from a
 * server that has had another key since, for which no push service takes any. */
export async function subscribed({ push, browsers }: Pick<Calls, 'push' | 'browsers'>): Promise<boolean> {
  const found = possible() ? await subscription() : null;
  if (!found || written(found.options.applicationServerKey) !== push) return false;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(found.endpoint)));
  return browsers.includes(Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

/** A key as the server writes it. */
const written = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Once a load: whoever has asked for notices here goes on taking them, though the push service or the server has forgotten it. */
export async function renew(person: string): Promise<void> {
  if (!possible() || Notification.permission !== 'granted') return;
  const calls = await api.calls();
  if (!calls.push) return;
  if (await subscribed(calls)) localStorage.setItem(WISH, person);
  else if (localStorage.getItem(WISH) === person) {
    await (await subscription())?.unsubscribe(); // the server has forgotten it because nothing arrives there, or has another key
    await subscribe(calls.push, person);
  }
}

/** Take notices for this person, from the server with this key; false: the person or the browser does not want it. */
export async function subscribe(key: string, person: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await worker.pushManager.subscribe(options).catch(async (failure: Error) => {
    if (failure.name !== 'InvalidStateError') throw failure;
    await (await subscription())?.unsubscribe(); // with a key the server has no more
    return worker.pushManager.subscribe(options);
  });
  const { endpoint, keys } = made.toJSON();
  await api.subscribe({ endpoint: endpoint ?? '', key: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
  localStorage.setItem(WISH, person);
  return true;
}

export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(WISH);
  const found = possible() ? await subscription() : null;
  if (!found) return;
  await api.unsubscribe(found.endpoint);
  await found.unsubscribe();
}

/** Whoever looks at a page sees what the notices that lead there told: they go. */
export async function seen(path: string): Promise<void> {
  if (!possible() || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const notice of (await worker?.getNotifications()) ?? []) {
    if ((notice.data as { url?: string } | null)?.url === path) notice.close();
  }
}
