/**
 * The service worker: the page as it was installed, without a network.
 *
 * A version is installed whole, and waits until a person lets it take over, so that a page never mixes the
 * files of two versions.
 */
import type { Precache } from './precache.js';
import { Version } from './versions.js';

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build. */
  readonly PRECACHE: Precache;
};

const { registration } = self;

const VERSION = new Version(self.PRECACHE, {
  caches,
  scope: registration.scope,
  fetch: (request) => fetch(request),
  tabs: () => self.clients.matchAll({ includeUncontrolled: true }),
  isChanging: () => registration.installing !== null || registration.waiting !== null,
  async alone(isUrgent, job) {
    const options = { ifAvailable: !isUrgent };
    await navigator.locks.request(`azulejo-versions ${registration.scope}`, options, (lock) =>
      lock === null ? undefined : job(),
    );
  },
});

self.addEventListener('install', (event) => event.waitUntil(VERSION.install()));

self.addEventListener('activate', (event) => {
  // This also answers a page that was loaded before the worker was there.
  event.waitUntil(VERSION.takeOver().then(() => self.clients.claim()));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  const answer = VERSION.answer(request, event);
  event.respondWith(answer);
  // Tabs are closed without a word: whether a version is still used is looked up when one is opened.
  if (VERSION.isPage(request)) event.waitUntil(answer.then(() => VERSION.tidy()));
});

/** Show the tab that a notification is of. */
async function showTab(address: unknown): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (tabs.find(({ url }) => url === address) ?? tabs[0])?.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTab(event.notification.data));
});
