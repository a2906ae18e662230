/** The questions to a person who types `play` and nothing else. */
import { describe, expect, test } from 'vitest';
import { AZUL_CONSOLE } from '../../src/azul/cli/console.js';
import { CONSOLES } from '../../src/consoles.js';
import { playersOf } from '../../src/engine/agents/players.js';
import type { AnyGame, GameOffer } from '../../src/engine/cli/console.js';
import { matchChoice, offerGame, optionsOf } from '../../src/engine/cli/play/offer.js';
import { AGENTS, azul } from '../../src/index.js';
import { pig } from '../support/pig.js';
import { scriptedConversation } from './scripted-conversation.js';

/** Answer the questions of a game; return what was chosen, the prompts, and what else was printed. */
async function answer(
  game: AnyGame,
  agents: readonly string[],
  offer: GameOffer,
  typed: readonly string[],
) {
  const { conversation, said, prompts } = scriptedConversation(typed);
  const chosen = await offerGame(game, agents, offer, conversation);
  return { chosen, prompts, said: said.slice(said.indexOf('') + 1) };
}

const answerAzul = (typed: readonly string[]) =>
  answer(azul, Object.keys(AGENTS), AZUL_CONSOLE.offer ?? {}, typed);
const answerPig = (typed: readonly string[]) =>
  answer(pig, ['random', 'hasty', 'stuck'], {}, typed);

describe('Azul', () => {
  test('is a game against a level by the usual rules, if every answer is Enter', async () => {
    const { chosen, prompts, said } = await answerAzul(['', '', '', '']);
    expect(chosen).toEqual({
      agents: ['human', 'level-2'],
      settings: { players: 2, mosaic: 'variant' },
    });
    expect(prompts).toEqual([
      'Number of players, 2, 3 or 4 [2]: ',
      'Player A [human]: ',
      'Player B [level-2]: ',
      'Kind of mosaic, variant or fixed [variant]: ',
    ]);
    expect(said).toEqual([]);
    expect(chosen && optionsOf(azul, chosen)).toBe('--agents human,level-2');
  });

  test('asks who plays for as many as there are', async () => {
    const { chosen } = await answerAzul(['3', 'level-1', 'h', ' GREEDY ', 'f']);
    expect(chosen).toEqual({
      agents: ['level-1', 'human', 'greedy'],
      settings: { players: 3, mosaic: 'fixed' },
    });
    expect(chosen && optionsOf(azul, chosen)).toBe('--agents level-1,human,greedy --mosaic fixed');
  });

  test('explains answers that mean nothing, and asks again', async () => {
    const { chosen, prompts, said } = await answerAzul([
      '5',
      '2',
      'level',
      '\u001b[2J',
      '1',
      '4',
      '',
    ]);
    expect(prompts.slice(0, 5)).toEqual([
      ...Array.from({ length: 2 }, () => 'Number of players, 2, 3 or 4 [2]: '),
      ...Array.from({ length: 3 }, () => 'Player A [human]: '),
    ]);
    const seats =
      'human, random, greedy, search, minimax, level-1, level-2, level-3, level-4, level-5, level-6, level-7 or level-8';
    expect(said).toEqual([
      'Found "5", expected 2, 3 or 4. Enter takes 2, quit leaves.',
      `Found "level", expected ${seats}. Enter takes human, quit leaves.`,
      `Found "\\u001b[2j", expected ${seats}. Enter takes human, quit leaves.`,
    ]);
    expect(chosen?.agents).toEqual(['level-1', 'level-4']);
  });

  test.each([[[]], [['quit']], [['2', 'Exit']], [['', '', '']]])(
    'can be left at any question: %j',
    async (typed) => {
      expect((await answerAzul(typed)).chosen).toBeUndefined();
    },
  );
});

describe('a game that offers nothing in particular', () => {
  test('is played by its usual rules, unless they are to be changed', async () => {
    const { chosen, prompts, said } = await answerPig(['', '', '', '']);
    expect(chosen).toEqual({ agents: ['human', 'hasty'], settings: { players: 2 } });
    expect(prompts.at(-1)).toBe('Change the rules, yes or no [no]: ');
    expect(said).toEqual(['Rules: target 20']);
  });

  test('asks for every setting, if they are', async () => {
    const { chosen, prompts, said } = await answerPig(['3', '', '', '', 'y', '30', '50']);
    expect(chosen?.settings).toEqual({ players: 3, target: 50 });
    expect(prompts.at(-1)).toBe('Points to win, 20 or 50 [20]: ');
    expect(said.at(-1)).toBe('Found "30", expected 20 or 50. Enter takes 20, quit leaves.');
    expect(chosen && optionsOf(pig, chosen)).toBe('--agents human,hasty,hasty --target 50');
  });

  test('of one agent, without settings, asks for the players alone', async () => {
    const single: AnyGame = { ...pig, settings: {}, players: () => ['A', 'B'] };
    const { chosen, prompts } = await answer(single, ['random'], {}, ['', '']);
    expect(chosen).toEqual({ agents: ['human', 'random'], settings: {} });
    expect(prompts).toEqual(['Player A [human]: ', 'Player B [random]: ']);
  });
});

test.each(CONSOLES)('the offer of $name has agents and values that exist', async (entry) => {
  const { offer } = (await entry.console?.()) ?? {};
  const { game, agents } = playersOf(await entry.load());
  if (offer?.opponent !== undefined) expect(agents.names).toContain(offer.opponent);
  const settings = new Map(Object.entries(game.settings));
  for (const [name, value] of Object.entries(offer?.settings ?? {})) {
    expect(settings.get(name)?.read(value)).toBe(settings.get(name)?.usual);
  }
});

test.each([
  ['h', 'human'],
  ['level-2', 'level-2'],
  ['2', 'level-2'],
  ['level', undefined],
  ['x', undefined],
])('the choice %j is %j', (typed, choice) => {
  expect(matchChoice(['human', 'level-1', 'level-2'], typed)).toBe(choice);
});
