/** The boards of games of two between their rounds, with the fixed mosaic, as rows of numbers. */
import { BoardValues } from '../../../src/azul/agents/minimax/board-values.js';
import { fullestRow } from '../../../src/azul/agents/minimax/full-rows.js';
import { OUTLOOK_WEIGHTS } from '../../../src/azul/agents/minimax/outlook-weights.js';
import { cellsOf, type GameState } from '../../../src/azul/api/game-state.js';
import { applyChance, newGame } from '../../../src/azul/api/rounds.js';
import { azul } from '../../../src/azul/azul.js';
import type { SyncAgent } from '../../../src/engine/game/agent.js';
import { endRound } from '../../../src/moves/round.js';
import { pick } from '../../../src/random/rng.js';
import { seededRng } from '../../../src/random/seeds.js';
import { lineOf, occupied } from '../../../src/state/board.js';
import { at, boardOf, type Cells } from '../../../src/state/cells.js';
import { Board, Cell, Rule } from '../../../src/state/layout.js';
import type { Move } from '../../../src/state/vocabulary.js';

const PLAYERS = [0, 1] as const;

/** Values of boards are written in hundredths of a point. */
const HUNDREDTHS = 100;

/** Moves after which a game is given up: two players can fill their floors for ever. */
const MOST_MOVES = 400;

/**
 * Return a row: the rounds to come at least; who begins; both scores; the colours in the bag; for each player whether
 * each cell of the mosaic holds a tile, the storage rows as lanes, and the value of the board in hundredths of a point.
 */
function rowOf(cells: Readonly<Cells>): number[] {
  const fullest = Math.max(...PLAYERS.map((player) => fullestRow(cells, player)));
  const rounds = Rule.Size - fullest;
  const values = new BoardValues({ weights: OUTLOOK_WEIGHTS, network: undefined }, cells);
  const boards = PLAYERS.flatMap((player) => {
    const board = boardOf(player);
    const mask = occupied(cells, board);
    const tiles = Array.from({ length: Rule.Size ** 2 }, (_, cell) => (mask >> cell) & 1);
    const lines = Array.from({ length: Rule.Size }, (_, row) => lineOf(cells, board, row));
    const value = Math.round(HUNDREDTHS * values.of(cells, player, rounds));
    return [...tiles, ...lines, value];
  });
  const scores = PLAYERS.map((player) => at(cells, boardOf(player) + Board.Score));
  const bag = cells.slice(Cell.Bag, Cell.Bag + Rule.Colours);
  return [rounds, at(cells, Cell.Turn), ...scores, ...bag, ...boards];
}

/**
 * Play a game, and return a row for each end of a round but the last. A row ends with both final scores and twice the
 * win share of the first player.
 *
 * @param agents - each player has one of them
 */
export function playGame(
  agents: readonly SyncAgent<GameState, Move>[],
  seed: number,
): readonly (readonly number[])[] {
  const rng = seededRng(seed);
  const rows: number[][] = [];
  let state = newGame({ rules: { players: 2, mosaic: 'fixed' }, rng });
  const seats = PLAYERS.map(() => agents[pick(rng, agents.length)]);
  for (let moves = 0; moves < MOST_MOVES && !azul.isOver(state); ) {
    const agent = seats[azul.playerToMove(state)];
    if (agent !== undefined) {
      state = azul.applyMove(state, agent.chooseMove(state, { rng }));
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
