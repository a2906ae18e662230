/** Every game implements `Game` correctly. A new game is one more line. */
import { azul } from '../../src/index.js';
import { describeContract } from '../support/contract.js';
import { heaps } from '../support/heaps.js';
import { pig, pigWithForfeits } from '../support/pig.js';
import { bet, nim } from '../support/small-games.js';

// Two levels search for long: what they choose is tested in ready-made.long.ts and azul-search.long.ts.
const { 'level-7': _, 'level-8': __, ...agents } = azul.agents ?? {};

describeContract('Azul', { ...azul, agents }, [
  {},
  { players: 3, mosaic: 'fixed' },
  { players: 4, tilingOrder: 'any' },
]);
describeContract('Pig', pig, [{}, { players: 3 }, { target: 50 }]);
describeContract('Pig that goes on after forfeits', pigWithForfeits, [{}, { players: 3 }]);
// Their moves are those of no player.
const breaks = ['legalMoves.texts'];
describeContract('heaps', heaps, [{}, { players: 4, closes: true }], { breaks });
describeContract('nim', nim, [{}, { players: 3 }], { breaks });
describeContract('bet', bet, [{}], { breaks });
