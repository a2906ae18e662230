/** Properties of all states and moves of games, checked by an oracle that only has the rules. */
import {
  applyChance,
  applyMove,
  decodeState,
  encodeState,
  equalStates,
  explainMove,
  type GameState,
  hashState,
  IllegalMoveError,
  isLegalMove,
  legalMoves,
  type Move,
  standings,
  validateState,
} from 'azulejo';
import type { EncodedState } from 'azulejo/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allNotations,
  oracleApply,
  oracleDealPossible,
  oracleLegalMoves,
  oracleNextRound,
  oraclePhase,
  oracleRefusal,
  oracleViolations,
  type Refusal,
} from '../oracle/index.js';
import { games, isDeal, play, reachedStates, type Step } from '../support/games.js';

/** The codes that match each reason of the oracle. */
const FITTING: Readonly<Record<Refusal | 'legal', readonly string[]>> = {
  legal: ['legal'],
  'not-a-move': ['move.malformed'],
  'wrong-phase': ['move.wrong-phase'],
  'not-your-turn': ['move.not-your-turn'],
  'source-lacks-colour': ['move.colour-not-there'],
  'row-refuses-colour': [
    'move.row-full',
    'move.row-holds-other-colour',
    'move.colour-in-mosaic-row',
  ],
  'row-not-full': ['move.row-not-full'],
  'row-not-next': ['move.row-not-next'],
  'cell-not-allowed': [
    'move.cell-taken',
    'move.colour-in-mosaic-column',
    'move.colour-off-its-cell',
  ],
  'cell-is-allowed': ['move.floor-not-needed'],
};

/** All 1320 moves. */
const NOTATIONS = allNotations() as Move[]; // Each is a move: see test/codec/moves.test.ts.

/** Check all steps of some games. */
function forEveryStep(runs: number, check: (step: Step) => void): void {
  fc.assert(
    fc.property(games, (game) => {
      for (const step of play(game)) check(step);
    }),
    { numRuns: runs },
  );
}

/** Whether the text reads as a finished game (rules: "Reading the phase from a text"). */
function readsAsOver(state: GameState): boolean {
  return state.phase === 'round-end' && oraclePhase(encodeState(state)) === 'game-over';
}

/** Whether the text reads as the end of a round (rules: "Reading the phase from a text"). */
function readsAsRoundEnd(state: GameState): boolean {
  return state.phase === 'game-over' && oraclePhase(encodeState(state)) === 'round-end';
}

function decodeAs(encoded: EncodedState, state: GameState): GameState {
  const { mosaic, tilingOrder } = state.rules;
  return decodeState(encoded, { rules: { mosaic, tilingOrder } });
}

describe('in every game', () => {
  test('every state is canonical and valid, according to library and oracle', () => {
    forEveryStep(10, ({ after }) => {
      const encoded = encodeState(after);
      expect(validateState(encoded, { rules: { mosaic: after.rules.mosaic } })).toEqual([]);
      expect(oracleViolations(encoded, after.rules)).toEqual([]);
    });
  });

  test('decoding the text of a state returns the state', () => {
    forEveryStep(10, ({ after }) => {
      if (readsAsOver(after) || readsAsRoundEnd(after)) return;
      const decoded = decodeAs(encodeState(after), after);
      expect(equalStates(decoded, after)).toBe(true);
      expect(decoded).toEqual(after);
      expect(hashState(decoded)).toBe(hashState(after));
      expect(after.phase).toBe(oraclePhase(encodeState(after)));
    });
  });

  test('the legal moves are those of the oracle, sorted as texts', () => {
    forEveryStep(10, ({ after }) => {
      if (readsAsOver(after)) return;
      const moves = legalMoves(after);
      expect(moves).toEqual(oracleLegalMoves(encodeState(after), after.rules).sort());
    });
  });

  test('every legal move leads to the strings of the oracle', () => {
    forEveryStep(4, ({ after }) => {
      const encoded = encodeState(after);
      for (const move of legalMoves(after)) {
        expect(encodeState(applyMove(after, move))).toEqual(
          oracleApply(encoded, move, after.rules),
        );
      }
    });
  });

  test('every illegal move is rejected with a matching reason', () => {
    fc.assert(
      fc.property(reachedStates, (state) => {
        if (readsAsOver(state)) return;
        const encoded = encodeState(state);
        const legal = new Set<string>(legalMoves(state));
        const misjudged = NOTATIONS.filter((move) => {
          const code = explainMove(state, move)?.code ?? 'legal';
          const reason = oracleRefusal(encoded, move, state.rules) ?? 'legal';
          return !FITTING[reason].includes(code) || isLegalMove(state, move) !== legal.has(move);
        });
        expect(misjudged).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('an illegal move throws an error with its reason', () => {
    fc.assert(
      fc.property(reachedStates, fc.constantFrom(...NOTATIONS), (state, move) => {
        const issue = explainMove(state, move);
        if (issue === undefined) return;
        expect(() => applyMove(state, move)).toThrow(new IllegalMoveError(issue));
      }),
    );
  });

  test('the end of a round leads to the strings of the oracle', () => {
    forEveryStep(10, ({ before, event, after }) => {
      if (!isDeal(event)) return;
      const encoded = encodeState(before);
      expect(oracleDealPossible(encoded, event, before.rules)).toBe(true);
      expect(encodeState(after)).toEqual(oracleNextRound(encoded, event, before.rules));
    });
  });

  test('scores never fall below 0, and fall only at the end of a round', () => {
    forEveryStep(10, ({ before, event, after }) => {
      after.scores.forEach((score, player) => {
        expect(score).toBeGreaterThanOrEqual(isDeal(event) ? 0 : (before.scores[player] ?? 0));
      });
    });
  });

  test('standings rank the players by points, then rows, and at the end tied leaders share the win', () => {
    forEveryStep(10, ({ after }) => {
      const ranks = standings(after);
      expect(ranks.map(({ player }) => player).sort()).toEqual(
        ['A', 'B', 'C', 'D'].slice(0, after.rules.players),
      );
      ranks.forEach(({ score, rows, winner }, index) => {
        const next = ranks[index + 1];
        const best = ranks[0];
        const isBest = score === best?.score && rows === best.rows;
        expect(winner).toBe(isBest && after.phase === 'game-over');
        if (next === undefined) return;
        expect(score > next.score || (score === next.score && rows >= next.rows)).toBe(true);
      });
    });
  });

  test('a move shares what it does not change: the rules always, the scores if they stay', () => {
    forEveryStep(10, ({ before, event }) => {
      const { scores } = before;
      const after = isDeal(event) ? applyChance(before, event) : applyMove(before, event);
      expect(after.rules).toBe(before.rules);
      const isSame = scores.every((score, player) => score === after.scores[player]);
      expect(after.scores === scores).toBe(isSame);
      expect(Object.isFrozen(after.scores)).toBe(true);
    });
  });
});
