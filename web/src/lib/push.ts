/** Notices to this browser when the page is closed: asking the person, the browser and the server for them. */
import { api } from './api';

/** Whether this browser can take any; on plain http, and in some private windows, none can. */
export const possible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export async function subscribed(): Promise<boolean> {
  return possible() && (await subscription()) !== null;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Take notices from the server with this key; false: the person or the browser does not want it. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await api.subscribe({ endpoint: endpoint ?? '', key: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
  return true;
}

export async function unsubscribe(): Promise<void> {
  const found = possible() ? await subscription() : null;
  if (!found) return;
  await api.unsubscribe(found.endpoint);
  await found.unsubscribe();
}
