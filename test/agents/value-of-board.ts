/** The value of a board as it is. */
import type { MosaicValues } from '../../src/azul/agents/minimax/base-values.js';
import { at, boardOf, type Cells } from '../../src/state/cells.js';
import { Board } from '../../src/state/layout.js';

/** Return the value of a player's board with some rounds to come, in points, by values of mosaics. */
export function valueOfBoard(
  values: MosaicValues,
  cells: Readonly<Cells>,
  player: number,
  rounds: number,
): number {
  values.read(cells, player);
  return values.of(at(cells, boardOf(player) + Board.Storage), rounds);
}
