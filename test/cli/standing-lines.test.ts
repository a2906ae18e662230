/** The standings at the end of a narrated game: who wins, and who only leads. */
import { describe, expect, test } from 'vitest';
import { CONSOLES } from '../../src/consoles.js';
import type { EncodedState, GameTypes } from '../../src/engine/game/game.js';
import type { GameResult } from '../../src/engine/record/record.js';
import { ALL_PLACED } from '../cube-blokus/positions.js';

type Result = GameResult<GameTypes>;

const finished: Result = { kind: 'finished', standings: [] };
const limit: Result = { kind: 'limit', reason: '9 moves played.' };
const forfeit: Result = { kind: 'forfeit', player: 'A', reason: 'Late.' };

/** Narrate the standings of a game that ends, or stops, in a state. */
async function standingsOf(name: string, encoded: EncodedState, result: Result) {
  const entry = CONSOLES.find((each) => each.name === name);
  const [game, gameConsole] = await Promise.all([entry?.game(), entry?.console?.()]);
  const decoded = game?.decode(encoded);
  if (!decoded?.ok) throw new Error('Found a text that is no state.');
  const { state } = decoded;
  const step = { first: state, before: state, after: state, chanceEvents: 1, result } as const;
  const { lines = [] } = gameConsole?.narrate?.({ ...step, kind: 'end' }, false) ?? {};
  return lines.slice(lines.indexOf('Standings') + 1);
}

const ROW = 'Ma00b01c02d03e04SF';
const AZUL_OVER: EncodedState = ['AFCfB1919191919D0000000000', `A9${ROW}B7MSF`];
const AZUL_AHEAD: EncodedState = ['AFCfB2020202020D0000000000', 'A9MSFB7MSF'];
const AZUL_TIED: EncodedState = ['AFCfB2020202020D0000000000', 'A7MSFB7MSF'];
const UR_OVER: EncodedState = ['A#', 'A0PH7B4P0413H1'];
const UR_TIED: EncodedState = ['A-', 'A2PH0B2PH0'];
const TSURO_OVER: EncodedState = ['-6HT3013nB', 'AX6B30fCX5'];
const CUBE_SERIES: EncodedState = [ALL_PLACED[0], 'A500B500C0D0'];

describe('the standings', () => {
  test.each<[game: string, what: string, EncodedState, Result, lines: string[]]>([
    [
      ...(['azul', 'that is over name the winner', AZUL_OVER, finished] as const),
      ['  1.  A  9 points, 1 complete row, wins', '  2.  B  7 points, 0 complete rows'],
    ],
    [
      ...(['azul', 'that stopped name who leads', AZUL_AHEAD, limit] as const),
      ['  1.  A  9 points, 0 complete rows, leads', '  2.  B  7 points, 0 complete rows'],
    ],
    [
      ...(['azul', 'that stopped name all who lead', AZUL_TIED, limit] as const),
      [
        '  1.  A  7 points, 0 complete rows, shares the lead',
        '  1.  B  7 points, 0 complete rows, shares the lead',
      ],
    ],
    [
      ...(['azul', 'that was forfeited name the other', AZUL_AHEAD, forfeit] as const),
      ['  1.  A  9 points, 0 complete rows, forfeits', '  2.  B  7 points, 0 complete rows, wins'],
    ],
    [
      ...(['royal-ur', 'that is over name the winner', UR_OVER, finished] as const),
      [
        '  1.  A  7 tokens at home, 105 steps in all, wins',
        '  2.  B  1 token at home, 32 steps in all',
      ],
    ],
    [
      ...(['royal-ur', 'that was forfeited name the other', UR_TIED, forfeit] as const),
      [
        '  1.  A  0 tokens at home, 0 steps in all, forfeits',
        '  1.  B  0 tokens at home, 0 steps in all, wins',
      ],
    ],
    [
      ...(['royal-ur', 'that stopped name all who lead', UR_TIED, limit] as const),
      [
        '  1.  A  0 tokens at home, 0 steps in all, shares the lead',
        '  1.  B  0 tokens at home, 0 steps in all, shares the lead',
      ],
    ],
    [
      ...(['tsuro', 'that is over tell how the others left', TSURO_OVER, finished] as const),
      [
        '  1.  B  on 30f, faces 31, wins',
        '  2.  A  left the board in round 6',
        '  3.  C  left the board in round 5',
      ],
    ],
    [
      ...([
        'cube-blokus',
        'of a series rank by all points, and the best of this game wins',
        CUBE_SERIES,
        finished,
      ] as const),
      [
        '  1.  A  82 points, 582 with earlier games',
        '  2.  B  78 points, 578 with earlier games',
        '  3.  D  89 points, wins',
        '  4.  C  81 points',
      ],
    ],
  ])('of a game of %s %s', async (game, _, encoded, result, lines) => {
    expect(await standingsOf(game, encoded, result)).toEqual(lines);
  });
});

describe('a picture', () => {
  test.each(CONSOLES.map(({ name }) => name))(
    'of %s is not headed by what it says itself',
    async (name) => {
      const { runHere } = await import('./command-run.js');
      const { stdout } = await runHere([name, 'play', '--seed', '1', '--max-moves', '1']);
      const lines = stdout.split('\n').filter((line) => line.trim() !== '');
      const repeated = lines.filter(
        (line, index) => lines.indexOf(line) !== index && / to |due/.test(line),
      );
      expect(repeated).toEqual([]);
      const { stdout: plain } = await runHere([
        name,
        'play',
        '--seed',
        '1',
        '--max-moves',
        '1',
        '--pictures',
        'never',
      ]);
      expect(plain).toMatch(/ to | is due|begins/);
    },
  );
});
