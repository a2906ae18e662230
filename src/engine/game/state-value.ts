/**
 * What all games' immutable states have in common.
 *
 * Each game has a class of its own for its states, with what they hold in private fields, so that no
 * other value passes for a state of the game.
 *
 * @packageDocumentation
 */
import { kindOf } from '../../text/message.js';

/** The name of the method whose result Node's console prints. */
export const NODE_INSPECT: unique symbol = Symbol.for('nodejs.util.inspect.custom');

/** What the cause is when something looks like a state, and what to do. */
const HINT =
  ' Clones, proxies and states of another copy of the package (CommonJS beside ESM) are not states: ' +
  'send the two strings, with encodeState and decodeState.';

function refusal(found: string, hint = ''): TypeError {
  const expected = 'a GameState, as newGame and decodeState make it';
  return new TypeError(`State: found ${found}, expected ${expected}.${hint}`);
}

/** Refuse a value that is not a state of the game. */
export function refuseState(value: unknown): never {
  throw refusal(kindOf(value), typeof value === 'object' && value !== null ? HINT : '');
}

/** Refuse a call of the constructor, to which every state gives access, from outside of its module. */
export function refuseConstruction(): never {
  throw refusal('a call of the constructor');
}
