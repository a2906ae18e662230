/** The game by the contract of all games. */
import { cubeBlokus } from '../../src/cube-blokus.js';
import { describeContract } from '../support/contract.js';

const OTHER = { first: 'C', rotateStart: true, bonus: { all: 15, allSingleLast: 20 } } as const;

// Level 4 plays many games to their ends for each move: what it chooses is tested in play.test.ts.
const { 'level-4': _, ...agents } = cubeBlokus.agents ?? {};
const game = { ...cubeBlokus, agents };

// The squares of a player who drops out stay, and count. Settings change the first player and the points alone.
describeContract('Cube Blokus', game, [OTHER], { canWinAfterForfeit: true, games: 4 });
