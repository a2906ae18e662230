/**
 * Explanation of the search's evaluation: what the points that a player can expect consist of.
 *
 * The parts are those at the end of the round that is searched, however far the search looks: so moves that it
 * looks into more deeply than others can be compared with them.
 */
import type { Explain, ExplainedEvaluation } from '../../engine/agents/evaluation.js';
import { endRound } from '../../moves/round.js';
import type { Rng } from '../../random/rng.js';
import { bonusOf } from '../../scoring/bonus.js';
import { at, boardOf, type Cells, playerCount } from '../../state/cells.js';
import { Board, Cell, PhaseIndex } from '../../state/layout.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { pointsOf, winShares } from '../api/score.js';
import { draftAll, playRound, tileAll } from './evaluate-board.js';
import {
  type BoardEvaluation,
  evaluateBoards,
  expectedBy,
  Feature,
  roundsLeft,
  type WeightTable,
  weightsFor,
} from './trained-evaluation.js';

/**
 * The parts into which the points that a player can expect are split: the keys of `parts` in the ratings of
 * `AGENTS.search().analyse`.
 *
 * - `score`: the points that the player has
 * - `placement`: tiles that are placed at the end of the round, or can be expected to be placed later
 * - `floor`: what the floor costs at the end of the round
 * - `rows`, `columns`, `colours`: bonuses that can be expected
 * - `storage`: the cost of tiles that stay in storage rows
 * - `token`: the value of the first-player token
 * - `base`: points that every player can expect
 * - `later`: points of later rounds that the search found, beyond all of the above
 */
export const PARTS = /* @__PURE__ */ Object.freeze([
  'score',
  'placement',
  'floor',
  'rows',
  'columns',
  'colours',
  'storage',
  'token',
  'base',
  'later',
] as const);

/** A part of the points that a player can expect: {@link PARTS} says what each means. */
export type Part = (typeof PARTS)[number];

/** Features that make up a part, from the first to before another. */
interface Group {
  readonly part: Part;
  readonly first: Feature;
  readonly end: Feature;
}

/** The parts that features make up; points of tiles and floors are the rest. */
const GROUPS: readonly Group[] = [
  { part: 'token', first: Feature.Begins, end: Feature.Stored },
  { part: 'storage', first: Feature.Stored, end: Feature.Placing },
  { part: 'placement', first: Feature.Placing, end: Feature.Rows },
  { part: 'rows', first: Feature.Rows, end: Feature.Columns },
  { part: 'columns', first: Feature.Columns, end: Feature.Colours },
  { part: 'colours', first: Feature.Colours, end: Feature.Count },
];

/** Parts that are being added up. */
type PartSums = Readonly<Record<Part, number[]>>;

function add(points: number[], player: number, number: number): void {
  points[player] = (points[player] ?? 0) + number;
}

/** Begin with the points so far. */
function partsFrom(cells: Readonly<Cells>): PartSums {
  const none = () => new Array<number>(playerCount(cells)).fill(0);
  // Each iteration of an analysis makes one: with spreads they took a sixth of its time.
  return {
    score: pointsOf(cells),
    placement: none(),
    floor: none(),
    rows: none(),
    columns: none(),
    colours: none(),
    storage: none(),
    token: none(),
    base: none(),
    later: none(),
  };
}

/** Add what the end of a round changed: the penalties of floors, and bonuses if the game is over. */
function addEnd(parts: PartSums, scores: readonly number[], after: Readonly<Cells>): void {
  const isOver = at(after, Cell.Phase) === PhaseIndex.GameOver;
  scores.forEach((score, player) => {
    const board = boardOf(player);
    const bonus = isOver ? bonusOf(after, board) : undefined;
    add(parts.rows, player, bonus?.rows ?? 0);
    add(parts.columns, player, bonus?.columns ?? 0);
    add(parts.colours, player, bonus?.colours ?? 0);
    add(parts.floor, player, at(after, board + Board.Score) - score - (bonus?.total ?? 0));
  });
}

/** Add the points of tiles that were placed. */
function addPlaced(parts: PartSums, scores: readonly number[], after: Readonly<Cells>): void {
  scores.forEach((score, player) => {
    add(parts.placement, player, at(after, boardOf(player) + Board.Score) - score);
  });
}

/** Play to the end of the round in place, add what it scores, and return whether the game is over. */
function addRound(parts: PartSums, cells: Cells, rng: Rng): boolean {
  draftAll(cells, rng);
  const drafted = pointsOf(cells);
  tileAll(cells);
  addPlaced(parts, drafted, cells);
  const tiled = pointsOf(cells);
  const isOver = endRound(cells);
  addEnd(parts, tiled, cells);
  return isOver;
}

/** Add what the features of a board promise. */
function addFeatures(
  parts: PartSums,
  features: Float64Array,
  player: number,
  weights: readonly number[],
): void {
  for (const scored of [parts.score, parts.placement, parts.floor]) {
    scored[player] = (scored[player] as number) * (weights[Feature.Score] as number);
  }
  for (const { part, first, end } of GROUPS) {
    let points = 0;
    for (let feature = first; feature < end; feature++) {
      points += (features[feature] as number) * (weights[feature] as number);
    }
    add(parts[part], player, points);
  }
}

/** Evaluate the boards, and return what they lack, all alike, to the points that can be expected. */
function evaluateWithBase(
  cells: Readonly<Cells>,
  table: WeightTable,
  onFeatures?: (features: Float64Array, player: number) => void,
): Evaluated {
  const { mean } = weightsFor(table, cells, roundsLeft(cells));
  const players = playerCount(cells);
  let base = mean.base;
  const { scores, returns } = evaluateBoards(cells, table, (features, player) => {
    onFeatures?.(features, player);
    const score = features[Feature.Score] as number;
    base += (mean.score * score + mean.expected * expectedBy(features)) / players;
  });
  for (const score of scores) base -= score / players;
  return { scores, returns, base };
}

/** An evaluation, and points that all players can expect besides its scores. */
interface Evaluated extends BoardEvaluation {
  readonly base: number;
}

/** What a game ended with. */
function ended(cells: Readonly<Cells>): Evaluated {
  return { scores: pointsOf(cells), returns: winShares(cells), base: 0 };
}

/** Evaluate the boards at the end of the round that is searched, and add what they promise. */
function addBoards(parts: PartSums, cells: Readonly<Cells>, table: WeightTable): Evaluated {
  const { weights } = weightsFor(table, cells, roundsLeft(cells));
  const evaluated = evaluateWithBase(cells, table, (features, player) =>
    addFeatures(parts, features, player, weights),
  );
  parts.base.fill(evaluated.base);
  return evaluated;
}

/** Follow a path to the end of the round that is searched; return the position there, if it gets so far. */
function followRound(parts: PartSums, path: readonly GameState[]): Readonly<Cells> | undefined {
  for (let step = 1; step < path.length; step++) {
    // Both states are of the path.
    const before = cellsOf(path[step - 1] as GameState);
    const after = cellsOf(path[step] as GameState);
    const phase = at(before, Cell.Phase);
    if (phase === PhaseIndex.Tiling) addPlaced(parts, pointsOf(before), after);
    if (phase !== PhaseIndex.RoundEnd) continue;
    addEnd(parts, pointsOf(before), after);
    return after;
  }
  return undefined;
}

function isOver(cells: Readonly<Cells>): boolean {
  return at(cells, Cell.Phase) === PhaseIndex.GameOver;
}

/**
 * Explain how a game ended: what was scored on the way, which holds nothing beyond the round that is searched.
 *
 * @param path - the states from the one that is searched to the end of its round, in which the game is over
 */
export function explainEnd(path: readonly GameState[]): ExplainedEvaluation {
  const parts = partsFrom(cellsOf(path[0] as GameState));
  const { scores, returns } = ended(followRound(parts, path) as Readonly<Cells>);
  return { scores, returns, parts };
}

/**
 * Explain the evaluation of a position: what was scored on the way to the end of the round, what the boards
 * promise then, and what the search sees beyond.
 */
export function roundExplainer(table: WeightTable): Explain<GameState> {
  return (path, rng) => {
    // A path has a first and a last state.
    const parts = partsFrom(cellsOf(path[0] as GameState));
    const end = cellsOf(path.at(-1) as GameState).slice();
    const afterRound = followRound(parts, path);
    if (afterRound === undefined) {
      const { scores, returns } =
        isOver(end) || addRound(parts, end, rng) ? ended(end) : addBoards(parts, end, table);
      return { scores, returns, parts };
    }
    if (isOver(afterRound)) {
      const { scores, returns } = ended(afterRound);
      return { scores, returns, parts };
    }
    const now = addBoards(parts, afterRound, table);
    const later = isOver(end) || playRound(end, rng) ? ended(end) : evaluateWithBase(end, table);
    const { scores, returns } = later;
    scores.forEach((score, player) => {
      add(parts.later, player, score + later.base - (now.scores[player] as number) - now.base);
    });
    return { scores, returns, parts };
  };
}
