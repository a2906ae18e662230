/**
 * A game as a value, put together and checked; and what all games' immutable states have in common.
 *
 * Each game has a class of its own for its states, with what they hold in private fields, so that no
 * other value passes for a state of the game.
 */
import { deepFreeze, reading, wrongType } from '../../boundary/values.js';
import { DecodeError, type Issue } from '../../text/issue.js';
import { kindOf } from '../../text/message.js';
import type { AgentMakers } from './agent.js';
import { type DecodedState, type Game, type GameTypes, OF_PACKAGE } from './game.js';
import { memberFault } from './members.js';

/** The games that were checked: looking at all members takes longer than a move. */
const CHECKED = /* @__PURE__ */ new WeakSet<object>();

/**
 * Check that an argument is a game.
 *
 * @throws TypeError if it is something else; the message names the first member that is missing or of another type
 */
export function checkGame(game: unknown): void {
  if (CHECKED.has(Object(game))) return;
  const fault = reading('Game', game, memberFault);
  if (fault === undefined) {
    CHECKED.add(Object(game));
    return;
  }
  const { member, found, expected } = fault;
  throw wrongType(member === undefined ? 'Game' : `Game, ${member}`, found, expected);
}

/** Return a state as a player may see it, by default the player to move; the whole state where there is none. */
export function viewOf<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  player = game.playerToMove(state),
): Types['state'] {
  return game.view === undefined || player < 0 ? state : game.view(state, player);
}

/** Add to a game's rules what knows them: the rules alone make smaller bundles. */
export function gameWith<
  Types extends GameTypes,
  Makers extends AgentMakers<Types['state'], Types['move']>,
>(
  rules: Omit<Game<Types>, 'agents'>,
  extras: Pick<Game<Types, Makers>, 'agents' | 'tensors' | 'logActions' | 'evaluate'>,
): Game<Types, Makers> {
  // Not enumerable: a variant that spreads the game is not the one that threads would load.
  const module = { value: OF_PACKAGE, enumerable: false };
  return deepFreeze(Object.defineProperty({ ...rules, ...extras }, 'module', module));
}

/** The name of the method whose result Node's console prints. */
export const NODE_INSPECT: unique symbol = Symbol.for('nodejs.util.inspect.custom');

/** Write a state as one text, by which some programs compare values: the same for equal states alone. */
export function stateText(strings: readonly string[], phase: string, rules: object): string {
  return `${strings.join(' ')} ${phase} ${JSON.stringify(rules)}`;
}

/** What the cause is when something looks like a state, and what to do. */
const HINT =
  ' Clones, proxies and states of another game or copy of the package are not: send the two strings, or keep the state ' +
  'itself, by markRaw, shallowRef or ref.';

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

/** Return a state that was decoded; throw every issue if there is none. */
export function stateIn<State>(decoded: DecodedState<State, Issue>): State {
  if (decoded.ok) return decoded.state;
  throw new DecodeError(decoded.issues);
}
