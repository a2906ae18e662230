/** The game by the contract of all games. */
import { cubeBlokus } from '../../src/cube-blokus.js';
import { describeContract } from '../support/contract.js';

const OTHER = { first: 'C', rotateStart: true, bonus: { all: 15, allSingleLast: 20 } } as const;

// The squares of who drops out stay, and count.
describeContract('Cube Blokus', cubeBlokus, [{}, OTHER], { canWinAfterForfeit: true, games: 4 });
