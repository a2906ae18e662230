/** States that games reach are valid, whoever drops out on the way: hundreds of games of each. */
import { azul } from 'azulejo';
import { cubeBlokus } from 'azulejo/cube-blokus';
import { royalUr } from 'azulejo/royal-ur';
import { tsuro } from 'azulejo/tsuro';
import { test } from 'vitest';
import { RULES } from '../cube-blokus/games.js';
import { ALL_RULES as ALL_RULES_OF_UR } from '../royal-ur/all-rules.js';
import { expectAccepted } from '../support/reached.js';
import { ALL_RULES as ALL_RULES_OF_TSURO } from '../tsuro/oracle-games.js';

test('of the Royal Game of Ur', () => expectAccepted(royalUr, ALL_RULES_OF_UR, 400));
test('of Tsuro', () => expectAccepted(tsuro, ALL_RULES_OF_TSURO, 1500));
test('of Cube Blokus', () => expectAccepted(cubeBlokus, RULES, 150));
test('of Azul', () => expectAccepted(azul, [{ players: 2 }, { players: 3 }, { players: 4 }], 400));
