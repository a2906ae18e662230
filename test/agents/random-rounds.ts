/** Positions of drafting that random play reaches. */
import { cellsOf, type GameState } from '../../src/azul/api/game-state.js';
import { applyMove, legalMoves } from '../../src/azul/api/play.js';
import { applyChance, newGame } from '../../src/azul/api/rounds.js';
import { listMoves } from '../../src/moves/list.js';
import { pick, type Rng } from '../../src/random/rng.js';
import type { Cells } from '../../src/state/cells.js';
import type { RulesOptions } from '../../src/state/rules.js';

export function drawn<Item>(items: readonly Item[], rng: Rng): Item {
  const item = items[pick(rng, items.length)];
  if (item === undefined) throw new Error('There is nothing to draw from.');
  return item;
}

/** Play at random until a position is as wanted. */
export function randomUntil(
  rules: RulesOptions,
  rng: Rng,
  isWanted: (cells: Readonly<Cells>) => boolean,
): GameState {
  for (let state = newGame({ rules, rng }); ; ) {
    if (state.phase === 'game-over') state = newGame({ rules, rng });
    else if (state.phase === 'round-end') state = applyChance(state, rng);
    else if (state.phase === 'drafting' && isWanted(cellsOf(state))) return state;
    else state = applyMove(state, drawn(legalMoves(state), rng));
  }
}

/** Count the groups of tiles that can be taken. */
export function groups(cells: Readonly<Cells>): number {
  return new Set(listMoves(cells).map((move) => move.slice(1, 3))).size;
}
