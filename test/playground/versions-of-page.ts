/** Sequences of versions of the page: published, installed, failed, accepted, rolled back, with tabs of any of them. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Surroundings, Version } from '../../playground/offline/versions.js';

const SCOPE = 'https://host/playground/';

/** The name of the cache of a version. */
const nameOf = (version: number, scope = SCOPE) => `azulejo-playground-${version} ${scope}`;

/** Caches of other programs of the origin, and of other copies of the page: beside it, within it, above it. */
const OTHERS = [
  'other-program',
  nameOf(0, 'https://host/other/'),
  nameOf(1, `${SCOPE}old/`),
  nameOf(2, 'https://host/'),
];

/** What becomes of an installation: it is done, a file is missing, or the browser is ended before one of two steps. */
const FATES = ['done', 'done', 'missing', 'ended early', 'ended late'] as const;

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('open') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('reload', 'close'), tab: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish'), version: fc.nat(5) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('update'), fate: fc.constantFrom(...FATES) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('accept', 'restart') }) },
);

type Step = {
  readonly kind: string;
  readonly tab?: number;
  readonly version?: number;
  readonly fate?: (typeof FATES)[number];
};

/** The files of a version: some have the same names in all. */
function filesOf(version: number): readonly string[] {
  return ['./', 'main.js', 'worker.js', `chunk-${version}.js`];
}

/** A cache that keeps the text of each file. */
class FakeCache {
  readonly entries = new Map<string, string>();
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  async match(wanted: Request | string): Promise<Response | undefined> {
    const text = this.entries.get(typeof wanted === 'string' ? wanted : wanted.url);
    return text === undefined ? undefined : new Response(text);
  }

  async put(address: string, response: Response): Promise<void> {
    this.entries.set(address, await response.text());
  }

  async keys(): Promise<readonly { readonly url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }

  /** All are put, or none is. */
  async addAll(requests: readonly Request[]): Promise<void> {
    await this.#world.endIf(requests.length > 1 ? 'ended early' : 'ended late');
    const texts = requests.map(({ url }) => [url, this.#world.serve(url)] as const);
    const isMissing = texts.some(([, text]) => text === undefined);
    if (isMissing || (this.#world.fate === 'missing' && requests.length > 1)) {
      throw new TypeError('A file is missing.');
    }
    for (const [url, text] of texts) this.entries.set(url, text ?? '');
  }
}

/** A tab, and the version that it was loaded from. */
interface Tab {
  readonly id: string;
  readonly version: number;
}

/** A browser, and a server that has one version of the page. */
class World {
  readonly #caches = new Map<string, FakeCache>();
  #published = 0;
  #active: { readonly number: number; worker: Version } | undefined;
  #waiting: { readonly number: number; worker: Version } | undefined;
  #isInstalling = false;
  #tabs: Tab[] = [];
  #count = 0;
  fate: (typeof FATES)[number] = 'done';

  /** @param isOld - whether a worker of before has installed the first version, which makes no notes of tabs */
  constructor(isOld: boolean) {
    if (isOld) {
      const cache = new FakeCache(this);
      for (const file of filesOf(0)) {
        const url = new URL(file, SCOPE).href;
        cache.entries.set(url, this.serve(url) ?? '');
      }
      this.#caches.set(nameOf(0), cache);
      this.#active = { number: 0, worker: this.#start(0) };
      this.#tabs.push({ id: 'old', version: 0 });
    }
    for (const name of OTHERS) {
      const cache = new FakeCache(this);
      for (const version of [0, 1, 2, 3, 4, 5]) {
        for (const file of filesOf(version)) {
          const scope = name === 'other-program' ? SCOPE : (name.split(' ')[1] ?? SCOPE);
          cache.entries.set(new URL(file, scope).href, 'of another program');
        }
      }
      this.#caches.set(name, cache);
    }
  }

  /** What the server has at an address. */
  serve(url: string): string | undefined {
    const isThere = filesOf(this.#published).some((file) => new URL(file, SCOPE).href === url);
    return isThere ? `${this.#published} ${url}` : undefined;
  }

  /** The browser is ended: what was being done is never done. */
  async endIf(fate: (typeof FATES)[number]): Promise<void> {
    if (this.fate === fate) await Promise.reject(new Error('The browser is ended.'));
  }

  #start(number: number): Version {
    const around: Surroundings = {
      // As much of them as is used.
      caches: {
        keys: async () => [...this.#caches.keys()],
        open: async (name: string) => {
          const cache = this.#caches.get(name) ?? new FakeCache(this);
          this.#caches.set(name, cache);
          return cache;
        },
        // Nothing is done any more once the browser is ended.
        delete: async (name: string) => !/^ended/.test(this.fate) && this.#caches.delete(name),
      } as unknown as CacheStorage,
      scope: SCOPE,
      fetch: async ({ url }) => {
        const text = this.serve(url);
        return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
      },
      tabs: async () => [
        { id: 'within', url: `${SCOPE}old/` },
        ...this.#tabs.map(({ id }) => ({ id, url: `${SCOPE}#play` })),
      ],
      isChanging: () => this.#isInstalling || this.#waiting !== undefined,
      alone: (_, job) => job(),
    };
    return new Version({ version: `${number}`, files: filesOf(number) }, around);
  }

  async take({ kind, tab = 0, version = 0, fate = 'done' }: Step): Promise<void> {
    if (kind === 'open') await this.#open();
    if (kind === 'publish') this.#published = version;
    if (kind === 'update') await this.#update(fate);
    if (kind === 'accept') await this.#accept();
    if (kind === 'restart') {
      if (this.#active !== undefined) this.#active.worker = this.#start(this.#active.number);
      if (this.#waiting !== undefined) this.#waiting.worker = this.#start(this.#waiting.number);
    }
    if (kind !== 'close' && kind !== 'reload') return;
    const isThere = this.#tabs[tab] !== undefined;
    this.#tabs = this.#tabs.filter((_, index) => index !== tab);
    if (isThere && kind === 'reload') await this.#open();
  }

  /** Open a tab, or load one again. */
  async #open(): Promise<void> {
    const id = `${++this.#count}`;
    const answer = await this.#get('./', '', id);
    this.#tabs.push({ id, version: Number.parseInt(answer, 10) });
    await this.#active?.worker.tidy();
  }

  async #get(file: string, clientId: string, resultingClientId = ''): Promise<string> {
    const request = new Request(new URL(file, SCOPE));
    if (this.#active === undefined) return this.serve(request.url) ?? '404';
    const response = await this.#active.worker.answer(request, { clientId, resultingClientId });
    return response.ok ? response.text() : '404';
  }

  /** Look for a new version. */
  async #update(fate: (typeof FATES)[number]): Promise<void> {
    const newest = this.#waiting ?? this.#active;
    if (newest?.number === this.#published) return;
    const name = nameOf(this.#published);
    const wasThere = this.#caches.has(name);
    const next = { number: this.#published, worker: this.#start(this.#published) };
    this.fate = fate;
    this.#isInstalling = true;
    const isInstalled = await next.worker.install().then(
      () => true,
      () => false,
    );
    this.fate = 'done';
    this.#isInstalling = false;
    // One that has failed leaves nothing.
    if (fate === 'missing' && !wasThere) expect(this.#caches.has(name)).toBe(false);
    if (!isInstalled) return;
    this.#waiting = next;
    if (this.#active !== undefined) return;
    // Tabs of other versions were never of this page's first one: only a network can serve them.
    this.#tabs = this.#tabs.filter(({ version }) => version === next.number);
    await this.#accept();
  }

  async #accept(): Promise<void> {
    if (this.#waiting === undefined) return;
    this.#active = this.#waiting;
    this.#waiting = undefined;
    await this.#active.worker.takeOver();
  }

  /** Expect that each open tab gets all files, and those of its own version. */
  async expectFiles(): Promise<void> {
    if (this.#active === undefined) return;
    for (const { id, version } of this.#tabs) {
      for (const file of filesOf(version).slice(1)) {
        const url = new URL(file, SCOPE).href;
        expect(await this.#get(file, id)).toBe(`${version} ${url}`);
      }
    }
  }

  /** Expect that only what is used is kept, once nothing changes, and all that is of others. */
  async expectTidy(): Promise<void> {
    this.#tabs = this.#tabs.filter(({ id }) => id !== 'old');
    await this.#accept();
    await this.#open();
    const used = new Set(this.#tabs.map(({ version }) => nameOf(version)));
    const kept = [...this.#caches].flatMap(([name, { entries }]) =>
      entries.size > 0 ? [name] : [],
    );
    if (this.#active === undefined) return;
    expect(new Set(kept)).toEqual(new Set([...OTHERS, ...used]));
    for (const name of OTHERS) {
      expect([...(this.#caches.get(name)?.entries.values() ?? [])]).toEqual(
        new Array(new Set(this.#caches.get(name)?.entries.keys()).size).fill('of another program'),
      );
    }
  }
}

/** No open tab misses a file, and nothing of others is touched, in any sequence of versions. */
export async function tabsFindTheirFiles(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array<Step>(step, { maxLength: 30 }),
      async (isOld, steps) => {
        const world = new World(isOld);
        for (const each of steps) {
          await world.take(each);
          await world.expectFiles();
        }
        await world.expectTidy();
      },
    ),
    { numRuns },
  );
}
