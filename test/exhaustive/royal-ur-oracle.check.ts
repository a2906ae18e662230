import { beforeAll, describe, expect, test } from 'vitest';
import { countPositions, countSteps, moverAsA, perft } from '../royal-ur/oracle/count.js';
import {
  applyAll,
  applyChance,
  applyMove,
  captures,
  isMove,
  isOver,
  legalMoves,
  objectionsToMove,
  readMove,
  sampleChance,
  sampleDice,
  standings,
  start,
  winner,
} from '../royal-ur/oracle/game.js';
import {
  easyChoice,
  expectiminimax,
  hardChoice,
  mediumChoice,
  ratePosition,
  rateProgress,
} from '../royal-ur/oracle/players.js';
import { rgnMove, rgnPass } from '../royal-ur/oracle/rgn.js';
import { type Solution, solve } from '../royal-ur/oracle/solve.js';
import {
  canonicalForm,
  decode,
  encode,
  faults,
  isValid,
  isWellFormed,
  readState,
} from '../royal-ur/oracle/text.js';
import {
  type OracleRules,
  type OracleState,
  ROLLS,
  STANDARD_RULES,
} from '../royal-ur/oracle/types.js';

// The oracle is checked here against figures that other programs, published data and exact
// calculation by hand agree on, so that it may judge the library.

function state(shared: string, players: string, rules: Partial<OracleRules> = {}): OracleState {
  const decoded = decode(shared, players, rules);
  if (decoded === undefined) throw new Error(`${shared} ${players} is not valid.`);
  return decoded;
}

/** Milliseconds, for a machine that is busy with other work; an idle one needs a second or two. */
const PATIENCE = 60_000;

/** Random numbers that are the same in every run. */
function generator(seed: number): () => number {
  let last = seed;
  return () => {
    last = (Math.imul(last, 1103515245) + 12345) >>> 0;
    return (last >>> 8) / 2 ** 24;
  };
}

/** Every state of a game of random rolls and random moves. */
function randomGame(rules: Partial<OracleRules>, rng: () => number): OracleState[] {
  let current = start(rules);
  const states = [current];
  while (!isOver(current)) {
    const moves = legalMoves(current);
    const move = moves[Math.floor(rng() * moves.length)];
    current =
      move === undefined
        ? applyChance(current, Number(sampleChance(rng).slice(1)))
        : applyMove(current, move);
    states.push(current);
  }
  return states;
}

describe('turns', () => {
  test('corner cases', () => {
    expect(encode(applyAll(start(), ['R0']))).toEqual(['B-', 'A7PH0B7PH0']);
    expect(encode(applyAll(start(), ['R4']))).toEqual(['A4', 'A7PH0B7PH0']);
    expect(encode(applyAll(start(), ['R4', 'A0004']))).toEqual(['A-', 'A6P04H0B7PH0']);

    // Every other token would land on an own one, or beyond home.
    expect(encode(applyAll(state('A-', 'A0P1314H0B2PH0'), ['R3']))).toEqual([
      'B-',
      'A0P1314H0B2PH0',
    ]);
    // The opponent on the shared rosette may be passed, but not captured.
    expect(legalMoves(state('A3', 'A0P0506H0B1P08H0'))).toEqual(['A0609']);
    // Steps 1 to 4 and 13 to 14 belong to each side alone.
    expect(encode(applyAll(state('A1', 'A1P03H0B1P04H0'), ['A0304']))).toEqual([
      'A-',
      'A1P04H0B1P04H0',
    ]);
    expect(legalMoves(state('A1', 'A0P14H0B0P14H0'))).toEqual(['A1415']);
  });

  test('a capture sends the token back to the hand and ends the turn', () => {
    expect(encode(applyMove(state('A2', 'A0P0506H0B1P07H0'), 'A0507'))).toEqual([
      'B-',
      'A0P0607H0B2PH0',
    ]);
    expect(
      encode(applyMove(state('A2', 'A0P0506H0B1P07H0', { capturesGrantRolls: true }), 'A0507')),
    ).toEqual(['A-', 'A0P0607H0B2PH0']);
  });

  test('the rules that a game may change', () => {
    const unsafe = state('A3', 'A0P0506H0B1P08H0', { safeRosettes: false });
    expect(legalMoves(unsafe)).toEqual(['A0508', 'A0609']);
    expect(encode(applyMove(unsafe, 'A0508'))).toEqual(['A-', 'A0P0608H0B2PH0']);

    const noExtraRoll = start({ rosettesGrantRolls: false });
    expect(encode(applyAll(noExtraRoll, ['R4', 'A0004']))[0]).toBe('B-');

    const again = state('A-', 'A0P1314H0B2PH0', { zero: 'again' });
    expect(encode(applyChance(again, 0))[0]).toBe('A-');
    expect(encode(applyChance(again, 3))[0]).toBe('B-');
  });

  test('the last token home wins', () => {
    const won = applyMove(state('B2', 'A0P14H1B0P13H1'), 'B1315');
    expect(encode(won)).toEqual(['B#', 'A0P14H1B0PH2']);
    expect(winner(won)).toBe('B');
    expect(legalMoves(won)).toEqual([]);
    expect(standings(won)).toEqual([
      { player: 'B', rank: 1, winner: true },
      { player: 'A', rank: 2, winner: false },
    ]);
    expect(winner(start())).toBeUndefined();
  });

  test('a move that is not legal has its reasons', () => {
    const before = state('A3', 'A0P050608H0B2P09H0');
    expect(objectionsToMove(before, 'A0508')).toEqual(['own-token']);
    expect(objectionsToMove(before, 'A0811')).toEqual([]);
    expect(objectionsToMove(before, 'A0003')).toEqual(['no-token']);
    expect(objectionsToMove(before, 'A0810')).toEqual(['wrong-distance']);
    expect(objectionsToMove(before, 'B0003')).toEqual(['not-your-turn']);
    expect(objectionsToMove(before, 'A08')).toEqual(['malformed']);
    expect(objectionsToMove(start(), 'A0001')).toEqual(['roll-due']);
    expect(objectionsToMove(state('A3', 'A0P0506H0B1P08H0'), 'A0508')).toEqual(['safe-token']);
    const nearHome = state('A4', 'A0P0514H0B2PH0');
    expect(objectionsToMove(nearHome, 'A1415')).toEqual(['wrong-distance', 'beyond-home']);
    expect(['A0004', 'B0711', 'A1415'].every(isMove)).toBe(true);
    expect(['A0005', 'A0707', 'A1516', 'C0004', 'a0004', 'A004'].some(isMove)).toBe(false);
  });

  test('dice', () => {
    const counts = [0, 0, 0, 0, 0];
    for (let outcome = 0; outcome < 16; outcome += 1) {
      const draws = [8, 4, 2, 1].map((bit) => ((outcome & bit) === 0 ? 0.5 : 0.25));
      const roll = sampleDice(() => draws.shift() ?? Number.NaN).reduce((a, b) => a + b, 0);
      counts[roll] = (counts[roll] ?? 0) + 1;
    }
    expect(counts).toEqual(ROLLS.map(({ weight }) => weight));
    expect(ROLLS.reduce((sum, { roll, weight }) => sum + roll * weight, 0) / 16).toBe(2);
  });
});

describe('texts', () => {
  test('every state of random games is read as it was written', () => {
    const rng = generator(1);
    for (let game = 0; game < 20; game += 1) {
      for (const one of randomGame({}, rng)) {
        const text = encode(one);
        expect(decode(...text)).toEqual(one);
        expect(canonicalForm(...text)).toEqual(text);
      }
    }
  });

  test('texts that are not well-formed', () => {
    const players = 'A7PH0B7PH0';
    for (const shared of ['', 'A', 'A0', 'A5', 'C-', 'a-', 'A-#', ' A-', 'A-\n', 'A02']) {
      expect(isWellFormed(shared, players), shared).toBe(false);
    }
    for (const other of [
      '',
      'A7PH0',
      'B7PH0A7PH0',
      'A7PH0B7PH0 ',
      'A07PH0B7PH0',
      'A6P4H0B7PH0',
      'A6P00H0B7PH0',
      'A6P15H0B7PH0',
      'A5P0704H0B7PH0',
      'A5P0404H0B7PH0',
      'a7ph0b7ph0',
      'A-1PH0B7PH0',
    ]) {
      expect(isWellFormed('A-', other), other).toBe(false);
      expect(readState('A-', other)).toBeUndefined();
    }
  });

  test('well-formed texts that are not valid', () => {
    const cases: [string, string, string[]][] = [
      ['A-', 'A7PH0B6PH0', ['tokens-differ']],
      ['A-', 'A8PH0B8PH0', ['tokens-out-of-range']],
      ['A-', 'A0PH0B0PH0', ['tokens-out-of-range', 'both-all-home', 'home-but-not-over']],
      ['A-', 'A1P05H0B1P05H0', ['both-on-one-step']],
      ['A#', 'A0PH2B0PH2', ['both-all-home']],
      ['A#', 'A0P14H1B0P14H1', ['winner-not-home']],
      ['B#', 'A0PH2B0P14H1', ['winner-not-home']],
      ['A-', 'A0P14H1B0PH2', ['home-but-not-over']],
      ['A3', 'A0P1314H0B2PH0', ['roll-without-move']],
    ];
    for (const [shared, players, expected] of cases) {
      const read = readState(shared, players);
      expect(read && faults(read), `${shared} ${players}`).toEqual(expected);
      expect(decode(shared, players)).toBeUndefined();
    }
    expect(decode('A-', 'A1P04H0B1P04H0')).toBeDefined();
    expect(decode('A-', 'A2PH0B2PH0', { tokens: 7 })).toBeUndefined();
    // Whether a roll has a move can depend on a rule that the texts do not hold.
    const blocked: [string, string] = ['A4', 'A0P04H0B0P08H0'];
    expect(decode(...blocked)).toBeUndefined();
    expect(decode(...blocked, { safeRosettes: false })).toBeDefined();
  });

  test('the canonical form mends order, zeros and case', () => {
    expect(canonicalForm('a04', 'a05p0704h00B7ph0')).toEqual(['A4', 'A5P0407H0B7PH0']);
    expect(canonicalForm('A-', 'A5P0404H0B7PH0')).toBeUndefined();
    expect(canonicalForm('A-', 'A77PH0B7PH0')).toBeUndefined();
  });

  test('the longest text of the players has 38 characters', () => {
    const players = 'A0P01020304051314H0B0P01020304061314H0';
    expect(decode('A-', players)).toBeDefined();
    expect(players).toHaveLength(38);
  });

  test('game notation of other programs', () => {
    expect(rgnMove(state('A4', 'A7PH0B7PH0'), 'A0004')).toBe('A@A1 *');
    expect(rgnMove(state('B2', 'A1P07H0B1P05H0'), 'B0507')).toBe('B1B3x');
    expect(rgnMove(state('B1', 'A1P07H0B1P14H0'), 'B1415')).toBe('C7C+');
    expect(rgnPass(0)).toBe('0 --');
  });
});

describe('counts', () => {
  test('perft', () => {
    const expected = [1, 5, 28, 192, 1492, 12469];
    expect(expected.map((_, depth) => perft(start(), depth))).toEqual(expected);
    const withTwo = [1, 5, 28, 192, 1441, 11338];
    expect(withTwo.map((_, depth) => perft(start({ tokens: 2 }), depth))).toEqual(withTwo);
    expect(perft(applyChance(start(), 4), 1)).toBe(1);
    expect(perft(state('A#', 'A0PH1B1PH0'), 1)).toBe(0);
  });

  test(
    'sequences and distinct positions to depth 7',
    () => {
      const depths = [1, 2, 3, 4, 5, 6, 7];
      const counts = depths.map((depth) => countSteps(start(), depth));
      const sequences = [5, 28, 192, 1492, 12469, 112552, 1064116];
      expect(counts.map((count) => count.sequences)).toEqual(sequences);
      expect(counts.map((count) => count.positions)).toEqual([5, 28, 104, 347, 990, 2557, 6184]);
      expect(countSteps(start({ tokens: 2 }), 6).sequences).toBe(91339);
      expect(countSteps(start({ tokens: 2 }), 7).sequences).toBe(744897);
    },
    PATIENCE,
  );

  test.each([
    [1, 217, 30, 248],
    [2, 12_869, 242, 13_112],
    [3, 263_121, 1_182, 264_304],
    [4, 2_602_822, 4_124, 2_606_947],
    [5, 14_669_769, 11_070, 14_680_840],
    [6, 53_188_365, 24_022, 53_212_388],
    [7, 137_870_097, 43_838, 137_913_936],
  ])('positions with %i tokens', (tokens, bothUnfinished, oneFinished, all) => {
    expect(countPositions(tokens)).toEqual({ bothUnfinished, oneFinished, all });
  });
});

describe('players', () => {
  test('ratings', () => {
    const one = state('A-', 'A3P0408H2B4P1114H1');
    expect(ratePosition(one, 'A')).toBe(3 * (2 - 1) + (2 - 1) - 2 * (3 - 4));
    expect(ratePosition(one, 'B')).toBe(-ratePosition(one, 'A'));
    expect(rateProgress(one, 'A')).toBe(4 + 8 + 30 - (11 + 14 + 15));
    expect(rateProgress(one, 'B')).toBe(-2);
  });

  test('easy takes the first move, medium the first good one', () => {
    expect(easyChoice(state('A2', 'A1P0306H0B3PH0'))).toBe('A0002');
    expect(mediumChoice(state('A2', 'A1P0306H0B3PH0'))).toBe('A0608');
    expect(mediumChoice(state('A2', 'A1P0511H0B2P07H0'))).toBe('A0507');
    expect(mediumChoice(state('A2', 'A1P0513H0B3PH0'))).toBe('A1315');
    expect(mediumChoice(state('A2', 'A1P0506H0B3PH0'))).toBe('A0608');
    expect(mediumChoice(state('A1', 'A1P0506H0B3PH0'))).toBe('A0001');
  });

  test('hard takes the first of the best', () => {
    const one = state('A1', 'A1P0306H0B2P07H0');
    // A is 2 ahead, with one token less in hand. A move gains another 2 by entering, 1 on a rosette,
    // or 2 by a capture.
    expect(expectiminimax(one, { depth: 1, rate: ratePosition })).toEqual([
      { move: 'A0001', value: 4 },
      { move: 'A0304', value: 3 },
      { move: 'A0607', value: 4 },
    ]);
    expect(hardChoice(1)(one)).toBe('A0001');
    expect(hardChoice()(one)).toBe(hardChoice(2)(one));
  });

  test('a value two rolls deep, worked out by hand', () => {
    const last = state('A1', 'A0P0114H0B0P14H1');
    // After A1415, B wins with a 1. Every other roll leaves A on 1 and home, B on 14 and home.
    // After A0102, B wins with a 1 too; otherwise A is on 2 and 14, B on 14 and home.
    expect(expectiminimax(last, { depth: 2 })).toEqual([
      { move: 'A0102', value: (4 * -1000 + 12 * (2 + 14 - 29)) / 16 },
      { move: 'A1415', value: (4 * -1000 + 12 * (1 + 15 - 29)) / 16 },
    ]);
    expect(expectiminimax(last, { depth: 2, rate: ratePosition })).toEqual([
      { move: 'A0102', value: (4 * -100 + 12 * -3) / 16 },
      { move: 'A1415', value: (4 * -100 + 12 * -1) / 16 },
    ]);
    expect(expectiminimax(start(), { depth: 2 })).toEqual([]);
  });
});

describe('best play', () => {
  let one: Solution;
  let two: Solution;

  beforeAll(() => {
    one = solve({ ...STANDARD_RULES, tokens: 1 });
    two = solve({ ...STANDARD_RULES, tokens: 2 });
  }, PATIENCE);

  test('the chance of the player who begins', () => {
    expect(one.positions).toHaveLength(217);
    expect(two.positions).toHaveLength(12_869);
    expect(one.chance(start({ tokens: 1 }))).toBeCloseTo(0.5300498395, 10);
    expect(two.chance(start({ tokens: 2 }))).toBeCloseTo(0.5185729075, 10);
    const second: OracleState = { ...start({ tokens: 2 }), turn: 'B' };
    expect(two.chance(second)).toBeCloseTo(0.5185729075, 10);
  });

  test('endgames that can be worked out by hand', () => {
    expect(one.chance(state('A-', 'A0P14H0B0P14H0'))).toBeCloseTo(4 / 7, 12);
    expect(one.chance(state('A-', 'A0P13H0B0P14H0'))).toBeCloseTo(116 / 161, 12);
    expect(one.chance(state('A-', 'A0P14H0B0P13H0'))).toBeCloseTo(74 / 161, 12);
    expect(one.chance(state('A#', 'A0PH1B0P13H0'))).toBe(1);
  });

  test.each([
    ['A1P04H0B2PH0', 0.57957743],
    ['A1P08H0B2PH0', 0.65404894],
    ['A2PH0B1P08H0', 0.38442079],
    ['A0P1214H0B0P1314H0', 0.51088971],
    ['A1PH1B2PH0', 0.77797646],
  ])('%s', (players, chance) => {
    expect(Math.abs(two.chance(state('A-', players)) - chance)).toBeLessThan(1e-8);
  });

  test('tokens home on both sides make the smaller game', () => {
    for (const position of one.positions) {
      const { A, B } = position.sides;
      const larger: OracleState = {
        ...position,
        rules: { ...position.rules, tokens: 2 },
        sides: { A: { ...A, home: A.home + 1 }, B: { ...B, home: B.home + 1 } },
      };
      expect(isValid(larger)).toBe(true);
      expect(two.chance(larger)).toBeCloseTo(one.chance(position), 11);
    }
  });

  test('the chance before a roll is the mean of the chances after it', () => {
    for (const position of one.positions) {
      const mean = ROLLS.reduce((sum, { roll, weight }) => {
        const rolled = applyChance(position, roll);
        const chance = one.chance(rolled);
        return sum + (weight / 16) * (rolled.turn === 'A' ? chance : 1 - chance);
      }, 0);
      expect(one.chance(position)).toBeCloseTo(mean, 11);
    }
  });

  test.each<[Partial<OracleRules>, number]>([
    [{ safeRosettes: false }, 0.5187140915],
    [{ rosettesGrantRolls: false }, 0.518409871],
    [{ zero: 'again' }, 0.5185581888],
  ])(
    'other rules change it: %o',
    (changed, chance) => {
      const rules = { ...STANDARD_RULES, tokens: 2, ...changed };
      expect(solve(rules, 1e-12).chance(start(rules))).toBeCloseTo(chance, 9);
    },
    PATIENCE,
  );
});

test('a capture needs the opponent on a shared step', () => {
  const one = state('A1', 'A1P03H0B1P04H0');
  const move = readMove('A0304');
  expect(move && captures(one, move)).toBe(false);
  expect(moverAsA({ ...one, turn: 'B' }).sides.A).toEqual(one.sides.B);
});
