/** Numbers of the game that are known from outside, or were computed by another program. */

import { applyAll } from 'azulejo/game';
import {
  applyChance,
  applyMove,
  canonicalRotation,
  encodeState,
  exitOf,
  type GameState,
  isLegalMove,
  legalMoves,
  type Move,
  newGame,
  PORTS,
  perft,
  ROTATIONS,
  seededRng,
  TILES,
  tsuro,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { PUBLIC_GAME } from './public-game.js';

/** Write a wiring so that equal ones are equal texts. */
function wiring(tile: number, rotation: (typeof ROTATIONS)[number]): string {
  return PORTS.map((port) => exitOf(tile, rotation, port)).join('');
}

/** List every way to connect ports in pairs. */
function matchings(ports: readonly string[]): string[][] {
  const [first, ...rest] = ports;
  if (first === undefined) return [[]];
  return rest.flatMap((other) =>
    matchings(rest.filter((port) => port !== other)).map((wires) => [first + other, ...wires]),
  );
}

const wirings = TILES.flatMap((_, tile) => ROTATIONS.map((rotation) => wiring(tile, rotation)));

describe('the tiles', () => {
  test('are all ways to connect eight ports, each once but for rotation', () => {
    const all = matchings(PORTS);
    expect(all).toHaveLength(105);
    const known = all.map((wires) =>
      PORTS.map((port) => {
        const wire = wires.find((each) => each.includes(port)) ?? '';
        return wire.replace(port, '');
      }).join(''),
    );
    expect([...new Set(wirings)].sort()).toEqual(known.sort());
  });

  test('have one, two or four rotations that differ', () => {
    const sizes = TILES.map(
      (_, tile) => new Set(ROTATIONS.map((rotation) => canonicalRotation(tile, rotation))).size,
    );
    const tilesOf = (size: number) => sizes.flatMap((each, tile) => (each === size ? [tile] : []));
    expect(tilesOf(1)).toEqual([1, 2, 4, 7, 34]);
    expect(tilesOf(2)).toHaveLength(10);
    expect(tilesOf(4)).toHaveLength(20);
  });

  test('are each the first in the alphabet of their rotations', () => {
    for (const [tile] of TILES.entries()) {
      const rotations = ROTATIONS.map((rotation) => wiring(tile, rotation));
      const asWires = (text: string) =>
        [...text].flatMap((to, port) => (to > `${PORTS[port]}` ? [`${PORTS[port]}${to}`] : []));
      const texts = rotations.map((each) => asWires(each).join(' '));
      expect(texts[0]).toBe([...texts].sort()[0]);
    }
  });
});

const SETUP = applyChance(newGame(), 'D000102');

describe('the set-up', () => {
  const places = (moves: readonly Move[]) => new Set(moves.map((move) => move.slice(4)));

  test('has 208 places on the empty board, and 832 moves with tiles 0 to 2', () => {
    const moves = legalMoves(SETUP);
    expect([moves.length, places(moves).size]).toEqual([832, 208]);
    expect(new Set(moves.map((move) => String(encodeState(applyMove(SETUP, move))))).size).toBe(
      832,
    );
    const byName = [0, 1, 2].flatMap((tile) =>
      ROTATIONS.flatMap((rotation) =>
        [...places(moves)].map((place) => `A0${tile}${rotation}${place}`),
      ),
    );
    expect(byName).toHaveLength(2496);
    expect(byName.every((move) => isLegalMove(SETUP, move))).toBe(true);
    expect(
      new Set(byName.map((move) => String(applyMove(SETUP, move as Move).toJSON()))).size,
    ).toBe(832);
  });

  test('takes three squares of the periphery with each tile', () => {
    for (const move of legalMoves(SETUP).filter((_, index) => index % 7 === 0)) {
      const next = applyChance(applyMove(SETUP, move), 'D030405');
      const squares = new Set([...places(legalMoves(next))].map((place) => place.slice(0, 2)));
      expect(squares.size).toBe(33);
    }
  });

  test('has 39,648 pairs of places', () => {
    let count = 0;
    const [, ...all] = [...places(legalMoves(SETUP))];
    for (const place of [...places(legalMoves(SETUP))]) {
      const next = applyAll(tsuro, SETUP, [`A02n${place}` as Move, 'D030405']);
      count += places(legalMoves(next)).size;
    }
    expect(all).toHaveLength(207);
    expect(count).toBe(39_648);
  });
});

test('perft of the set-up, by the supply cycle', () => {
  const first = newGame({ rules: { supply: 'cycle' } });
  expect([0, 1, 2].map((depth) => perft(first, depth))).toEqual([1, 832, 792_960]);
  expect([perft(newGame(), 0), perft(newGame(), 1)]).toEqual([1, 0]);
  const dealt = applyChance(newGame(), 'D000102');
  expect([perft(dealt, 1), perft(dealt, 2)]).toEqual([832, 0]);
});

test('perft counts what is played, also across deals and to the end', () => {
  const count = (state: GameState, depth: number): number => {
    if (depth === 0) return 1;
    if (state.phase === 'deal')
      return count(
        applyChance(state, () => 0),
        depth,
      );
    return legalMoves(state).reduce(
      (sum, move) => sum + count(applyMove(state, move), depth - 1),
      0,
    );
  };
  const late = applyAll(tsuro, newGame({ rules: { supply: 'cycle' } }), PUBLIC_GAME.slice(0, -3));
  expect([1, 2, 3, 4].map((depth) => perft(late, depth))).toEqual(
    [1, 2, 3, 4].map((depth) => count(late, depth)),
  );
});

test('random games are as long as they are known to be', () => {
  const rng = seededRng(1);
  const games = 60;
  let turns = 0;
  for (let game = 0; game < games; game++) {
    let state = newGame({ rules: { players: ([3, 4, 5] as const)[game % 3], supply: 'endless' } });
    while (state.phase !== 'game-over') {
      state =
        state.phase === 'deal' ? applyChance(state, rng) : applyMove(state, byName(state, rng));
      if (state.phase === 'turn') turns++;
    }
  }
  // 71.0 with a deviation of about 15.
  expect(Math.abs(turns / games - 71)).toBeLessThan(7);
});

/** Choose among the legal options by name, of which those that look the same count once each. */
function byName(state: GameState, rng: () => number): Move {
  const moves = state.hand.flatMap((tile) =>
    ROTATIONS.map((rotation) => `${state.turn}${String(tile).padStart(2, '0')}${rotation}`),
  );
  const legal =
    state.phase === 'setup' ? legalMoves(state) : moves.filter((move) => isLegalMove(state, move));
  return legal[Math.floor(rng() * legal.length)] as Move;
}
