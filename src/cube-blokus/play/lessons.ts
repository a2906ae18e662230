/**
 * Lessons: what a lesson is made of, whether a move is the one that it asks for, and six of them, from the first rule
 * to the last piece.
 */
import { deepFreeze, integerInRange, listOf, ownProperties } from '../../boundary/values.js';
import { applyAll } from '../../engine/game/events.js';
import type { EncodedState } from '../../engine/game/game.js';
import { cubeBlokusRules } from '../api/cube-blokus.js';
import type { GameState } from '../api/game-state.js';
import { explainMove } from '../api/play.js';
import { decodeState } from '../api/text.js';
import type { CubeBlokusIssue } from '../codec/issues.js';
import { decodeMove, encodeMove, pieceOf } from '../codec/moves.js';
import type { Move, Piece } from '../state/vocabulary.js';

/** One move that a lesson asks for, and the replies to it. Plain data. {@link Lesson} lists them. */
export interface LessonStep {
  /** The moves that are accepted, one or more, as {@link legalMoves} writes them. */
  readonly accepted: readonly Move[];
  /**
   * The replies of the other players, until it is the learner's turn again: moves that are legal after the first
   * accepted move. Empty if the lesson ends with this step.
   */
  readonly replies: readonly Move[];
  /** The reason why the move is right: sentences for people, in English. */
  readonly why: string;
}

/** A lesson: a position, and the moves to find in it. Plain data. {@link LESSONS} has them all. */
export interface Lesson {
  /** The name of the lesson for programs, in lower case, such as `corner-contact`. */
  readonly name: string;
  /** The title for people, in English, such as `Corner contact`. */
  readonly title: string;
  /** The task: a sentence for people, in English. */
  readonly task: string;
  /** The first state, in which the learner is to move, as {@link encodeState} returns it. */
  readonly start: EncodedState;
  /** The pieces that the learner may use, such as `['O4']`. */
  readonly pieces: readonly Piece[];
  /** The steps, one or more, in their order. Only the last of them can accept several moves. */
  readonly steps: readonly LessonStep[];
}

/**
 * The result of a move in a lesson: whether it is accepted, and where the lesson continues. {@link checkLessonMove}
 * returns it.
 */
export type LessonResult =
  | {
      /** The move is one of those that are accepted. */
      readonly isAccepted: true;
      /** The state after the move and the replies. */
      readonly state: GameState;
      /** The index of the next step; after the last one, the number of all steps. */
      readonly step: number;
      /** Whether that was the last step. */
      readonly isDone: boolean;
      /** The reason why the move is right, for people. */
      readonly why: string;
    }
  | {
      /** The move is not one of those that are accepted. */
      readonly isAccepted: false;
      /** The state before the move, in which the lesson continues. */
      readonly state: GameState;
      /** The index of the same step, which is to be tried again. */
      readonly step: number;
      /** The lesson is not done. */
      readonly isDone: false;
      /**
       * The reason: `illegal`, the move is illegal; `other-piece`, its piece is not one of the lesson's; `other-move`,
       * another move is asked for.
       */
      readonly reason: 'illegal' | 'other-piece' | 'other-move';
      /** The issue that says why the move is illegal; absent for the other reasons. */
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
function whyRefused(
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
 * @param lesson - one of {@link LESSONS}, or one of your own
 * @param step - the index of the step in the lesson's `steps`, an integer from 0
 * @param move - the notation of a {@link Move}, its squares in any order; a malformed one is illegal
 * @returns whether the move is accepted (`isAccepted`); the state and the step with which the lesson continues, which
 *   stay the same if it is not; and the reason, for people or for programs
 * @throws TypeError if the lesson's `pieces`, `steps`, accepted moves or replies are not lists; RangeError if there is
 *   no such step; {@link DecodeError} if the lesson's start is not a state; {@link IllegalMoveError} if a move of the
 *   lesson that has to be played is illegal
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
  const refusal = whyRefused(state, pieces, accepted, move);
  if (refusal !== undefined) return { isAccepted: false, state, step, isDone: false, ...refusal };
  // An accepted move is a legal one, and so a text of this kind.
  const after = applyAll(cubeBlokusRules, state, [move, ...replies]);
  const next = step + 1;
  return { isAccepted: true, state: after, step: next, isDone: next === steps.length, why };
}

/** The first state of a game. */
const FIRST: EncodedState = [
  'AUd7b/9/9/9/9/9/9/9/a7cLd7a/9/9/9/9/9/9/9/c7bFa7c/9/9/9/9/9/9/9/b7dRc7b/9/9/9/9/9/9/9/d7aBb7d/9/9/9/9/9/9/9/a7cDb7d/9/9/9/9/9/9/9/c7a',
  'A0B0C0D0',
];

/**
 * The lessons, in the order in which they are learnt: corner contact, no side contact, over an edge, the
 * corner of the cube, build points, and I1 as the last piece. In each, player A is to move.
 *
 * @example
 * ```ts
 * LESSONS.map(({ name }) => name).slice(0, 2); // ['corner-contact', 'no-side-contact']
 * ```
 */
export const LESSONS: readonly Lesson[] = /* @__PURE__ */ deepFreeze<Lesson[]>([
  {
    name: 'corner-contact',
    title: 'Corner contact',
    task: 'Place the square piece O4 so that it touches one of your six squares at a corner.',
    start: FIRST,
    pieces: ['O4'],
    steps: [
      {
        accepted: [
          'AUb7c7b8c8',
          'ALg2h2g3h3',
          'AFb2c2b3c3',
          'ARg7h7g8h8',
          'ABb7c7b8c8',
          'ADg7h7g8h8',
        ],
        replies: [],
        why: 'Every piece must touch one of your own squares at a corner. You own six at the start, three around each of two corners of the cube, and you can build from one square on each face.',
      },
    ],
  },
  {
    name: 'no-side-contact',
    title: 'No side contact',
    task: 'Continue from your square piece on the upper face with I3.',
    start: [
      'AUd1d5b/1ddd5/2d6/9/9/5c3/1aa2cc2/1aa3cc1/a7cLd7a/9/9/9/9/9/9/9/c7bFa7c/9/9/9/9/9/2b6/1bbb5/b2b4dRc7b/9/9/9/9/9/9/9/d7aBb7d/9/9/9/9/9/9/9/a7cDb7d/9/9/9/9/9/9/9/c7a',
      'A0B0C0D0',
    ],
    pieces: ['I3'],
    steps: [
      {
        accepted: ['AUa4a5a6', 'AUd4d5d6', 'AUa6Lf1f2', 'AUd9e9f9', 'AUd9Fd1d2'],
        replies: [],
        why: 'Your pieces may touch each other at corners, never along a side. Three corners of the square piece are free for that: Ua6, Ud6 and Ud9. Pieces of other players may touch yours in any way.',
      },
    ],
  },
  {
    name: 'over-an-edge',
    title: 'Over an edge',
    task: 'Lay L5 over the edge between the upper and the left face.',
    start: FIRST,
    pieces: ['L5'],
    steps: [
      {
        accepted: ['AUa7b7b8Lg1g2', 'AUa7b7Lg1g2h2'],
        replies: [],
        why: 'A piece may bend over any edge of the cube, as if the faces lay side by side. Ua7 and Lg1 are neighbours, so L5 reaches two faces with one move.',
      },
    ],
  },
  {
    name: 'cube-corner',
    title: 'The corner of the cube',
    task: 'Lay V5 around the corner of the cube where player B begins, on three faces.',
    start: [
      'AUd7b/9/3aaaa2/3a5/2a6/1aa6/1a7/1a7/a7cLd7a/1d7/1d7/dd7/1d3cc2/6c2/3c1cc2/1cccc4/c7bFa7c/9/9/9/9/9/9/9/b7dRc7b/9/9/9/9/9/9/9/d7aBb7d/3ddddd1/9/9/9/9/9/9/a7cDb1bb4d/1bb6/2b6/bb7/1bbb5/9/9/9/c7a',
      'A0B0C0D0',
    ],
    pieces: ['V5'],
    steps: [
      {
        accepted: ['AUh1h2i2Rh1Bb1'],
        replies: [],
        why: 'Only three squares meet at a corner of the cube, and each lies next to the other two, so there is no corner contact across it. B can build from this corner by one square on each face, and has just lost the one on top, Uh2.',
      },
    ],
  },
  {
    name: 'build-points',
    title: 'Keep build points',
    task: 'Place W5 so that you can build from as many squares as possible: eleven.',
    start: FIRST,
    pieces: ['W5'],
    steps: [
      {
        accepted: [
          'AUc6d6b7c7b8',
          'AUd6c7d7b8c8',
          'ALg2h2f3g3f4',
          'ALh2g3h3f4g4',
          'AFb2c2c3d3d4',
          'AFb2b3c3c4d4',
          'ARf6g6g7h7h8',
          'ARf6f7g7g8h8',
          'ABc6d6b7c7b8',
          'ABd6c7d7b8c8',
          'ADf6g6g7h7h8',
          'ADf6f7g7g8h8',
        ],
        replies: [],
        why: 'A build point is a free square that touches your squares at a corner and at no side: every move needs one. As stairs that lead away from your corner, W5 uses up one and opens six.',
      },
    ],
  },
  {
    name: 'single-last',
    title: 'I1 comes last',
    task: 'You have I1 and I2 left. Place both, and get the bonus of 20 points.',
    start: [
      'AUdbbaaaccb/1ddaacaac/bbdd1c1a1/dd1dccaa1/ddaaaa2a/aa1a1c2a/1aabacc1a/1a1ba1cc1/a2bac2cLdb2d3a/bb1d1ddd1/dbddd2d1/2bb3da/ddb1d1d2/1cbbdddbb/cccdbbb1c/1c1d1bbcc/c2d2c1bFa1b1ac2c/1ab1ac1c1/1abacaac1/aabacaacc/b1babbbc1/bb1bbdcbb/c1b1ddcb1/cbbbd1cc1/bdb1d2cdRc2accccb/1c1caabbc/dcccabb1c/ddd1abaac/b1dbbaaca/bd1b2ccb/dddbaa1c1/1d1b1aaa1/d1aaa3aBbccb2bbd/1bbb1dddb/ccb1a1d1d/abcaaad2/abcca2dd/bbaa1cccd/1aa4c1/1a1aaaac1/a1ccccc1cDb1dd1d2d/1bbd1ddd1/c1bdaad2/c1bdba1aa/cc1bbaa2/ddcbabbb1/2cca1b1c/1cc1ab1cc/c2aabbca',
      'A0B0C0D0',
    ],
    pieces: ['I1', 'I2'],
    steps: [
      {
        accepted: ['ABh9Db9'],
        replies: ['BBb9', 'CRf9'],
        why: 'I2 has only one place left, over the edge between two faces. I1 can wait: it fits in twelve places.',
      },
      {
        accepted: [
          ...(['AUg6', 'AUc9', 'ALg1', 'ALh5', 'AFc6', 'ARb1', 'ARc2', 'ARi7'] as const),
          ...(['ABg5', 'ABi8', 'ADi2', 'ADi6', 'ADa8'] as const),
        ],
        replies: [],
        why: 'All 21 pieces are placed, and I1 was the last: 89 points for the squares, and 20 more. Keep I1 for the end, as it needs only one build point.',
      },
    ],
  },
]);
