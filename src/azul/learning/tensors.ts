/**
 * Azul's observations and action space: states and moves as numbers, for models that learn to play.
 *
 * @packageDocumentation
 */
import type { Tensors } from '../../engine/game/tensors.js';
import { type Observations, observationsOf } from '../../engine/learning/blocks.js';
import { at, Cell, type Cells, playerCount } from '../../state/cells.js';
import { isFixed, PLAYER_COUNTS } from '../../state/rules.js';
import type { AzulTypes } from '../api/azul.js';
import { cellsOf } from '../api/game-state.js';
import { completeRules } from '../api/settings.js';
import { actionSpace } from './action-space.js';
import { blocksOf, type ObservationAxis } from './observation-blocks.js';

type AzulObservations = Observations<Readonly<Cells>, ObservationAxis>;

/** Observations with the variant and the fixed mosaic, by number of players. */
const OBSERVATIONS: ReadonlyMap<
  number,
  readonly [variant: AzulObservations, fixed: AzulObservations]
> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ PLAYER_COUNTS.map((players) => [
    players,
    [
      observationsOf(blocksOf(players, false), players),
      observationsOf(blocksOf(players, true), players),
    ],
  ]),
);

function observationsFor(players: number, fixed: boolean): AzulObservations {
  const observations = OBSERVATIONS.get(players);
  // Only an unchecked text makes a state of another number of players.
  if (observations === undefined) {
    throw new RangeError(`State: found ${players} players, expected 2 to 4.`);
  }
  return observations[fixed ? 1 : 0];
}

/**
 * States and moves of the game as numbers.
 *
 * An observation has what all players share, then the boards clockwise from the observer's, so that a model need not
 * learn each seat separately. The game has no hidden information. The layout depends on the number of players and on the
 * mosaic.
 *
 * Of the moves, drafting comes first: (source × 5 + colour) × 6 + target, the sources being the factories that the game
 * has and then the centre, the floor being target 5. Tiling follows, by row × 6 + column, the floor being column 5. So
 * the numbering depends on the number of players alone: 210 indices with 2 players, 270 with 3, 330 with 4.
 *
 * @example
 * ```ts
 * const state = decodeState(['BFCfB2020202020D0000000000', 'A7MSFB12MSF']);
 * const seen = tensors.observe(state, 1);
 * seen.length; // 425
 * const [score] = tensors.layout(state.rules).filter(({ name, seat }) => name === 'score' && seat === 0);
 * Math.round((seen[score?.offset ?? 0] ?? 0) * 100); // 12
 *
 * const { size, indexOf } = tensors.actionSpace(state.rules);
 * [size, indexOf('B1aF')]; // [210, 35]
 * ```
 */
export const tensors: Tensors<AzulTypes> = /* @__PURE__ */ Object.freeze<Tensors<AzulTypes>>({
  version: 1,
  layout: (rules) => {
    const { players, mosaic } = completeRules(rules);
    return observationsFor(players, mosaic === 'fixed').layout();
  },
  observe: (state, player) => {
    const cells = cellsOf(state);
    const fixed = isFixed(at(cells, Cell.Settings));
    return observationsFor(playerCount(cells), fixed).observe(cells, player);
  },
  actionSpace: (rules) => actionSpace(completeRules(rules).players),
});
