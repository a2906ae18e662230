/** 10,000 random games under every rule setting, event by event beside the oracle. */
import { encodeState, legalMoves, royalUr, standings } from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { TOKEN_COUNTS } from '../../src/royal-ur/state/vocabulary.js';
import { ALL_RULES } from '../royal-ur/all-rules.js';
import * as game from '../royal-ur/oracle/game.js';
import * as text from '../royal-ur/oracle/text.js';
import { randomSteps } from '../support/contract.js';

/** Games of each value of each setting, at least. */
const GAMES = 10_000;

/** Every number of tokens is that of a seventh of the games. */
const EACH = Math.ceil((GAMES * TOKEN_COUNTS.length) / ALL_RULES.length);

describe.each(TOKEN_COUNTS)('games with %i tokens', (tokens) => {
  test.each(ALL_RULES.filter((rules) => rules.tokens === tokens))(
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
