/**
 * Which moves of a game a review searches.
 *
 * @packageDocumentation
 */
import { eventKind } from '../game/events.js';
import type { Game, GameTypes } from '../game/game.js';
import type { GameRecord } from '../record/record.js';

/** Whether the player to move has no choice. */
export function isForced<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): boolean {
  return game.legalMoves(state).length === 1;
}

/** Whether it is the player to move who drops out, without a legal move. */
export function isForcedOut<Types extends GameTypes>(
  game: Game<Types>,
  { rules }: GameRecord<Types>,
  forfeit: string,
  state: Types['state'],
): boolean {
  const player = game.players(rules)[game.playerToMove(state)];
  return forfeit === `${player}!` && game.legalMoves(state).length === 0;
}

/**
 * Return the state before the chance events that come just before an event, with those who were forced out in between.
 *
 * @returns `undefined` if there are none, or nothing was expected before: no move was made yet
 */
export function stateBeforeChance<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  states: readonly Types['state'][],
  event: number,
): Types['state'] | undefined {
  const { events } = record;
  const isMove = (text: string) => eventKind(game, text) === 'move';
  const first = events.findLastIndex((text, index) => index < event && isMove(text)) + 1;
  if (first === 0) return undefined;
  const chance = events.findIndex(
    (text, index) => index >= first && eventKind(game, text) === 'chance',
  );
  return chance < 0 || chance >= event ? undefined : states[chance];
}

/**
 * List the moves to search, by their numbers among the events: all but forced ones, which change
 * nothing that is expected, unless chance did, or it is unknown.
 *
 * @param states - the first state, and that after each event
 */
export function searchedMoves<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  states: readonly Types['state'][],
): readonly number[] {
  const searched: number[] = [];
  let isKnown = false;
  for (const [event, text] of record.events.entries()) {
    const state = states[event];
    const kind = eventKind(game, text);
    if (kind === 'move') {
      if (!(isKnown && isForced(game, state))) searched.push(event);
      isKnown = true;
    } else if (kind === 'chance' || !isForcedOut(game, record, text, state)) isKnown = false;
  }
  return searched;
}
