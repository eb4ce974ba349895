"""A browser that takes notices. Its push service is not reachable from here, so what that would bring is handed to its service
worker as the browser does it."""

import json
from typing import Any

from tests.browser.guest import STEPS, Guest

# What the browser says when it is asked for an address that notices can be sent to: another each time it subscribes anew.
BOX = """
((box) => {
  const bytes = (key) => Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
  const subscription = () => {
    const endpoint = box.endpoint + '/' + localStorage.getItem('boxes');
    return {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bytes(localStorage.getItem('key')) },
      toJSON: () => ({ endpoint, keys: { p256dh: box.key, auth: box.auth } }),
      unsubscribe: async () => localStorage.removeItem('box') ?? true,
    };
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem('key', applicationServerKey);
    if (!localStorage.getItem('box')) localStorage.setItem('boxes', Number(localStorage.getItem('boxes') ?? 0) + 1);
    localStorage.setItem('box', 'yes');
    return subscription();
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem('box') ? subscription() : null);
})(%s);
"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => ({
  title: one.title, body: one.body, lang: one.lang, tag: one.tag, url: one.data.url, stop: one.actions[0].title }))"""
# No test can point at a notice on the screen of the machine: the worker is told that somebody has clicked it, and says where it
# would lead; only a click on the screen lets it open a window, or show one.
CLICKED = """async ([action, buttons]) => {
  const opened = [];
  Object.defineProperty(Notification, 'maxActions', { value: buttons, configurable: true });
  WindowClient.prototype.focus = async () => undefined;
  Clients.prototype.openWindow = async (url) => void opened.push(url);
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent('notificationclick', { notification, action });
  const done = [];
  event.waitUntil = (work) => done.push(work);
  self.dispatchEvent(event);
  await Promise.all(done);
  return opened;
}"""
# Not every browser says where it took them before, and where it does now.
MOVED = """async ([before, box]) => {
  let key = null;
  const made = { toJSON: () => ({ endpoint: box.endpoint, keys: { p256dh: box.key, auth: box.auth } }) };
  PushManager.prototype.subscribe = async (options) => (key = options.applicationServerKey) && made;
  const told = before ? { oldSubscription: { endpoint: before }, newSubscription: made } : {};
  const event = Object.assign(new ExtendableEvent('pushsubscriptionchange'), told);
  const done = [];
  event.waitUntil = (work) => done.push(work);
  self.dispatchEvent(event);
  await Promise.all(done);
  return key;
}"""


class Tray:
    """Where the notices of one browser lie."""

    def __init__(self, guest: Guest, box: dict[str, str]) -> None:
        """Notices are allowed, and sent to this box."""
        self.guest = guest
        self.guest.context.grant_permissions(["notifications"], origin=guest.address)
        self.guest.context.add_init_script(BOX % json.dumps(box))
        self.guest.page.reload()

    def take(self, name: str) -> None:
        """Switch notices on, as a person does; the name is that of the switch."""
        switch = self.guest.page.get_by_role("checkbox", name=name, exact=True)
        with self.guest.page.expect_response(lambda answer: "/api/push" in answer.url):
            switch.check()

    def deliver(self, notice: dict[str, Any]) -> None:
        """What came to the box, opened."""
        session = self.guest.context.new_cdp_session(self.guest.page)
        found: list[dict[str, Any]] = []
        session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
        session.send("ServiceWorker.enable")
        while not found:
            self.guest.rest()
        message = {"origin": self.guest.address, "registrationId": found[0]["registrationId"], "data": json.dumps(notice)}
        session.send("ServiceWorker.deliverPushMessage", message)
        for _ in range(STEPS):
            if notice["tag"] in [one["tag"] for one in self.shown]:
                break
            self.guest.rest()
        session.detach()

    @property
    def shown(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.guest.page.evaluate(SHOWN)
        return found

    def click(self, action: str = "", buttons: int = 2) -> list[str]:
        """On the notice, or a button on it, where there can be so many; which window that opens."""
        found: list[str] = self.worker.evaluate(CLICKED, [action, buttons])
        return found

    def moves(self, before: str | None, box: dict[str, str]) -> str | None:
        """The browser takes notices at another address than before; the key with which it was asked for that, if it was."""
        key: str | None = self.worker.evaluate(MOVED, [before, box])
        return key

    @property
    def worker(self) -> Any:
        self.guest.page.evaluate("navigator.serviceWorker.ready")
        return self.guest.context.service_workers[0]
