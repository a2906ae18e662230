/** The policy of the search: the features of drafting moves, and the priors that their weights give. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MoveFeature,
  priorsByPolicy,
  readDraft,
  writeMoveFeatures,
} from '../../src/azul/agents/policy.js';
import { POLICY_WEIGHTS } from '../../src/azul/agents/policy-weights.js';
import { cellsOf } from '../../src/azul/api/game-state.js';
import { numberOf } from '../../src/codec/notation.js';
import {
  applyMove,
  COLOURS,
  decodeState,
  type GameState,
  inspect,
  legalMoves,
  type Move,
  PLAYER_IDS,
} from '../../src/index.js';
import { ALL_RULES, reachedStates } from '../support/games.js';

const priors = priorsByPolicy(POLICY_WEIGHTS);

/** Positions with a player to move. */
const positions = reachedStates.filter((state) => legalMoves(state).length > 0);
const drafts = positions.filter((state) => state.phase === 'drafting');

function featuresOf(state: GameState, move: Move): number[] {
  // What is left from another move must not remain.
  const features = new Float64Array(MoveFeature.Count).fill(7);
  writeMoveFeatures(readDraft(cellsOf(state)), numberOf(move), features);
  return [...features];
}

/** Points that 0 to 7 pieces on a floor cost. */
const PENALTIES = [0, 1, 2, 4, 6, 8, 11, 14];

/** What tiles are worth to a player, roughly: where they are placed best. */
function plainValue(state: GameState, player: number, colour: string, number: number): number {
  const { players } = inspect(state);
  const { storage, mosaic } = players[player] as (typeof players)[number];
  const placed = storage.flatMap((line, row) => {
    const taken =
      line === null ? (mosaic[row] ?? []).some((cell) => cell === colour) : line.colour !== colour;
    const held = line?.number ?? 0;
    if (taken || held > row) return [];
    const size = row + 1;
    const tiles = held + number;
    return [tiles < size ? (2 * tiles) / size : 3 + 0.3 * row - 2 * (tiles - size)];
  });
  return Math.max(-2 * number, ...placed);
}

/** What the best tiles of a state are worth to a player; 0 if there are none. */
function plainBest(state: GameState, player: number): number {
  const { factories, centre } = inspect(state);
  const values = [...factories, centre.tiles].flatMap((tiles) =>
    COLOURS.filter((colour) => tiles[colour] > 0).map((colour) =>
      plainValue(state, player, colour, tiles[colour]),
    ),
  );
  return values.length === 0 ? 0 : Math.max(...values);
}

/** Compute some features again, from what users can see before and after the move. */
function plainFeatures(state: GameState, move: Move) {
  const [player = '', source = '', colour = 'a', target = ''] = move;
  const index = 'ABCD'.indexOf(player);
  const before = inspect(state);
  const tiles = source === 'C' ? before.centre.tiles : before.factories[Number(source)];
  const number = tiles?.[colour as 'a'] ?? 0;
  const held = before.players[index]?.storage[Number(target)]?.number ?? 0;
  const size = Number(target) + 1;
  const isFloor = target === 'F';
  const dropped = isFloor ? number : Math.max(0, held + number - size);
  const fills = !isFloor && held + number >= size;
  const token = source === 'C' && before.centre.token ? 1 : 0;
  const floor = before.players[index]?.floor;
  const pieces =
    COLOURS.reduce((sum, each) => sum + (floor?.tiles[each] ?? 0), 0) + (floor?.token ? 1 : 0);
  const cost = (count: number) => PENALTIES[Math.min(count, 7)] ?? 0;
  const next = (index + 1) % before.players.length;
  const left =
    [...before.factories, before.centre.tiles].reduce(
      (sum, each) => sum + COLOURS.reduce((total, name) => total + each[name], 0),
      0,
    ) /
    (4 * before.factories.length);
  // The mosaics do not change before the round ends, so that the next player takes as it is now.
  const after = plainBestAfter(state, move, next);
  const rows = [0, 1, 2, 3, 4];
  return {
    fills: rows.map((row) => (fills && row === Number(target) ? 1 : 0)),
    begun: rows.map((row) =>
      !isFloor && !fills && row === Number(target) ? (held + number) / size : 0,
    ),
    added: isFloor ? 0 : Math.min(number, size - held) / size,
    fits: fills && dropped === 0 ? 1 : 0,
    fillsLeft: fills ? left : 0,
    penalty: cost(pieces + dropped + token) - cost(pieces),
    dropped,
    token,
    leaves: after,
    leavesLeft: after * left,
    denies: plainValue(state, next, colour, number),
  };
}

function plainBestAfter(state: GameState, move: Move, player: number): number {
  const after = applyMove(state, move);
  return after.phase === 'drafting' ? plainBest(after, player) : 0;
}

test('features are what counting by hand gives', () => {
  fc.assert(
    fc.property(drafts, fc.nat(), (state, choice) => {
      const moves = legalMoves(state);
      const move = moves[choice % moves.length] as Move;
      const features = featuresOf(state, move);
      const plain = plainFeatures(state, move);
      expect({
        fills: features.slice(MoveFeature.Fills, MoveFeature.Fills + 5),
        begun: features.slice(MoveFeature.Begun, MoveFeature.Begun + 5),
        added: features[MoveFeature.Added],
        fits: features[MoveFeature.Fits],
        fillsLeft: features[MoveFeature.FillsLeft],
        penalty: features[MoveFeature.Penalty],
        dropped: features[MoveFeature.Dropped],
        token: features[MoveFeature.Token],
        leaves: features[MoveFeature.Leaves],
        leavesLeft: features[MoveFeature.LeavesLeft],
        denies: features[MoveFeature.Denies],
      }).toEqual(plain);
    }),
  );
});

test.each([
  // A neighbour on the right, nothing below: two points; and the second tile of the row and of the colour.
  ['variant', 'AFCaB1820202020D0000000000', 'A0Mb00SFB0MSF', 'ACa0', 2],
  // Where the fixed mosaic has the colour, it is alone.
  ['fixed', 'AFCcB2020182020D0000000000', 'A0Ma00SFB0MSF', 'ACc0', 1],
] as const)('points are those of the best cell: %s', (mosaic, shared, boards, move, points) => {
  const state = decodeState([shared, boards], { rules: { mosaic }, validate: false });
  const features = featuresOf(state, move);
  expect(features[MoveFeature.Points]).toBe(points);
  expect(features[MoveFeature.AddedPoints]).toBe(points);
  expect(features[MoveFeature.Bonus]).toBeGreaterThan(0);
});

test('a row whose tile fits nowhere costs what its tiles do on the floor', () => {
  // Row 1 has one free column, in which colour a lies already.
  const boards = 'A0Ma04b10c11d12e13SFB0MSF';
  const state = decodeState(['AFCaaB1720192019D0000000000', boards], { validate: false });
  const features = featuresOf(state, 'ACa1');
  expect(features[MoveFeature.Points]).toBe(-2);
  expect(features[MoveFeature.Bonus]).toBe(0);
});

test('priors are probabilities, and do not depend on the order of the moves', () => {
  fc.assert(
    fc.property(positions, (state) => {
      const moves = legalMoves(state);
      const shares = priors(state, moves);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      expect(shares.every((share) => share > 0)).toBe(true);
      const reversed = priors(state, [...moves].reverse()).reverse();
      reversed.forEach((share, move) => {
        expect(share).toBeCloseTo(shares[move] ?? 0, 12);
      });
    }),
  );
});

describe.each(ALL_RULES)('the policy for $players players, $mosaic, $tilingOrder', (rules) => {
  test('has a weight for every feature', () => {
    const weights = POLICY_WEIGHTS[rules.mosaic][rules.players];
    expect(weights).toHaveLength(MoveFeature.Count);
    expect(weights?.every(Number.isFinite)).toBe(true);
  });

  test('prefers filling a row to dropping tiles', () => {
    const boards = PLAYER_IDS.slice(0, rules.players).map((player) => `${player}0MSF`);
    const texts = ['AFCaabB1820202020D0000000000', boards.join('')] as const;
    const state = decodeState(texts, { rules: { mosaic: rules.mosaic }, validate: false });
    expect(state.rules.players).toBe(rules.players);
    const [fill = 0, drop = 0] = priors(state, ['ACa1', 'ACaF']);
    expect(fill).toBeGreaterThan(5 * drop);
  });
});
