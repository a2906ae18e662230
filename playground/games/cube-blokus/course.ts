/** Where the training of a person stands. */
import {
  cubeBlokusRules,
  type GameState,
  LEVELS,
  newTraining,
  nextTraining,
  PLAYER_IDS,
  standings,
  type Training,
} from 'azulejo/cube-blokus';
import { loadSession } from 'azulejo/record';
import type { KeptGame } from '../../shell/played-game.js';
import type { CubePageWords } from './words.js';

export interface Course {
  readonly training: Training;
  /** The training game that is being played, by its name in this browser. */
  readonly game: string | undefined;
}

export const FIRST_COURSE: Course = { training: newTraining(), game: undefined };

/** Where the person sits in training games. */
const PERSON = PLAYER_IDS[0];

function isTraining(value: unknown): value is Training {
  if (typeof value !== 'object' || value === null) return false;
  const { level, run, isFresh, last, shown } = value as Partial<Record<keyof Training, unknown>>;
  return (
    LEVELS.some((each) => each === level) &&
    [-2, -1, 0, 1, 2].some((each) => each === run) &&
    [-2, -1, 0, 1, 2].some((each) => each === shown) &&
    typeof isFresh === 'boolean' &&
    (last === null || typeof last === 'boolean')
  );
}

/** Read a course that was saved; what is not one is the first. */
export function readCourse(value: unknown): Course {
  const { training, game } = Object(value);
  return {
    training: isTraining(training) ? training : newTraining(),
    game: typeof game === 'string' ? game : undefined,
  };
}

/** Return the last state of a saved game that counts. */
function stateOf({ record, count }: KeptGame): GameState | undefined {
  const loaded = loadSession(cubeBlokusRules, record);
  if (!loaded.ok) return undefined;
  const { session } = loaded;
  return session.at(Math.min(count, session.record.events.length)).state;
}

/**
 * Go on after the training game, if it is over; forget it, if it is not kept any more.
 *
 * @param saved - the games that are kept, once they have been read
 */
export function settled(course: Course, saved: readonly KeptGame[]): Course {
  const { game, training } = course;
  if (game === undefined) return course;
  const kept = saved.find(({ id }) => id === game);
  const state = kept && stateOf(kept);
  if (state === undefined) return { ...course, game: undefined };
  if (state.phase !== 'game-over') return course;
  const won = standings(state).some(({ player, winner }) => player === PERSON && winner);
  return { ...course, game: undefined, training: nextTraining(training, won) };
}

/** Say where the training stands: `Level 2 of 4: won 2 in a row.` */
export function trainingWords(
  { learning }: CubePageWords,
  { level, run, isFresh }: Training,
): string {
  const all = LEVELS.length;
  if (isFresh) return level === all ? learning.level(level, all) : learning.oneWin(level, all);
  if (run === 0) return learning.threeWins(level, all);
  return run > 0 ? learning.won(level, all, run) : learning.lost(level, all, -run);
}
