/**
 * The versions of the page that a browser keeps, each in a cache of its own, and which of them answers a tab.
 *
 * A tab is answered from the version that it was loaded from, for as long as it is open: files of one version may have
 * the names of another's, or be missing there. So each cache has a note of every tab that uses it.
 */
import type { Precache } from './precache.js';

/** What a service worker has of the browser. */
export interface Surroundings {
  readonly caches: CacheStorage;
  /** The address of the page, which ends in a slash. */
  readonly scope: string;
  fetch(request: Request): Promise<Response>;
  /** List the tabs of the origin. */
  tabs(): Promise<readonly { readonly id: string; readonly url: string }[]>;
  /** Whether another version is being installed, or waits. */
  isChanging(): boolean;
  /**
   * Do something while no other version does.
   *
   * @param isUrgent - whether to wait for the others; if not, it is left while one of them is at work
   */
  alone(isUrgent: boolean, job: () => Promise<void>): Promise<void>;
}

/** Who asks for a file, and who is made of it, if it is a page or a worker. */
export interface Asking {
  readonly clientId: string;
  readonly resultingClientId: string;
}

/** A version that a browser keeps. */
interface Kept {
  readonly name: string;
  readonly cache: Cache;
  /** Whether all of its files are there. */
  readonly isWhole: boolean;
}

/** What the names of caches begin with; the version and the address of the page follow, as an origin can have several. */
const PREFIX = 'azulejo-playground-';

/** The page itself among the files. */
const PAGE = './';

/** One version of the page, and what it knows of the others. */
export class Version {
  readonly #around: Surroundings;
  readonly #files: readonly string[];
  readonly #name: string;
  /** The cache of each tab, as far as it was looked for since the service worker was started. */
  readonly #caches = new Map<string, Cache>();

  constructor({ version, files }: Precache, around: Surroundings) {
    this.#around = around;
    this.#files = files;
    this.#name = `${PREFIX}${version} ${around.scope}`;
  }

  /** Install the version whole, or not at all. */
  install(): Promise<void> {
    const { caches, alone } = this.#around;
    return alone(true, async () => {
      // Content that was published before, and that tabs may still use.
      if ((await this.#kept()).some(({ name, isWhole }) => isWhole && name === this.#name)) return;
      const cache = await caches.open(this.#name);
      // The browser's own cache may have files of an earlier version.
      const requests = (files: readonly string[]) =>
        files.map((file) => new Request(this.#addressOf(file), { cache: 'reload' }));
      try {
        await cache.addAll(requests(this.#files.filter((file) => file !== PAGE)));
        // The last of all, so that a version that has it is whole, even if the browser is ended meanwhile.
        await cache.addAll(requests([PAGE]));
      } catch (error) {
        await caches.delete(this.#name);
        throw error;
      }
    });
  }

  /** Answer for the page from now on. */
  async takeOver(): Promise<void> {
    const [first, ...others] = (await this.#kept()).filter(({ isWhole }) => isWhole);
    // Tabs that were loaded before there was any version have the first one.
    if (first !== undefined && others.length === 0) {
      for (const tab of await this.#tabs()) await this.#note(first.cache, tab);
    }
    await this.tidy();
  }

  /** Delete the versions that no tab uses. */
  tidy(): Promise<void> {
    const { caches, alone, isChanging } = this.#around;
    // Nobody waits for it: it is done again with the next tab.
    return alone(false, async () => {
      // What is being installed has no tabs yet.
      if (isChanging()) return;
      const kept = await this.#kept();
      const used = new Set([this.#name]);
      for (const tab of await this.#tabs()) {
        const own = await this.#versionOf(tab, kept);
        // It may be of any version.
        if (own === undefined) return;
        used.add(own.name);
      }
      for (const { name } of kept) if (!used.has(name)) await caches.delete(name);
    });
  }

  /** List the ids of the tabs that show the page; another one may lie within its folder. */
  async #tabs(): Promise<readonly string[]> {
    const all = await this.#around.tabs();
    return all.flatMap((tab) => (this.isPage(tab) ? [tab.id] : []));
  }

  /** Whether a request is for the page, by any of its addresses. */
  isPage({ url }: Pick<Request, 'url'>): boolean {
    const path = url.replace(/[?#].*$/, '');
    const { scope } = this.#around;
    return path === scope || path === `${scope}index.html`;
  }

  /** Answer a request: a new tab from this version, and any other from its own, or else from the network. */
  async answer(request: Request, { clientId, resultingClientId }: Asking): Promise<Response> {
    const isPage = this.isPage(request);
    const known = isPage ? undefined : this.#caches.get(clientId);
    const caches =
      known === undefined ? await this.#cachesFor(isPage ? undefined : clientId) : [known];
    const wanted = isPage ? this.#addressOf(PAGE) : request;
    for (const cache of caches) {
      const response = await cache.match(wanted);
      if (response === undefined) continue;
      if (resultingClientId !== '') await this.#note(cache, resultingClientId);
      return response;
    }
    return this.#around.fetch(request);
  }

  /** List the caches in which to look for the page, for which no tab is named yet, or for the files of a tab. */
  async #cachesFor(tab: string | undefined): Promise<readonly Cache[]> {
    const whole = (await this.#kept()).filter(({ isWhole }) => isWhole);
    if (tab === undefined) {
      return whole.flatMap(({ name, cache }) => (name === this.#name ? [cache] : []));
    }
    const own = await this.#versionOf(tab, whole);
    if (own === undefined) {
      // Without a note, it was loaded by a worker that made none: from one of the first versions that are here.
      return whole.map(({ cache }) => cache);
    }
    this.#caches.set(tab, own.cache);
    return [own.cache];
  }

  /** List the versions that are kept, the earliest first. */
  async #kept(): Promise<readonly Kept[]> {
    const { caches, scope } = this.#around;
    const kept: Kept[] = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith(PREFIX) || !name.endsWith(` ${scope}`)) continue;
      const cache = await caches.open(name);
      const page = await cache.match(this.#addressOf(PAGE));
      kept.push({ name, cache, isWhole: page !== undefined });
    }
    return kept;
  }

  async #versionOf(tab: string, kept: readonly Kept[]): Promise<Kept | undefined> {
    for (const version of kept) {
      if ((await version.cache.match(this.#noteOf(tab))) !== undefined) return version;
    }
    return undefined;
  }

  /** Note that a tab uses a version. */
  async #note(cache: Cache, tab: string): Promise<void> {
    this.#caches.set(tab, cache);
    await cache.put(this.#noteOf(tab), new Response());
  }

  #noteOf(tab: string): string {
    return this.#addressOf(`tab/${tab}`);
  }

  #addressOf(file: string): string {
    return new URL(file, this.#around.scope).href;
  }
}
