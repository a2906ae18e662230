export type Result = 'win' | 'loss';

export type Training = {
  level: 1 | 2 | 3 | 4;
  /** Wins (positive) or losses (negative) in a row since the level was last given. */
  run: number;
  last: Result | null;
  /** The result before the last one, which only the display asks for. */
  beforeLast: Result | null;
  /** Whether a win promotes at once. */
  fresh: boolean;
};

export const FIRST_TRAINING: Training = {
  level: 1,
  run: 0,
  last: null,
  beforeLast: null,
  fresh: true,
};

const HIGHER = { 1: 2, 2: 3, 3: 4, 4: 4 } as const;
const LOWER = { 1: 1, 2: 1, 3: 2, 4: 3 } as const;

export function nextTraining(training: Training, won: boolean): Training {
  const { level } = training;
  const results: Pick<Training, 'last' | 'beforeLast'> = {
    last: won ? 'win' : 'loss',
    beforeLast: training.last,
  };
  if (won) {
    const run = Math.max(training.run, 0) + 1;
    const promoted = training.fresh || run === 3;
    if (promoted) return { level: HIGHER[level], run: 0, fresh: true, ...results };
    return { level, run, fresh: false, ...results };
  }
  const run = Math.min(training.run, 0) - 1;
  if (run === -3) return { level: LOWER[level], run: 0, fresh: false, ...results };
  return { level, run, fresh: false, ...results };
}

/** Checks (positive) or X's (negative) to show: none for a run that has just broken another. */
export function shownRun({ run, last, beforeLast }: Training): number {
  const broken = Math.abs(run) === 1 && beforeLast !== null && beforeLast !== last;
  return broken ? 0 : run;
}
