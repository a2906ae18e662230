/**
 * The steps of a game, with everything that a report needs; and the standings in words: who wins or leads, and with
 * what.
 */

import { escapeUnsafe } from '../../../text/message.js';
import { type EventKind, eventKind } from '../../game/events.js';
import type { EventOf, Game, GameTypes } from '../../game/game.js';
import type { GameResult } from '../../record/record.js';

/**
 * The fields that every step of a narrated game has. {@link Step} lists the kinds of steps.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface Course<Types extends GameTypes> {
  /** The state before the first event of the game. */
  readonly first: Types['state'];
  /** Number of chance events so far, from 0, including this step. */
  readonly chanceEvents: number;
  /** The state after this step; the same as before if the step is not an event. */
  readonly after: Types['state'];
}

/**
 * The first step of a game: the position to play from, which in a resumed game is the one that it was left
 * in. It is one kind of {@link Step}, and {@link Narrator.position} gets it.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface PositionStep<Types extends GameTypes> extends Course<Types> {
  /** `position`, the kind of this step. */
  readonly kind: 'position';
}

/**
 * A step of a game: an event that has happened. It is one kind of {@link Step}, and {@link Narrator.sentence}
 * gets it.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface EventStep<Types extends GameTypes> extends Course<Types> {
  /** The kind of event: `move`, `chance` or `forfeit`. */
  readonly kind: EventKind;
  /** The event in the game's notation, such as the move `A0c2` of Azul. */
  readonly event: EventOf<Types>;
  /** The state before the event. */
  readonly before: Types['state'];
  /** The reason of a forfeit, in an English sentence; absent if it is not known, and for other events. */
  readonly why?: string | undefined;
}

/**
 * A step of a game that changes nothing: an illegal move that a player tried. It is one kind of {@link Step},
 * which {@link GameConsole.describeStep} gets.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface FailureStep<Types extends GameTypes> extends Course<Types> {
  /** `failure`, the kind of this step. */
  readonly kind: 'failure';
  /** The illegal move, well-formed, in the game's notation; its first letter is the player. */
  readonly move: Types['move'];
}

/** A malformed move that a player tried. */
export interface TextStep<Types extends GameTypes> extends Course<Types> {
  readonly kind: 'text';
  readonly player: string;
  readonly text: string;
}

/** A comment on the position after the last event. */
export interface CommentStep {
  readonly kind: 'comment';
  readonly text: string;
}

/**
 * The last step of a game: it is over by its rules, or it stopped before. It is one kind of {@link Step}, and
 * {@link Narrator.ending} gets it.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface EndStep<Types extends GameTypes> extends Course<Types> {
  /** `end`, the kind of this step. */
  readonly kind: 'end';
  /** The standings, or the reason why the game stopped before its end. */
  readonly result: GameResult<Types>;
}

/**
 * A step of a game that is narrated, by its `kind`: a position to play from, an event, an illegal attempt, or
 * the end. {@link GameConsole.describeStep} gets it.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export type Step<Types extends GameTypes> =
  | PositionStep<Types>
  | EventStep<Types>
  | FailureStep<Types>
  | EndStep<Types>;

/** A maker of the steps of a game. */
export interface Follower<Types extends GameTypes> {
  position(): PositionStep<Types>;
  event(event: EventOf<Types>, after: Types['state'], why?: string): EventStep<Types>;
  failure(move: Types['move']): FailureStep<Types>;
  text(player: string, text: string): TextStep<Types>;
  end(result: GameResult<Types>): EndStep<Types>;
}

export function followGame<Types extends GameTypes>(
  game: Game<Types>,
  first: Types['state'],
): Follower<Types> {
  let after = first;
  let chanceEvents = 0;
  return {
    position: () => ({ kind: 'position', first, chanceEvents, after }),
    event: (event, next, why) => {
      const before = after;
      const kind = eventKind(game, event);
      after = next;
      if (kind === 'chance') chanceEvents++;
      return { kind, event, before, why, first, chanceEvents, after };
    },
    failure: (move) => ({ kind: 'failure', move, first, chanceEvents, after }),
    text: (player, text) => ({ kind: 'text', player, text, first, chanceEvents, after }),
    end: (result) => ({ kind: 'end', result, first, chanceEvents, after }),
  };
}

export function isEvent<Types extends GameTypes>(step: Step<Types>): step is EventStep<Types> {
  return 'event' in step;
}

/**
 * Return the letter of the player to move; `undefined` if there is none.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export function playerToMove<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): Types['player'] | undefined {
  return game.players(game.rulesOf(state))[game.playerToMove(state)];
}

/** Describe a state for programs. */
export function stateFields<Types extends GameTypes>(game: Game<Types>, state: Types['state']) {
  const hasPhase = typeof state === 'object' && state !== null && 'phase' in state;
  return {
    state: game.encode(state),
    ...(hasPhase && typeof state.phase === 'string' && { phase: state.phase }),
    playerToMove: playerToMove(game, state),
  };
}

/** Describe why a game stopped before its end. */
export function whyStopped(result: Exclude<GameResult<GameTypes>, { kind: 'finished' }>): string {
  const reason = escapeUnsafe(result.reason);
  if (result.kind === 'forfeit') return `Player ${result.player} forfeits: ${reason}`;
  return `${result.kind === 'limit' ? 'Stopped at a limit' : 'Unfinished'}: ${reason}`;
}

/** A player's place in the standings, in words for people. {@link Narrator.places} lists the places. */
export interface Place {
  /** The player's letter, such as `A`. */
  readonly player: string;
  /** The rank, from 1; tied players have the same one. */
  readonly rank: number;
  /** The player's result in a few words, such as `42 points`. */
  readonly words: string;
  /** Whether the player wins or shares the win; in a game that is not over, leads or shares the lead. */
  readonly isFirst: boolean;
}

/** List the standings, best first, below a heading. */
export function standingLines(result: GameResult<GameTypes>, places: readonly Place[]): string[] {
  const isWon = result.kind === 'finished' || result.kind === 'forfeit';
  const [alone, shared] = isWon ? ['wins', 'shares the win'] : ['leads', 'shares the lead'];
  const loser = result.kind === 'forfeit' ? result.player : undefined;
  const ranked = loser === undefined ? places : withLast(loser, places);
  const first = ranked.filter(({ isFirst }) => isFirst);
  const verdict = first.length === 1 ? alone : shared;
  const lines = ranked.map(({ player, rank, words, isFirst }) => {
    const outcome = player === loser ? ['forfeits'] : isFirst ? [verdict] : [];
    return `  ${rank}.  ${[`${player}  ${words}`, ...outcome].join(', ')}`;
  });
  return ['', 'Standings', ...lines];
}

/** Rank a player who forfeits last: all others share the win, whatever the points are. */
function withLast(loser: string, places: readonly Place[]): Place[] {
  const others = places.filter(({ player }) => player !== loser);
  const last = places.filter(({ player }) => player === loser);
  return [
    ...others.map((place) => ({ ...place, rank: 1, isFirst: true })),
    ...last.map((place) => ({ ...place, rank: others.length + 1, isFirst: false })),
  ];
}
