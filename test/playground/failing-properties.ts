/** What the page does when parts of the browser fail, as properties of any number of runs. */
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { type Action, reduce } from '../../playground/shell/actions/reduce.js';
import type { Page } from '../../playground/shell/model/page.js';
import { Saving } from '../../playground/shell/running/saving.js';
import { startWorker } from '../../playground/shell/running/worker.js';
import { FakeDatabases, FakeWorkers, fate, wait } from './failing.js';
import { matchOf, people, playOn } from './pages.js';

/** Let the clock stand, so that only tests move it. */
export async function withFakes<Result>(job: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    return await job();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
}

/** Moves, and what happens to the database before each. */
const moves = fc.array(
  fc.record({
    loss: fc.constantFrom('close', 'versionchange', 'quietly', undefined, undefined),
    fates: fc.array(fate, { maxLength: 6 }),
    /** Whether the next move is played before this one is saved. */
    isQuick: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Whatever happens to the database, the whole game is in it after each move, or the person is told. */
export async function gamesAreSavedOrSaid(numRuns: number): Promise<void> {
  await withFakes(async () => {
    const databases = new FakeDatabases();
    vi.stubGlobal('indexedDB', databases);
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('addEventListener', () => undefined);
    const first = people();
    const store = {
      page: first,
      dispatch(action: Action) {
        const { match } = store.page;
        store.page = reduce(store.page, action);
        if (store.page.match !== undefined && store.page.match !== match) {
          saving.keepSoon(store.page.match);
        }
      },
    };
    const saving = new Saving(store);
    saving.start();
    const isSaved = ({ match }: Page) => {
      const saved = databases.games.get(match?.id ?? '');
      return saved !== undefined && Reflect.get(Object(saved), 'record') === match?.line.save();
    };
    await fc.assert(
      fc.asyncProperty(moves, async (all) => {
        databases.fates.set([]);
        databases.lose('close');
        store.page = first;
        await wait();
        for (const [index, { loss, fates, isQuick }] of all.entries()) {
          if (loss !== undefined) databases.lose(loss);
          databases.fates.set(fates);
          store.page = { ...store.page, notice: '' };
          const before = store.page;
          const after = playOn(before, 1);
          store.page = after;
          saving.keepSoon(matchOf(after));
          if (isQuick && index < all.length - 1) continue;
          await wait();
          const isSaid = store.page.notice === store.page.words.faults.cannotSave;
          expect(isSaid || isSaved(store.page)).toBe(true);
        }
        // Once everything works again, so does saving, and one connection is enough.
        databases.fates.set([]);
        await wait();
        store.page = playOn(store.page, 1);
        saving.keepSoon(matchOf(store.page));
        await wait();
        expect(isSaved(store.page)).toBe(true);
        expect(databases.connections).toBe(1);
        // A loss alone costs nothing, and nobody is troubled with it: what is gone is saved again.
        for (const loss of ['close', 'versionchange', 'quietly'] as const) {
          store.page = { ...store.page, notice: '' };
          databases.lose(loss);
          await wait();
          expect(isSaved(store.page), loss).toBe(true);
          store.page = playOn(store.page, 1);
          saving.keepSoon(matchOf(store.page));
          await wait();
          expect([isSaved(store.page), store.page.notice], loss).toEqual([true, '']);
        }
        // A game of a link that nobody has played on is not kept, whatever is lost.
        const linked = { ...matchOf(store.page), id: 'linked', link: '#play/azul/linked' };
        store.page = { ...store.page, match: linked };
        databases.lose('close');
        await wait();
        expect(databases.games.has('linked')).toBe(false);
      }),
      { numRuns },
    );
  });
}

/** Requests to a worker, and what becomes of it. */
const requests = fc.array(
  fc.record({
    fates: fc.array(fate, { maxLength: 5 }),
    wait: fc.constantFrom(0, 20, 5000, 10_000),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Whatever happens to a worker, the last request is answered in time, or the person is told. */
export async function requestsAreAnsweredOrSaid(numRuns: number): Promise<void> {
  await withFakes(async () => {
    vi.stubGlobal('Worker', FakeWorkers);
    await fc.assert(
      fc.asyncProperty(requests, async (all) => {
        FakeWorkers.fates.set([]);
        FakeWorkers.running.clear();
        const outcomes: unknown[] = [];
        let last = 0;
        const worker = startWorker<number, number>('worker.js', {
          // An answer to a request before may come late, as those of earlier turns do.
          receive: (answer) => answer === last && outcomes.push(answer) > 0,
          silent: () => void outcomes.push('silent'),
          lost: () => void outcomes.push('lost'),
        });
        for (const [request, { fates, wait: time }] of all.entries()) {
          FakeWorkers.fates.set(fates);
          outcomes.splice(0);
          last = request;
          worker.ask(request);
          await wait(time);
          expect(outcomes.filter((outcome) => outcome === request).length).toBeLessThan(2);
          if (time === 10_000) expect(outcomes.length).toBeGreaterThan(0);
        }
        // One that is not loaded, or is lost once, is replaced, and nobody is troubled with it.
        for (const fates of [[], ['fails'], ['works', 'fails'], ['works', 'throws']] as const) {
          worker.end();
          FakeWorkers.fates.set(fates);
          outcomes.splice(0);
          worker.ask(--last);
          await wait();
          expect(outcomes, fates.join()).toEqual([last]);
          expect(FakeWorkers.running.size).toBe(1);
        }
        worker.end();
        await wait();
        expect(FakeWorkers.running.size).toBe(0);
      }),
      { numRuns },
    );
  });
}
