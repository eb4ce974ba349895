"""A browser that takes notices. Its push service is not reachable from here, so what that would bring is handed to its service
worker as the browser does it."""

import json
from typing import Any

from tests.browser.guest import STEPS, Guest

# What the browser says when it is asked for an address that notices can be sent to.
BOX = """
((box) => {
  const subscription = {
    endpoint: box.endpoint,
    options: { userVisibleOnly: true },
    toJSON: () => ({ endpoint: box.endpoint, keys: { p256dh: box.key, auth: box.auth } }),
    unsubscribe: async () => localStorage.removeItem('box') ?? true,
  };
  PushManager.prototype.subscribe = async () => localStorage.setItem('box', 'yes') ?? subscription;
  PushManager.prototype.getSubscription = async () => (localStorage.getItem('box') ? subscription : null);
})(%s);
"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => ({
  title: one.title, body: one.body, lang: one.lang, tag: one.tag, url: one.data.url, stop: one.actions[0].title }))"""
# No test can point at a notice on the screen of the machine: the worker is told that somebody has clicked it, and says where it
# would lead; only a click on the screen lets it open a window.
CLICKED = """async (action) => {
  const opened = [];
  Clients.prototype.openWindow = async (url) => void opened.push(url);
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent('notificationclick', { notification, action });
  const done = [];
  event.waitUntil = (work) => done.push(work);
  self.dispatchEvent(event);
  await Promise.all(done);
  return opened;
}"""
MOVED = """async (box) => {
  const made = { toJSON: () => ({ endpoint: box.endpoint, keys: { p256dh: box.key, auth: box.auth } }) };
  const event = Object.assign(new ExtendableEvent('pushsubscriptionchange'), {
    oldSubscription: { endpoint: box.before }, newSubscription: made });
  const done = [];
  event.waitUntil = (work) => done.push(work);
  self.dispatchEvent(event);
  await Promise.all(done);
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

    def click(self, action: str = "") -> list[str]:
        """On the notice, or a button on it; where that leads."""
        found: list[str] = self.worker.evaluate(CLICKED, action)
        return found

    def moves(self, before: str, box: dict[str, str]) -> None:
        """The browser takes notices at another address than before."""
        self.worker.evaluate(MOVED, {**box, "before": before})

    @property
    def worker(self) -> Any:
        self.guest.page.evaluate("navigator.serviceWorker.ready")
        return self.guest.context.service_workers[0]
