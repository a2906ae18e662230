/** Nothing that the package exports can be changed: every list and object is frozen, as deep as it goes. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import * as agents from '../../src/agents.js';
import * as cubeBlokus from '../../src/cube-blokus.js';
import { completeRules } from '../../src/engine/game/settings.js';
import * as external from '../../src/external.js';
import * as game from '../../src/game.js';
import * as core from '../../src/index.js';
import * as online from '../../src/online.js';
import * as record from '../../src/record.js';
import * as royalUr from '../../src/royal-ur.js';
import * as testing from '../../src/testing.js';
import * as tsuro from '../../src/tsuro.js';
import * as worker from '../../src/worker.js';

const root = new URL('../../', import.meta.url);
const names = [
  'index',
  'game',
  'agents',
  'record',
  'royal-ur',
  'tsuro',
  'cube-blokus',
  'external',
  'testing',
  'worker',
  'online',
] as const;
/** The boards, which need what pages have: only what was built is looked at. */
const boards = [
  'board',
  'board/azul',
  'board/azul-editor',
  'board/royal-ur',
  'board/royal-ur-editor',
  'board/tsuro',
  'board/tsuro-editor',
  'board/cube-blokus',
  'board/cube-blokus-editor',
];
const source = {
  ...{ index: core, agents, record, game },
  ...{ 'royal-ur': royalUr, tsuro, 'cube-blokus': cubeBlokus, external, testing, worker, online },
};
const load = createRequire(import.meta.url);

/** List the paths to what is not frozen. Functions are looked into only where they have lists of their own. */
function unfrozen(value: unknown, path: string): string[] {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return [];
  const isObject = typeof value === 'object';
  const inner = Reflect.ownKeys(value).flatMap((key) => {
    if (!isObject && (key === 'prototype' || key === 'length' || key === 'name')) return [];
    return unfrozen(Reflect.get(value, key), `${path}.${String(key)}`);
  });
  return isObject && !Object.isFrozen(value) ? [path, ...inner] : inner;
}

function problemsOf(exports: object): string[] {
  return Object.entries(exports).flatMap(([name, value]) => unfrozen(value, name));
}

describe.each(names)('the entry point %s', (name) => {
  test('exports nothing that can be changed', () => {
    expect(problemsOf(source[name])).toEqual([]);
  });

  test.skipIf(!existsSync(new URL(`dist/${name}.js`, root)))('nor does it once built', async () => {
    const built: object = await import(new URL(`dist/${name}.js`, root).href);
    const common: object = load(`../../dist/${name}.cjs`);
    expect(Object.keys(built).sort(), 'of the last `npm run build`').toEqual(
      Object.keys(source[name]).sort(),
    );
    expect(problemsOf(built)).toEqual([]);
    expect(problemsOf(common)).toEqual([]);
  });
});

describe.each(boards)('the entry point %s', (name) => {
  test.skipIf(!existsSync(new URL(`dist/${name}.js`, root)))(
    'exports nothing that can be changed, once built, and draws nothing outside of pages',
    async () => {
      const built: object = await import(new URL(`dist/${name}.js`, root).href);
      const common: object = load(`../../dist/${name}.cjs`);
      expect(Object.keys(common).sort()).toEqual(Object.keys(built).sort());
      expect(problemsOf(built)).toEqual([]);
      expect(problemsOf(common)).toEqual([]);
    },
  );
});

test('the entry points are all that the package has', () => {
  const manifest: { readonly exports: Readonly<Record<string, unknown>> } = JSON.parse(
    readFileSync(new URL('package.json', root), 'utf8'),
  );
  const paths = [...names, ...boards].map((name) => (name === 'index' ? '.' : `./${name}`));
  // What worker threads run exports nothing.
  const others = ['./simulation-worker', './agent-worker', './package.json'];
  expect(Object.keys(manifest.exports)).toEqual([...paths, ...others]);
});

test('a list turned around does not turn the game around', () => {
  // Programs without types can try.
  const phases = core.PHASES as unknown as string[];
  expect(() => phases.reverse()).toThrow(TypeError);
  expect(core.newGame({ rng: core.seededRng(1) }).phase).toBe('drafting');
});

describe.each([core.azul, royalUr.royalUr, tsuro.tsuro, cubeBlokus.cubeBlokus])(
  'what $name hands out',
  ({ settings, tensors }) => {
    test('a numbering of moves that nobody can change', () => {
      const rules = completeRules(settings as never, {});
      expect(unfrozen(tensors?.actionSpace(rules as never), 'actions')).toEqual([]);
    });

    test('a layout of observations that nobody can change for others', () => {
      const rules = completeRules(settings as never, {});
      const [one, other] = [1, 2].map(() => tensors?.layout(rules as never));
      const parts = [one, ...(one ?? [])];
      const others = new Set<unknown>([other, ...(other ?? [])]);
      const shared = parts.filter((part) => others.has(part) && !Object.isFrozen(part));
      expect(shared).toEqual([]);
    });
  },
);
