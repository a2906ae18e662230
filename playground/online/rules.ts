/** The rules of all games: which one is played in a room is known once one is in it. */
import { azulRules } from 'azulejo';
import { cubeBlokusRules } from 'azulejo/cube-blokus';
import type { Game, GameTypes } from 'azulejo/game';
import { royalUrRules } from 'azulejo/royal-ur';
import { tsuroRules } from 'azulejo/tsuro';

export const RULES: readonly Game<GameTypes>[] = [
  azulRules,
  royalUrRules,
  tsuroRules,
  cubeBlokusRules,
];
