/** The steps of a game: what each of its events is within it. */
import { describe, expect, test } from 'vitest';
import { firstRound } from '../../src/azul/api/rounds.js';
import { AZUL_CONSOLE } from '../../src/azul/cli/console.js';
import { roundOf } from '../../src/azul/cli/narration.js';
import { reporterFor } from '../../src/engine/cli/print/report.js';
import { followGame, type Step } from '../../src/engine/cli/print/steps.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import { applyAll } from '../../src/game.js';
import {
  AGENTS,
  type AzulTypes,
  azul,
  decodeState,
  encodeState,
  equalStates,
  type Rules,
} from '../../src/index.js';
import { ALL_RULES } from '../support/games.js';

/** Play a game between random agents, and follow it. */
async function game(rules: Rules) {
  const first = azul.start(rules);
  const follower = followGame(azul, first);
  const steps: Step<AzulTypes>[] = [];
  const agents = Array.from({ length: rules.players }, () => AGENTS.random());
  await playMatch(azul, agents, {
    ...{ start: first, seed: 3 },
    onEvent: ({ event, state }) => {
      steps.push(follower.event(event, state));
    },
  });
  return { first, steps };
}

describe('a game that is followed', () => {
  test.each(ALL_RULES)('is what its events make of the first state: %j', async (rules) => {
    const { first, steps } = await game(rules);
    const reporter = reporterFor(
      azul,
      AZUL_CONSOLE,
      { json: true, pictures: 'never' },
      { isForPeople: false, draw: () => [], output: process.stdout },
    );
    // The objects are plain data, and these properties are what their readers use.
    const objects = steps
      .flatMap((step) => reporter.step(step))
      .map((line): { deal?: 'F'; move?: 'A00' } => JSON.parse(line));
    const events = objects.flatMap(({ deal, move }) => deal ?? move ?? []);
    const last = steps.at(-1);
    expect(events).toHaveLength(steps.length);
    expect(last?.after.phase).toBe('game-over');
    expect(last !== undefined && equalStates(applyAll(azul, first, events), last.after)).toBe(true);
  });

  test('has rounds that are counted from its deals', async () => {
    const { steps } = await game({ players: 2, mosaic: 'variant', tilingOrder: 'top-down' });
    const deals = steps.filter(({ kind }) => kind === 'chance');
    expect(deals.slice(0, -1).map(roundOf)).toEqual(deals.slice(1).map((_, index) => index + 1));
    expect(steps.map(roundOf).at(-1)).toBe(deals.length - 1);
  });

  test.each([
    [0, 'before its first deal', ['AFCfB2020202020D0000000000', 'A0MSFB0MSF']],
    [1, 'at the end of a round', ['AFCB1920202020D0000000000', 'A1Ma00SFfB0MSF']],
    [1, 'in the middle of a round', ['AF0ccddCfB2020181820D0000000000', 'A0MSFB0MSF']],
  ] as const)('is in round %i %s', (round, _, state) => {
    const first = decodeState(state);
    expect(encodeState(first)).toEqual(state);
    expect(firstRound(first)).toBe(round);
  });
});
