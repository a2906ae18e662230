/** States for pictures: every phase, corner cases, and those of random games. */

import { applyAll } from 'azulejo/game';
import { decodeState, type GameState, newGame, type Rules, tsuro } from 'azulejo/tsuro';
import fc from 'fast-check';
import { randomSteps } from '../../support/contract.js';

export interface Picture {
  readonly name: string;
  readonly state: GameState;
}

/** Both avatars that face the square 11 will share a port, if A places tile 4. */
export const BEFORE_SHARED_PORT = decodeState(['A1H0407T0134n1034nB', 'A01cB10eCX0']);

/** A can leave the board or go into a loop, and nothing else. */
export const BEFORE_LOOP = decodeState(['A1H0734T0022nB', 'A00eBX0CX0'], {
  rules: { supply: 'endless' },
  validate: false,
});

/** Four players after three rounds. */
export const MIDDLE = decodeState([
  'A4H0128T0503n0625e0708e0816e0901n1619n2018n2126w2600e3013s3128e3623e8614n8709e8824w9815nB00,02-15,17-27,29-34',
  'A30dB36fC86hD05a',
]);

/** The positions. */
export const POSITIONS: readonly Picture[] = [
  { name: 'start', state: newGame() },
  {
    name: 'set-up',
    state: applyAll(tsuro, newGame({ rules: { players: 5 } }), ['D000102', 'A02n10c', 'D040912']),
  },
  { name: 'middle', state: MIDDLE },
  { name: 'before-shared-port', state: BEFORE_SHARED_PORT },
  { name: 'shared-port', state: applyAll(tsuro, BEFORE_SHARED_PORT, ['A04n']) },
  { name: 'loop', state: BEFORE_LOOP },
  { name: 'forfeit', state: applyAll(tsuro, MIDDLE, ['B!']) },
  { name: 'won', state: decodeState(['-6HT3013nB', 'AX6B30fCX5']) },
  { name: 'shared-win', state: decodeState(['-6HT3013nB', 'AX6BL6CX5']) },
  { name: 'nobody-wins', state: applyAll(tsuro, newGame(), ['A!', 'B!', 'C!']) },
  // No game can be in this state, but whoever decodes without a check may want to see it.
  {
    name: 'impossible',
    state: decodeState(['A1H04T0134n1034nB', 'A01hB55aC10e'], { validate: false }),
  },
];

/** Any rules. */
const rules: fc.Arbitrary<Rules> = fc.record({
  players: fc.constantFrom(3, 4, 5),
  supply: fc.constantFrom('bag', 'cycle', 'endless'),
  legality: fc.constantFrom('total', 'reference'),
  end: fc.constantFrom('round', 'immediate'),
});

/** A state of a random game, now and then its last one. */
export const reachedStates: fc.Arbitrary<GameState> = fc
  .record({ rules, seed: fc.nat(), steps: fc.nat(120) })
  .map(({ rules, seed, steps }) => {
    let reached = newGame({ rules });
    for (const { after } of randomSteps(tsuro, rules, seed, steps)) reached = after;
    return reached;
  });
