/** Positions between two rounds, from games that the search plays against itself. */

import { valueOfBoard } from '../../../src/azul/agents/evaluate-board.js';
import { knowledgeBy } from '../../../src/azul/agents/search-agent.js';
import {
  Feature,
  phaseByRounds,
  roundsLeft,
  type WeightTable,
  writeFeatures,
} from '../../../src/azul/agents/trained-evaluation.js';
import { cellsOf, type GameState } from '../../../src/azul/api/game-state.js';
import { applyChance, newGame } from '../../../src/azul/api/rounds.js';
import { azul } from '../../../src/azul/azul.js';
import { searchAgent } from '../../../src/engine/agents/search-agent.js';
import { withSlips } from '../../../src/engine/agents/simple-agents.js';
import { endRound } from '../../../src/moves/round.js';
import { derivedSeed, seededRng } from '../../../src/random/seeds.js';
import { countBits, lineOf, occupied, rowBits } from '../../../src/state/board.js';
import { boardOf, type Cells, playerCount } from '../../../src/state/cells.js';
import { Rule, StorageBits } from '../../../src/state/layout.js';
import type { RulesOptions } from '../../../src/state/rules.js';

/** A number for each row of each player's board. */
type NumbersOfRows = readonly (readonly number[])[];

/** A position between two rounds, and how its game ended. */
export interface Position {
  /** How many rounds are to come at least, 0 to 5. */
  readonly rounds: number;
  /** 0, early, to 2, late. */
  readonly phase: 0 | 1 | 2;
  /** The tiles in each player's storage rows, from the top. */
  readonly stored: NumbersOfRows;
  /** How often each player fills each storage row until the end of the game. */
  readonly fills: NumbersOfRows;
  /** The features of each player's board. */
  readonly features: readonly Float64Array[];
  /** The value of each player's board by the greedy agent's evaluation, to compare with. */
  readonly handmade: readonly number[];
  /** Final score by player. */
  readonly scores: readonly number[];
  /** Win share by player. */
  readonly returns: readonly number[];
}

/** How games are played. */
export interface PlayOptions {
  /** Iterations of each search. */
  readonly iterations: number;
  /** How often a move is random, so that positions vary: 0 to 1. */
  readonly slips: number;
}

/** A position in a game that continues: its end is not known yet. */
interface OpenPosition extends Omit<Position, 'fills' | 'scores' | 'returns'> {
  readonly cells: Readonly<Cells>;
}

function numbersOfRows(
  cells: Readonly<Cells>,
  numberOf: (board: number, row: number) => number,
): NumbersOfRows {
  return Array.from({ length: playerCount(cells) }, (_, player) =>
    Array.from({ length: Rule.Size }, (_, row) => numberOf(boardOf(player), row)),
  );
}

/** Count the tiles in a row of a mosaic. */
function placedIn(cells: Readonly<Cells>, board: number, row: number): number {
  return countBits(rowBits(occupied(cells, board), row));
}

/** Read a position; full rows have been tiled, floors have not been settled. */
function positionOf(state: GameState): OpenPosition | undefined {
  const players = state.scores.map((_, player) => player);
  const handmade = players.map((player) => valueOfBoard(cellsOf(state).slice(), player));
  const cells = cellsOf(state).slice();
  if (endRound(cells)) return undefined;
  const rounds = roundsLeft(cells);
  const features = players.map((player) => {
    const row = new Float64Array(Feature.Count);
    writeFeatures(cells, player, rounds, row);
    return row;
  });
  return {
    rounds,
    phase: phaseByRounds(rounds),
    stored: numbersOfRows(cells, (board, row) => lineOf(cells, board, row) & StorageBits.CountMask),
    cells,
    features,
    handmade,
  };
}

/** Play a game, and list its positions between two rounds. */
export function playGame(
  rules: RulesOptions,
  table: WeightTable,
  seed: number,
  { iterations, slips }: PlayOptions,
): readonly Position[] {
  const rng = seededRng(seed);
  const agent = withSlips(azul, searchAgent(azul, { ...knowledgeBy(table), iterations }), slips);
  const found: OpenPosition[] = [];
  let state = newGame({ rules, rng });
  while (!azul.isOver(state)) {
    if (azul.playerToMove(state) >= 0) {
      state = azul.applyMove(state, agent.chooseMove(state, { rng }));
      continue;
    }
    const position = positionOf(state);
    if (position !== undefined) found.push(position);
    state = applyChance(state, rng);
  }
  const ending = { scores: state.scores, returns: azul.returns(state) };
  const end = cellsOf(state);
  return found.map(({ cells, ...position }) => ({
    ...position,
    ...ending,
    // A storage row that is filled places one tile.
    fills: numbersOfRows(
      end,
      (board, row) => placedIn(end, board, row) - placedIn(cells, board, row),
    ),
  }));
}

/** Play games, each by a seed of its own, and list the positions of each. */
export function playGames(
  rules: RulesOptions,
  table: WeightTable,
  games: number,
  seed: number,
  options: PlayOptions,
): readonly (readonly Position[])[] {
  return Array.from({ length: games }, (_, game) =>
    playGame(rules, table, derivedSeed(seed, game), options),
  );
}
