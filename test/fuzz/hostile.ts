/** Values of wrong types, and objects that throw when they are accessed. */
import type { Rng } from '../../src/random/rng.js';
import { below, oneOf } from './choose.js';

class Harm extends Error {}

function harm(): never {
  throw new Harm('this object throws');
}

/** Make an object that throws whatever is done with it. */
function untouchable(): object {
  return new Proxy(
    {},
    {
      get: harm,
      has: harm,
      ownKeys: harm,
      getPrototypeOf: harm,
      getOwnPropertyDescriptor: harm,
    },
  );
}

function selfContaining(): unknown[] {
  const list: unknown[] = [];
  list.push(list, list);
  return list;
}

/** Make an array that returns another value the second time. */
function fickle(texts: readonly unknown[]): unknown {
  let asked = 0;
  return new Proxy([...texts], {
    get: (target, key) => (key === '0' && asked++ > 0 ? 7 : Reflect.get(target, key)),
  });
}

/** Kinds of values, made from two texts. */
const KINDS: readonly ((shared: string, players: string) => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => Number.NaN,
  () => -0,
  () => 2 ** 53,
  () => 10n,
  () => Symbol('state'),
  () => () => ['', ''],
  (shared) => shared,
  (shared) => [shared],
  (shared, players) => [shared, players, ''],
  (shared, players) => ({ 0: shared, 1: players, length: 2 }),
  (shared, players) => [new String(shared), players],
  (shared) => [shared, undefined],
  (_, players) => [null, players],
  (shared, players) => [[shared], [players]],
  (shared) => new Array(2).fill(shared, 1),
  () => new Array(2 ** 32 - 1),
  () => selfContaining(),
  () => untouchable(),
  (shared) => [shared, untouchable()],
  () => new Proxy([], { get: harm }),
  (shared, players) => fickle([shared, players]),
  (shared) => Object.defineProperty([shared, ''], 1, { get: harm }),
  (shared) => ({ toString: harm, valueOf: harm, toJSON: harm, shared }),
  (shared) => [{ toString: () => shared }, { [Symbol.toPrimitive]: harm }],
  () => Object.create(null),
  () => new Date(Number.NaN),
  () => new Map([[0, 'A']]),
  () => new Uint8Array(2),
  () => new Proxy(() => {}, { apply: harm, get: harm }),
  () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  },
];

/** Choose a hostile value. */
export function hostile(rng: Rng, shared: string, players: string): unknown {
  return oneOf(rng, KINDS)(shared, players);
}

/** Choose options, valid or not. */
export function anyOptions(rng: Rng): object | undefined {
  if (rng() < 0.5) return undefined;
  const value = () =>
    oneOf<unknown>(rng, [true, false, undefined, 'fixed', 'variant', 'any', 'top-down']);
  const names = ['lenient', 'validate', 'mosaic', 'tilingOrder', '__proto__'];
  return Object.fromEntries(names.slice(below(rng, names.length)).map((name) => [name, value()]));
}
