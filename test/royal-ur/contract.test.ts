/** The game by the contract of all games. */
import { royalUr } from '../../src/royal-ur.js';
import { describeContract } from '../support/contract.js';

const OTHER = { safeRosettes: false, capturesGrantRolls: true, zero: 'again' } as const;

describeContract('The Royal Game of Ur', royalUr, [
  {},
  { tokens: 2, rosettesGrantRolls: false },
  { tokens: 1, ...OTHER },
]);
