/** The rules, and their corner cases. */
import {
  applyMove,
  buildPoints,
  cornerNeighbours,
  cubeBlokus,
  decodeMove,
  decodeState,
  encodeMove,
  encodeState,
  explainMove,
  FACES,
  type Forfeit,
  forfeit,
  type GameState,
  inspect,
  isLegalMove,
  type Level,
  legalMoves,
  type Move,
  newClocks,
  newGame,
  newTraining,
  nextGame,
  nextTraining,
  PHASES,
  PIECES,
  PLAYER_IDS,
  pieceOf,
  piecesLeft,
  type Rules,
  SQUARES,
  type Square,
  sideNeighbours,
  spendTime,
  squareCorners,
  standings,
} from 'azulejo/cube-blokus';
import { applyAll, type EncodedState } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import { squareCount } from '../../src/cube-blokus/codec/notation.js';
import { groupsIn } from '../../src/cube-blokus/state/position.js';
import { randomGame } from './games.js';
import { ALL_PLACED, BUILT_FROM_SINGLE, SINGLE_LAST, START } from './positions.js';

/** Play one player's moves; the others have dropped out. */
function playAlone(...moves: readonly Move[]): GameState {
  const others: readonly Forfeit[] = ['B!', 'C!', 'D!'];
  return applyAll(cubeBlokus, newGame(), [...others, ...moves]);
}

/** Write the faces of an encoded state without a piece. */
function facesWithout([shared]: EncodedState, squares: readonly Square[]): string {
  const owners = [
    ...shared
      .slice(1)
      .replace(/[ULFRBD/]/g, '')
      .replace(/[1-9]/g, (run) => '.'.repeat(Number(run))),
  ];
  for (const square of squares) owners[SQUARES.indexOf(square)] = '.';
  const rowOf = (first: number) =>
    owners
      .slice(first, first + 9)
      .join('')
      .replace(/\.+/g, (run) => String(run.length));
  const rows = Array.from({ length: 54 }, (_, row) => rowOf(9 * row));
  return FACES.map((face, index) => face + rows.slice(9 * index, 9 * index + 9).join('/')).join('');
}

describe('the start', () => {
  test('gives each player six squares, and all pieces', () => {
    const { players, owners, turn, phase } = inspect(newGame());
    expect([turn, phase]).toEqual(['A', 'play']);
    for (const { player, piecesLeft: left, placed, score, total } of players) {
      const own = SQUARES.filter((_, index) => owners[index] === player);
      expect(own).toHaveLength(6);
      // They are two triples, each round a corner of the cube.
      for (const square of own) {
        expect(sideNeighbours(square).filter((other) => own.includes(other))).toHaveLength(2);
        expect(cornerNeighbours(square)).toHaveLength(3);
      }
      expect([left, placed, score, total]).toEqual([PIECES, [], 0, 0]);
    }
    expect(groupsIn({ squares: new Uint16Array(SQUARES.length) })).toEqual([]);
    expect([...PLAYER_IDS, ...PHASES]).toEqual(['A', 'B', 'C', 'D', 'play', 'game-over']);
    expect(encodeState(newGame())).toEqual(START);
  });

  test.each(PLAYER_IDS)('is the turn of the first player: %s', (first) => {
    expect(newGame({ rules: { first } }).turn).toBe(first);
    expect(encodeState(newGame({ rules: { first } }))[0].charAt(0)).toBe(first);
  });
});

describe('a move', () => {
  test.each([
    ['AUb8', 'I1', 'from a corner'],
    ['AUa7b7b8Lg1g2', 'L5', 'over an edge'],
    ['AUb8Fb1b2', undefined, 'over an edge, beside an own square'],
    ['AFb2b3b4b5b6', 'I5', 'along a column'],
    ['AUb8c8d8e8f8', 'I5', 'along a row'],
  ] as const)('%s is played by %s, %s', (move, piece, _) => {
    expect(isLegalMove(newGame(), move)).toBe(piece !== undefined);
    if (piece === undefined) return;
    expect(pieceOf(move)).toBe(piece);
    const state = applyMove(newGame(), move);
    expect(state.turn).toBe('B');
    expect(piecesLeft(state, 'A')).toEqual(PIECES.filter((each) => each !== piece));
    expect(inspect(state).players[0]?.placed).toEqual([
      { piece, squares: decodeMove(move).squares },
    ]);
    expect(standings(state)[0]).toMatchObject({ player: 'A', score: Number(piece.charAt(1)) });
  });

  test('may touch other colours along a side', () => {
    // Now and then two colours touch; pieces of one colour never do.
    const { after } = [...randomGame(newGame(), 3)].at(-1) ?? { after: newGame() };
    const { owners, players } = inspect(after);
    const ownerOf = (square: Square) => owners[SQUARES.indexOf(square)];
    const contacts = players.flatMap(({ player, placed }) =>
      placed.flatMap(({ squares }) =>
        squares
          .flatMap((square) => sideNeighbours(square))
          .filter((other) => !squares.includes(other) && ownerOf(other) !== null)
          .map((other) => ownerOf(other) === player),
      ),
    );
    expect(contacts).toContain(false);
    expect(contacts).not.toContain(true);
  });

  test('must touch an own corner, and no own side', () => {
    const state = playAlone('AUb8', 'AUc6c7');
    expect(buildPoints(state, 'A')).toContain('Ud5');
    expect(explainMove(state, 'AUc5d5e5')?.code).toBe('move.side-contact');
    expect(explainMove(state, 'AUd5d4d3')).toBeUndefined();
    expect(explainMove(state, 'AUe5e4e3')?.code).toBe('move.no-corner-contact');
  });

  test('bends a piece round a corner of the cube, over three faces', () => {
    const around = legalMoves(newGame()).filter(
      (move) => new Set(decodeMove(move).squares.map((square) => square.charAt(0))).size === 3,
    );
    expect(around.every((move) => pieceOf(move) === 'V5')).toBe(true);
    expect(pieceOf('AUa8Lh1h2Fb1b2')).toBeUndefined();
    expect(pieceOf('AUi7Fh1h2i2Ra2')).toBe(undefined);
  });

  test('can be that of the first placement, and of the last', () => {
    const [first, second, last] = [
      START[0].replace('/9/', '/2aa5/'),
      START[0].replace('/9/', '/3aa4/'),
      START[0].replace('A', 'B').replace('9/9/c7a', '5b3/9/c7a'),
    ].map((shared) => decodeState([shared, START[1]], { validate: false }));
    if (first === undefined || second === undefined || last === undefined) throw new Error();
    expect(legalMoves(first)[0]).toBe('AUb1');
    expect([isLegalMove(first, 'AUb1'), explainMove(first, 'AUb1')]).toEqual([true, undefined]);
    // What is not a placement is not taken for another.
    expect([legalMoves(second)[0], isLegalMove(second, 'AUb8d8')]).toEqual(['AUc1', false]);
    expect(legalMoves(last).at(-1)).toBe('BDi7g8h8i8g9');
    expect(isLegalMove(last, 'BDi7g8h8i8g9')).toBe(true);
  });

  test.each(['AUa9', 'BUi1', 'CUi9', 'DUa1', 'AUa9b9', 'AUa8a9', 'AFb2b3b4b5b6b7', 'A', ''])(
    '%j places no piece',
    (text) => {
      // Programs without types can give anything.
      expect(pieceOf(text as Move)).toBeUndefined();
      expect(isLegalMove(newGame(), text)).toBe(false);
    },
  );

  test('is a text that anybody can write', () => {
    expect(encodeMove({ player: 'A', squares: ['Fb3', 'Fb2'] })).toBe('AFb2b3');
    expect(decodeMove('AFb3b2')).toEqual({ player: 'A', squares: ['Fb2', 'Fb3'] });
  });

  test('has as many squares as can be counted in its text', () => {
    const moves = [...randomGame(newGame(), 3)]
      .filter((_, index) => index % 5 === 0)
      .flatMap(({ before }) => legalMoves(before));
    const isMiscounted = (move: Move) => squareCount(move) !== decodeMove(move).squares.length;
    expect(moves.filter(isMiscounted)).toEqual([]);
  });
});

describe('skipping', () => {
  test('passes the turn to the next player who has a move', () => {
    let skipped = 0;
    for (const { before, event, after } of randomGame(newGame(), 8)) {
      if (event.endsWith('!') || after.turn === undefined) continue;
      const expected = PLAYER_IDS[(PLAYER_IDS.indexOf(before.turn ?? 'A') + 1) % 4];
      if (after.turn !== expected) skipped++;
      expect(legalMoves(after).length).toBeGreaterThan(0);
    }
    expect(skipped).toBeGreaterThan(0);
  });

  test('goes on until nobody has a move', () => {
    const last = [...randomGame(newGame(), 9)].at(-1)?.after ?? newGame();
    expect([last.phase, last.turn, legalMoves(last)]).toEqual(['game-over', undefined, []]);
    expect(encodeState(last)[0].charAt(0)).toBe('-');
  });

  test('holds for who drops out; the squares stay, and count', () => {
    const state = applyAll(cubeBlokus, newGame(), ['AFb2b3', 'A!']);
    expect(state.turn).toBe('B');
    expect(encodeState(state)[1]).toBe('A0!B0C0D0');
    const after = applyAll(cubeBlokus, state, ['BUh2', 'CUh8', 'DUb2']);
    expect(after.turn).toBe('B');
    expect(standings(after)[0]).toMatchObject({ player: 'A', score: 2 });
    const over = applyAll(cubeBlokus, after, ['B!', 'C!', 'D!']);
    expect(over.phase).toBe('game-over');
    expect(standings(over).map(({ player, winner }) => [player, winner])).toEqual([
      ...[
        ['A', true],
        ['B', false],
        ['C', false],
        ['D', false],
      ],
    ]);
  });

  test('out of turn leaves the turn', () => {
    expect(forfeit(newGame(), 'C').turn).toBe('A');
    expect(applyAll(cubeBlokus, newGame(), ['C!', 'AUb8', 'BUh2']).turn).toBe('D');
  });
});

describe('points', () => {
  const scoreOf = (encoded: typeof ALL_PLACED, player: string, rules?: Partial<Rules>) =>
    standings(decodeState(encoded, { rules })).find((each) => each.player === player)?.score;
  const bonus = { all: 15, allSingleLast: 35 };

  test('are 89 for all pieces, and 20 more if I1 was the last', () => {
    expect(scoreOf(ALL_PLACED, 'D')).toBe(89);
    expect(scoreOf(SINGLE_LAST, 'A')).toBe(109);
    expect(scoreOf(BUILT_FROM_SINGLE, 'B')).toBe(89);
  });

  test('follow the rules of the bonus', () => {
    expect(scoreOf(ALL_PLACED, 'D', { bonus })).toBe(89 + 15);
    expect(scoreOf(SINGLE_LAST, 'A', { bonus })).toBe(89 + 35);
  });

  test.each([
    [SINGLE_LAST, 'A'],
    [ALL_PLACED, 'D'],
    [BUILT_FROM_SINGLE, 'B'],
  ] as const)('are a bonus only where I1 comes last in play: %#', (encoded, player) => {
    const players = 'A0B0C0D0';
    const end = inspect(decodeState(encoded)).players[PLAYER_IDS.indexOf(player)];
    expect(end?.placed).toHaveLength(PIECES.length);
    for (const { piece, squares } of end?.placed ?? []) {
      // Pieces that were built from this one are still there.
      const before = decodeState([player + facesWithout(encoded, squares), players], {
        validate: false,
      });
      expect(piecesLeft(before, player)).toEqual([piece]);
      expect(encodeState(applyMove(before, encodeMove({ player, squares })))).toEqual([
        encoded[0],
        piece === 'I1' ? players.replace(`${player}0`, '$&+') : players,
      ]);
    }
  });

  test('of earlier games count for the rank, those of this one for the win', () => {
    const [shared] = ALL_PLACED;
    const state = decodeState([shared, 'A500B500C0D0']);
    const places = standings(state);
    expect(places.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    expect(places.filter(({ winner }) => winner).map(({ player }) => player)).toEqual(['D']);
    expect(places[0]).toMatchObject({ carried: 500, rank: 1, winner: false });
    for (const { score, carried, total } of places) expect(total).toBe(score + carried);
    expect(standings(newGame()).map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
  });
});

describe('a series', () => {
  const endOf = () => decodeState(ALL_PLACED, { rules: { rotateStart: true, first: 'D' } });

  test('carries the points over', () => {
    const over = endOf();
    const next = nextGame(over);
    const totals = inspect(next).players.map(({ carried, total, score }) => [
      carried,
      total,
      score,
    ]);
    expect(totals).toEqual(inspect(over).players.map(({ score }) => [score, score, 0]));
    expect(nextGame(next).rules).toMatchObject({ first: 'B' });
  });

  test('begins with player A, or with the player after the one who began', () => {
    expect(nextGame(endOf()).turn).toBe('A');
    expect(nextGame(decodeState(ALL_PLACED, { rules: { first: 'C' } })).turn).toBe('A');
    const turns = ['A', 'B', 'C', 'D'] as const;
    const next = turns.map(
      (first) => nextGame(newGame({ rules: { first, rotateStart: true } })).turn,
    );
    expect(next).toEqual(['B', 'C', 'D', 'A']);
  });

  test('ends where a total has no text', () => {
    const rich = decodeState([ALL_PLACED[0], 'A99999B0C0D0']);
    expect(() => nextGame(rich)).toThrow(/^Total: found 100\d+, expected 0 to 99999\.$/);
  });
});

describe('clocks', () => {
  test('run down to a forfeit, each for itself', () => {
    const clocks = newClocks(3);
    expect(clocks).toEqual({ A: 180_000, B: 180_000, C: 180_000, D: 180_000 });
    const { clocks: after, event } = spendTime(clocks, 'C', 179_999);
    expect([after, event]).toEqual([{ ...clocks, C: 1 }, null]);
    expect(spendTime(after, 'C', 5)).toEqual({ clocks: { ...clocks, C: 0 }, event: 'C!' });
    expect(applyAll(cubeBlokus, newGame(), ['C!']).phase).toBe('play');
    expect(spendTime(newClocks(0), 'A', 1e9)).toEqual({ clocks: newClocks(0), event: null });
    expect(newClocks()).toEqual(newClocks(15));
  });

  test.each([2, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e308, '5', null])(
    'are not made for %j minutes',
    (minutes) => {
      expect(() => newClocks(minutes as number)).toThrow('expected a number of 3 or more, or 0');
    },
  );

  test('refuse what is no time', () => {
    expect(() => spendTime(newClocks(), 'A', -1)).toThrow('Milliseconds: found -1');
    expect(() => spendTime(newClocks(), 'E' as 'A', 1)).toThrow('Player: found "E"');
    expect(() => spendTime({ ...newClocks(), B: -1 }, 'A', 1)).toThrow('Clock of B: found -1');
    const endless = { ...newClocks(), B: Number.POSITIVE_INFINITY };
    expect(() => spendTime(endless, 'A', 1)).toThrow('Clock of B: found Infinity');
    expect(() => spendTime(7 as never, 'A', 1)).toThrow(TypeError);
    expect(() => spendTime(null as never, 'A', 1)).toThrow(TypeError);
  });
});

describe('a training', () => {
  const trainingAfter = (results: string) =>
    [...results].reduce(
      (training, result) => nextTraining(training, result === 'w'),
      newTraining(),
    );

  test.each([
    ['', 1, 0, true, 0],
    ['w', 2, 0, true, 0],
    ['ww', 3, 0, true, 0],
    ['wwwww', 4, 0, true, 0],
    ['l', 1, -1, false, -1],
    ['ll', 1, -2, false, -2],
    ['lll', 1, 0, false, 0],
    ['lw', 1, 1, false, 0],
    ['lww', 1, 2, false, 2],
    ['lwww', 2, 0, true, 0],
    ['wl', 2, -1, false, 0],
    ['wlll', 1, 0, false, 0],
    ['wlllw', 1, 1, false, 0],
  ] as const)('after %j: level %i, run %i', (results, level, run, isFresh, shown) => {
    expect(trainingAfter(results)).toMatchObject({ level, run, isFresh, shown });
  });

  test('is plain data, which is checked', () => {
    expect(JSON.parse(JSON.stringify(trainingAfter('lw')))).toEqual(trainingAfter('lw'));
    expect(() => nextTraining({ ...newTraining(), level: 5 as Level }, true)).toThrow(
      'Level: found 5',
    );
    expect(() => nextTraining({ ...newTraining(), run: 3 }, true)).toThrow('Run: found 3');
    expect(() => nextTraining(7 as never, true)).toThrow(TypeError);
    expect(() => nextTraining(newTraining(), 'yes' as never)).toThrow(TypeError);
    // Callers without types can pass anything.
    for (const isFresh of [undefined, null, 'no', 1] as unknown as boolean[]) {
      const call = () => nextTraining({ ...newTraining(), isFresh }, true);
      expect(call).toThrow(TypeError);
      expect(call).toThrow(/^Fresh: found .*, expected true or false\.$/);
    }
    for (const last of [undefined, 'no', 1] as unknown as boolean[]) {
      const call = () => nextTraining({ ...newTraining(), last }, true);
      expect(call).toThrow(TypeError);
      expect(call).toThrow(/^Last: found .*, expected true, false or null\.$/);
    }
  });
});

describe('squares', () => {
  test.each(['Ua0', 'Xa1', '', 7, null])('%j is none', (square) => {
    // Programs without types can give anything.
    for (const read of [sideNeighbours, cornerNeighbours, squareCorners]) {
      expect(() => read(square as 'Ua1')).toThrow('expected a square, such as Ua1.');
    }
  });
});

describe('rules', () => {
  test.each([
    { first: 'E' },
    { rotateStart: 1 },
    { bonus: 20 },
    { bonus: { all: 0 } },
    { bonus: { all: -1, allSingleLast: 0 } },
    { bonus: { all: 0.5, allSingleLast: 0 } },
    { bonus: { all: 0, allSingleLast: 1000 } },
    { bonus: null },
  ])('%j do not exist', (rules) => {
    expect(() => newGame({ rules: rules as Partial<Rules> })).toThrow(RangeError);
  });

  test('have bonuses up to 999', () => {
    const bonus = { all: 999, allSingleLast: 999 };
    expect(newGame({ rules: { bonus } }).rules.bonus).toEqual(bonus);
  });

  test('cannot be changed through what they were made of', () => {
    const bonus = { all: 1, allSingleLast: 2 };
    const { rules } = newGame({ rules: { bonus } });
    bonus.all = 7;
    expect(rules.bonus).toEqual({ all: 1, allSingleLast: 2 });
    expect([rules, rules.bonus].every(Object.isFrozen)).toBe(true);
  });
});
