/** Installing the service worker, and noticing new versions of the page. */

/** Look for a new version when the page is seen again, which of an installed page may be weeks later. */
function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    // Without a network there is nothing new.
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** Milliseconds in which a version takes over; the page is loaded again in any case. */
const PATIENCE = 4000;

/** Let the version that waits take over, and load the page again once it has. */
function switchTo({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  // One that was offered may have given way to a newer one meanwhile, or to none.
  waiting?.postMessage('take-over');
  setTimeout(reload, waiting === null ? 0 : PATIENCE);
}

/**
 * Install the page in this browser, and watch for new versions. It resolves once the page is kept, or cannot be.
 *
 * @param offer - called with the function that loads the new version, as soon as there is one
 */
export async function watchForUpdates(offer: (update: () => void) => void): Promise<void> {
  // Pages over plain HTTP have no service workers.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first version of all takes over by itself; a later one, where another tab has let it.
    if (isControlled) offer(() => location.reload());
    isControlled = true;
  });
  const registration = await serviceWorker.register('service-worker.js');
  const offerWaiting = () => {
    const { waiting } = registration;
    if (waiting !== null && serviceWorker.controller !== null) offer(() => switchTo(registration));
  };
  const watchInstalling = () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  };
  offerWaiting();
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
  checkWhenSeen(registration);
  await serviceWorker.ready;
}
