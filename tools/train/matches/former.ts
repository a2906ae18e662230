/** Builds of 1.0.0-beta.1 and before, in which some functions had other names and arguments. */
import type { SyncAgent } from '../../../src/engine/game/agent.js';
import type { Rng, RulesOptionsOf } from '../../../src/game.js';
import type { GameState, Move, Rules } from '../../../src/index.js';

/** What a match needs of a build, as it is now. */
export type Library = Pick<typeof import('../../../src/index.js'), Changed | Same>;

type Changed = 'azul' | 'applyChance' | 'decodeState' | 'newGame';
type Same = 'applyMove' | 'bonusPoints' | 'encodeState' | 'PLAYER_IDS' | 'seededRng';

/** The main entry point as it was. */
export interface FormerLibrary extends Pick<Library, Same> {
  readonly nextRound: Library['applyChance'];
  decodeState(encoded: unknown, rules?: RulesOptionsOf<Rules>): GameState;
  newGame(rng?: Rng, rules?: RulesOptionsOf<Rules>): GameState;
}

/** The agents' entry point as it was. */
export interface FormerAgents extends Pick<Library, 'azul'> {
  searchAgent(options: { readonly reuse: boolean }): SyncAgent<GameState, Move>;
}

/** Give a former build the functions of today. */
export function renewed(former: FormerLibrary, { azul }: FormerAgents): Library {
  return {
    ...former,
    azul,
    applyChance: former.nextRound,
    decodeState: (encoded, options) => former.decodeState(encoded, options?.rules),
    newGame: (options) => former.newGame(options?.rng, options?.rules),
  };
}
