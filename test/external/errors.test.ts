/** What a program wrote is escaped in every error; what cannot be started, and listeners that fail, are errors, too. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import { ExternalAgentError, externalAgent } from '../../src/external.js';
import { seededRng } from '../../src/random/seeds.js';
import { anyText } from '../support/any-text.js';
import { pig } from '../support/pig.js';

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are driven by them
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]/u;

test('the sentence of an error holds nothing unsafe, and is not endless', () => {
  const texts = anyText(50);
  const others = fc.constantFrom('\u001b[2J', '\u202eevil', 'one\ntwo', '\ud800', 'x'.repeat(5000));
  const text = fc.oneof(texts, others);
  fc.assert(
    fc.property(text, text, text, (found, expected, stderr) => {
      const error = new ExternalAgentError({ code: 'external.line', found, expected, stderr });
      expect(error.message + error.found + error.expected).not.toMatch(UNSAFE);
      expect(error.message.length).toBeLessThan(15_000);
      expect(error.stderr).toBe(stderr);
    }),
  );
});

test('the sentence of an error is the reason of a forfeit as it is, without quotes around it', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 });
  const line = text.map((any) => any.replace(/\s+/g, ' ').trim());
  await fc.assert(
    fc.asyncProperty(line, line, line, async (found, expected, stderr) => {
      const error = new ExternalAgentError({ code: 'external.line', found, expected, stderr });
      const bot = { name: 'bot', chooseMove: () => Promise.reject(error) };
      const { forfeits, record } = await playMatch(pig, [bot, bot], { seed: 1 });
      expect(forfeits[0]).toMatchObject({ reason: 'error', message: error.message });
      expect(record.result).toMatchObject({ kind: 'forfeit', reason: error.message });
    }),
  );
});

describe('a command that no system can start', () => {
  const context = { rng: seededRng(1) };
  const start = pig.start({ players: 2, target: 20 });

  test('with a character U+0000 is refused at once', () => {
    for (const command of ['bot\0', ['bot', '\0'], ['\0bot']] as const) {
      expect(() => externalAgent(pig, command)).toThrow(RangeError);
      expect(() => externalAgent(pig, command)).toThrow(
        /^Command: found ".*\\u0000", expected no|^Command: found "\\u0000bot"/,
      );
    }
  });

  test.each([
    ['a program', ['node', 'x'.repeat(2 ** 24)] as const],
    ['a line for the shell', `node ${'x'.repeat(2 ** 24)}`],
  ])('as it is too long is an error of the agent: %s', async (_, command) => {
    const bot = externalAgent(pig, command);
    const error = await bot.chooseMove(start, context).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ExternalAgentError);
    expect(error).toMatchObject({ code: 'external.start' });
    const { forfeits } = await playMatch(pig, [bot, randomAgent(pig)], { seed: 1 });
    expect(forfeits[0]?.message).toMatch(/^Found the error /);
    await bot.close();
  });
});
