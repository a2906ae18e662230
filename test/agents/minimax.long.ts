/** The search of a round by minimax, beside a plain one through the rules. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solveEndgame } from '../../src/azul/agents/endgame.js';
import { BoardValues } from '../../src/azul/agents/minimax/board-values.js';
import { DraftPosition } from '../../src/azul/agents/minimax/draft-position.js';
import { DraftSearch } from '../../src/azul/agents/minimax/draft-search.js';
import { EVALUATION } from '../../src/azul/agents/minimax/outlook-weights.js';
import { Bound, PositionTable } from '../../src/azul/agents/minimax/position-table.js';
import { RoundEnds } from '../../src/azul/agents/minimax/round-ends.js';
import { minimaxAgent } from '../../src/azul/agents/minimax-agent.js';
import { roundsLeft } from '../../src/azul/agents/trained-evaluation.js';
import { cellsOf, type GameState } from '../../src/azul/api/game-state.js';
import { applyMove, legalMoves } from '../../src/azul/api/play.js';
import { applyChance, newGame } from '../../src/azul/api/rounds.js';
import { Numbering, numberOf } from '../../src/codec/notation.js';
import { playDraft, playTiling } from '../../src/moves/legal.js';
import { listMoves } from '../../src/moves/list.js';
import { endRound } from '../../src/moves/round.js';
import type { Rng } from '../../src/random/rng.js';
import { seededRng } from '../../src/random/seeds.js';
import { bonusOf } from '../../src/scoring/bonus.js';
import { at, boardOf, type Cells, playerCount } from '../../src/state/cells.js';
import { Board, Cell, PhaseIndex } from '../../src/state/layout.js';
import type { RulesOptions } from '../../src/state/rules.js';
import { drawn, groups, randomUntil } from './random-rounds.js';
import { valueOfBoard } from './value-of-board.js';

const anySeed = fc.nat({ max: 1e6 });
const anyMosaic = fc.constantFrom('fixed' as const, 'variant' as const);
const anyPlayers = fc.constantFrom(2 as const, 3 as const, 4 as const);
const UNLIMITED = { positions: Number.POSITIVE_INFINITY, isInTime: () => true };

const isLate = (cells: Readonly<Cells>) => groups(cells) <= 4;

function readPosition(cells: Readonly<Cells>): DraftPosition {
  const position = new DraftPosition();
  position.read(cells);
  return position;
}

function unnumbered(number: number): number {
  return number & Numbering.Move;
}

/** Everything of a position that can be seen. */
function imageOf(position: DraftPosition) {
  const { sources, storages, accepts, floors, filled, players, turn, token, ply } = position;
  const tables = [sources, storages, accepts, floors].map((table) => [...table]);
  return { tables, filled, players, turn, token, ply };
}

describe('a position in place', () => {
  test('is that of the rules after each move, and the one before once moves are taken back', () => {
    fc.assert(
      fc.property(anySeed, anyMosaic, anyPlayers, (seed, mosaic, players) => {
        const rng = seededRng(seed);
        const state = randomUntil({ mosaic, players }, seededRng(seed), () => rng() < 0.2);
        const cells = cellsOf(state).slice();
        const position = readPosition(cells);
        const images = [imageOf(position)];
        while (at(cells, Cell.Phase) === PhaseIndex.Drafting) {
          const number = numberOf(drawn(listMoves(cells), rng));
          playDraft(cells, number);
          position.play(unnumbered(number));
          if (at(cells, Cell.Phase) === PhaseIndex.Drafting) {
            const expected = imageOf(readPosition(cells));
            expect(imageOf(position)).toEqual({ ...expected, ply: images.length });
          }
          images.push(imageOf(position));
        }
        expect(position.filled).toBe(0);
        for (images.pop(); images.length > 0; images.pop()) {
          position.undo();
          expect(imageOf(position)).toEqual(images.at(-1));
        }
      }),
    );
  });

  test('is found in a table where it was stored, and no other is', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const table = new PositionTable(2);
        const states = [seed, seed + 1].map((each) => randomUntil({}, seededRng(each), isLate));
        const [one, other] = states.map((state) => readPosition(cellsOf(state)));
        if (one === undefined || other === undefined) throw new Error('There are two.');
        const place = table.placeOf(one);
        expect(table.isKnown(place, one)).toBe(false);
        table.store(place, one, -12, Bound.AtMost, 5, 3);
        expect(table.isKnown(place, one)).toBe(true);
        expect(table.isKnown(place, other)).toBe(false);
        expect([table.valueAt(place), table.moveAt(place), table.effortAt(place)]).toEqual([
          -12, 5, 3,
        ]);
        expect(table.isWithin(place, -12, 0)).toBe(true);
        expect(table.isWithin(place, -13, 0)).toBe(false);
        table.clear();
        expect(table.isKnown(place, one)).toBe(false);
      }),
    );
  });
});

/** What drafted boards come to by the rules. */
interface PlainEnd {
  readonly values: BoardValues;
  readonly rounds: number;
  /** By player: points with what the board can expect. */
  readonly standings: readonly number[];
}

/** End a round on the fixed mosaic, which has one tiling. */
function plainEnd(drafted: Readonly<Cells>): PlainEnd {
  const values = new BoardValues(EVALUATION, drafted);
  const end = drafted.slice();
  while (at(end, Cell.Phase) === PhaseIndex.Tiling) {
    playTiling(end, numberOf(drawn(listMoves(end), seededRng(1))));
  }
  const rounds = roundsLeft(end);
  endRound(end);
  const standings = Array.from({ length: playerCount(end) }, (_, player) => {
    const score = at(end, boardOf(player) + Board.Score);
    const begins = player === at(end, Cell.Turn) ? values.ofToken(rounds) : 0;
    // The bonuses of a game that is over are in the score already.
    const bonuses = rounds === 0 ? bonusOf(end, boardOf(player)).total : 0;
    return score - bonuses + begins + valueOfBoard(values.newMosaic(), end, player, rounds);
  });
  return { values, rounds, standings };
}

function sharesOf(values: BoardValues, standings: readonly number[], rounds: number): Float64Array {
  const shares = Float64Array.from(standings);
  values.writeShares(shares, standings.length, rounds);
  return shares;
}

/** Draft to the end of the round at random, and expect the value that its end has by the rules. */
function expectPlainEnd(state: GameState, rng: Rng): void {
  const cells = cellsOf(state).slice();
  const position = readPosition(cells);
  while (at(cells, Cell.Phase) === PhaseIndex.Drafting) {
    const number = numberOf(drawn(listMoves(cells), rng));
    playDraft(cells, number);
    position.play(unnumbered(number));
  }
  const ends = new RoundEnds(cellsOf(state), EVALUATION);
  const { values, rounds, standings } = plainEnd(cells);
  const shares = new Float64Array(position.players);
  ends.writeValues(position, shares);
  expect(shares).toEqual(sharesOf(values, standings, rounds));
  if (position.players > 2) return;
  const lead = (standings[position.turn] ?? 0) - (standings[1 - position.turn] ?? 0);
  expect(ends.valueOf(position)).toBe(values.ofLead(lead, rounds));
}

describe('the end of a round is worth what the boards are by the rules', () => {
  test('in games', () => {
    fc.assert(
      fc.property(anySeed, anyPlayers, (seed, players) => {
        const rng = seededRng(seed);
        const rules = { mosaic: 'fixed', players } as const;
        expectPlainEnd(
          randomUntil(rules, seededRng(seed), () => rng() < 0.05),
          rng,
        );
      }),
    );
  });

  test('where nobody takes from the centre, as each factory has one colour', () => {
    fc.assert(
      fc.property(anySeed, anyPlayers, (seed, players) => {
        const factories = Array.from({ length: 2 * players + 1 }, (_, factory) => {
          const colour = 'abcde'[(factory + seed) % 5] ?? '';
          return factory + colour.repeat(4);
        });
        const fresh = newGame({ rules: { mosaic: 'fixed', players } });
        expectPlainEnd(applyChance(fresh, `F${factories.join('')}`), seededRng(seed));
      }),
    );
  });
});

/** Return the value of a position to the player to move, by trying every line. */
function plainValue(position: DraftPosition, cells: Readonly<Cells>, ends: RoundEnds): number {
  if (position.filled === 0) return ends.valueOf(position);
  const values = listMoves(cells).map((move) =>
    plainValueAfter(position, cells, ends, numberOf(move)),
  );
  return Math.max(...values);
}

function plainValueAfter(
  position: DraftPosition,
  cells: Readonly<Cells>,
  ends: RoundEnds,
  number: number,
): number {
  const next = cells.slice();
  playDraft(next, number);
  position.play(unnumbered(number));
  const value = plainValue(position, next, ends);
  position.undo();
  return 0 - value;
}

describe('a search', () => {
  test('without limits finds the value that every line together has, and a move to it', () => {
    fc.assert(
      fc.property(anySeed, anyMosaic, (seed, mosaic) => {
        const cells = cellsOf(randomUntil({ mosaic }, seededRng(seed), isLate));
        const ends = new RoundEnds(cells, EVALUATION);
        const position = readPosition(cells);
        const found = new DraftSearch(cells, EVALUATION).run(cells, UNLIMITED);
        const best = plainValue(position, cells, ends);
        const number = found.move | (position.turn << Numbering.Player);
        expect(found).toMatchObject({ value: best, isComplete: true });
        expect(plainValueAfter(position, cells, ends, number)).toBe(best);
      }),
      { numRuns: 50 },
    );
  });

  test('finds the same after it has searched the position before', () => {
    fc.assert(
      fc.property(anySeed, anyMosaic, (seed, mosaic) => {
        const rng = seededRng(seed);
        const before = randomUntil({ mosaic }, seededRng(seed), (cells) => groups(cells) === 5);
        const search = new DraftSearch(cellsOf(before), EVALUATION);
        search.run(cellsOf(before), { ...UNLIMITED, positions: 500 });
        const state = applyMove(before, drawn(legalMoves(before), rng));
        if (state.phase !== 'drafting') return;
        const fresh = new DraftSearch(cellsOf(state), EVALUATION);
        const { value } = fresh.run(cellsOf(state), UNLIMITED);
        expect(search.run(cellsOf(state), UNLIMITED).value).toBe(value);
      }),
      { numRuns: 50 },
    );
  });

  test('wins the last round where that can be won', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const state = randomUntil({ mosaic: 'fixed' }, seededRng(seed), isLate);
        const endgame = solveEndgame(state);
        if (endgame === undefined) return;
        const move = minimaxAgent({ iterations: 1e6 }).chooseMove(state, { rng: seededRng(1) });
        const [best] = endgame.moves;
        expect(endgame.moves.find((each) => each.move === move)?.winShare).toBe(best?.winShare);
      }),
    );
  });
});

describe('the agent', () => {
  /** Play a game, and list the moves. */
  function play(agent: ReturnType<typeof minimaxAgent>, rules: RulesOptions, seed: number) {
    const rng = seededRng(seed);
    const context = { rng, budget: { iterations: 60 } };
    const moves: string[] = [];
    let state = newGame({ rules, rng: seededRng(seed) });
    const deals = seededRng(seed + 1);
    while (state.phase !== 'game-over') {
      if (state.phase === 'round-end') state = applyChance(state, deals);
      else {
        const move = agent.chooseMove(state, context);
        moves.push(move);
        state = applyMove(state, move);
      }
    }
    return moves;
  }

  test('plays whole games by all rules, the same ones whatever it played before', () => {
    const used = minimaxAgent();
    fc.assert(
      fc.property(
        anySeed,
        anyMosaic,
        anyPlayers,
        fc.constantFrom('top-down' as const, 'any' as const),
        (seed, mosaic, players, tilingOrder) => {
          const rules = { mosaic, players, tilingOrder };
          expect(play(used, rules, seed)).toEqual(play(minimaxAgent(), rules, seed));
        },
      ),
      { numRuns: 4 },
    );
  });

  test('looks at no more positions than it may, and stops when the time is up', () => {
    const state = newGame({ rng: seededRng(6) });
    const cells = cellsOf(state);
    const search = new DraftSearch(cells, EVALUATION);
    const { positions } = search.run(cells, { ...UNLIMITED, positions: 3000 });
    // A line that is played to the end is not left half way.
    expect(positions).toBeGreaterThanOrEqual(3000);
    expect(positions).toBeLessThan(3020);
    let time = 0;
    const now = () => time++;
    minimaxAgent().chooseMove(state, { rng: seededRng(7), budget: { milliseconds: 20 }, now });
    expect(time).toBeGreaterThanOrEqual(20);
    expect(time).toBeLessThan(25);
  });

  test('refuses options and budgets as the search does', () => {
    const state = newGame({ rng: seededRng(8) });
    const rng = seededRng(9);
    expect(() => minimaxAgent({ iterations: 0 })).toThrow(RangeError);
    expect(() => minimaxAgent({ milliseconds: -1 })).toThrow(RangeError);
    expect(() => minimaxAgent({ depth: 3 } as object)).toThrow('depth');
    const agent = minimaxAgent();
    const timed = { rng, budget: { milliseconds: 10 } };
    expect(() => agent.chooseMove(state, timed)).toThrow('no clock');
    const over = randomEnd();
    expect(() => agent.chooseMove(over, { rng })).toThrow('no legal move');
  });
});

/** Play a game at random to its end. */
function randomEnd(): GameState {
  const rng = seededRng(10);
  let state = newGame({ rng });
  while (state.phase !== 'game-over') {
    if (state.phase === 'round-end') state = applyChance(state, rng);
    else state = applyMove(state, drawn(legalMoves(state), rng));
  }
  return state;
}
