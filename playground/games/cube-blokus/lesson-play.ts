/** A lesson as it is played: where it stands, and what is said to a move. */
import {
  checkLessonMove,
  decodeState,
  type GameState,
  type Lesson,
  type LessonResult,
  type Move,
} from 'azulejo/cube-blokus';
import { listed } from '../../shell/words.js';
import { refusalWords } from './words.js';

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

function refusalOf(result: LessonResult & { readonly isAccepted: false }, lesson: Lesson): string {
  if (result.issue !== undefined) return refusalWords(result.issue, []);
  return result.reason === 'other-piece'
    ? `This lesson is about ${listed(lesson.pieces)}.`
    : 'That is a legal place, but not the one that the lesson asks for.';
}

/** Play a move in a lesson. */
export function playInLesson(play: LessonPlay, move: Move): LessonPlay {
  const { lesson, step, isDone } = play;
  if (isDone) return play;
  const result = checkLessonMove(lesson, step, move);
  if (!result.isAccepted) return { ...play, words: refusalOf(result, lesson), isRight: false };
  return {
    ...play,
    step: result.step,
    state: result.state,
    last: { before: play.state, event: move },
    words: result.why,
    isRight: true,
    isDone: result.isDone,
  };
}

/** Return the move that the lesson shows to those who ask. */
export function shownMove({ lesson, step }: LessonPlay): Move | undefined {
  return lesson.steps[step]?.accepted[0];
}
