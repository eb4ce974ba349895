import { beforeEach, expect, test, vi } from 'vitest';
import { subscribe } from '../src/lib/push';

vi.mock('../src/lib/api', () => ({ api: { subscribe: () => undefined } }));

const made = { toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'auth' } }) };
const earlier = { unsubscribe: vi.fn() };
const pushManager = { subscribe: vi.fn(), getSubscription: () => earlier };

beforeEach(() => {
  vi.resetAllMocks();
  const worker = { pushManager };
  vi.stubGlobal('navigator', { serviceWorker: { ready: worker, getRegistration: () => worker } });
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.stubGlobal('Notification', { requestPermission: () => 'granted' });
});

test('a subscription with a key the server has no more ends for a new one', async () => {
  pushManager.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError')).mockResolvedValueOnce(made);
  expect(await subscribe('key', 'anna')).toBe(true);
  expect(earlier.unsubscribe).toHaveBeenCalledOnce();
});

test('a push service that cannot be reached ends no subscription', async () => {
  pushManager.subscribe.mockRejectedValue(new DOMException('no network', 'AbortError'));
  await expect(subscribe('key', 'anna')).rejects.toThrow('no network');
  expect(earlier.unsubscribe).not.toHaveBeenCalled();
});
