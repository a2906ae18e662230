/** The tree search of a round of three and four players: its playouts, its values, and how it chooses. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BoardValues } from '../../src/azul/agents/minimax/board-values.js';
import { DraftPosition } from '../../src/azul/agents/minimax/draft-position.js';
import { DraftTree, TreeNodes } from '../../src/azul/agents/minimax/draft-tree.js';
import { MoveOrder } from '../../src/azul/agents/minimax/move-order.js';
import { EVALUATION } from '../../src/azul/agents/minimax/outlook-weights.js';
import { Playouts } from '../../src/azul/agents/minimax/playouts.js';
import { RoundEnds } from '../../src/azul/agents/minimax/round-ends.js';
import {
  evaluateBoards,
  Feature,
  roundsLeft,
  weightsFor,
} from '../../src/azul/agents/trained-evaluation.js';
import { TRAINED_WEIGHTS } from '../../src/azul/agents/trained-weights.js';
import { cellsOf, type GameState } from '../../src/azul/api/game-state.js';
import { applyMove, legalMoves } from '../../src/azul/api/play.js';
import { newGame } from '../../src/azul/api/rounds.js';
import { Numbering, numberOf } from '../../src/codec/notation.js';
import { playDraft } from '../../src/moves/legal.js';
import { listMoves } from '../../src/moves/list.js';
import type { Rng } from '../../src/random/rng.js';
import { seededRng } from '../../src/random/seeds.js';
import { at, type Cells } from '../../src/state/cells.js';
import { Cell, PhaseIndex } from '../../src/state/layout.js';
import { MOSAICS } from '../../src/state/vocabulary.js';
import { drawn, groups, randomUntil } from './random-rounds.js';
import { valueOfBoard } from './value-of-board.js';

const anySeed = fc.nat({ max: 1e6 });
const anyMosaic = fc.constantFrom(...MOSAICS);
const anyPlayers = fc.constantFrom(3 as const, 4 as const);
const [NODES, OTHER_NODES] = [new TreeNodes(), new TreeNodes()];

function numbersOf(cells: Readonly<Cells>): number[] {
  return listMoves(cells).map((move) => numberOf(move) & Numbering.Move);
}

/** Return the moves that a thousand playouts choose in a position, and the first in their order. */
function playoutsOf(cells: Readonly<Cells>, rng: Rng) {
  const position = new DraftPosition();
  position.read(cells);
  const order = new MoveOrder();
  order.read(position, new RoundEnds(cells, EVALUATION), 1);
  const playouts = new Playouts(order);
  playouts.reseed(rng);
  const chosen = new Set(Array.from({ length: 1000 }, () => playouts.moveOf(position)));
  return { chosen, best: order.bestOf(position) };
}

describe('playouts', () => {
  test('play moves by the rules, the most promising among them', () => {
    fc.assert(
      fc.property(anySeed, anyMosaic, anyPlayers, (seed, mosaic, players) => {
        const rng = seededRng(seed);
        const cells = cellsOf(randomUntil({ mosaic, players }, rng, () => rng() < 0.1));
        const { chosen, best } = playoutsOf(cells, rng);
        expect(numbersOf(cells)).toEqual(expect.arrayContaining([...chosen]));
        expect(chosen).toContain(best);
      }),
    );
  });

  test('play several moves at the beginning of a game', () => {
    const rng = seededRng(1);
    const rules = { mosaic: 'fixed', players: 3 } as const;
    expect(playoutsOf(cellsOf(newGame({ rules, rng })), rng).chosen.size).toBeGreaterThan(5);
  });
});

describe('win shares', () => {
  test('add up to 1, and who has more has more', () => {
    const points = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 3, maxLength: 4 });
    fc.assert(
      fc.property(points, anyMosaic, fc.integer({ min: 0, max: 5 }), (points, mosaic, rounds) => {
        const rules = { mosaic, players: points.length === 3 ? 3 : 4 } as const;
        const cells = cellsOf(newGame({ rules, rng: seededRng(1) }));
        const shares = Float64Array.from(points);
        new BoardValues(EVALUATION, cells).writeShares(shares, points.length, rounds);
        expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
        const most = Math.max(...points);
        for (const [player, share] of shares.entries()) {
          for (const [other, otherShare] of shares.entries()) {
            const more = (points[player] ?? 0) - (points[other] ?? 0);
            expect(Math.sign(share - otherShare)).toBe(Math.sign(more));
          }
          // A game that is over is won by one, or shared by those who have the most.
          const winners = points.filter((each) => each === most).length;
          const won = points[player] === most ? 1 / winners : 0;
          if (rounds === 0) expect(Math.abs(share - won)).toBeLessThan(0.25);
        }
      }),
    );
  });
});

/** Return the value of a position to each player if all do their best (max^n). */
function plainValues(
  position: DraftPosition,
  cells: Readonly<Cells>,
  ends: RoundEnds,
): Float64Array {
  if (position.filled === 0) {
    const values = new Float64Array(4);
    ends.writeValues(position, values);
    return values;
  }
  const { turn } = position;
  let best = new Float64Array(4).fill(Number.NEGATIVE_INFINITY);
  for (const move of listMoves(cells)) {
    const values = plainAfter(position, cells, ends, numberOf(move));
    if ((values[turn] ?? 0) > (best[turn] ?? 0)) best = values.slice();
  }
  return best;
}

function plainAfter(
  position: DraftPosition,
  cells: Readonly<Cells>,
  ends: RoundEnds,
  number: number,
): Float64Array {
  const next = cells.slice();
  playDraft(next, number);
  position.play(number & Numbering.Move);
  const values = plainValues(position, next, ends);
  position.undo();
  return values;
}

/** Return how much worse the move that a search chooses is than the best, if all do their best after it. */
function regretOf(state: GameState, lines: number): number {
  const cells = cellsOf(state);
  const limits = { positions: lines, isInTime: () => true };
  const move = new DraftTree(cells, EVALUATION, NODES).run(cells, limits, seededRng(1));
  const position = new DraftPosition();
  position.read(cells);
  const { turn } = position;
  const ends = new RoundEnds(cells, EVALUATION);
  const best = plainValues(position, cells, ends)[turn] ?? 0;
  const number = move | (turn << Numbering.Player);
  return best - (plainAfter(position, cells, ends, number)[turn] ?? 0);
}

test('boards are valued as the search values them, but in points', () => {
  fc.assert(
    fc.property(anySeed, anyMosaic, anyPlayers, (seed, mosaic, players) => {
      const rng = seededRng(seed);
      const state = randomUntil({ mosaic, players }, rng, () => rng() < 0.1);
      const cells = cellsOf(state);
      const rounds = roundsLeft(cells);
      const values = new BoardValues({ ...EVALUATION, networks: {} }, cells);
      const { weights } = weightsFor(TRAINED_WEIGHTS, cells, rounds);
      const { scores } = evaluateBoards(cells, TRAINED_WEIGHTS);
      for (const [player, expected] of scores.entries()) {
        const begins = at(cells, Cell.Turn) === player ? values.ofToken(rounds) : 0;
        const rest = valueOfBoard(values.newMosaic(), cells, player, rounds);
        const points = (state.scores[player] ?? 0) + begins + rest;
        expect(points * (weights[Feature.Score] ?? 0)).toBeCloseTo(expected, 9);
      }
    }),
  );
});

describe('the tree', () => {
  test('counts each line once on its way', () => {
    const lines = 2000;
    const cells = cellsOf(newGame({ rules: { players: 4 }, rng: seededRng(1) }));
    const limits = { positions: lines, isInTime: () => true };
    new DraftTree(cells, EVALUATION, NODES).run(cells, limits, seededRng(2));
    const { count, first, laterValues, laterVisits, nextValues, values, visits } = NODES;
    expect(visits[0]).toBe(lines);
    const [rootFirst = 0, rootCount = 0] = [first[0], count[0]];
    let later = 0;
    const open = [0];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      const start = first[node] ?? 0;
      if (start === 0) continue;
      const children = Array.from({ length: count[node] ?? 0 }, (_, index) => start + index);
      const total = (table: ArrayLike<number>) =>
        children.reduce((sum, child) => sum + (table[child] ?? 0), 0);
      // A position is visited once before lines go on from it.
      const before = node === 0 ? 0 : 1;
      expect(total(visits)).toBe((visits[node] ?? 0) - before);
      expect(total(values)).toBeCloseTo(nextValues[node] ?? Number.NaN, 6);
      for (const child of children) {
        expect(laterVisits[child]).toBeGreaterThanOrEqual(visits[child] ?? 0);
        expect(laterVisits[child]).toBeLessThanOrEqual(total(visits));
        if (laterVisits[child] === visits[child]) expect(laterValues[child]).toBe(values[child]);
      }
      if (node === 0) later = total(laterVisits);
      open.push(...children);
    }
    expect(rootCount).toBeGreaterThan(20);
    expect(rootFirst).toBe(1);
    // Many moves at the root are made later in lines that begin with others.
    expect(later).toBeGreaterThan(2 * lines);
  });

  test('takes one of the best moves at the end of the round', () => {
    fc.assert(
      fc.property(anySeed, anyMosaic, anyPlayers, (seed, mosaic, players) => {
        const rng = seededRng(seed);
        const state = randomUntil({ mosaic, players }, rng, (cells) => groups(cells) <= 3);
        expect(regretOf(state, 5000)).toBeLessThan(0.1);
      }),
      { numRuns: 40 },
    );
  });

  test('finds the same after it has searched other positions of the round', () => {
    fc.assert(
      fc.property(anySeed, anyMosaic, anyPlayers, (seed, mosaic, players) => {
        const rng = seededRng(seed);
        const before = randomUntil({ mosaic, players }, rng, (cells) => groups(cells) > 4);
        const limits = { positions: 100, isInTime: () => true };
        const tree = new DraftTree(cellsOf(before), EVALUATION, NODES);
        tree.run(cellsOf(before), limits, seededRng(2));
        const cells = cellsOf(applyMove(before, drawn(legalMoves(before), rng)));
        if (at(cells, Cell.Phase) !== PhaseIndex.Drafting) return;
        const fresh = new DraftTree(cells, EVALUATION, OTHER_NODES);
        const expected = fresh.run(cells, limits, seededRng(3));
        expect(tree.run(cells, limits, seededRng(3))).toBe(expected);
      }),
      { numRuns: 8 },
    );
  });
});
