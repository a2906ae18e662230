/**
 * Lessons: what a lesson is made of, and whether a move is the one that it asks for.
 *
 * @packageDocumentation
 */
import { listOf, ownProperties } from '../../boundary/arguments.js';
import { integerInRange } from '../../boundary/number-in-range.js';
import { applyAll } from '../../engine/game/events.js';
import type { EncodedState } from '../../engine/game/game.js';
import type { CubeBlokusIssue } from '../codec/issues.js';
import { decodeMove, encodeMove, pieceOf } from '../codec/moves.js';
import type { Move, Piece } from '../state/vocabulary.js';
import { cubeBlokusRules } from './cube-blokus.js';
import type { GameState } from './game-state.js';
import { explainMove } from './play.js';
import { decodeState } from './text.js';

/** One move that a lesson asks for. */
export interface LessonStep {
  /** The moves that are accepted, one or more, as `legalMoves` writes them. */
  readonly accepted: readonly Move[];
  /** What the other players then do, until it is the learner's turn again; it is legal after the first accepted move. */
  readonly replies: readonly Move[];
  /** Why the move is right, for people. */
  readonly why: string;
}

/** A position, and what to do in it. Plain data. */
export interface Lesson {
  /** A name for programs, in lower case. */
  readonly name: string;
  /** A title for people. */
  readonly title: string;
  /** What to do, for people. */
  readonly task: string;
  /** The first state, in which the learner is to move. */
  readonly start: EncodedState;
  /** The pieces that the learner may use. */
  readonly pieces: readonly Piece[];
  /** The steps, one or more. Only the last of them can accept several moves. */
  readonly steps: readonly LessonStep[];
}

/** What became of a move in a lesson. */
export type LessonResult =
  | {
      /** The move is one of those that are accepted. */
      readonly isAccepted: true;
      /** The state after the move and the replies. */
      readonly state: GameState;
      /** The number of the next step; the number of all steps after the last. */
      readonly step: number;
      /** Whether that was the last step. */
      readonly isDone: boolean;
      /** Why the move is right, for people. */
      readonly why: string;
    }
  | {
      /** The move is not one of those that are accepted. */
      readonly isAccepted: false;
      /** The state before the move. */
      readonly state: GameState;
      /** The number of the same step. */
      readonly step: number;
      /** The lesson is not done. */
      readonly isDone: false;
      /** What is wrong: the move is illegal, its piece is not one of the lesson's, or another move is asked for. */
      readonly reason: 'illegal' | 'other-piece' | 'other-move';
      /** Why the move is illegal, if it is. */
      readonly issue?: CubeBlokusIssue | undefined;
    };

/** Copy a step; throw a TypeError if it is malformed. */
function copyOfStep(step: LessonStep): LessonStep {
  const { accepted, replies, why } = ownProperties('Step', step);
  return {
    accepted: listOf('Accepted moves', accepted, 'a list of moves'),
    replies: listOf('Replies', replies, 'a list of moves'),
    why,
  };
}

/** Return the state in which a step begins: after the first accepted move and the replies of each before. */
function stateBefore(start: EncodedState, steps: readonly LessonStep[], step: number): GameState {
  return steps.slice(0, step).reduce((state, { accepted, replies }) => {
    return applyAll(cubeBlokusRules, state, [...accepted.slice(0, 1), ...replies]);
  }, decodeState(start));
}

/** Return why a move is not accepted; `undefined` if it is. */
function refusalOf(
  state: GameState,
  pieces: readonly Piece[],
  accepted: readonly Move[],
  move: string,
) {
  const issue = explainMove(state, move);
  if (issue !== undefined) return { reason: 'illegal', issue } as const;
  const written = encodeMove(decodeMove(move));
  if (accepted.includes(written)) return undefined;
  const piece = pieceOf(written);
  const isAllowed = piece !== undefined && pieces.includes(piece);
  return { reason: isAllowed ? 'other-move' : 'other-piece' } as const;
}

/**
 * Check whether a move is the one that a lesson asks for, and play it and the replies if it is.
 *
 * @param lesson - one of {@link LESSONS}, or another
 * @param step - the number of the step, from 0
 * @param move - the move, its squares in any order; a malformed one is illegal
 * @returns the state in which the lesson goes on, which is the one before the move if that is not accepted
 * @throws TypeError if the lesson is malformed; RangeError if there is no such step; {@link DecodeError} if the lesson's start is not a state;
 * {@link IllegalMoveError} if a move of the lesson that has to be played is illegal
 *
 * @example
 * ```ts
 * const lesson = LESSONS.find(({ name }) => name === 'over-an-edge')!;
 * checkLessonMove(lesson, 0, 'AUa7b7b8Lg1g2').isDone; // true
 * checkLessonMove(lesson, 0, 'AFb2b3b4b5c5').isAccepted; // false
 * ```
 */
export function checkLessonMove(lesson: Lesson, step: number, move: string): LessonResult {
  const { start, pieces: allowed, steps: given } = ownProperties('Lesson', lesson);
  const pieces = listOf('Pieces', allowed, 'a list of pieces');
  const steps = listOf('Steps', given, 'a list of steps').map(copyOfStep);
  integerInRange('Step', step, 0, steps.length - 1);
  // The number is one of a step.
  const { accepted, replies, why } = steps[step] as LessonStep;
  const state = stateBefore(start, steps, step);
  const refusal = refusalOf(state, pieces, accepted, move);
  if (refusal !== undefined) return { isAccepted: false, state, step, isDone: false, ...refusal };
  // An accepted move is a legal one, and so a text of this kind.
  const after = applyAll(cubeBlokusRules, state, [move, ...replies]);
  const next = step + 1;
  return { isAccepted: true, state: after, step: next, isDone: next === steps.length, why };
}
