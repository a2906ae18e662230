/** The network that corrects the evaluation of boards: its tables against sums over its inputs, one by one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BoardNetwork } from '../../src/azul/agents/minimax/board-network.js';
import type { NetworkText } from '../../src/azul/agents/minimax/network-tables.js';
import { NETWORKS } from '../../src/azul/agents/minimax/network-weights.js';
import { cellsOf, type GameState } from '../../src/azul/api/game-state.js';
import { inspect } from '../../src/azul/api/inspect.js';
import { applyMove, legalMoves } from '../../src/azul/api/play.js';
import { applyChance, newGame } from '../../src/azul/api/rounds.js';
import { pick, type Rng } from '../../src/random/rng.js';
import { seededRng } from '../../src/random/seeds.js';
import { COLOURS, type Colour, MOSAICS, type Rules } from '../../src/state/vocabulary.js';
import { valueOfBoard } from './value-of-board.js';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const STAGES = 5;

const LINES = [0, 1, 2, 3, 4];

/** Each line of a mosaic with each of some other things. */
function namesOf(name: string, others: readonly (string | number)[]): string[] {
  return LINES.flatMap((line) => others.map((other) => `${name}${line}${other}`));
}

/** The inputs of a network, each by a name. */
function inputNames(mosaic: Rules['mosaic']): string[] {
  const stored = [1, 2, 3, 4].flatMap((row) =>
    COLOURS.flatMap((colour) =>
      Array.from({ length: row }, (_, index) => `stored${row}${colour}${index + 1}`),
    ),
  );
  return [
    ...namesOf('cell', LINES),
    ...(mosaic === 'fixed' ? [] : [...namesOf('row', COLOURS), ...namesOf('column', COLOURS)]),
    ...stored,
    ...(mosaic === 'fixed' ? [] : namesOf('fullest', [1, 2, 3, 4]).slice(4)),
    ...COLOURS.map((colour) => `bag${colour}`),
  ];
}

/** Numbers of a text of some units. */
function numbersIn(mosaic: Rules['mosaic'], units: number): number {
  return inputNames(mosaic).length * (units + STAGES) + STAGES * (2 * units + 1);
}

/** Count the tiles of each column of a mosaic that can take a colour in a row, and return the highest number, or 0. */
function fullestColumn(
  mosaic: readonly (readonly (Colour | null)[])[],
  row: number,
  colour: Colour,
): number {
  const counts = LINES.map((column) => {
    const tiles = mosaic.map((cells) => cells[column]);
    const fits = tiles[row] === null && !tiles.includes(colour);
    return fits ? tiles.filter((tile) => tile !== null).length : 0;
  });
  return Math.max(...counts);
}

/** Read what the inputs of a player's board are: those that are not named are 0. */
function inputsOf(state: GameState, player: number): ReadonlyMap<string, number> {
  const { bag, players } = inspect(state);
  const inputs = new Map(COLOURS.map((colour) => [`bag${colour}`, bag[colour] / 20]));
  for (const [row, cells] of players[player]?.mosaic.entries() ?? []) {
    for (const [column, colour] of cells.entries()) {
      if (colour === null) continue;
      inputs.set(`cell${row}${column}`, 1);
      inputs.set(`row${row}${colour}`, 1);
      inputs.set(`column${column}${colour}`, 1);
    }
  }
  for (const [row, line] of players[player]?.storage.entries() ?? []) {
    if (line === null || line.number > row) continue;
    inputs.set(`stored${row}${line.colour}${line.number}`, 1);
    inputs.set(`fullest${row}${fullestColumn(players[player]?.mosaic ?? [], row, line.colour)}`, 1);
  }
  return inputs;
}

/** Read a network from its text, number by number. */
function numbersOf({ weights }: NetworkText): number[] {
  const digits = [...weights].map((digit) => BASE64.indexOf(digit));
  return digits.flatMap((first, place) =>
    place % 2 === 0 ? (64 * first + (digits[place + 1] ?? 0) - 2048) / 128 : [],
  );
}

/** Return the value of a board and that of beginning, by the definition. */
function slowValues(
  units: number,
  numbers: readonly number[],
  names: readonly string[],
  inputs: ReadonlyMap<string, number>,
  rounds: number,
): { value: number; begins: number } {
  let place = 0;
  const next = (count: number) => {
    place += count;
    return numbers.slice(place - count, place);
  };
  const sums = Array.from({ length: units }, () => 0);
  let value = 0;
  for (const name of names) {
    const input = inputs.get(name) ?? 0;
    if (input === 0) {
      place += units + STAGES;
      continue;
    }
    next(units).forEach((weight, unit) => {
      sums[unit] = (sums[unit] ?? 0) + input * weight;
    });
    const direct = next(STAGES)[rounds - 1] ?? 0;
    if (!name.startsWith('bag')) value += input * direct;
  }
  for (let stage = 1; ; stage++) {
    const biases = next(units);
    const outputs = next(units);
    const [begins = 0] = next(1);
    if (stage < rounds) continue;
    for (const [unit, sum] of sums.entries()) {
      value += Math.max(0, sum + (biases[unit] ?? 0)) * (outputs[unit] ?? 0);
    }
    return { value, begins };
  }
}

/** How often a round is played on, so that its boards get other tiles in the same cells. */
const ENDS = 6;

/** Play at random, so that boards fill, and list a state of a round and those in which it is tiled in several ways. */
function statesOfRound(mosaic: Rules['mosaic'], rng: Rng): [GameState, ...GameState[]] {
  const next = (state: GameState) => {
    const legal = legalMoves(state);
    const move = legal[Math.floor(rng() * legal.length)];
    return move === undefined ? undefined : applyMove(state, move);
  };
  const players = ([2, 3, 4] as const)[pick(rng, 3)];
  let first = newGame({ rules: { mosaic, players }, rng });
  for (let moves = Math.floor(80 * rng()); moves > 0; moves--) {
    const after = next(first) ?? first;
    first = after.phase === 'round-end' ? applyChance(after, rng) : after;
  }
  const states: [GameState, ...GameState[]] = [first];
  for (let end = 0; end < ENDS; end++) {
    for (let state = next(first); state !== undefined; state = next(state)) {
      if (state.phase !== 'drafting') states.push(state);
    }
  }
  return states;
}

/** A text of random weights of some units. */
function randomText(mosaic: Rules['mosaic'], units: number, seed: number): NetworkText {
  const rng = seededRng(seed);
  const digit = () => BASE64.charAt(Math.floor(64 * rng()));
  return { units, weights: Array.from({ length: 2 * numbersIn(mosaic, units) }, digit).join('') };
}

describe.each(MOSAICS)('with the %s mosaic', (mosaic) => {
  test('a network says what the sum over its inputs comes to, of all boards of a round', () => {
    const small = fc.integer({ min: 1, max: 5 });
    const names = inputNames(mosaic);
    fc.assert(
      fc.property(fc.nat(), small, (seed, units) => {
        const rng = seededRng(seed);
        const states = statesOfRound(mosaic, rng);
        const text = randomText(mosaic, units, seed);
        const network = new BoardNetwork(text, cellsOf(states[0]), mosaic);
        // One after the other, so what is left from another board must not remain.
        const values = network.newMosaic();
        const numbers = numbersOf(text);
        for (const state of states) {
          const first = 1 + pick(rng, STAGES);
          for (const player of state.scores.keys()) {
            const inputs = inputsOf(state, player);
            for (const rounds of [first, 1 + (first % STAGES)]) {
              const slow = slowValues(units, numbers, names, inputs, rounds);
              const value = valueOfBoard(values, cellsOf(state), player, rounds);
              expect(value).toBeCloseTo(slow.value, 6);
              expect(network.begins(rounds)).toBe(slow.begins);
            }
          }
        }
      }),
    );
  });

  test('the networks that are shipped have all weights', () => {
    const texts = Object.values(NETWORKS).flatMap((networks) => networks[mosaic] ?? []);
    expect(texts).toHaveLength(mosaic === 'fixed' ? 3 : 2);
    for (const { units, weights } of texts) {
      expect(weights).toMatch(/^[A-Za-z0-9+/]+$/);
      expect(weights).toHaveLength(2 * numbersIn(mosaic, units));
    }
  });
});
