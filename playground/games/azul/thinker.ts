/** Agents and search for Azul, for the worker. */
import { seededRng } from 'azulejo';
import {
  type AzulTypes,
  azul,
  levelAgent,
  randomAgent,
  type SyncAgent,
  searchAgent,
} from 'azulejo/agents';
import type { Thinker } from '../../shell/played-game.js';
import type { AzulAgent } from './agents.js';

type Agent = SyncAgent<AzulTypes['state'], AzulTypes['move']>;

const MAKERS: Readonly<Record<AzulAgent, () => Agent>> = {
  random: randomAgent,
  'level-1': () => levelAgent(1),
  'level-2': () => levelAgent(2),
  'level-3': () => levelAgent(3),
  'level-4': () => levelAgent(4),
  'level-5': () => levelAgent(5),
  'level-6': () => levelAgent(6),
  'level-7': () => levelAgent(7),
  'level-8': () => levelAgent(8),
};

function isAgent(name: string): name is AzulAgent {
  return Object.hasOwn(MAKERS, name);
}

export const azulThinker: Thinker<AzulTypes> = {
  rules: azul,
  chooseMove(name, state, seed) {
    if (!isAgent(name)) throw new RangeError(`There is no agent of the name ${name}.`);
    return MAKERS[name]().chooseMove(state, { rng: seededRng(seed) });
  },
  search: (state, seed) => searchAgent().search(state, seededRng(seed)),
};
