/** The network that corrects the evaluation of boards: its tables against sums over its inputs, one by one. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoardNetwork, type NetworkText } from '../../src/azul/agents/minimax/board-network.js';
import { NETWORK } from '../../src/azul/agents/minimax/network-weights.js';
import { cellsOf, type GameState } from '../../src/azul/api/game-state.js';
import { inspect } from '../../src/azul/api/inspect.js';
import { applyMove, legalMoves } from '../../src/azul/api/play.js';
import { applyChance, newGame } from '../../src/azul/api/rounds.js';
import { seededRng } from '../../src/random/seeds.js';
import { COLOURS } from '../../src/state/vocabulary.js';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const STAGES = 5;

/** The inputs of a network, each by a name. */
const INPUTS = [
  ...[0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].map((column) => `cell${row}${column}`)),
  ...[1, 2, 3, 4].flatMap((row) =>
    COLOURS.flatMap((colour) =>
      Array.from({ length: row }, (_, index) => `stored${row}${colour}${index + 1}`),
    ),
  ),
  ...COLOURS.map((colour) => `bag${colour}`),
];

/** Numbers of a text of some units. */
const numbersIn = (units: number) => INPUTS.length * (units + STAGES) + STAGES * (2 * units + 1);

/** Read what the inputs of a player's board are: those that are not named are 0. */
function inputsOf(state: GameState, player: number): ReadonlyMap<string, number> {
  const { bag, players } = inspect(state);
  const inputs = new Map(COLOURS.map((colour) => [`bag${colour}`, bag[colour] / 20]));
  for (const [row, cells] of players[player]?.mosaic.entries() ?? []) {
    for (const [column, colour] of cells.entries()) {
      if (colour !== null) inputs.set(`cell${row}${column}`, 1);
    }
  }
  for (const [row, line] of players[player]?.storage.entries() ?? []) {
    if (line !== null) inputs.set(`stored${row}${line.colour}${line.number}`, 1);
  }
  return inputs;
}

/** Read a network from its text, number by number. */
function* numbersOf(text: string): Generator<number, 0> {
  for (let place = 0; place < text.length; place += 2) {
    const [first = '', second = ''] = text.slice(place, place + 2);
    yield (64 * BASE64.indexOf(first) + BASE64.indexOf(second) - 2048) / 128;
  }
  return 0;
}

/** Return the value of a board and that of beginning, by the definition. */
function slowValues(
  { units, weights }: NetworkText,
  inputs: ReadonlyMap<string, number>,
  rounds: number,
): { value: number; begins: number } {
  const numbers = numbersOf(weights);
  const next = (count: number) => Array.from({ length: count }, () => numbers.next().value);
  const sums = Array.from({ length: units }, () => 0);
  let value = 0;
  for (const name of INPUTS) {
    const input = inputs.get(name) ?? 0;
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

/** Play at random, so that boards fill, and stop somewhere. */
function randomState(seed: number): GameState {
  const rng = seededRng(seed);
  let state = newGame({ rules: { mosaic: 'fixed' }, rng });
  for (let moves = Math.floor(80 * rng()); moves > 0; moves--) {
    const legal = legalMoves(state);
    const move = legal[Math.floor(rng() * legal.length)];
    if (move !== undefined) state = applyMove(state, move);
    if (state.phase === 'round-end') state = applyChance(state, rng);
  }
  return state;
}

/** A text of random weights of some units. */
function randomText(units: number, seed: number): NetworkText {
  const rng = seededRng(seed);
  const digit = () => BASE64.charAt(Math.floor(64 * rng()));
  return { units, weights: Array.from({ length: 2 * numbersIn(units) }, digit).join('') };
}

test('a network says what the sum over its inputs comes to', () => {
  const small = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(fc.nat(), small, small, (seed, units, rounds) => {
      const state = randomState(seed);
      const cells = cellsOf(state);
      const text = randomText(units, seed);
      const network = new BoardNetwork(text, cells);
      for (const player of [0, 1]) {
        const slow = slowValues(text, inputsOf(state, player), rounds);
        expect(network.of(cells, player, rounds)).toBeCloseTo(slow.value, 6);
        expect(network.begins(rounds)).toBe(slow.begins);
      }
    }),
  );
});

test('the one that is shipped has all weights', () => {
  expect(NETWORK.weights).toMatch(/^[A-Za-z0-9+/]+$/);
  expect(NETWORK.weights).toHaveLength(2 * numbersIn(NETWORK.units));
});
