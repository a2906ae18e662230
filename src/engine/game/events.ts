/** Events of any kind: moves, chance events, and players who drop out. */

import { isIterable, wrongType } from '../../boundary/values.js';
import { IllegalForfeitError, type Issue } from '../../text/issue.js';
import { quote } from '../../text/message.js';
import type { EventOf, Game, GameTypes } from './game.js';
import { checkGame } from './game-value.js';

/**
 * The kind of an event: `move`, `chance` for a chance event such as a roll, or `forfeit` for a player who drops out.
 */
export type EventKind = 'move' | 'chance' | 'forfeit';

/** Return the kind that a text is meant to be. */
export function eventKind<Types extends GameTypes>(game: Game<Types>, text: string): EventKind {
  if (game.chance?.isEvent(text)) return 'chance';
  return game.forfeits !== undefined && isForfeit(text) ? 'forfeit' : 'move';
}

/** Return the word that a text's line in records begins with. */
export function eventWord<Types extends GameTypes>(game: Game<Types>, text: string): string {
  const kind = eventKind(game, text);
  return kind === 'chance' ? (game.chance?.word ?? kind) : kind;
}

/** List the words of a game's events. */
export function eventWords<Types extends GameTypes>(game: Game<Types>): string[] {
  return [
    ...(game.chance === undefined ? [] : [game.chance.word]),
    'move',
    ...(game.forfeits === undefined ? [] : ['forfeit']),
  ];
}

function issueOf(code: string, found: string, expected: string): Issue {
  const message = `Event: found ${found}, expected ${expected}.`;
  return { code, severity: 'error', part: 'event', path: [], found, expected, message };
}

function unknownPlayer(text: string): Issue {
  return issueOf('forfeit.malformed', quote(text), 'a player of the game and "!"');
}

/** Whether an event is meant to be a forfeit, in a game that has any. */
export function isForfeit(event: unknown): boolean {
  return typeof event === 'string' && event.endsWith('!');
}

/** Return the number of the player who drops out; -1 if there is none. */
function forfeiter(players: readonly string[], text: string): number {
  return players.findIndex((player) => `${player}!` === text);
}

/**
 * Return the number of the player who drops out.
 *
 * @throws IllegalForfeitError if there is none
 */
export function readForfeit(players: readonly string[], text: string): number {
  const player = forfeiter(players, text);
  if (player < 0) throw new IllegalForfeitError(unknownPlayer(text));
  return player;
}

/** Check an event's notation, whatever the state; `undefined` if it is well-formed. */
export function checkEvent<Types extends GameTypes>(
  game: Game<Types>,
  text: string,
): Issue | undefined {
  const kind = eventKind(game, text);
  if (kind === 'chance') return game.chance?.check(text);
  if (kind === 'move') return game.checkMove(text);
  return /^[A-Z]!$/.test(text)
    ? undefined
    : issueOf('forfeit.malformed', quote(text), 'a player and "!"');
}

/** Return the canonical text of an event that is well-formed. */
export function canonicalEvent<Types extends GameTypes>(
  game: Game<Types>,
  event: EventOf<Types>,
): EventOf<Types> {
  if (game.canonicalMove === undefined || eventKind(game, event) !== 'move') return event;
  return game.canonicalMove(event as Types['move']);
}

/** Return why an event cannot happen in a state; `undefined` when it can. */
export function explainEvent<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  text: string,
): Issue | undefined {
  switch (eventKind(game, text)) {
    case 'chance':
      return game.chance?.explain(state, text);
    case 'move':
      return game.explainMove(state, text);
    case 'forfeit': {
      const player = forfeiter(game.players(game.rulesOf(state)), text);
      return player < 0 ? unknownPlayer(text) : game.forfeits?.explain(state, player);
    }
  }
}

/** Return the state after an event; throws if it cannot happen. */
export function applyEvent<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  event: EventOf<Types>,
): Types['state'] {
  switch (eventKind(game, event)) {
    case 'chance':
      return game.chance?.apply(state, event as Types['chance']);
    case 'move':
      return game.applyMove(state, event as Types['move']);
    case 'forfeit':
      return game.forfeits?.apply(state, readForfeit(game.players(game.rulesOf(state)), event));
  }
}

/**
 * Apply many events one after the other: moves, chance events and forfeits.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param state - a state of the game
 * @param events - any iterable of events in the game's notation, such as the `events` of a record
 * @returns the state after the last event; the same state if there is none
 * @throws {@link IllegalMoveError}, {@link IllegalChanceError} or {@link IllegalForfeitError} for the first event that
 * is malformed or illegal; TypeError if `game` is not a game, `state` not one of its states, or `events` not iterable
 *
 * @example
 * ```ts
 * import { azul, decodeState } from 'azulejo';
 * import { applyAll } from 'azulejo/game';
 *
 * const state = decodeState(['AFCaaB1820202020D0000000000', 'A0MSFfB0MSF']);
 * applyAll(azul, state, ['ACa1', 'A11']).phase; // 'round-end'
 * ```
 */
export function applyAll<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  events: Iterable<string>,
): Types['state'] {
  checkGame(game);
  if (!isIterable(events)) throw wrongType('Events', events, 'a list of texts');
  game.rulesOf(state);
  let next = state;
  for (const event of events) {
    // What is not a text is refused as a move is.
    next =
      typeof event === 'string'
        ? applyEvent(game, next, event as EventOf<Types>)
        : game.applyMove(next, event);
  }
  return next;
}
