/** Pages with boards, served beside the built package: what they hold, and what a person does on them. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import { azulRules } from 'azulejo';
import type { AzulBoardElement } from 'azulejo/board/azul';
import { cubeBlokusRules } from 'azulejo/cube-blokus';
import { royalUrRules } from 'azulejo/royal-ur';
import { tsuroRules } from 'azulejo/tsuro';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { useSite } from '../site/browser.js';
import { createFileServer } from '../support/file-server.js';

/** A board of any game: those of Azul are as good as any for the types. */
export type Board = AzulBoardElement;

declare global {
  /** In the pages: the events of all boards, and the errors of the page. */
  var told: { name: string; id: string; detail: Record<string, unknown> }[];
  var problems: string[];
  var codecs: Record<string, (state: unknown) => readonly string[]>;
  /** Write what an element has drawn; the order of attributes says nothing. */
  var drawnIn: (element: Element | null) => string;
}

/** A board to be tried: a position in which the first player moves, and what makes a move there. */
export interface Tried {
  readonly name: string;
  readonly tag: string;
  /** The two strings, as the attribute has them. */
  readonly state: string;
  readonly move: string;
  /** What that leads to. */
  readonly after: string;
  /** A chance event or move that cannot happen there. */
  readonly illegal: string;
  /** What is pressed for a move, one after another. */
  readonly presses: readonly string[];
  /** The first of them picks something up, which Escape lays down. */
  readonly picks: boolean;
}

/** What is needed of a game: its types do not matter here. */
interface AnyGame {
  start(rules: unknown): unknown;
  encode(state: unknown): readonly string[];
  legalMoves(state: unknown): readonly string[];
  applyMove(state: unknown, move: string): unknown;
  readonly settings: unknown;
  readonly chance?: {
    isDue(state: unknown): boolean;
    sample(state: unknown, rng: () => number): string;
    apply(state: unknown, event: string): unknown;
  };
}

function tried(
  name: string,
  rules: unknown,
  presses: readonly string[],
  illegal: string,
  picks: boolean,
): Tried {
  // Each game has its own types, of which nothing is used but texts.
  const game = rules as AnyGame;
  let state = game.start(
    (rules as { rulesOf(state: unknown): unknown }).rulesOf(
      (rules as { start(): unknown }).start(),
    ),
  );
  const { chance } = game;
  if (chance?.isDue(state) === true)
    state = chance.apply(
      state,
      chance.sample(state, () => 0.4),
    );
  const [move = ''] = game.legalMoves(state);
  return {
    name,
    tag: `azulejo-${name}`,
    state: game.encode(state).join(' '),
    move,
    after: game.encode(game.applyMove(state, move)).join(' '),
    illegal,
    presses,
    picks,
  };
}

export const BOARDS: readonly Tried[] = [
  tried('azul', azulRules, ['.pile', '.own .storage.target'], 'B0b0', true),
  tried('royal-ur', royalUrRules, ['.source'], 'B0004', false),
  tried('tsuro', tsuroRules, ['.squares .free', '[data-item=place]'], 'B14n00c', true),
  tried(
    'cube-blokus',
    cubeBlokusRules,
    ['.piece[aria-disabled=false]', '[data-item=next]', '[data-item=lay]'],
    'D!!',
    true,
  ),
];

// There are four.
export const [AZUL, UR, TSURO, CUBE] = BOARDS as unknown as readonly [Tried, Tried, Tried, Tried];

/** Write the element of a board. */
export function board({ tag, state }: Tried, attributes = '', content = ''): string {
  return `<${tag} state="${state}" ${attributes}>${content}</${tag}>`;
}

/** Notes all that boards tell, and what goes wrong. */
const NOTES = `
  globalThis.told = [];
  globalThis.problems = [];
  for (const name of ['move', 'select', 'refused', 'advice', 'notice', 'settled', 'change']) {
    addEventListener(name, (event) => told.push({ name, id: event.target.id, detail: event.detail }));
  }
  addEventListener('error', ({ message }) => problems.push(message));
  const write = (node) => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    const attributes = [...node.attributes].map(({ name, value }) => name + '=' + value).sort();
    return '<' + [node.localName, ...attributes].join(' ') + '>' + [...node.childNodes].map(write).join('') + '</>';
  };
  globalThis.drawnIn = (element) => [...(element?.shadowRoot?.childNodes ?? [])].map(write).join('');
`;

/** Writes states as text. */
const CODECS = `
  import { azulRules } from '/dist/index.js';
  import { royalUrRules } from '/dist/royal-ur.js';
  import { tsuroRules } from '/dist/tsuro.js';
  import { cubeBlokusRules } from '/dist/cube-blokus.js';
  globalThis.codecs = {
    'azulejo-azul': azulRules.encode,
    'azulejo-royal-ur': royalUrRules.encode,
    'azulejo-tsuro': tsuroRules.encode,
    'azulejo-cube-blokus': cubeBlokusRules.encode,
  };
`;

const STATES = '<script type="module" src="/codecs.js"></script>';

/** A page of a test. */
export interface Written {
  readonly body: string;
  readonly head?: string;
  /** The modules of boards that it loads. */
  readonly modules?: readonly string[];
  readonly headers?: OutgoingHttpHeaders;
  /** Attributes of its root. */
  readonly root?: string;
  readonly look?: BrowserContextOptions;
}

const ALL = [
  'azul',
  'royal-ur',
  'tsuro',
  'cube-blokus',
  'azul-editor',
  'royal-ur-editor',
  'tsuro-editor',
  'cube-blokus-editor',
];

export const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';

/** Serve pages with boards, and open them in a browser. */
export function useBoardPages() {
  const served = new Map<string, { type: string; text: string; headers: OutgoingHttpHeaders }>([
    ['/notes.js', { type: 'text/javascript', text: NOTES, headers: {} }],
    ['/favicon.ico', { type: 'image/svg+xml', text: TILE, headers: {} }],
    ['/codecs.js', { type: 'text/javascript', text: CODECS, headers: {} }],
    ['/tile.svg', { type: 'image/svg+xml', text: TILE, headers: {} }],
  ]);
  const files = createFileServer(
    fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, ''),
  );
  const server = createServer((request, response) => {
    const page = served.get(request.url ?? '');
    if (page === undefined) return files.emit('request', request, response);
    response.writeHead(200, { 'content-type': `${page.type}; charset=utf-8`, ...page.headers });
    response.end(page.text);
    return undefined;
  });
  const site = useSite(server);
  return {
    site,
    /** Put a page or a file there. */
    serve(path: string, text: string, type: string, headers: OutgoingHttpHeaders = {}) {
      served.set(path, { type, text, headers });
    },
    /** Write a page, and open it. */
    async open({
      body,
      head = '',
      modules = ALL,
      headers = {},
      root = 'lang="en"',
      look = {},
    }: Written) {
      const scripts = modules.map(
        (name) => `<script type="module" src="/dist/board/${name}.js"></script>`,
      );
      const text = `<!doctype html><html ${root}><head><title>Boards</title>
        <meta name="viewport" content="width=device-width">
        <script src="/notes.js"></script>${headers['content-security-policy'] === undefined ? STATES : ''}${scripts.join('')}${head}</head>
        <body><main><h1>Boards</h1><h2>Games</h2>${body}</main></body></html>`;
      served.set('/page.html', { type: 'text/html', text, headers });
      const page = await site.open('page.html', { reducedMotion: 'reduce', ...look });
      if (modules.length > 0) await drawn(page);
      return page;
    },
  };
}

/** Load the modules of boards into a page that has not. */
export async function loadModules(page: Page, names: readonly string[] = ALL): Promise<void> {
  for (const name of names)
    await page.addScriptTag({ type: 'module', url: `/dist/board/${name}.js` });
  await drawn(page);
}

/** Wait until all boards of a page are drawn, and painted. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('azulejo-'))
      .every((each) => each.shadowRoot?.querySelector('[part=board]')?.firstElementChild),
  );
  await painted(page);
}

/** Wait until what was done is painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done));
  });
}

/** How a person presses something. */
export type Press = (target: Locator) => Promise<void>;

/** Press Tab and arrow keys until something has the focus, and Enter then. */
export const byKeys: Press = async (target) => {
  const page = target.page();
  const isThere = () =>
    target.evaluate((element) => {
      const root = element.getRootNode();
      return (root instanceof ShadowRoot ? root : document).activeElement === element;
    });
  for (const arrow of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
    for (let press = 0; press < 30; press++) {
      if (await isThere()) return page.keyboard.press('Enter');
      const isBeside = await target.evaluate(
        (element) => element.closest('[role=group]')?.querySelector(':focus') != null,
      );
      await page.keyboard.press(isBeside ? arrow : 'Tab');
    }
  }
  throw new Error('No keys lead there.');
};

// By force: what is disabled answers, too.
export const byMouse: Press = (target) => target.click({ position: { x: 9, y: 9 }, force: true });
export const byTouch: Press = (target) => target.tap({ position: { x: 9, y: 9 } });

/** Press what makes a move on a board. */
export async function playOn(place: Locator, { presses }: Tried, press: Press): Promise<void> {
  for (const selector of presses) await press(place.locator(selector).first());
}

/** Return the two strings of what a board shows. */
export function stateOf(page: Page, selector: string): Promise<string> {
  return page.evaluate(async (chosen) => {
    while (!('codecs' in globalThis)) await new Promise((done) => setTimeout(done, 10));
    const element = document.querySelector<Board>(chosen);
    return codecs[element?.localName ?? '']?.(element?.state).join(' ') ?? 'no state';
  }, selector);
}

/** Return the names of the events that were told, or the details of those of one name. */
export const toldOf = (page: Page, name: string) =>
  page.evaluate(
    (chosen) => told.filter((each) => each.name === chosen).map(({ detail }) => detail),
    name,
  );
