/**
 * A state as the numbers that a model which learns to play takes, seen from one player's seat.
 *
 * @packageDocumentation
 */

import type { ObservationBlock as GameObservationBlock } from '../../engine/game/encoding.js';
import { type Observations, observationsOf } from '../../engine/learning/blocks.js';
import { at, Cell, type Cells, playerCount } from '../../state/cells.js';
import { isFixed, PLAYER_COUNTS, type RulesOptions } from '../../state/rules.js';
import type { PlayerId } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { completeRules, playerIndex } from '../api/settings.js';
import { blocksOf, type ObservationAxis } from './observation-blocks.js';

/** Describe some consecutive numbers of an observation. */
export type ObservationBlock = GameObservationBlock<ObservationAxis>;

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
 * const layout = observationLayout({ mosaic: 'fixed' });
 * const factories = layout.find(({ name }) => name === 'factories');
 * [factories?.offset, factories?.length, factories?.axes]; // [6, 25, ['factory', 'colour']]
 * layout.filter(({ name }) => name === 'score').map(({ seat, offset }) => [seat, offset]); // [[0, 47], [1, 136]]
 * ```
 */
export function observationLayout(rules?: RulesOptions): ObservationBlock[] {
  const { players, mosaic } = completeRules(rules);
  return observationsFor(players, mosaic === 'fixed').layout();
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
  const fixed = isFixed(at(cells, Cell.Settings));
  return observationsFor(players, fixed).observe(cells, observer);
}
