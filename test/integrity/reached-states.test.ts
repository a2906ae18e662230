/** States that games reach are valid, whoever drops out on the way: a few games of each kind. */
import { azul } from 'azulejo';
import { cubeBlokus } from 'azulejo/cube-blokus';
import { royalUr } from 'azulejo/royal-ur';
import { tsuro } from 'azulejo/tsuro';
import { test } from 'vitest';
import { RULES } from '../cube-blokus/games.js';
import { ALL_RULES as ALL_RULES_OF_UR } from '../royal-ur/all-rules.js';
import { expectAccepted } from '../support/reached.js';
import { ALL_RULES as ALL_RULES_OF_TSURO } from '../tsuro/oracle-games.js';

test('of the Royal Game of Ur', () => expectAccepted(royalUr, ALL_RULES_OF_UR, 20));
test('of Tsuro', () => expectAccepted(tsuro, ALL_RULES_OF_TSURO, 60));
test('of Cube Blokus', () => expectAccepted(cubeBlokus, RULES, 8));
test('of Azul', () => expectAccepted(azul, [{ players: 2 }, { players: 3 }, { players: 4 }], 20));
