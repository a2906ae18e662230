/** The game by the contract of all games. */
import { tsuro } from '../../src/tsuro.js';
import { describeContract } from '../support/contract.js';

const OTHER = { players: 4, supply: 'cycle', end: 'immediate' } as const;

describeContract('Tsuro', tsuro, [{}, OTHER], { games: 10 });

// A player of the course's public tests takes the first tile, legal or not.
const REFERENCE = { players: 5, supply: 'endless', legality: 'reference' } as const;
describeContract('Tsuro, the reference', tsuro, [REFERENCE], { games: 5, breaks: ['agents'] });
