/**
 * Valid states that need not come up in play: tiles are laid out at random, as far as the conditions of
 * validity allow, and the text is written by hand.
 */

import { type Rules, seededRng } from 'azulejo';
import type { EncodedState } from 'azulejo/game';
import fc from 'fast-check';
import { ALL_RULES } from './games.js';

const COLOURS = [...'abcde'] as const;
const SIZE = 5;
const TILES_OF_COLOUR = 20;

/** A state's strings with the rules that they do not hold. */
export interface AnyState {
  readonly encoded: EncodedState;
  readonly rules: Rules;
}

/** The tiles that have not been laid out. */
class Supply {
  readonly #left = COLOURS.map(() => TILES_OF_COLOUR);

  /** Take up to a number of tiles of a colour, and return how many there were. */
  take(colour: number, wanted: number): number {
    const taken = Math.min(wanted, this.#left[colour] ?? 0);
    this.#left[colour] = (this.#left[colour] ?? 0) - taken;
    return taken;
  }

  left(colour: number): number {
    return this.#left[colour] ?? 0;
  }
}

type Draw = (count: number) => number;

/** Lay out a mosaic with so many tiles a row: no colour twice in a row or a column, in the fixed one each on its cell. */
function layMosaic(
  rules: Rules,
  supply: Supply,
  draw: Draw,
  most: number,
): (number | undefined)[][] {
  const rows = Array.from({ length: SIZE }, () =>
    new Array<number | undefined>(SIZE).fill(undefined),
  );
  for (let tile = draw(18); tile > 0; tile--) {
    const [row, column, any] = [draw(SIZE), draw(SIZE), draw(SIZE)];
    const colour = rules.mosaic === 'fixed' ? (column - row + SIZE) % SIZE : any;
    const isFree =
      rows[row]?.[column] === undefined &&
      (rows[row]?.filter((cell) => cell !== undefined).length ?? 0) < most;
    const isNew = !rows[row]?.includes(colour) && rows.every((cells) => cells[column] !== colour);
    if (isFree && isNew && supply.take(colour, 1) === 1) rows[row]?.splice(column, 1, colour);
  }
  return rows;
}

/** Lay out a storage row, with so many tiles at most: of one colour that the mosaic row does not have. */
function layLine(
  row: number,
  mosaic: readonly (number | undefined)[],
  supply: Supply,
  draw: Draw,
  most: number,
) {
  const colour = draw(SIZE);
  const isRefused = most === 0 || draw(2) === 0 || mosaic.includes(colour);
  const count = isRefused ? 0 : supply.take(colour, 1 + draw(most));
  return count === 0 ? '' : `${row}${COLOURS[colour]}${count}`;
}

function layTiles(count: number, supply: Supply, draw: Draw): string {
  const tiles = Array.from({ length: count }, () => draw(SIZE)).filter(
    (colour) => supply.take(colour, 1) === 1,
  );
  return tiles
    .sort((one, other) => one - other)
    .map((colour) => COLOURS[colour])
    .join('');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function layOut(rules: Rules, seed: number): EncodedState {
  const rng = seededRng(seed);
  const draw: Draw = (count) => Math.floor(rng() * count);
  const supply = new Supply();
  const ids = [...'ABCD'].slice(0, rules.players);
  const factories = Array.from({ length: 2 * rules.players + 1 }, (_, number) => {
    const isFull = draw(3) > 0;
    let tiles = '';
    while (isFull && tiles.length < 4) tiles += layTiles(4 - tiles.length, supply, draw);
    return tiles === '' ? '' : `${number}${[...tiles].sort().join('')}`;
  });
  const emptied = factories.filter((tiles) => tiles === '').length;
  // Each factory that was drafted from left three tiles in the centre at most.
  const centre = layTiles(draw(3 * emptied + 1), supply, draw);
  const isDrafting = centre !== '' || emptied < factories.length;
  // What a floor or a full row has of this round came from there, too.
  let taken = isDrafting ? 4 * emptied - centre.length : Number.POSITIVE_INFINITY;
  // The token lies in the centre, or on the floor of one player once a factory was drafted from.
  const token = emptied === 0 ? rules.players : draw(rules.players + 1);
  const boards = ids.map((id, player) => {
    const mosaic = layMosaic(rules, supply, draw, isDrafting ? SIZE - 1 : SIZE);
    const cells = mosaic.flatMap((row, y) =>
      row.flatMap((colour, x) => (colour === undefined ? [] : `${COLOURS[colour]}${y}${x}`)),
    );
    const lines = mosaic.map((row, y) => {
      const line = layLine(y, row, supply, draw, taken > 0 ? y + 1 : y);
      if (line.endsWith(`${y + 1}`)) taken--;
      return line;
    });
    const tiles = layTiles(draw(Math.min(7, taken + 1)), supply, draw);
    taken -= tiles.length;
    const floor = tiles + (player === token ? 'f' : '');
    return `${id}${draw(150)}M${cells.join('')}S${lines.join('')}F${floor}`;
  });
  const bag = COLOURS.map((_, colour) => supply.take(colour, draw(supply.left(colour) + 1)));
  const discard = COLOURS.map((_, colour) => supply.left(colour));
  const piles = `B${bag.map(twoDigits).join('')}D${discard.map(twoDigits).join('')}`;
  const centreToken = token === rules.players ? 'f' : '';
  const turn = ids[draw(ids.length)];
  return [`${turn}F${factories.join('')}C${centre}${centreToken}${piles}`, boards.join('')];
}

/** Valid states under every setting of the rules. */
export const anyStates: fc.Arbitrary<AnyState> = fc
  .record({ rules: fc.constantFrom(...ALL_RULES), seed: fc.nat(10_000_000) })
  .map(({ rules, seed }) => ({ rules, encoded: layOut(rules, seed) }));
