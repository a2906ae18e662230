/** The standings at the end of a narrated game: who wins, and who only leads. */
import { describe, expect, test } from 'vitest';
import type { AzulTypes } from '../../src/azul/api/azul.js';
import { decodeState } from '../../src/azul/api/text.js';
import { narrate } from '../../src/azul/cli/narration.js';
import type { GameResult } from '../../src/engine/record/record.js';
import type { EncodedState } from '../../src/state/vocabulary.js';

/** Narrate the last lines of a game that ends, or stops, in a state. */
function lastLines(encoded: EncodedState, result: GameResult<AzulTypes>): readonly string[] {
  const state = decodeState(encoded);
  const step = { kind: 'end', first: state, before: state, after: state, chanceEvents: 1, result };
  return narrate({ ...step, kind: 'end' }, false).lines.slice(-2);
}

const ROW = 'Ma00b01c02d03e04SF';
const over: EncodedState = ['AFCfB1919191919D0000000000', `A9${ROW}B7MSF`];
const undecided: EncodedState = ['AFCfB2020202020D0000000000', 'A9MSFB7MSF'];
const tied: EncodedState = ['AFCfB2020202020D0000000000', 'A7MSFB7MSF'];
const limit: GameResult<AzulTypes> = { kind: 'limit', reason: '9 moves played.' };

describe('the standings', () => {
  test('of a game that is over name the winner', () => {
    const finished: GameResult<AzulTypes> = { kind: 'finished', standings: [] };
    expect(lastLines(over, finished)).toEqual([
      '  1.  A  9 points, 1 complete row, wins',
      '  2.  B  7 points, 0 complete rows',
    ]);
  });

  test('of a game that stopped name who leads', () => {
    expect(lastLines(undecided, limit)).toEqual([
      '  1.  A  9 points, 0 complete rows, leads',
      '  2.  B  7 points, 0 complete rows',
    ]);
    expect(lastLines(tied, limit)).toEqual([
      '  1.  A  7 points, 0 complete rows, shares the lead',
      '  1.  B  7 points, 0 complete rows, shares the lead',
    ]);
  });
});
