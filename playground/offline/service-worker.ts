/**
 * The service worker: the page as it was installed, without a network.
 *
 * A version is installed whole, and waits until a person lets it take over, so that a page never mixes the
 * files of two versions.
 */
import type { Precache } from './precache.js';

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build. */
  readonly PRECACHE: Precache;
};

const PREFIX = 'azulejo-playground-';
const CACHE = `${PREFIX}${self.PRECACHE.version}`;

/** The page itself among the files. */
const PAGE = './';

/** Number of versions that are kept: a page of the last one may still ask for its files. */
const VERSIONS = 2;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // The browser's own cache may have files of an earlier version.
  await cache.addAll(self.PRECACHE.files.map((file) => new Request(file, { cache: 'reload' })));
}

async function takeOver(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(versions.slice(0, -VERSIONS).map((name) => caches.delete(name)));
  // A page that was loaded before the worker was there.
  await self.clients.claim();
}

/** Whether a request is for the page, by any of its addresses. */
function isPage({ url }: Request): boolean {
  const path = url.replace(/[?#].*$/, '');
  const { scope } = self.registration;
  return path === scope || path === `${scope}index.html`;
}

async function answer(request: Request): Promise<Response> {
  const wanted = isPage(request) ? PAGE : request;
  const cache = await caches.open(CACHE);
  return (await cache.match(wanted)) ?? (await caches.match(wanted)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});
