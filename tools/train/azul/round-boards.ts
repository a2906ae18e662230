/** The boards of games of two between their rounds, as rows of numbers. */
import { BoardValues } from '../../../src/azul/agents/minimax/board-values.js';
import { fullestRow } from '../../../src/azul/agents/minimax/full-rows.js';
import { OUTLOOK_WEIGHTS } from '../../../src/azul/agents/minimax/outlook-weights.js';
import { cellsOf, type GameState } from '../../../src/azul/api/game-state.js';
import { applyChance, newGame } from '../../../src/azul/api/rounds.js';
import { azul } from '../../../src/azul/azul.js';
import { randomAgent } from '../../../src/engine/agents/simple-agents.js';
import type { SyncAgent } from '../../../src/engine/game/agent.js';
import { endRound } from '../../../src/moves/round.js';
import { pick } from '../../../src/random/rng.js';
import { seededRng } from '../../../src/random/seeds.js';
import { cellsHolding, lineOf } from '../../../src/state/board.js';
import { at, boardOf, type Cells } from '../../../src/state/cells.js';
import { Board, Cell, Rule } from '../../../src/state/layout.js';
import type { Move, Rules } from '../../../src/state/vocabulary.js';

const PLAYERS = [0, 1] as const;

const RANDOM = randomAgent(azul);

/** Values of boards are written in hundredths of a point. */
const HUNDREDTHS = 100;

/** Moves after which a game is given up: two players can fill their floors for ever. */
const MOST_MOVES = 400;

/** For each cell of a player's mosaic, by row: 0, or 1 more than its colour. */
function mosaicOf(cells: Readonly<Cells>, board: number): number[] {
  return Array.from({ length: Rule.Size ** 2 }, (_, cell) => {
    for (let colour = 0; colour < Rule.Colours; colour++) {
      if ((cellsHolding(cells, board, colour) >> cell) & 1) return colour + 1;
    }
    return 0;
  });
}

/**
 * Return a row: the rounds to come at least; who begins; both scores; the colours in the bag; for each player the
 * mosaic, the storage rows as lanes, and the value of the board in hundredths of a point.
 */
function rowOf(cells: Readonly<Cells>): number[] {
  const fullest = Math.max(...PLAYERS.map((player) => fullestRow(cells, player)));
  const rounds = Rule.Size - fullest;
  const values = new BoardValues({ weights: OUTLOOK_WEIGHTS, networks: {} }, cells);
  const boards = PLAYERS.flatMap((player) => {
    const board = boardOf(player);
    const lines = Array.from({ length: Rule.Size }, (_, row) => lineOf(cells, board, row));
    const value = Math.round(HUNDREDTHS * values.of(cells, player, rounds));
    return [...mosaicOf(cells, board), ...lines, value];
  });
  const scores = PLAYERS.map((player) => at(cells, boardOf(player) + Board.Score));
  const bag = cells.slice(Cell.Bag, Cell.Bag + Rule.Colours);
  return [rounds, at(cells, Cell.Turn), ...scores, ...bag, ...boards];
}

/** How games are played. */
export interface Play {
  readonly mosaic: Rules['mosaic'];
  /** The agents, of which each player has one. */
  readonly agents: readonly SyncAgent<GameState, Move>[];
  /** How often tiling moves are random: each game has one of these shares. By default agents choose them all. */
  readonly tilingSlips?: readonly number[];
}

/**
 * Play a game, and return a row for each end of a round but the last. A row ends with both final scores and twice the
 * win share of the first player.
 */
export function playGame(
  { mosaic, agents, tilingSlips = [] }: Play,
  seed: number,
): readonly (readonly number[])[] {
  const rng = seededRng(seed);
  const rows: number[][] = [];
  let state = newGame({ rules: { players: 2, mosaic }, rng });
  const slips = tilingSlips.length > 0 ? tilingSlips[pick(rng, tilingSlips.length)] : undefined;
  const seats = PLAYERS.map(() => agents[pick(rng, agents.length)]);
  for (let moves = 0; moves < MOST_MOVES && !azul.isOver(state); ) {
    const agent = seats[azul.playerToMove(state)];
    if (agent !== undefined) {
      const isSlip = slips !== undefined && state.phase === 'tiling' && rng() < slips;
      state = azul.applyMove(state, (isSlip ? RANDOM : agent).chooseMove(state, { rng }));
      moves++;
      continue;
    }
    const cells = cellsOf(state).slice();
    if (!endRound(cells)) rows.push(rowOf(cells));
    state = applyChance(state, rng);
  }
  if (!azul.isOver(state)) return [];
  const [share = 0] = azul.returns(state);
  return rows.map((row) => [...row, ...state.scores, 2 * share]);
}
