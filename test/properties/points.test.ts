/** Where points come from, and what chance deals: told by the public functions alone. */
import {
  applyChance,
  applyMove,
  bonusPoints,
  COLOURS,
  type Colour,
  decodeMove,
  decodeState,
  drawTile,
  encodeState,
  floorPenalty,
  inspect,
  legalMoves,
  newGame,
  PLAYER_IDS,
  placementScore,
  refillFactories,
  sampleChance,
  seededRng,
  validateState,
} from 'azulejo';
import type { EncodedState } from 'azulejo/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oracleApply, oracleLegalMoves } from '../oracle/index.js';
import { type AnyState, anyStates } from '../support/any-state.js';
import { games, isDeal, play, reachedStates, type Step } from '../support/games.js';

function total(counts: Readonly<Record<Colour, number>>): number {
  return COLOURS.reduce((sum, colour) => sum + counts[colour], 0);
}

function steps(runs: number, check: (step: Step) => void): void {
  fc.assert(
    fc.property(games, (game) => {
      for (const step of play(game)) check(step);
    }),
    { numRuns: runs },
  );
}

describe('points', () => {
  test('of a placed tile are its placement score, and no other move changes a score', () => {
    steps(20, ({ before, event, after }) => {
      if (isDeal(event)) return;
      const parts = decodeMove(event);
      const isPlaced = parts.kind === 'tiling' && parts.column !== 'F';
      const gain = isPlaced ? placementScore(before, parts.player, parts.row, parts.column) : 0;
      const expected = before.scores.map(
        (score, player) => score + (PLAYER_IDS[player] === parts.player ? gain : 0),
      );
      expect(after.scores).toEqual(expected);
    });
  });

  test('at the end of a round are the floors, and at the end of the game the bonuses, too', () => {
    steps(20, ({ before, event, after }) => {
      if (!isDeal(event)) return;
      const expected = inspect(before).players.map(({ player, score, floor }) => {
        const pieces = total(floor.tiles) + (floor.token ? 1 : 0);
        const settled = Math.max(0, score - floorPenalty(pieces));
        return after.phase === 'game-over' ? settled + bonusPoints(after, player).total : settled;
      });
      expect(after.scores).toEqual(expected.map((score) => Math.min(score, 999)));
    });
  });
});

describe('valid states that play need not reach', () => {
  const decode = ({ encoded, rules }: AnyState) => decodeState(encoded, { rules });

  test('are canonical and valid', () => {
    fc.assert(
      fc.property(anyStates, ({ encoded, rules }) => {
        expect(validateState(encoded, { rules })).toEqual([]);
        expect(encodeState(decode({ encoded, rules }))).toEqual(encoded);
      }),
      { numRuns: 400 },
    );
  });

  test('have the legal moves of the oracle, which lead to its strings', () => {
    fc.assert(
      fc.property(anyStates, fc.nat(), ({ encoded, rules }, choice) => {
        const state = decode({ encoded, rules });
        const moves = legalMoves(state);
        expect(moves).toEqual(oracleLegalMoves(encoded, rules));
        const move = moves[choice % moves.length];
        if (move === undefined) return;
        const after = encodeState(applyMove(state, move));
        expect(after).toEqual(oracleApply(encoded, move, rules));
        expect(validateState(after, { rules })).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('chance', () => {
  const FRESH: EncodedState = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'];

  test('deals every colour to every place as often as any other', () => {
    const games = 1000;
    const counts = Array.from({ length: 5 }, () => new Map<string, number>());
    for (let seed = 0; seed < games; seed++) {
      for (const [number, tiles] of inspect(
        newGame({ rng: seededRng(seed) }),
      ).factories.entries()) {
        for (const colour of COLOURS) {
          const before = counts[number]?.get(colour) ?? 0;
          counts[number]?.set(colour, before + tiles[colour]);
        }
      }
    }
    // Four tiles a factory, a fifth of them of each colour; eight standard errors either way.
    const mean = (4 * games) / 5;
    const spread = 8 * Math.sqrt(4 * games * (1 / 5) * (4 / 5));
    for (const count of counts.flatMap((each) => [...each.values()])) {
      expect(Math.abs(count - mean)).toBeLessThan(spread);
    }
  });

  test('draws without putting back: a bag with one tile of a colour deals it once at most', () => {
    const rare = decodeState(['AFCfB0120202020D1900000000', 'A0MSFB0MSF']);
    for (let seed = 0; seed < 300; seed++) {
      expect(sampleChance(rare, seededRng(seed)).split('a').length - 1).toBeLessThanOrEqual(1);
    }
  });

  test('gives the first turn to every player as often as to any other', () => {
    const turns = [0, 0, 0, 0];
    for (let seed = 0; seed < 2000; seed++) {
      const first = PLAYER_IDS.indexOf(
        newGame({ rules: { players: 4 }, rng: seededRng(seed) }).turn,
      );
      turns[first] = (turns[first] ?? 0) + 1;
    }
    for (const count of turns) expect(Math.abs(count - 500)).toBeLessThan(8 * Math.sqrt(375));
  });

  test('draws a tile of the bag, of the discard once the bag is empty, and none of nothing', () => {
    const drawn = (bag: string, discard: string) => {
      const state = decodeState([`AFCfB${bag}D${discard}`, 'A0MSFB0MSF'], { validate: false });
      return new Set(Array.from({ length: 60 }, (_, seed) => drawTile(state, seededRng(seed))));
    };
    expect(drawn('0001000100', '2019201920')).toEqual(new Set(['b', 'd']));
    expect(drawn('0000000000', '0000050000')).toEqual(new Set(['c']));
    expect(drawn('0000000000', '0000000000')).toEqual(new Set([undefined]));
  });

  test('fills empty factories and leaves everything else as it was', () => {
    const fresh = decodeState(FRESH);
    for (let seed = 0; seed < 50; seed++) {
      const deal = sampleChance(fresh, seededRng(seed));
      const filled = refillFactories(fresh, seededRng(seed));
      expect(encodeState(filled)).toEqual(encodeState(refillFactories(fresh, deal)));
      expect(encodeState(filled)).toEqual(encodeState(applyChance(fresh, deal)));
      expect(filled.turn).toBe(fresh.turn);
    }
  });

  test('fills no factory while a factory or the centre holds a tile', () => {
    fc.assert(
      fc.property(reachedStates, fc.nat(), (state, seed) => {
        if (state.phase !== 'drafting') return;
        expect(refillFactories(state, seededRng(seed))).toBe(state);
      }),
      { numRuns: 40 },
    );
  });
});
