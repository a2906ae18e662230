/** Sessions and searches are values, as states are: nothing that is handed one can change it, or others of its kind. */
import { azul, newGame, seededRng } from 'azulejo';
import { searchAgent } from 'azulejo/agents';
import { newSession } from 'azulejo/record';
import { expect, test } from 'vitest';

const search = () => searchAgent(azul).search(newGame({ rng: seededRng(1) }), seededRng(2));

/** List an object and its prototypes, up to that of all objects. */
function chainOf(value: object): object[] {
  const above: unknown = Object.getPrototypeOf(value);
  const isOwn = typeof above === 'object' && above !== null && above !== Object.prototype;
  return [value, ...(isOwn ? chainOf(above) : [])];
}

/** List the paths to what can be changed in plain data. */
function changeable(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => changeable(each, `${path}.${key}`));
  return Object.isFrozen(value) ? inner : [path, ...inner];
}

test.each<[string, () => object]>([
  ['a session', () => newSession(azul, { seed: 1 }).draw()],
  ['a search', search],
])('%s cannot be changed, nor can its kind', (name, make) => {
  const chain = chainOf(make());
  expect(chain.length).toBeGreaterThan(1);
  expect(chain.every(Object.isFrozen)).toBe(true);
  expect(changeable(chain[0], name)).toEqual([]);
});

test('a session is made by newSession and loadSession alone', () => {
  const session = newSession(azul, { seed: 1 });
  expect(Object.isFrozen(session.constructor)).toBe(true);
  for (const given of [[], [{}, {}], [session, session]]) {
    // Programs without types can try.
    expect(() => Reflect.construct(session.constructor, given)).toThrow(
      'Session: found a call of the constructor',
    );
  }
});

test('a search has no property by which its tree can be reached', () => {
  const running = search();
  running.run(20);
  expect(Reflect.ownKeys(running)).toEqual(['exact']);
  const names = ['constructor', 'iterations', 'run', 'moves'];
  expect(Reflect.ownKeys(Object.getPrototypeOf(running))).toEqual(names);
});

test('a list of the moves of a search is a copy', () => {
  const running = search();
  running.run(20);
  const before = JSON.stringify(running.moves());
  for (const rating of running.moves()) {
    Reflect.set(rating, 'visits', 0);
    Reflect.set(rating.line, 'length', 0);
  }
  running.moves().splice(1);
  expect(JSON.stringify(running.moves())).toBe(before);
});
