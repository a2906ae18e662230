/** Values that programs without types pass by mistake, and objects that do harm when they are read. */
import { DecodeError, IllegalChanceError, IllegalMoveError } from 'azulejo';

function harm(): never {
  throw new Error('this object does harm');
}

/** Every name that an option or a property of an argument has. */
export const ARGUMENT_NAMES = [
  ...['mosaic', 'tilingOrder', 'players', 'lenient', 'validate', 'rules'],
  ...['seed', 'rng', 'start', 'earlier', 'onEvent', 'limit', 'budget', 'timeLimit'],
  ...['moves', 'iterations', 'milliseconds', 'now', 'timer', 'signal'],
  ...['agents', 'games', 'workers', 'workerFile', 'onProgress', 'options'],
  ...['rollout', 'exploration', 'evaluate', 'priors', 'points', 'share', 'scale', 'rolloutMoves'],
  ...['names', 'theme', 'width', 'idPrefix', 'highlight', 'colour', 'countFrom'],
  ...['result', 'reason', 'after'],
] as const;

function withGetters(): object {
  const names = [...ARGUMENT_NAMES, 'name', 'chooseMove', 'kind', 'player', 'legalMoves', 'href'];
  const getter = { get: harm, enumerable: true };
  return Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, getter])));
}

function hostile(): object {
  const traps = { get: harm, has: harm, ownKeys: harm, getPrototypeOf: harm };
  return new Proxy({}, { ...traps, getOwnPropertyDescriptor: harm });
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

/** The wrong values by their labels. */
export const WRONG_VALUES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['undefined', undefined],
  ['null', null],
  ['7', 7],
  ['x', 'x'],
  ['true', true],
  ['1n', 1n],
  ['{}', {}],
  ['[]', []],
  ['[7]', [7]],
  ['symbol', Symbol('wrong')],
  ['getters', withGetters()],
  ['hostile', hostile()],
  ['[hostile]', [hostile()]],
  ['revoked', revoked()],
]);

/** The outcome of a call that may be a promise: an error, or none. */
export async function errorOf(call: () => unknown): Promise<unknown> {
  try {
    await call();
    return undefined;
  } catch (error) {
    return error ?? 'nothing was thrown as an error';
  }
}

/** The classes of the errors that the package throws for wrong arguments. */
export const OWN_CLASSES = [
  DecodeError,
  IllegalChanceError,
  IllegalMoveError,
  TypeError,
  RangeError,
] as const;
