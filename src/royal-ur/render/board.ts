/**
 * Where the squares are: three rows of eight columns, the outer ones with a gap.
 *
 * @packageDocumentation
 */
import { PATHS, type PathPlace, Step } from '../state/path.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';

/** Number of columns, which count from 1. */
export const COLUMNS = 8;

/** A row of the board. */
export interface Row {
  /** The players whose tokens can be there. */
  readonly players: readonly PlayerId[];
  /** Its squares by column; none in the gap. */
  readonly places: ReadonlyMap<number, PathPlace>;
}

function rowOf(letter: string, players: readonly PlayerId[]): Row {
  const [player = 'A'] = players;
  const squares = PATHS[player].filter(
    ({ step, square }) => step > Step.Hand && step < Step.Home && square.startsWith(letter),
  );
  const places = squares.map((place) => [Number(place.square.slice(1)), place] as const);
  return { players, places: new Map(places) };
}

/** The rows from above: A's own squares, those of both players, B's own. */
export const ROWS: readonly Row[] = [
  /* @__PURE__ */ rowOf('A', ['A']),
  /* @__PURE__ */ rowOf('B', PLAYER_IDS),
  /* @__PURE__ */ rowOf('C', ['B']),
];
