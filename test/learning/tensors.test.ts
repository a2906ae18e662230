/** The observations of the other games have what their views have, and their layouts never change. */
import { describe, expect, test } from 'vitest';
import * as cube from '../../src/cube-blokus.js';
import type { Game, GameTypes } from '../../src/engine/game/game.js';
import { completeRules } from '../../src/engine/game/settings.js';
import type { ObservationBlock } from '../../src/engine/game/tensors.js';
import type { TensorsOf } from '../../src/engine/learning/batch.js';
import * as ur from '../../src/royal-ur.js';
import { TILES } from '../../src/tsuro/state/tiles.js';
import { PORTS, ROTATIONS } from '../../src/tsuro/state/vocabulary.js';
import * as tsuro from '../../src/tsuro.js';
import { tableUnder } from '../docs/pages.js';
import { randomSteps } from '../support/contract.js';

/** Some states of a random game with the views of each player. */
function* views<Types extends GameTypes>(
  game: Game<Types>,
  tensors: TensorsOf<Types>,
  given: object = {},
): Generator<{ state: Types['state']; seats: number[]; seen: (name: string) => number[][] }> {
  const rules = completeRules(game.settings, given);
  const layout = tensors.layout(rules);
  const players = game.players(rules).length;
  const states = [...randomSteps(game, rules, 7, 60)].map(({ after }) => after);
  for (const state of states.filter((_, index) => index % 4 === 0)) {
    for (let observer = 0; observer < players; observer++) {
      const numbers = tensors.observe(state, observer);
      const last = layout.at(-1);
      expect(numbers).toHaveLength((last?.offset ?? 0) + (last?.length ?? 0));
      expect(layout.every((block) => isInRange(block, numbers))).toBe(true);
      yield {
        state,
        seats: Array.from({ length: players }, (_, seat) => (observer + seat) % players),
        seen: (name) =>
          layout
            .filter((block) => block.name === name)
            .map(({ offset, length }) => [...numbers.subarray(offset, offset + length)]),
      };
    }
  }
}

function isInRange({ offset, length, range }: ObservationBlock, numbers: Float32Array): boolean {
  return numbers
    .subarray(offset, offset + length)
    .every((number) => number >= range[0] && number <= range[1]);
}

/** Return as many numbers, 1 at some places and 0 at all others. */
function ones(length: number, places: readonly number[]): number[] {
  return Array.from({ length }, (_, place) => (places.includes(place) ? 1 : 0));
}

const number = (value: number) => [Math.fround(value)];

test('the Royal Game of Ur shows hands, squares, homes, turn and roll', () => {
  for (const { state, seats, seen } of views(ur.royalUr, ur.tensors)) {
    const { players, roll, phase, turn } = ur.inspect(state);
    const seated = seats.map((player) => players[player]);
    expect(seen('turn')).toEqual([seated.map((each) => Number(each?.player === turn))]);
    expect(seen('roll')).toEqual([ones(4, phase === 'move' && roll !== null ? [roll - 1] : [])]);
    expect(seen('hand')).toEqual(seated.map((each) => number((each?.hand ?? 0) / 7)));
    expect(seen('home')).toEqual(seated.map((each) => number((each?.home ?? 0) / 7)));
    const steps = seated.map((each) => each?.steps.map((step) => step - 1) ?? []);
    expect(seen('squares')).toEqual(steps.map((places) => ones(14, places)));
  }
});

test('what only unchecked texts say does not leave the range', () => {
  const sides = ur.decodeState(['A-', 'A9PH9B9PH9'], { validate: false });
  const offer = tsuro.decodeState(['A1H04040404T0134n1034nB', 'A01cB10eCX0'], {
    validate: false,
  });
  for (const [layout, observation] of [
    [ur.tensors.layout(ur.royalUr.rulesOf(sides)), ur.tensors.observe(sides, 0)],
    [tsuro.tensors.layout(tsuro.tsuro.rulesOf(offer)), tsuro.tensors.observe(offer, 0)],
  ] as const) {
    expect(layout.filter((block) => !isInRange(block, observation))).toEqual([]);
  }
});

test.each([3, 4, 5])('Tsuro shows what a player may know, of %i players', (count) => {
  const pairs = PORTS.flatMap((one, index) => PORTS.slice(index + 1).map((other) => one + other));
  for (const { state, seats, seen } of views(tsuro.tsuro, tsuro.tensors, { players: count })) {
    const observer = tsuro.PLAYER_IDS[seats[0] ?? 0] ?? 'A';
    const { players, turn, phase, hand, bagSize, board } = tsuro.viewFor(state, observer);
    const seated = seats.map((player) => players[player]);
    expect(seen('turn')).toEqual([seated.map((each) => Number(each?.player === turn))]);
    expect(seen('phase')).toEqual([ones(4, [tsuro.PHASES.indexOf(phase)])]);
    const tiles = Array.from({ length: 35 }, (_, tile) => hand.filter((each) => each === tile));
    expect(seen('hand')).toEqual([tiles.map(({ length }) => number(length / 3)[0])]);
    expect(seen('bag-size')).toEqual([number(bagSize / 35)]);
    expect(seen('in-game')).toEqual(seated.map((each) => [each?.left === null ? 1 : 0]));
    const avatars = seated.map((each) => each?.avatar ?? null);
    expect(seen('square')).toEqual(
      avatars.map((avatar) => ones(100, avatar === null ? [] : [Number(avatar.square)])),
    );
    expect(seen('port')).toEqual(
      avatars.map((avatar) => ones(8, avatar === null ? [] : [PORTS.indexOf(avatar.port)])),
    );
    const wires = board.flatMap(({ square, tile, rotation }) =>
      (TILES[tile] ?? []).map((wire) => {
        const turned = wire.map(
          (port) => PORTS[(PORTS.indexOf(port) + 2 * ROTATIONS.indexOf(rotation)) % 8],
        );
        return Number(square) * pairs.length + pairs.indexOf(turned.sort().join(''));
      }),
    );
    expect(seen('wires')[0]?.flatMap((each, place) => (each === 1 ? [place] : []))).toEqual(
      wires.sort((one, other) => one - other),
    );
  }
});

test('Cube Blokus shows squares, build points, pieces and points', () => {
  for (const { state, seats, seen } of views(cube.cubeBlokus, cube.tensors)) {
    const { players, owners, turn } = cube.inspect(state);
    const seated = seats.flatMap((player) => players[player] ?? []);
    expect(seen('turn')).toEqual([seated.map(({ player }) => Number(player === turn))]);
    expect(seen('squares')).toEqual(
      seated.map(({ player }) => owners.map((owner) => Number(owner === player))),
    );
    expect(seen('build-points')).toEqual(
      seated.map(({ buildPoints }) =>
        cube.SQUARES.map((each) => Number(buildPoints.includes(each))),
      ),
    );
    expect(seen('pieces')).toEqual(
      seated.map(({ piecesLeft }) => cube.PIECES.map((each) => Number(piecesLeft.includes(each)))),
    );
    expect(seen('score')).toEqual(seated.map(({ score }) => number(score / 100)));
    expect(seen('out')).toEqual(seated.map(({ isOut }) => [Number(isOut)]));
  }
});

/** What the tests need of a game, whose types do not matter here. */
interface AnyEncoded {
  readonly title: string;
  readonly players: number;
  readonly layout: readonly ObservationBlock[];
  /** Number of move indices. */
  readonly moves: number;
}

/** Take what the tests need of a game with some rules. */
function encodedBy<Types extends GameTypes>(
  { title, settings, players }: Game<Types>,
  tensors: TensorsOf<Types>,
  given: object = {},
): AnyEncoded {
  const rules = completeRules(settings, given);
  const layout = tensors.layout(rules);
  return {
    ...{ title, players: players(rules).length, layout },
    moves: tensors.actionSpace(rules).size,
  };
}

const ENCODED: readonly AnyEncoded[] = [
  encodedBy(ur.royalUr, ur.tensors),
  ...[3, 4, 5].map((players) => encodedBy(tsuro.tsuro, tsuro.tensors, { players })),
  encodedBy(cube.cubeBlokus, cube.tensors),
];

test('layouts never change', async () => {
  const lines = ENCODED.flatMap(({ title, players, layout }) => [
    `${title}, ${players} players`,
    ...layout.map(({ offset, seat, name, shape, axes }) =>
      [String(offset).padStart(4), seat ?? '-', name, shape.join('x') || '1', axes.join(' ')]
        .join(' ')
        .trimEnd(),
    ),
    '',
  ]);
  await expect(lines.join('\n')).toMatchFileSnapshot('other-layouts.txt');
});

test.each(ENCODED)('the page has the blocks of $title with $players players', (encoded) => {
  const namesOf = (isOfPage: (seat: number | null) => boolean) =>
    encoded.layout
      .filter(({ seat }) => isOfPage(seat))
      .map(({ name }) => name)
      .join(', ');
  const row = tableUnder('docs/self-play.md', 'Observations').find(
    ([game]) => game === encoded.title,
  );
  expect(row?.slice(1, 3)).toEqual([
    namesOf((seat) => seat === null),
    namesOf((seat) => seat === 0),
  ]);
  const { offset = 0, length = 0 } = encoded.layout.at(-1) ?? {};
  const numbers = (cell = '') => cell.split(' to ').map((text) => Number(text.replace(',', '')));
  const [least = NaN, most = least] = numbers(row?.[3]);
  expect(least <= offset + length && offset + length <= most).toBe(true);
  expect(numbers(row?.[4])).toEqual([encoded.moves]);
});

describe('a wrong observer or move is refused', () => {
  test.each([-1, 2, 0.5, Number.NaN])('observer %d', (player) => {
    expect(() => ur.tensors.observe(ur.newGame(), player)).toThrow(RangeError);
  });

  test('move', () => {
    const wrong = (text: string) => text as never;
    const rules = tsuro.tsuro.rulesOf(tsuro.newGame());
    expect(() => tsuro.tensors.actionSpace(rules).indexOf(wrong('A99n'))).toThrow(
      tsuro.DecodeError,
    );
    const urRules = ur.royalUr.rulesOf(ur.newGame());
    expect(() => ur.tensors.actionSpace(urRules).indexOf(wrong('x'))).toThrow(ur.DecodeError);
    const { indexOf } = cube.tensors.actionSpace(cube.cubeBlokus.rulesOf(cube.newGame()));
    expect(() => indexOf(wrong('x'))).toThrow(cube.DecodeError);
    expect(() => indexOf('AUa2Da2')).toThrow(
      'Move: found "AUa2Da2", expected the squares of a piece.',
    );
  });
});
