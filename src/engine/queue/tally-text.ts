/**
 * Tallies as plain JSON, to pass from machine to machine.
 *
 * @packageDocumentation
 */
import type { Sample, SeatTally, Tally } from '../simulate/tally.js';

/** A sample without the numbers that JSON does not have: an empty one has no least and no greatest. */
interface SampleText extends Omit<Sample, 'min' | 'max'> {
  readonly min: number | null;
  readonly max: number | null;
}

/** A tally as JSON can hold it. */
export interface TallyText extends Omit<Tally, 'agents' | 'moves' | 'forfeits'> {
  readonly agents: readonly (readonly (Omit<SeatTally, 'scores'> & {
    readonly scores: SampleText;
  })[])[];
  readonly moves: SampleText;
  readonly forfeits: readonly (Tally['forfeits'][number] | null)[];
}

function writeSample({ min, max, ...sums }: Sample): SampleText {
  const isEmpty = sums.count === 0;
  return { ...sums, min: isEmpty ? null : min, max: isEmpty ? null : max };
}

function readSample({ min, max, ...sums }: SampleText): Sample {
  return { ...sums, min: min ?? Number.POSITIVE_INFINITY, max: max ?? Number.NEGATIVE_INFINITY };
}

/** Write a tally. */
export function writeTally({ agents, endings, moves, forfeits }: Tally): TallyText {
  return {
    agents: agents.map((seats) =>
      seats.map((seat) => ({ ...seat, scores: writeSample(seat.scores) })),
    ),
    endings,
    moves: writeSample(moves),
    forfeits: forfeits.map((forfeit) => forfeit ?? null),
  };
}

/** Read a tally. It comes from a worker of the same version: the queue's name has it. */
export function readTally({ agents, endings, moves, forfeits }: TallyText): Tally {
  return {
    agents: agents.map((seats) =>
      seats.map((seat) => ({ ...seat, scores: readSample(seat.scores) })),
    ),
    endings,
    moves: readSample(moves),
    forfeits: forfeits.map((forfeit) => forfeit ?? undefined),
  };
}
