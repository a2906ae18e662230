/** The standings at the end of a narrated game: who wins, and who only leads. Those of Azul are in narration.test.ts. */
import { expect, test } from 'vitest';
import { CONSOLES } from '../../src/consoles.js';
import { narrate } from '../../src/engine/cli/print/narration.js';
import type { EncodedState, GameTypes } from '../../src/engine/game/game.js';
import type { GameResult } from '../../src/engine/record/record.js';
import { ALL_PLACED } from '../cube-blokus/positions.js';
import { runHere } from './command-run.js';

type Result = GameResult<GameTypes>;

const finished: Result = { kind: 'finished', standings: [] };
const limit: Result = { kind: 'limit', reason: '9 moves played.' };
const forfeit: Result = { kind: 'forfeit', player: 'A', reason: 'Late.' };

/** Narrate the standings of a game that ends, or stops, in a state. */
async function standingsOf(name: string, encoded: EncodedState, result: Result) {
  const entry = CONSOLES.find((each) => each.name === name);
  const [game, gameConsole] = await Promise.all([entry?.load(), entry?.console?.()]);
  const decoded = game?.decode(encoded);
  if (game === undefined || !decoded?.ok) throw new Error('Expected a valid state.');
  const { state } = decoded;
  const step = { first: state, before: state, after: state, chanceEvents: 1, result } as const;
  const { lines } = narrate(game, gameConsole ?? {}, { ...step, kind: 'end' }, false);
  return lines.slice(lines.indexOf('Standings') + 1);
}

const UR_OVER: EncodedState = ['A#', 'A0PH7B4P0413H1'];
const UR_TIED: EncodedState = ['A-', 'A2PH0B2PH0'];
const TSURO_OVER: EncodedState = ['-6HT3013nB', 'AX6B30fCX5'];
const CUBE_SERIES: EncodedState = [ALL_PLACED[0], 'A500B500C0D0'];

/** A game that ended in a state, and the lines that its standings should have. */
interface Ending {
  readonly game: string;
  readonly what: string;
  readonly state: EncodedState;
  readonly result: Result;
  readonly lines: readonly string[];
}

const ENDINGS: readonly Ending[] = [
  {
    game: 'royal-ur',
    what: 'a winner',
    state: UR_OVER,
    result: finished,
    lines: [
      '  1.  A  7 tokens at home, 105 steps in all, wins',
      '  2.  B  1 token at home, 32 steps in all',
    ],
  },
  {
    game: 'royal-ur',
    what: 'a forfeit',
    state: UR_TIED,
    result: forfeit,
    lines: [
      '  1.  B  0 tokens at home, 0 steps in all, wins',
      '  2.  A  0 tokens at home, 0 steps in all, forfeits',
    ],
  },
  {
    game: 'royal-ur',
    what: 'two leaders when it stopped',
    state: UR_TIED,
    result: limit,
    lines: ['A', 'B'].map(
      (player) => `  1.  ${player}  0 tokens at home, 0 steps in all, shares the lead`,
    ),
  },
  {
    game: 'tsuro',
    what: 'players who left',
    state: TSURO_OVER,
    result: finished,
    lines: [
      '  1.  B  on 30f, faces 31, wins',
      '  2.  A  left the board in round 6',
      '  3.  C  left the board in round 5',
    ],
  },
  {
    game: 'cube-blokus',
    what: 'points of earlier games, which count for the rank and not for the win',
    state: CUBE_SERIES,
    result: finished,
    lines: [
      '  1.  A  82 points, 582 with earlier games',
      '  2.  B  78 points, 578 with earlier games',
      '  3.  D  89 points, wins',
      '  4.  C  81 points',
    ],
  },
];

test.each(ENDINGS)('the standings of $game with $what', async ({ game, state, result, lines }) => {
  expect(await standingsOf(game, state, result)).toEqual(lines);
});

test.each(CONSOLES.map(({ name }) => name))(
  'no line of %s says twice what comes next',
  async (name) => {
    const once = [name, 'play', '--seed', '1', '--max-moves', '1'];
    const linesOf = async (args: readonly string[]) => {
      const { stdout } = await runHere(args);
      return stdout.split('\n').filter((line) => / to (?:move|roll|place)| is due/.test(line));
    };
    const lines = await linesOf(once);
    expect(new Set(lines).size).toBe(lines.length);
    // Without the picture, the line is there; the first deal of Azul says it itself.
    const plain = await linesOf([...once, '--pictures', 'never']);
    expect(plain.length).toBe(name === 'azul' ? 0 : 1);
  },
);
