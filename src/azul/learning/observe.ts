/**
 * A state as the numbers that a model which learns to play takes, seen from one player's seat.
 *
 * @packageDocumentation
 */

import { at, boardOf, Cell, playerCount } from '../../state/cells.js';
import { isFixed, PLAYER_COUNTS, type RulesOptions } from '../../state/rules.js';
import type { PlayerId } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { completeRules, playerIndex } from '../api/settings.js';
import {
  axisLength,
  type BoardBlock,
  boardBlocks,
  type ObservationAxis,
  SHARED_BLOCKS,
  type SharedBlock,
} from './observation-blocks.js';

/** Describe some consecutive numbers of an observation. */
export interface ObservationBlock {
  /** The block's name, such as `factories`; every board has the same names. */
  readonly name: string;
  /** The board's player, counted clockwise from the observer, who is 0; `null` for what all share. */
  readonly seat: number | null;
  /** Index of the first number. */
  readonly offset: number;
  /** Count of numbers. */
  readonly length: number;
  /** What the numbers go through, the last axis fastest; none for a single number. */
  readonly axes: readonly ObservationAxis[];
  /** Number of steps along each axis; their product is the length. */
  readonly shape: readonly number[];
  /** What the numbers say. */
  readonly meaning: string;
  /** How what they say becomes a number. */
  readonly scale: string;
  /** The lowest and the highest number there can be. */
  readonly range: readonly [lowest: number, highest: number];
}

/** Blocks with their offsets: those of the boards from a board's first number. */
interface Layout {
  readonly shared: readonly Placed<SharedBlock>[];
  readonly board: readonly Placed<BoardBlock>[];
  /** Index of the first board's first number. */
  readonly boards: number;
  readonly boardLength: number;
}

interface Placed<Block> {
  readonly block: Block;
  readonly offset: number;
}

/** Place blocks one after the other, and return their end. */
function place<Block extends SharedBlock | BoardBlock>(
  blocks: readonly Block[],
  players: number,
): { readonly placed: readonly Placed<Block>[]; readonly end: number } {
  let end = 0;
  const placed = blocks.map((block) => {
    const offset = end;
    end += product(shapeOf(block.axes, players));
    return { block, offset };
  });
  return { placed, end };
}

function shapeOf(axes: readonly ObservationAxis[], players: number): number[] {
  return axes.map((axis) => axisLength(axis, players));
}

function product(numbers: readonly number[]): number {
  return numbers.reduce((result, number) => result * number, 1);
}

function layOut(players: number, fixed: boolean): Layout {
  const shared = place(SHARED_BLOCKS, players);
  const board = place(boardBlocks(fixed), players);
  return {
    shared: shared.placed,
    board: board.placed,
    boards: shared.end,
    boardLength: board.end,
  };
}

/** The layouts with the variant and the fixed mosaic, by number of players. */
const LAYOUTS: ReadonlyMap<number, readonly [variant: Layout, fixed: Layout]> = new Map(
  PLAYER_COUNTS.map((players) => [players, [layOut(players, false), layOut(players, true)]]),
);

function layoutOf(players: number, fixed: boolean): Layout {
  const layouts = LAYOUTS.get(players);
  // Only an unchecked text makes a state of another number of players.
  if (layouts === undefined) {
    throw new RangeError(`State: found ${players} players, expected 2 to 4.`);
  }
  return layouts[fixed ? 1 : 0];
}

/**
 * List what an observation consists of.
 *
 * The layout depends on the number of players and on the mosaic, and is always the same for them.
 *
 * @param rules - the rules that differ from 2 players, variant mosaic, top-down tiling
 * @returns the blocks in order, without a gap: what all players share, then the boards clockwise
 * from the observer's
 * @throws RangeError if a setting has a value that does not exist
 *
 * @example
 * ```ts
 * import { observationLayout } from 'azulejo/agents';
 *
 * const layout = observationLayout({ mosaic: 'fixed' });
 * const factories = layout.find(({ name }) => name === 'factories');
 * [factories?.offset, factories?.length, factories?.axes]; // [6, 25, ['factory', 'colour']]
 * layout.filter(({ name }) => name === 'score').map(({ seat, offset }) => [seat, offset]); // [[0, 47], [1, 136]]
 * ```
 */
export function observationLayout(rules?: RulesOptions): ObservationBlock[] {
  const { players, mosaic } = completeRules(rules);
  const { shared, board, boards, boardLength } = layoutOf(players, mosaic === 'fixed');
  const describe = (
    { block, offset }: Placed<SharedBlock | BoardBlock>,
    seat: number | null,
    first: number,
  ): ObservationBlock => {
    const { name, axes, meaning, scale, highest } = block;
    const shape = shapeOf(axes, players);
    return {
      name,
      seat,
      offset: first + offset,
      length: product(shape),
      axes: [...axes],
      shape,
      meaning,
      scale,
      range: [0, highest],
    };
  };
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return [
    ...shared.map((placed) => describe(placed, null, 0)),
    ...seats.flatMap((seat) =>
      board.map((placed) => describe(placed, seat, boards + seat * boardLength)),
    ),
  ];
}

/**
 * Show a state to a model that learns to play: everything a player sees, as numbers.
 *
 * Boards and turn are listed from the observer's seat on, clockwise, so that a model need not learn
 * each seat separately. The game has no hidden information, so each player sees all of it.
 *
 * @param state - any state of 2 to 4 players, in any phase
 * @param player - the observer
 * @returns a new array as {@link observationLayout} of the state's rules describes it
 * @throws RangeError if the player is not in the game
 *
 * @example
 * ```ts
 * import { observe } from 'azulejo/agents';
 *
 * const state = decodeState(['BFCfB2020202020D0000000000', 'A7MSFB12MSF']);
 * const seen = observe(state, 'B');
 * seen.length; // 425
 * [...seen.subarray(0, 2)]; // [1, 0]
 * Math.round((seen[47] ?? 0) * 100); // 12
 * ```
 */
export function observe(state: GameState, player: PlayerId): Float32Array {
  const cells = cellsOf(state);
  const players = playerCount(cells);
  const observer = playerIndex(player, players);
  const { shared, board, boards, boardLength } = layoutOf(
    players,
    isFixed(at(cells, Cell.Settings)),
  );
  const out = new Float32Array(boards + players * boardLength);
  for (const { block, offset } of shared) block.write(out, offset, cells, observer);
  for (let seat = 0; seat < players; seat++) {
    const first = boards + seat * boardLength;
    const cell = boardOf((observer + seat) % players);
    for (const { block, offset } of board) block.write(out, first + offset, cells, cell);
  }
  return out;
}
