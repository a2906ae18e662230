/** A game told to people. */
import { describe, expect, test } from 'vitest';
import { AZUL_CONSOLE } from '../../src/azul/cli/console.js';
import { narrate as narrateStep } from '../../src/engine/cli/print/narration.js';
import { followGame, type Step } from '../../src/engine/cli/print/steps.js';
import type { GameResult } from '../../src/engine/record/record.js';
import type { EncodedState } from '../../src/game.js';
import {
  type AzulTypes,
  applyChance,
  applyMove,
  azul,
  decodeState,
  type Move,
  sampleChance,
  seededRng,
} from '../../src/index.js';

function narrate(step: Step<AzulTypes>) {
  return narrateStep(azul, AZUL_CONSOLE, step, false);
}

/** Read a state that need not be valid: only what a sentence is about is written out. */
function position(state: EncodedState) {
  return decodeState(state, { validate: false });
}

describe('a move', () => {
  const FACTORY = 'AF0ccddCfB2020202020D0000000000';
  const CENTRE = 'AFCaabfB2020202020D0000000000';
  const TILING = 'AFCB2020202020D0000000000';

  const cases: readonly (readonly [string, string, string, Move, string])[] = [
    [
      'a factory to a row',
      ...([FACTORY, 'A0MSFB0MSF', 'A0c2'] as const),
      'A takes 2 orange from factory 0 to row 2; dd to the centre',
    ],
    [
      'a row that overflows',
      ...([FACTORY, 'A0MS2c2FB0MSF', 'A0c2'] as const),
      'A takes 2 orange from factory 0 to row 2; 1 to the floor; dd to the centre',
    ],
    [
      'a factory of one colour to the floor',
      ...(['AF0ccccCfB2020202020D0000000000', 'A0MSFB0MSF', 'A0cF'] as const),
      'A takes 4 orange from factory 0 to the floor',
    ],
    [
      'the first from the centre',
      ...([CENTRE, 'A0MSFB0MSF', 'ACa3'] as const),
      'A takes 2 blue and the token from the centre to row 3',
    ],
    [
      'a later one from the centre',
      ...(['BFCaabB2020202020D0000000000', 'A0MSFfB0MSF', 'BCa3'] as const),
      'B takes 2 blue from the centre to row 3',
    ],
    [
      'a floor that is full',
      ...([FACTORY, 'A0MSFabcdeeB0MSF', 'A0cF'] as const),
      'A takes 2 orange from factory 0 to the floor; the floor is full, so 1 goes to the discard; dd to the centre',
    ],
    [
      'the token on a full floor',
      ...([CENTRE, 'A0MSFabcdeeeB0MSF', 'ACa3'] as const),
      'A takes 2 blue and the token from the centre to row 3; the floor is full, so 1 goes to the discard',
    ],
    [
      'a tile placed',
      ...([TILING, 'A12Mb00S0a1FfB0MSF', 'A01'] as const),
      'A places blue of row 0 in column 1: 2 points, 14 in all',
    ],
    [
      'a row without a column',
      ...([TILING, 'A0Ma04b10c11d12e13S1a2FfB0MSF', 'A1F'] as const),
      'A has no column for blue of row 1: 2 to the floor',
    ],
    [
      'a row without a column and a full floor',
      ...([TILING, 'A0Ma04b10c11d12e13S1a2FabcdeeB0MSFf', 'A1F'] as const),
      'A has no column for blue of row 1: 2 to the floor; the floor is full, so 1 goes to the discard',
    ],
  ];

  test.each(cases)('%s', (_, shared, players, move, sentence) => {
    const before = position([shared, players]);
    const after = applyMove(before, move);
    const { lines } = narrate(followGame(azul, before).event(move, after));
    expect(lines).toEqual([`  ${move.padEnd(4)}  ${sentence}`]);
  });
});

describe('the end of a round', () => {
  function end(state: EncodedState): string {
    const before = position(state);
    const follower = followGame(azul, before);
    const deal = sampleChance(before, seededRng(1));
    const step = follower.event(deal, applyChance(before, deal));
    const lines = [...narrate(step).lines];
    if (azul.isOver(step.after)) {
      const standings = azul.standings(step.after);
      lines.push(...narrate(follower.end({ kind: 'finished', standings })).lines);
    }
    return `\n${lines.slice(1).join('\n')}\n`;
  }

  test('tells penalties, which take no score below 0, and the next deal', () => {
    const state = ['AFCB2000000000D0000000000', 'A5MSFaafB9MSFC9MSFaaaaaaa'] as const;
    expect(end(state)).toBe(`
Round 1 ends
  A  3 on the floor: -4, now 1 point
  B  nothing on the floor, now 9 points
  C  7 on the floor: -14, now 0 points

Round 2, A begins
  0 aaaa  1 aaaa  2 aaaa  3 aaaa  4 aaaa  5 aaaa  6 aaaa
`);
  });

  test('tells bonuses and the winner when a row is complete', () => {
    const state = ['AFCfB1919191919D0000000000', 'A30Ma00b01c02d03e04SFB9MSFab'] as const;
    expect(end(state)).toBe(`
Round 1 ends
  A  nothing on the floor, now 30 points
  B  2 on the floor: -2, now 7 points

Game over after round 1: a mosaic row is complete
  A  bonus 2: rows 2, columns 0, colours 0
  B  bonus 0: rows 0, columns 0, colours 0

Standings
  1.  A  32 points, 1 complete row, wins
  2.  B  7 points, 0 complete rows
`);
  });

  test('tells who shares the win when no tile is left', () => {
    const state = ['AFCfB0000000000D0000000000', 'A7MSFB9MSFC9MSF'] as const;
    expect(end(state)).toContain(`
Game over after round 1: no tile is left to deal
  A  bonus 0: rows 0, columns 0, colours 0
  B  bonus 0: rows 0, columns 0, colours 0
  C  bonus 0: rows 0, columns 0, colours 0

Standings
  1.  B  9 points, 0 complete rows, shares the win
  1.  C  9 points, 0 complete rows, shares the win
  3.  A  7 points, 0 complete rows
`);
  });

  test.each([
    [
      { kind: 'limit', reason: '9 moves played.' },
      'Stopped at a limit: 9 moves played.',
      ', leads',
      '',
    ],
    [
      { kind: 'forfeit', player: 'B', reason: 'Late.' },
      'Player B forfeits: Late.',
      ', forfeits',
      ', wins',
    ],
    [
      { kind: 'forfeit', player: 'B', reason: 'Found "hello", expected bestmove.' },
      'Player B forfeits: Found "hello", expected bestmove.',
      ', forfeits',
      ', wins',
    ],
    [{ kind: 'unfinished', reason: '\u001b' }, 'Unfinished: \\u001b', ', leads', ''],
  ] satisfies [GameResult<AzulTypes>, sentence: string, ofB: string, ofA: string][])(
    'that is not reached ranks without bonuses: %j',
    (result, sentence, ofB, ofA) => {
      const state = position(['AFCfB2020202020D0000000000', 'A6Ma00b01c02d03e04SFB7MSF']);
      const { lines } = narrate(followGame(azul, state).end(result));
      const [b, a] = [`B  7 points, 0 complete rows${ofB}`, `A  6 points, 1 complete row${ofA}`];
      const [first, second] = result.kind === 'forfeit' ? [a, b] : [b, a];
      expect(lines).toEqual([
        ...['', sentence, 'Stopped early: no bonuses added', '', 'Standings'],
        ...[`  1.  ${first}`, `  2.  ${second}`],
      ]);
    },
  );
});

describe('where a game is', () => {
  test.each([
    [
      'the player to move',
      ['AFCfB1920202020D0000000000', 'A0MSFB0MS0a1F'],
      'Round 1: tiling, B is next',
    ],
    ['the end of a round', ['AFCB1920202020D0000000000', 'A1Ma00SFfB0MSF'], 'Round 1: round-end'],
  ] as const)('has %s', (_, state, sentence) => {
    expect(narrate(followGame(azul, position(state)).position()).lines).toEqual(['', sentence]);
  });

  test('before the first deal goes without saying', () => {
    const state = position(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
    expect(narrate(followGame(azul, state).position())).toEqual({
      lines: [],
      hasPicture: false,
    });
  });
});
