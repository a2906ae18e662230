/** People at the terminal: what they may type, and what is printed for them. */
import { describe, expect, test } from 'vitest';
import { AZUL_CONSOLE } from '../../src/azul/cli/console.js';
import { humanAgent, Interruption, notationOf } from '../../src/engine/cli/play/human.js';
import type { EncodedState } from '../../src/game.js';
import { azul, decodeState } from '../../src/index.js';
import { scriptedConversation } from './scripted-conversation.js';

const DRAFTING = ['AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000', 'A0MSFB0MSF'] as const;
const TILING = ['AFCfB1914161614D0107040306', 'A0Ma01S0b12c2FB0MS1c1F'] as const;

/** Type lines; return the move, the printed lines, the prompts, and the failed moves. */
async function talk(encoded: EncodedState, typed: readonly string[]) {
  const state = decodeState(encoded, { validate: false });
  const { conversation, said, prompts, failures } = scriptedConversation(typed);
  const agent = humanAgent(azul, AZUL_CONSOLE, 'Ada', conversation);
  const answer = await Promise.resolve(agent.chooseMove(state, { rng: () => 0 })).catch(
    (error: unknown) => error,
  );
  return { answer, said: said.slice(1), drawn: said[0], prompts, failures };
}

describe('a person who drafts', () => {
  test.each([
    ['H2 2 3', 'A1b2'],
    ['h2 b 3', 'A1b2'],
    ['  h2   2   F ', 'A1b2'.replace('2', 'F')],
  ])('may type %s', async (typed, move) => {
    const { answer, said, drawn, prompts } = await talk(DRAFTING, [typed]);
    expect(answer).toBe(move);
    expect(said).toEqual([]);
    expect(drawn).toBe('(picture)');
    expect(prompts).toEqual(['Ada (A), from colour row: ']);
  });

  const MALFORMED =
    'expected C or H1 to H5, a colour from a to e, a row from 1 to 5 or F for the floor. Type help for more.';

  test.each([
    ['hello', `Move: found "hello", ${MALFORMED}`],
    ['H0 1 1', `Move: found "H0 1 1", ${MALFORMED}`],
    ['H1 6 1', `Move: found "H1 6 1", ${MALFORMED}`],
    ['H1 3', `Move: found "H1 3", ${MALFORMED}`],
    ['\u001b[2J', `Move: found "\\u001b[2J", ${MALFORMED}`],
    ['x'.repeat(100_000), `Move: found "${'x'.repeat(40)}…", ${MALFORMED}`],
    [
      'H2 1 1',
      'H2 1 1 means H2 a 1, which is not legal. Factory 2: found no tile of colour a, expected colour b or e.',
    ],
    [
      'h2 a 1',
      'h2 a 1 is not legal. Factory 2: found no tile of colour a, expected colour b or e.',
    ],
    [
      'C 1 1',
      'C 1 1 means C a 1, which is not legal. Centre: found no tile of colour a, expected a factory or centre with tiles.',
    ],
    [
      '1b2',
      'Move: found "1b2", expected H2 b 3, with spaces and counted from 1. Type help for more.',
    ],
    ['1 2', '1 2 is not legal. Phase: found the tiling move 1 2, expected a drafting move.'],
  ])('is told why not, and asked again: %s', async (typed, sentence) => {
    const { answer, said, prompts } = await talk(DRAFTING, [typed, 'H2 2 3']);
    expect(said).toEqual([sentence]);
    expect(prompts).toHaveLength(2);
    expect(answer).toBe('A1b2');
  });

  test('attempts moves, and texts that are none', async () => {
    const { failures } = await talk(DRAFTING, [
      'hello',
      'H2 1 1',
      'moves',
      '1b2',
      'H1 a 1',
      'H2 2 3',
    ]);
    expect(failures).toEqual([
      { player: 'A', text: 'hello' },
      'A1a0',
      { player: 'A', text: '1b2' },
      'A0a0',
    ]);
  });
});

describe('a person who tiles', () => {
  test.each([
    ['3', 'A02'],
    ['1 3', 'A02'],
  ])('may type %s', async (typed, move) => {
    const { answer, prompts } = await talk(TILING, [typed]);
    expect(answer).toBe(move);
    expect(prompts).toEqual(['Ada (A), column for b of row 1: ']);
  });

  test.each([
    [
      '2',
      '2 means 1 2, which is not legal. Player A, mosaic row 1, column 2: found a tile already, expected an empty cell.',
    ],
    ['3 1', '3 1 is not legal. Player A, storage row 3: found 2 tiles, expected 3, a full row.'],
    [
      'F',
      'F means 1 F, which is not legal. Player A, storage row 1: found the floor, expected a cell of the mosaic, such as column 1.',
    ],
    [
      '6',
      'Move: found "6", expected a column from 1 to 5, or F for the floor. Type help for more.',
    ],
  ])('is told why not: %s', async (typed, sentence) => {
    const { answer, said } = await talk(TILING, [typed, '1']);
    expect(said).toEqual([sentence]);
    expect(answer).toBe('A00');
  });
});

test('the player to move is asked, not the one who begins the next round', async () => {
  const state = ['AFCfB1920202020D0000000000', 'A0MSFB0MS0a1F'] as const;
  const { answer, prompts, said } = await talk(state, ['C a F', 'moves', '2']);
  expect(prompts[0]).toBe('Ada (B), column for a of row 1: ');
  expect(said[0]).toBe(
    'C a F is not legal. Phase: found the drafting move C a F, expected a tiling move.',
  );
  expect(said[1]).toBe('  1     1 2 3 4 5');
  expect(answer).toBe('B01');
});

describe('the other words', () => {
  test('list the legal moves in short', async () => {
    expect((await talk(TILING, ['moves', '1'])).said).toEqual(['  1     1 3 4 5']);
    const { said } = await talk(DRAFTING, ['Moves', 'H2 b 3']);
    expect(said.slice(0, 3)).toEqual([
      '  H1 c  1 2 3 4 5 F',
      '  H1 d  1 2 3 4 5 F',
      '  H1 e  1 2 3 4 5 F',
    ]);
  });

  test('draw the position again', async () => {
    expect((await talk(DRAFTING, [' SHOW', 'H2 b 3'])).said).toEqual(['(picture)']);
  });

  test('help', async () => {
    const { said } = await talk(DRAFTING, ['help', '?', 'H2 b 3']);
    expect(said.slice(0, said.length / 2)).toEqual(said.slice(said.length / 2));
    expect(said.join('\n')).toContain('H3 c 4');
    for (const line of said) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('help names a move as the game writes it, where it reads moves itself', () => {
    const [state, readMove] = [decodeState(DRAFTING), () => ({ ok: false, choices: [] }) as const];
    const [move = ''] = azul.legalMoves(state);
    const help = (notation: object) => notationOf(azul, { notation }).help(state);
    expect(help({})).toEqual([`Type a move such as ${move}; the player's letter can be left out.`]);
    expect(help({ readMove })).toEqual([`Type a move such as ${move}.`]);
    expect(help({ readMove, writeMove: () => 'roll' })).toEqual(['Type a move such as roll.']);
  });

  test('are passed over where there is none', async () => {
    expect(await talk(DRAFTING, ['', '  ', 'H2 b 3'])).toMatchObject({ answer: 'A1b2', said: [] });
  });

  test.each([
    ['quit', ['quit'], 'A quit.'],
    ['exit', ['Exit', 'H2 b 3'], 'A quit.'],
    ['the end of the input', [], 'The input ended.'],
  ])('stop the game: %s', async (_, typed, reason) => {
    const { answer } = await talk(DRAFTING, typed);
    expect(answer).toBeInstanceOf(Interruption);
    expect(answer).toMatchObject({ message: reason });
  });
});
