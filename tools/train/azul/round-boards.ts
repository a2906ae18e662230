/** The boards of games between their rounds, as rows of numbers: each row has those of two players. */
import { BoardValues, TIE_BREAK } from '../../../src/azul/agents/minimax/board-values.js';
import { OUTLOOK_WEIGHTS } from '../../../src/azul/agents/minimax/outlook-weights.js';
import { roundsLeft } from '../../../src/azul/agents/trained-evaluation.js';
import { cellsOf, type GameState } from '../../../src/azul/api/game-state.js';
import { applyChance, newGame } from '../../../src/azul/api/rounds.js';
import { azul } from '../../../src/azul/azul.js';
import { randomAgent } from '../../../src/engine/agents/simple-agents.js';
import type { SyncAgent } from '../../../src/engine/game/agent.js';
import { endRound } from '../../../src/moves/round.js';
import { pick } from '../../../src/random/rng.js';
import { seededRng } from '../../../src/random/seeds.js';
import { completeRows } from '../../../src/scoring/bonus.js';
import { cellsHolding, lineOf } from '../../../src/state/board.js';
import { at, boardOf, type Cells } from '../../../src/state/cells.js';
import { Board, Cell, Rule } from '../../../src/state/layout.js';
import type { Move, Rules } from '../../../src/state/vocabulary.js';

const RANDOM = randomAgent(azul);

/** Values of boards are written in hundredths of a point. */
const HUNDREDTHS = 100;

/** Moves for each player after which a game is given up: players can fill their floors for ever. */
const MOST_MOVES = 200;

/** For each cell of a player's mosaic, by row: 0, or 1 more than its colour. */
function mosaicOf(cells: Readonly<Cells>, board: number): number[] {
  return Array.from({ length: Rule.Size ** 2 }, (_, cell) => {
    for (let colour = 0; colour < Rule.Colours; colour++) {
      if ((cellsHolding(cells, board, colour) >> cell) & 1) return colour + 1;
    }
    return 0;
  });
}

/** Two players of a game. */
type Pair = readonly [first: number, second: number];

/** List the pairs of some players. */
function pairsOf(players: number): Pair[] {
  return Array.from({ length: players }, (_, first) =>
    Array.from({ length: players - first - 1 }, (_, index): Pair => [first, first + 1 + index]),
  ).flat();
}

/**
 * Return a row for two players: the rounds to come at least; which of the two begins, 0 or 1, or -1 for neither; both
 * scores; the colours in the bag; for each of them the mosaic, the storage rows as lanes, and the value of the board in
 * hundredths of a point.
 */
function rowOf(cells: Readonly<Cells>, pair: Pair): number[] {
  const rounds = roundsLeft(cells);
  const values = new BoardValues({ weights: OUTLOOK_WEIGHTS, networks: {} }, cells).newMosaic();
  const boards = pair.flatMap((player) => {
    const board = boardOf(player);
    const lines = Array.from({ length: Rule.Size }, (_, row) => lineOf(cells, board, row));
    values.read(cells, player);
    const value = values.of(at(cells, board + Board.Storage), rounds);
    return [...mosaicOf(cells, board), ...lines, Math.round(HUNDREDTHS * value)];
  });
  const scores = pair.map((player) => at(cells, boardOf(player) + Board.Score));
  const bag = cells.slice(Cell.Bag, Cell.Bag + Rule.Colours);
  return [rounds, pair.indexOf(at(cells, Cell.Turn)), ...scores, ...bag, ...boards];
}

/** Return how a game ended for two players: both scores, and 2 if the first is ahead, 1 if they are tied, else 0. */
function endOf(state: GameState, pair: Pair): number[] {
  const cells = cellsOf(state);
  const [first, second] = pair.map((player) => {
    const board = boardOf(player);
    return at(cells, board + Board.Score) + TIE_BREAK * completeRows(cells, board);
  });
  const scores = pair.map((player) => at(cells, boardOf(player) + Board.Score));
  return [...scores, 1 + Math.sign((first ?? 0) - (second ?? 0))];
}

/** How games are played. */
export interface Play {
  readonly players: Rules['players'];
  readonly mosaic: Rules['mosaic'];
  /** The agents, of which each player has one. */
  readonly agents: readonly SyncAgent<GameState, Move>[];
  /** How often tiling moves are random: each game has one of these shares. By default agents choose them all. */
  readonly tilingSlips?: readonly number[];
}

/**
 * Play a game, and return rows: for each two players one for each end of a round but the last. A row ends with how the
 * game ended for them.
 */
export function playGame(
  { players, mosaic, agents, tilingSlips = [] }: Play,
  seed: number,
): readonly (readonly number[])[] {
  const rng = seededRng(seed);
  const ends: Cells[] = [];
  let state = newGame({ rules: { players, mosaic }, rng });
  const slips = tilingSlips.length > 0 ? tilingSlips[pick(rng, tilingSlips.length)] : undefined;
  const seats = Array.from({ length: players }, () => agents[pick(rng, agents.length)]);
  for (let moves = 0; moves < players * MOST_MOVES && !azul.isOver(state); ) {
    const agent = seats[azul.playerToMove(state)];
    if (agent !== undefined) {
      const isSlip = slips !== undefined && state.phase === 'tiling' && rng() < slips;
      state = azul.applyMove(state, (isSlip ? RANDOM : agent).chooseMove(state, { rng }));
      moves++;
      continue;
    }
    const cells = cellsOf(state).slice();
    if (!endRound(cells)) ends.push(cells);
    state = applyChance(state, rng);
  }
  if (!azul.isOver(state)) return [];
  return pairsOf(players).flatMap((pair) =>
    ends.map((cells) => [...rowOf(cells, pair), ...endOf(state, pair)]),
  );
}
