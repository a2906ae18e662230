/** The symmetries in docs/learning.md: transformations that preserve the rules. */

import {
  applyMove,
  decodeState,
  encodeState,
  type GameState,
  inspect,
  legalMoves,
  type Move,
  standings,
} from 'azulejo';
import type { EncodedState } from 'azulejo/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameChoice, games, isDeal, play } from '../support/games.js';
import { mirrored, recoloured, renumbered } from './renamed.js';

interface Renaming {
  readonly text: (encoded: EncodedState) => EncodedState;
  readonly move: (move: Move) => string;
}

const COLOURS = 'cdaeb';

const recolour: Renaming = {
  text: (encoded) => recoloured(encoded, COLOURS),
  move: (move) => move.replace(/[a-e]/, (colour) => COLOURS.charAt('abcde'.indexOf(colour))),
};

const mirror: Renaming = {
  text: (encoded) => mirrored(encoded, 'B'),
  move: (move) => move.replace(/^(B\d)(\d)$/, (_, row, column) => `${row}${4 - Number(column)}`),
};

function renumber(players: number): Renaming {
  return {
    text: renumbered,
    move: (move) =>
      move.replace(
        /^(.)(\d)(..)$/,
        (_, who, digit, rest) => `${who}${2 * players - Number(digit)}${rest}`,
      ),
  };
}

/** Whether the token goes to a full floor, where a tile makes room (rules: "Corner cases"). */
function dropsByAlphabet(before: GameState, move: Move): boolean {
  const { centre, players } = inspect(before);
  const floor = players.find(({ player }) => player === move.charAt(0))?.floor;
  const tiles = Object.values(floor?.tiles ?? {}).reduce((sum, number) => sum + number, 0);
  return move.charAt(1) === 'C' && centre.token && tiles === 7;
}

/** Check that the moves of a game have the transformed effects in transformed positions. */
function preservesRules(game: GameChoice, { text, move: rename }: Renaming): void {
  const { mosaic, tilingOrder } = game.rules;
  const decode = (encoded: EncodedState) =>
    // A transformed text can be out of order, with a partly filled factory before others.
    decodeState(encoded, { rules: { mosaic, tilingOrder }, lenient: true, validate: false });
  for (const { before, event } of play(game)) {
    if (isDeal(event) || before.phase === 'round-end') continue;
    const own = decode(encodeState(before));
    const other = decode(text(encodeState(before)));
    expect([...legalMoves(other)].sort()).toEqual(legalMoves(own).map(rename).sort());
    if (dropsByAlphabet(before, event)) continue;
    // A renamed legal move is a move.
    const after = applyMove(other, rename(event) as Move);
    expect(encodeState(after)).toEqual(
      encodeState(decode(text(encodeState(applyMove(own, event))))),
    );
    expect(standings(after)).toEqual(standings(applyMove(own, event)));
  }
}

const variantGames = games.map((game) => ({
  ...game,
  rules: { ...game.rules, mosaic: 'variant' as const },
}));

describe('the rules are preserved if', () => {
  test('colours are permuted, with the variant mosaic', () => {
    fc.assert(
      fc.property(variantGames, (game) => preservesRules(game, recolour)),
      { numRuns: 5 },
    );
  });

  test('one player’s mosaic is mirrored, with the variant mosaic', () => {
    fc.assert(
      fc.property(variantGames, (game) => preservesRules(game, mirror)),
      { numRuns: 5 },
    );
  });

  test('factories are permuted', () => {
    fc.assert(
      fc.property(games, (game) => preservesRules(game, renumber(game.rules.players))),
      { numRuns: 5 },
    );
  });
});

test('the fixed mosaic is not symmetric in the colours', () => {
  const state = decodeState(['AFCfB1920202020D0000000000', 'A0MS0a1FB0MSF'], {
    rules: { mosaic: 'fixed' },
  });
  expect(legalMoves(state)).toEqual(['A00']);
  const other = decodeState(recoloured(encodeState(state), COLOURS), {
    rules: { mosaic: 'fixed' },
  });
  expect(legalMoves(other)).toEqual(['A02']);
});

test('a full floor is not symmetric in the colours when the token comes', () => {
  const encoded = ['AFCafB1916202020D0000000000', 'A0MSFbbbbaaaB0MSF'] as const;
  const options = { lenient: true, validate: false } as const;
  const floorAfter = (state: GameState) =>
    inspect(applyMove(state, legalMoves(state)[0] ?? 'A00')).players[0]?.floor.tiles;
  expect(floorAfter(decodeState(encoded, options))).toMatchObject({ a: 3, b: 3 });
  const exchanged = decodeState(recoloured(encoded, 'bacde'), options);
  // If it were symmetric, it would be 3 and 3 again.
  expect(floorAfter(exchanged)).toMatchObject({ a: 4, b: 2 });
});
