/** 10,000 random games under every rule setting, event by event beside the oracle. */
import { encodeState, legalMoves, type Rules, royalUr, standings } from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { TOKEN_COUNTS } from '../../src/royal-ur/state/vocabulary.js';
import * as game from '../royal-ur/oracle/game.js';
import * as text from '../royal-ur/oracle/text.js';
import { randomSteps } from '../support/contract.js';

/** Games of each value of each setting, at least. */
const GAMES = 10_000;

/** All combinations of settings: 7 x 2 x 2 x 2 x 2. */
const RULES: readonly Rules[] = TOKEN_COUNTS.flatMap((tokens) =>
  [true, false].flatMap((safeRosettes) =>
    [true, false].flatMap((rosettesGrantRolls) =>
      [true, false].flatMap((capturesGrantRolls) =>
        (['pass', 'again'] as const).map((zero) => ({
          ...{ tokens, safeRosettes, rosettesGrantRolls, capturesGrantRolls, zero },
        })),
      ),
    ),
  ),
);

/** Every number of tokens is that of a seventh of the games. */
const EACH = Math.ceil((GAMES * TOKEN_COUNTS.length) / RULES.length);

describe.each(TOKEN_COUNTS)('games with %i tokens', (tokens) => {
  test.each(RULES.filter((rules) => rules.tokens === tokens))(
    'are those of the oracle: %j',
    (rules) => {
      for (let seed = 0; seed < EACH; seed++) {
        let oracle = game.start(rules);
        for (const { event, after } of randomSteps(royalUr, rules, seed)) {
          oracle = game.applyAll(oracle, [event]);
          const winner = standings(after).find((standing) => standing.winner)?.player;
          const own = [after.phase, after.turn, after.roll ?? null, winner, ...encodeState(after)];
          const theirs = [oracle.phase, oracle.turn, oracle.roll, game.winner(oracle)];
          expect([...own, ...legalMoves(after)].join()).toBe(
            [...theirs, ...text.encode(oracle), ...game.legalMoves(oracle)].join(),
          );
        }
      }
    },
  );
});
