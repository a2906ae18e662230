/** The game by the contract of all games. */
import { tsuro } from '../../src/tsuro.js';
import { describeContract } from '../support/contract.js';

describeContract('Tsuro', tsuro, [
  {},
  { players: 4, supply: 'cycle', end: 'immediate' },
  { players: 5, supply: 'endless', legality: 'reference' },
]);
