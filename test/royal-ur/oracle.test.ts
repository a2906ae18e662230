/** The library and the oracle, which was written without it, say the same of everything. */
import {
  AGENTS,
  applyChance,
  applyMove,
  decodeMove,
  decodeState,
  encodeState,
  evaluateProgress,
  evaluateTokens,
  expectiminimax,
  explainMove,
  type GameState,
  isMove,
  isStateValid,
  legalMoves,
  newGame,
  perft,
  type Rules,
  royalUr,
  safeDecodeState,
  sampleChance,
  sampleDice,
  seededRng,
  solve,
  standings,
  validateState,
} from 'azulejo/royal-ur';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomSteps } from '../support/contract.js';
import { anyRules } from './all-rules.js';
import * as count from './oracle/count.js';
import * as game from './oracle/game.js';
import * as players from './oracle/players.js';
import { solve as solveByOracle } from './oracle/solve.js';
import * as text from './oracle/text.js';
import { type OracleRules, type OracleState, ROLLS } from './oracle/types.js';
import { unfinishedPlayers } from './positions.js';

/** The oracle's rules have any number of tokens. */
const rulesOf = (rules: OracleRules) => rules as Rules;

/** Make the oracle's state of a library's. */
function oracleOf(state: GameState): OracleState {
  const [shared, sides] = encodeState(state);
  const decoded = text.decode(shared, sides, state.rules);
  if (decoded === undefined) throw new Error(`The oracle refuses ${shared} ${sides}.`);
  return decoded;
}

/** Which codes the oracle's reasons stand for. */
const REASONS: Readonly<Record<string, readonly game.MoveObjection[]>> = {
  'move.malformed': ['malformed', 'wrong-distance'],
  'move.wrong-phase': ['game-over', 'roll-due'],
  'move.not-your-turn': ['not-your-turn'],
  'move.not-the-roll': ['wrong-distance'],
  'move.no-token': ['no-token'],
  'move.own-token-there': ['own-token'],
  'move.rosette-held': ['safe-token'],
};

/** Every text that has the form of a move, and some that have not. */
const TEXTS: readonly string[] = ['A', 'B'].flatMap((player) =>
  Array.from({ length: 17 * 17 }, (_, index) => {
    const digits = [Math.floor(index / 17), index % 17].map((each) =>
      String(each).padStart(2, '0'),
    );
    return player + digits.join('');
  }),
);

describe('the rules', () => {
  test('are the same in every state of random games', () => {
    fc.assert(
      fc.property(anyRules, fc.nat(), (rules, seed) => {
        let oracle = game.start(rules);
        for (const { event, after } of randomSteps(royalUr, rulesOf(rules), seed)) {
          oracle = game.applyAll(oracle, [event]);
          const winner = standings(after).find((standing) => standing.winner)?.player;
          expect([
            ...[after.phase, after.turn, after.roll ?? null, winner],
            ...[encodeState(after), legalMoves(after)],
          ]).toEqual([
            ...[oracle.phase, oracle.turn, oracle.roll, game.winner(oracle)],
            ...[text.encode(oracle), game.legalMoves(oracle)],
          ]);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('forbid moves for the same reasons', () => {
    fc.assert(
      fc.property(anyRules, fc.nat(), (rules, seed) => {
        let step = 0;
        for (const { after } of randomSteps(royalUr, rulesOf(rules), seed, 120)) {
          if (step++ % 9 !== 0) continue;
          const oracle = oracleOf(after);
          const wrong = TEXTS.filter((each) => {
            const code = explainMove(after, each)?.code;
            const objections = game.objectionsToMove(oracle, each);
            if (code === undefined) return objections.length > 0;
            return !objections.some((reason) => REASONS[code]?.includes(reason));
          });
          expect(wrong).toEqual([]);
        }
      }),
      { numRuns: 5 },
    );
    expect(TEXTS.filter(isMove)).toEqual(TEXTS.filter(game.isMove));
    for (const move of TEXTS.filter(isMove)) expect(decodeMove(move)).toEqual(game.readMove(move));
  });

  test('lead from every position with one token and every 80th with two to the same ones', () => {
    const all = [
      ...unfinishedPlayers(1),
      ...unfinishedPlayers(2).filter((_, index) => index % 80 === 0),
    ];
    for (const sides of all) {
      const due = decodeState(['B-', sides]);
      const oracleDue = oracleOf(due);
      const [found, expected] = [[] as string[], [] as string[]];
      for (const { roll } of ROLLS) {
        const state = applyChance(due, `R${roll}` as 'R0');
        const oracle = game.applyChance(oracleDue, roll);
        const [moves, others] = [legalMoves(state), game.legalMoves(oracle)];
        found.push(...encodeState(state), ...moves);
        expected.push(...text.encode(oracle), ...others);
        for (const move of moves) found.push(...encodeState(applyMove(state, move)));
        for (const move of others) expected.push(...text.encode(game.applyMove(oracle, move)));
      }
      expect(found).toEqual(expected);
    }
  });

  test('have the same dice and the same counts', () => {
    const [one, other] = [seededRng(5), seededRng(5)];
    for (let roll = 0; roll < 200; roll++) {
      expect(sampleChance(one)).toBe(game.sampleChance(other));
      expect(sampleDice(one)).toEqual(game.sampleDice(other));
    }
    fc.assert(
      fc.property(anyRules, fc.nat(), (rules, seed) => {
        const last = [...randomSteps(royalUr, rulesOf(rules), seed, 60)].at(-1)?.after;
        if (last !== undefined) expect(perft(last, 2)).toBe(count.perft(oracleOf(last), 2));
      }),
      { numRuns: 20 },
    );
  });
});

describe('the texts', () => {
  /** Texts that are almost those of states. */
  const almost = fc
    .tuple(
      anyRules,
      fc.nat(),
      fc.nat(60),
      fc.nat(40),
      fc.constantFrom(...'AB07P1H4-#b p8'),
      fc.nat(2),
    )
    .map(([rules, seed, steps, index, character, kind]) => {
      const state = [...randomSteps(royalUr, rulesOf(rules), seed, steps + 1)].at(-1)?.after;
      const joined = encodeState(state ?? newGame()).join(' ');
      const at = index % joined.length;
      const changed =
        joined.slice(0, at) + (kind < 2 ? character : '') + joined.slice(at + (kind > 0 ? 1 : 0));
      const [shared = '', sides = ''] = changed.split(' ');
      return [shared, sides] as const;
    });

  test('are well-formed, valid and lenient alike', () => {
    fc.assert(
      fc.property(almost, ([shared, sides]) => {
        const encoded = [shared, sides] as const;
        const isWellFormed = text.isWellFormed(shared, sides);
        expect(isStateValid(encoded, { validate: false })).toBe(isWellFormed);
        expect(isStateValid(encoded)).toBe(text.decode(shared, sides) !== undefined);
        const form = text.canonicalForm(shared, sides);
        const read = safeDecodeState(encoded, { validate: false, lenient: true });
        expect(read.ok).toBe(form !== undefined);
        if (read.ok) expect(encodeState(read.state)).toEqual(form);
        const state = text.readState(shared, sides);
        if (state !== undefined)
          expect(validateState(encoded).length > 0).toBe(!text.isValid(state));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the players', () => {
  test('rate, look ahead and choose alike', () => {
    const context = { rng: seededRng(1) };
    fc.assert(
      fc.property(anyRules, fc.nat(), (rules, seed) => {
        let step = 0;
        for (const { after } of randomSteps(royalUr, rulesOf(rules), seed, 150)) {
          const oracle = oracleOf(after);
          for (const player of ['A', 'B'] as const) {
            expect(evaluateTokens(after, player)).toBe(players.evaluateTokens(oracle, player));
            expect(evaluateProgress(after, player)).toBe(players.evaluateProgress(oracle, player));
          }
          if (after.phase !== 'move' || step++ % 12 !== 0) continue;
          for (const [rate, other] of [
            [evaluateTokens, players.evaluateTokens],
            [evaluateProgress, players.evaluateProgress],
          ] as const) {
            const expected = players.expectiminimax(oracle, { depth: 3, rate: other });
            expect(expectiminimax(after, { depth: 3, evaluate: rate })).toEqual(expected);
          }
          expect(AGENTS.easy().chooseMove(after, context)).toBe(players.easyChoice(oracle));
          expect(AGENTS.medium().chooseMove(after, context)).toBe(players.mediumChoice(oracle));
          expect(AGENTS.hard().chooseMove(after, context)).toBe(players.hardChoice(oracle));
        }
      }),
      { numRuns: 6 },
    );
  });

  test('have the same chances in every position with one token, under other rules, too', async () => {
    const all: Partial<Rules>[] = [
      {},
      { safeRosettes: false, capturesGrantRolls: true, zero: 'again' },
    ];
    for (const rules of all) {
      const table = await solve({ ...rules, tokens: 1, tolerance: 1e-12 });
      const solution = solveByOracle({ ...game.start({ ...rules, tokens: 1 }).rules });
      for (const sides of unfinishedPlayers(1)) {
        const due = decodeState(['B-', sides], { rules });
        const states = [due, ...ROLLS.map(({ roll }) => applyChance(due, `R${roll}` as 'R0'))];
        const errors = states.map((state) =>
          Math.abs(table.winShare(state) - solution.chance(oracleOf(state))),
        );
        expect(Math.max(...errors)).toBeLessThan(1e-10);
      }
    }
  });
});
