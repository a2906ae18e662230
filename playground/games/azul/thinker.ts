/** Agents and search for Azul, for the worker. */
import { seededRng } from 'azulejo';
import {
  type AzulTypes,
  azul,
  LEVELS,
  levelAgent,
  randomAgent,
  reviewGameOf,
  type SyncAgent,
  searchAgent,
} from 'azulejo/agents';
import type { Thinker } from '../../shell/played-game.js';

type Agent = SyncAgent<AzulTypes['state'], AzulTypes['move']>;

/** Most positions that solving a puzzle needs. */
const PUZZLE_POSITIONS = 200_000;

const MAKERS = new Map<string, () => Agent>([
  ['random', randomAgent],
  ...LEVELS.map((level) => [`level-${level}`, () => levelAgent(level)] as const),
]);

export const azulThinker: Thinker<AzulTypes> = {
  rules: azul,
  chooseMove(name, state, seed) {
    const make = MAKERS.get(name);
    if (make === undefined) throw new RangeError(`Agent: found no ${name}.`);
    return make().chooseMove(state, { rng: seededRng(seed) });
  },
  search: (state, seed) => searchAgent().search(state, seededRng(seed)),
  solve: (state, seed) =>
    searchAgent({ endgamePositions: PUZZLE_POSITIONS }).search(state, seededRng(seed)),
  // As `reviewGame` does without threads, which a page has none of and need not load.
  review: (record, options) => reviewGameOf(azul, record, { ...options, agent: searchAgent() }),
};
