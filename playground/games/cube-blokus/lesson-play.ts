/** A lesson as it is played: where it stands, and what is said to a move. */
import {
  checkLessonMove,
  decodeState,
  type GameState,
  type Lesson,
  type Move,
} from 'azulejo/cube-blokus';
import { type CubePageWords, lessonWords } from './words.js';

export interface LessonPlay {
  readonly lesson: Lesson;
  readonly step: number;
  readonly state: GameState;
  /** The last move that was accepted, with the state before it. */
  readonly last: { readonly before: GameState; readonly event: Move } | undefined;
  /** What to do, or what is said to the last move. */
  readonly words: string;
  readonly isRight: boolean;
  readonly isDone: boolean;
}

/** Begin a lesson. */
export function beginLesson(lesson: Lesson): LessonPlay {
  return {
    lesson,
    step: 0,
    state: decodeState(lesson.start),
    last: undefined,
    words: '',
    isRight: true,
    isDone: false,
  };
}

/** Play a legal move in a lesson: the board plays no others. */
export function playInLesson(words: CubePageWords, play: LessonPlay, move: Move): LessonPlay {
  const { lesson, step, isDone } = play;
  if (isDone) return play;
  const result = checkLessonMove(lesson, step, move);
  if (!result.isAccepted) {
    const { otherPiece, otherPlace } = words.learning;
    const isOther = result.reason === 'other-piece';
    return { ...play, words: isOther ? otherPiece(lesson.pieces) : otherPlace, isRight: false };
  }
  return {
    ...play,
    step: result.step,
    state: result.state,
    last: { before: play.state, event: move },
    words: lessonWords(words, lesson).why[step] ?? result.why,
    isRight: true,
    isDone: result.isDone,
  };
}

/** Return the move that the lesson shows to those who ask. */
export function shownMove({ lesson, step }: LessonPlay): Move | undefined {
  return lesson.steps[step]?.accepted[0];
}
