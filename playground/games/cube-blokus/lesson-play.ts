/** A lesson as it is played: where it stands, and what is said to a move. */
import {
  checkLessonMove,
  decodeState,
  type GameState,
  type Lesson,
  type LessonResult,
  type Move,
} from 'azulejo/cube-blokus';
import { type CubeWords, lessonWords, refusalWords } from './words.js';

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

function refusalOf(
  words: CubeWords,
  result: LessonResult & { readonly isAccepted: false },
  lesson: Lesson,
): string {
  const { learning } = words;
  if (result.issue !== undefined) return refusalWords(words, result.issue, []);
  return result.reason === 'other-piece' ? learning.otherPiece(lesson.pieces) : learning.otherPlace;
}

/** Play a move in a lesson. */
export function playInLesson(words: CubeWords, play: LessonPlay, move: Move): LessonPlay {
  const { lesson, step, isDone } = play;
  if (isDone) return play;
  const result = checkLessonMove(lesson, step, move);
  if (!result.isAccepted) {
    return { ...play, words: refusalOf(words, result, lesson), isRight: false };
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
