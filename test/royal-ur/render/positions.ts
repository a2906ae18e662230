/** States for pictures: every phase, corner cases, and those of random games. */
import { decodeState, type GameState, newGame, royalUr } from 'azulejo/royal-ur';
import fc from 'fast-check';
import { randomSteps } from '../../support/contract.js';
import { anyRules } from '../all-rules.js';

export interface Picture {
  readonly name: string;
  readonly state: GameState;
}

/** The positions. */
export const POSITIONS: readonly Picture[] = [
  { name: 'start', state: newGame() },
  { name: 'first-move', state: decodeState(['A4', 'A7PH0B7PH0']) },
  { name: 'middle', state: decodeState(['B2', 'A3P020408H1B3P030710H1']) },
  { name: 'all-shared-squares', state: decodeState(['A1', 'A1P05070911H2B1P06081012H2']) },
  { name: 'all-rosettes', state: decodeState(['B-', 'A4P0414H1B4P040814H0']) },
  { name: 'nobody-in-hand', state: decodeState(['B3', 'A0P01020304051314H0B0P01020304091314H0']) },
  { name: 'last-tokens', state: decodeState(['B-', 'A0P14H6B0P14H6']) },
  { name: 'won', state: decodeState(['A#', 'A0PH7B2P051214H2']) },
  { name: 'one-token', state: newGame({ rules: { tokens: 1 } }) },
  {
    name: 'other-rules',
    state: newGame({
      rules: { tokens: 5, safeRosettes: false, capturesGrantRolls: true, zero: 'again' },
    }),
  },
  { name: 'no-second-roll', state: newGame({ rules: { rosettesGrantRolls: false } }) },
  // No game can be in this state, but whoever decodes without a check may want to see it.
  {
    name: 'impossible',
    state: decodeState(['A2', 'A9P07H9B0P0107H0'], { validate: false }),
  },
];

/** A state of a random game, now and then its last one. */
export const reachedStates: fc.Arbitrary<GameState> = fc
  .record({ rules: anyRules, seed: fc.nat(), steps: fc.nat(400) })
  .map(({ rules, seed, steps }) => {
    let reached = newGame({ rules });
    for (const { after } of randomSteps(royalUr, rules, seed, steps)) reached = after;
    return reached;
  });
