/** Lessons: positions of a game, what is asked in them, and what is said to a move. */

import type { PastEvent } from 'azulejo/board';
import { applyAll, type EventOf, type Game, type GameTypes } from 'azulejo/game';

/** What is asked at one moment of a lesson, before it has words. */
export interface StepData<Types extends GameTypes = GameTypes> {
  /** The move that is shown to those who ask, or the chance event that the person brings about. */
  readonly shown: Types['move'] | Types['chance'];
  /** Other moves that are also right: a list, a pattern, or any legal move. */
  readonly also?: readonly Types['move'][] | RegExp | 'any';
  /** What happens then, until the person is asked again. */
  readonly replies?: readonly EventOf<Types>[];
  /** Kinds of other legal moves, by the names of what is said to them. */
  readonly wrong?: Readonly<Record<string, RegExp>>;
}

/** What is said at one moment of a lesson. */
export interface StepWords {
  /** What is to be done. */
  readonly ask: string;
  /** What is said to the right move. */
  readonly why: string;
  /** What is said to kinds of other moves. */
  readonly wrong?: Readonly<Record<string, string>>;
}

export interface LessonWords {
  readonly title: string;
  readonly steps: readonly StepWords[];
}

/** One moment of a lesson. */
export interface LessonStep<Types extends GameTypes = GameTypes> {
  readonly ask: string;
  readonly why: string;
  readonly shown: Types['move'] | Types['chance'];
  isRight(event: EventOf<Types>): boolean;
  readonly replies: readonly EventOf<Types>[];
  /** What is said to a legal move that is not right; `undefined` if there is nothing to say of it in particular. */
  wrong(move: Types['move']): string | undefined;
}

/** A lesson in one language. The person is the first player. */
export interface Lesson<Types extends GameTypes = GameTypes> {
  /** Names it in this browser, which remembers that it is done. */
  readonly name: string;
  readonly title: string;
  readonly start: Types['state'];
  readonly steps: readonly LessonStep<Types>[];
  /** Properties of the board in this lesson alone. */
  readonly more?: object;
  /** The same once it is done. */
  readonly moreAtEnd?: object;
}

/** Give the steps of a lesson their words. */
export function stepsOf<Types extends GameTypes>(
  data: readonly StepData<Types>[],
  { steps }: LessonWords,
): readonly LessonStep<Types>[] {
  return data.map(({ shown, also = [], replies = [], wrong = {} }, index) => {
    const { ask = '', why = '', wrong: said = {} } = steps[index] ?? {};
    return {
      ask,
      why,
      shown,
      replies,
      isRight: (event) =>
        event === shown ||
        also === 'any' ||
        (also instanceof RegExp ? also.test(event) : also.some((each) => each === event)),
      wrong: (move) => {
        const kind = Object.keys(wrong).find((each) => wrong[each]?.test(move));
        return kind === undefined ? undefined : said[kind];
      },
    };
  });
}

/** A lesson as it is played. */
export interface LessonPlay<Types extends GameTypes = GameTypes> {
  /** The number of the lesson among those of its game. */
  readonly index: number;
  /** The number of the step that is asked; the number of all of them once it is done. */
  readonly step: number;
  readonly state: Types['state'];
  /** What has happened in the lesson, the latest first. */
  readonly past: readonly PastEvent<Types>[];
  /** What still happens before the person is asked again. */
  readonly due: readonly EventOf<Types>[];
  /** The move that was not right, since the last one that was. */
  readonly tried: string | undefined;
}

/** Begin a lesson. */
export function beginLesson<Types extends GameTypes>(
  { start }: Lesson<Types>,
  index: number,
): LessonPlay<Types> {
  return { index, step: 0, state: start, past: [], due: [], tried: undefined };
}

function withEvent<Types extends GameTypes>(
  rules: Game<Types>,
  play: LessonPlay<Types>,
  event: EventOf<Types>,
): LessonPlay<Types> {
  const { state, past } = play;
  return {
    ...play,
    state: applyAll(rules, state, [event]),
    past: [{ before: state, event }, ...past],
  };
}

/** Play a legal move or a chance event that is due: the board plays no others. */
export function playInLesson<Types extends GameTypes>(
  rules: Game<Types>,
  { steps }: Lesson<Types>,
  play: LessonPlay<Types>,
  event: EventOf<Types>,
): LessonPlay<Types> {
  const step = steps[play.step];
  if (step === undefined || play.due.length > 0) return play;
  if (!step.isRight(event)) return { ...play, tried: event };
  const played = withEvent(rules, play, event);
  return { ...played, step: play.step + 1, due: step.replies, tried: undefined };
}

/** Let the next thing happen before the person is asked again. */
export function goOn<Types extends GameTypes>(
  rules: Game<Types>,
  play: LessonPlay<Types>,
): LessonPlay<Types> {
  const [event, ...due] = play.due;
  return event === undefined ? play : { ...withEvent(rules, play, event), due };
}

/** Return the number of the first lesson that is not done, or of the first of all. */
export function firstToLearn(lessons: readonly Lesson[], done: readonly string[]): number {
  return Math.max(
    0,
    lessons.findIndex(({ name }) => !done.includes(name)),
  );
}

/** A lesson before it has words. */
export interface LessonData<Types extends GameTypes, Name extends string> {
  readonly name: Name;
  readonly start: Types['state'];
  readonly steps: readonly StepData<Types>[];
}

/** Give lessons their words. */
export function withWords<Types extends GameTypes, Name extends string>(
  lessons: readonly LessonData<Types, Name>[],
  words: Readonly<Record<Name, LessonWords>>,
): readonly Lesson<Types>[] {
  return lessons.map(({ name, start, steps }) => {
    const { title } = words[name];
    return { name, title, start, steps: stepsOf(steps, words[name]) };
  });
}
