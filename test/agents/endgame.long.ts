/** Solved endgames, beside a search of every line through the public functions. */
import {
  AGENTS,
  applyChance,
  applyMove,
  decodeState,
  type GameState,
  legalMoves,
  newGame,
  type PlayerId,
  type Rules,
  seededRng,
  solveEndgame,
  standings,
} from 'azulejo';
import type { RulesOptionsOf } from 'azulejo/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** What a game ends with for a player: the win share before the lead. */
interface Result {
  readonly winShare: number;
  readonly lead: number;
}

function isBetter(one: Result, other: Result): boolean {
  return (
    one.winShare > other.winShare || (one.winShare === other.winShare && one.lead > other.lead)
  );
}

function mirrored({ winShare, lead }: Result): Result {
  return { winShare: 1 - winShare, lead: 0 - lead };
}

/** What best play leads to for a player, found in every line; `undefined` if some line goes on. */
function everyLine(state: GameState, player: PlayerId): Result | undefined {
  if (state.phase === 'round-end') {
    const after = applyChance(state, seededRng(1));
    if (after.phase !== 'game-over') return undefined;
    const table = standings(after);
    const [own, other] = player === 'A' ? ['A', 'B'] : ['B', 'A'];
    const scoreOf = (name: string | undefined) =>
      table.find((row) => row.player === name)?.score ?? 0;
    const winners = table.filter(({ winner }) => winner).map((row) => row.player);
    const winShare = winners.length === 2 ? 0.5 : winners.includes(player) ? 1 : 0;
    return { winShare, lead: scoreOf(own) - scoreOf(other) };
  }
  let best: Result | undefined;
  for (const move of legalMoves(state)) {
    const result = everyLine(applyMove(state, move), state.turn);
    if (result === undefined) return undefined;
    if (best === undefined || isBetter(result, best)) best = result;
  }
  return best === undefined || state.turn === player ? best : mirrored(best);
}

/** Play a game between greedy agents, and return one of the last positions in which tiles are drafted. */
function endgameOf(seed: number, rules: RulesOptionsOf<Rules>): GameState {
  const rng = seededRng(seed);
  const agent = AGENTS.greedy();
  let state = newGame({ rules, rng });
  let drafting: GameState[] = [];
  while (state.phase !== 'game-over') {
    if (state.phase === 'drafting') drafting = [state, ...drafting.slice(0, 3)];
    state =
      state.phase === 'round-end'
        ? applyChance(state, rng)
        : applyMove(state, agent.chooseMove(state, { rng }));
  }
  const [last = state] = drafting;
  return drafting.findLast((each) => linesIn(each, LINES) <= LINES) ?? last;
}

/** Most lines of an endgame. */
const LINES = 2000;

/** Count the lines to the end of the round, up to a number. */
function linesIn(state: GameState, most: number): number {
  if (state.phase === 'round-end' || state.phase === 'game-over') return 1;
  let lines = 0;
  for (const move of legalMoves(state)) {
    lines += linesIn(applyMove(state, move), most - lines);
    if (lines > most) break;
  }
  return lines;
}

/** One move wins: two tiles of colour d, to the floor. */
const ENDGAME = [
  'AFCbbbccccddB0000000000D1007100710',
  'A50Mc00a01b02d03a10b11d12c13e21c22b23d31a32e33S0e12d34a4FB41Md00a01b02c03a10e11c12d13e20d21c30a32b40S0e11b22b33e34d2Fef',
] as const;

/** A position whose solution takes long. */
const LONG = decodeState([
  'AF0adee3bbeeCabdeeeB0000000000D0711081107',
  'A40Mb01c02e03a04d11b12a13e14e21a22b23d24b34S0d11c23a24c2FB32Mc01e02b03a04b11c12a13e14c23d24e33d43S1d23c44a4Ff',
]);

describe('a solved endgame', () => {
  const anyRules = fc.record({
    mosaic: fc.constantFrom('variant', 'fixed'),
    tilingOrder: fc.constantFrom('top-down', 'any'),
  });

  test('is what every line through the public functions comes to', () => {
    let [tried, solved] = [0, 0];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), anyRules, (seed, rules) => {
        tried++;
        const state = endgameOf(seed, rules);
        const { moves } = solveEndgame(state) ?? {};
        if (moves === undefined) return;
        solved++;
        const expected = legalMoves(state).map((move) => {
          const result = everyLine(applyMove(state, move), state.turn);
          return { move, ...result };
        });
        expect(new Map(moves.map((each) => [each.move, each]))).toEqual(
          new Map(expected.map((each) => [each.move, each])),
        );
        const agent = AGENTS.search({ endgamePositions: 200_000 });
        const ratings = agent.analyse(state, { rng: seededRng(1) });
        const own = state.turn === 'A' ? 0 : 1;
        const found = ratings.map(({ move, winShare, returns, scores = [], exact }) => {
          expect(exact).toBe(true);
          expect([returns[own], returns[1 - own]]).toEqual([winShare, 1 - winShare]);
          return { move, winShare, lead: (scores[own] ?? 0) - (scores[1 - own] ?? 0) };
        });
        expect(found).toEqual(moves);
      }),
      { numRuns: 30 },
    );
    expect(solved).toBeGreaterThan(tried / 3);
  });

  test('has a line of best play that leads to what the first move promises', () => {
    for (let seed = 0; seed < 10; seed++) {
      let state = endgameOf(seed, {});
      const solved = solveEndgame(state);
      const [best] = solved?.moves ?? [];
      if (solved === undefined) continue;
      const player = state.turn;
      expect(solved.line[0]).toBe(best?.move);
      for (const move of solved.line) state = applyMove(state, move);
      expect(state.phase).toBe('round-end');
      expect(everyLine(state, player)).toEqual({ winShare: best?.winShare, lead: best?.lead });
    }
  });

  test('lists the best move first, and those as good as each other in their usual order', () => {
    const state = decodeState(ENDGAME);
    const { moves = [] } = solveEndgame(state) ?? {};
    expect(moves.map(({ move }) => move).sort()).toEqual([...legalMoves(state)].sort());
    for (const [index, one] of moves.entries()) {
      const other = moves[index + 1];
      if (other === undefined) continue;
      expect(isBetter(other, one)).toBe(false);
      if (!isBetter(one, other)) expect(one.move < other.move).toBe(true);
    }
  });
});

describe('a search of an endgame', () => {
  const state = decodeState(ENDGAME);
  const context = { rng: seededRng(1) };

  test('plays it exactly, and has the points and the line of every move', () => {
    const { moves = [] } = solveEndgame(state) ?? {};
    expect(AGENTS.search({ iterations: 1 }).chooseMove(state, context)).toBe(moves[0]?.move);
    for (const { line, scores, parts, exact } of AGENTS.search().analyse(state, context)) {
      expect(exact).toBe(true);
      const last = line.reduce<GameState>((before, move) => applyMove(before, move), state);
      expect(last.phase).toBe('round-end');
      expect(applyChance(last, 'F').scores).toEqual(scores);
      const { score, later } = parts ?? {};
      expect(score).toEqual(state.scores);
      expect(later).toEqual([0, 0]);
    }
  });

  test.each([0, 3])('by %i positions is an estimate', (endgamePositions) => {
    const agent = AGENTS.search({ endgamePositions, iterations: 30 });
    const ratings = agent.analyse(state, context);
    expect(ratings.every(({ exact }) => !exact)).toBe(true);
    expect(ratings.reduce((sum, { visits }) => sum + visits, 0)).toBe(30);
  });

  test('ends with half the time of a choice', () => {
    const agent = AGENTS.search({ endgamePositions: 10_000_000 });
    const isExact = (milliseconds: number) => {
      let time = 0;
      const timed = { ...context, budget: { milliseconds }, now: () => time++ };
      return agent.analyse(LONG, timed).every(({ exact }) => exact);
    };
    // It looks at the clock every 256 steps, of which there are some tens of thousands.
    expect(isExact(20)).toBe(false);
    expect(isExact(1000)).toBe(true);
  });

  test('ends in time, too, where few positions have very many ways to tile', () => {
    const full = decodeState(
      [
        'AFCaaabbbccccB0000000000D1311081014',
        'A0Ma00b01c02d03S0e11a22b33c44d5FfB0MS0a11b22c33d44e5F',
      ],
      { rules: { mosaic: 'variant', tilingOrder: 'any' } },
    );
    const agent = AGENTS.search({ endgamePositions: 200 });
    const isExact = (milliseconds: number) => {
      let time = 0;
      const timed = { ...context, budget: { milliseconds }, now: () => time++ };
      return agent.analyse(full, timed).every(({ exact }) => exact);
    };
    expect(isExact(6)).toBe(false);
    expect(isExact(10_000)).toBe(true);
  });

  test('refuses a number of positions that is out of range', () => {
    for (const endgamePositions of [-1, 1.5, 10_000_001, Number.NaN]) {
      expect(() => AGENTS.search({ endgamePositions })).toThrow(RangeError);
    }
  });
});

describe('not solved is', () => {
  test('a round after which the game may go on', () => {
    expect(solveEndgame(newGame({ rng: seededRng(1) }), { positions: 10 })).toBeUndefined();
    const state = decodeState(['AFCaaB1820202020D0000000000', 'A0MSFfB0MSF']);
    expect(solveEndgame(state)).toBeUndefined();
  });

  test('what is more work than allowed', () => {
    const state = decodeState(ENDGAME);
    const { positions = 0 } = solveEndgame(state) ?? {};
    expect(solveEndgame(state, { positions })).toBeDefined();
    expect(solveEndgame(state, { positions: positions - 1 })).toBeUndefined();
  });

  test('a state without moves, or of more players', () => {
    let state = decodeState(ENDGAME);
    for (const move of solveEndgame(state)?.line ?? []) state = applyMove(state, move);
    expect(solveEndgame(state)).toBeUndefined();
    expect(solveEndgame(newGame({ rules: { players: 3 }, rng: seededRng(1) }))).toBeUndefined();
  });

  test('anything by a number of positions that is out of range', () => {
    for (const positions of [0, 1.5, 10_000_001, Number.NaN]) {
      expect(() => solveEndgame(decodeState(ENDGAME), { positions })).toThrow(RangeError);
    }
  });
});
