/** The steps of a game, with everything that a report needs; and the standings in words: who wins or leads, and with what. */

import { escapeUnsafe } from '../../../text/message.js';
import { type EventKind, eventKind } from '../../game/events.js';
import type { EncodedState, EventOf, Game, GameTypes } from '../../game/game.js';
import type { GameResult } from '../../record/record.js';

/** The fields of every step of a game. {@link Step} lists the kinds. */
export interface Course<Types extends GameTypes> {
  /** The first state. */
  readonly first: Types['state'];
  /** Number of chance events so far, including this step. */
  readonly chanceEvents: number;
  /** The state after this step; a step that is not an event changes nothing. */
  readonly after: Types['state'];
}

/**
 * The first step of a game: the position to play from, which in a resumed game is the one that it was left
 * in. It is one kind of {@link Step}, and {@link Narrator.position} gets it.
 */
export interface PositionStep<Types extends GameTypes> extends Course<Types> {
  /** The kind of the step. */
  readonly kind: 'position';
}

/**
 * A step of a game: an event that has happened. It is one kind of {@link Step}, and {@link Narrator.sentence}
 * gets it.
 */
export interface EventStep<Types extends GameTypes> extends Course<Types> {
  /** The kind of event. */
  readonly kind: EventKind;
  /** The event. */
  readonly event: EventOf<Types>;
  /** The state before the event. */
  readonly before: Types['state'];
  /** The reason for a forfeit, in a sentence; absent where that is not known, and for other events. */
  readonly why?: string | undefined;
}

/**
 * A step of a game that changes nothing: an illegal move that a player tried. It is one kind of {@link Step},
 * which {@link GameConsole.describeStep} gets.
 */
export interface FailureStep<Types extends GameTypes> extends Course<Types> {
  /** The kind of the step. */
  readonly kind: 'failure';
  /** The illegal move, well-formed; its first letter is the player. */
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
 */
export interface EndStep<Types extends GameTypes> extends Course<Types> {
  /** The kind of the step. */
  readonly kind: 'end';
  /** The standings, or the reason why the game stopped before its end. */
  readonly result: GameResult<Types>;
}

/**
 * A step of a game that is narrated, by its `kind`: a position to play from, an event, an illegal attempt, or
 * the end. {@link GameConsole.describeStep} gets it.
 */
export type Step<Types extends GameTypes> =
  | PositionStep<Types>
  | EventStep<Types>
  | FailureStep<Types>
  | EndStep<Types>;

/** A maker of the steps of a game. */
export interface Follower<Types extends GameTypes> {
  /** Return the step of the current position. */
  position(): PositionStep<Types>;
  /** Return the step of an event. */
  event(event: EventOf<Types>, after: Types['state'], why?: string): EventStep<Types>;
  /** Return the step of a failed move. */
  failure(move: Types['move']): FailureStep<Types>;
  /** Return the step of a malformed move. */
  text(player: string, text: string): TextStep<Types>;
  /** Return the step of the end. */
  end(result: GameResult<Types>): EndStep<Types>;
}

/** Follow a game from its first state. */
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

/** Whether a step is an event. */
export function isEvent<Types extends GameTypes>(step: Step<Types>): step is EventStep<Types> {
  return 'event' in step;
}

/** Return the letter of the player to move; `undefined` if there is none. */
export function playerToMove<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): Types['player'] | undefined {
  return game.players(game.rulesOf(state))[game.playerToMove(state)];
}

/** A state for programs. */
export interface StateFields {
  readonly state: EncodedState;
  /** The phase, in a game whose states have one. */
  readonly phase?: string;
  /** The letter of the player to move; absent if there is none. */
  readonly playerToMove?: string | undefined;
}

/** Describe a state for programs. */
export function stateFields<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): StateFields {
  const hasPhase = typeof state === 'object' && state !== null && 'phase' in state;
  return {
    state: game.encode(state),
    ...(hasPhase && typeof state.phase === 'string' ? { phase: state.phase } : {}),
    playerToMove: playerToMove(game, state),
  };
}

/** Describe why a game stopped before its end. */
export function whyStopped(result: Exclude<GameResult<GameTypes>, { kind: 'finished' }>): string {
  const reason = escapeUnsafe(result.reason);
  if (result.kind === 'forfeit') return `Player ${result.player} forfeits: ${reason}`;
  return `${result.kind === 'limit' ? 'Stopped at a limit' : 'Unfinished'}: ${reason}`;
}

/** A player's place, and what the player has reached. {@link Narrator.places} lists them. */
export interface Place {
  /** The player's letter. */
  readonly player: string;
  /** The rank, from 1. */
  readonly rank: number;
  /** The player's result, in words. */
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
