import { describe, expect, it } from 'vitest';
import { countDisjointChoices } from './count.js';
import {
  buildPoints,
  canMove,
  groups,
  isOver,
  legalForfeits,
  legalMoves,
  movesOf,
  objectionsToMove,
  perft,
  piecesLeft,
  piecesPlaced,
  play,
  playAll,
  start,
} from './game.js';
import { type Cell, orientations, orientationsOf, PIECES, shapeText, sizeOf } from './pieces.js';
import {
  allPlacements,
  clearPlacements,
  layings,
  pieceOn,
  piecesOn,
  placementsOn,
} from './placements.js';
import { nextGame, score, standings } from './scores.js';
import {
  ascending,
  COLUMNS,
  cornerNeighbours,
  cross,
  EDGES,
  faceOf,
  isStartSquare,
  POINTS,
  plus,
  ROWS,
  SQUARES,
  START_SQUARES,
  sideNeighbours,
  squareCorners,
  squareUnder,
  step,
  times,
  type Vector,
  walkerOn,
} from './surface.js';
import { encode, isMoveInOrder, readMove, readState, writeMove } from './text.js';
import { FIRST_TRAINING, nextTraining, shownRun, type Training } from './training.js';
import { type OracleState, PLAYERS, type Player, present, type Square } from './types.js';
import { decode, faults, singleCanHaveBeenLast } from './validity.js';

const START_TEXT =
  'AUd7b/9/9/9/9/9/9/9/a7cLd7a/9/9/9/9/9/9/9/c7bFa7c/9/9/9/9/9/9/9/b7d' +
  'Rc7b/9/9/9/9/9/9/9/d7aBb7d/9/9/9/9/9/9/9/a7cDb7d/9/9/9/9/9/9/9/c7a';

function histogram(values: (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('the surface', () => {
  it('has the numbers of squares, edges and points of a closed surface', () => {
    expect([SQUARES.length, EDGES.size, POINTS.size]).toEqual([486, 972, 488]);
    expect(histogram([...POINTS.values()].map((squares) => squares.length))).toEqual({
      3: 8,
      4: 480,
    });
    expect([...EDGES.values()].every((squares) => squares.length === 2)).toBe(true);
  });

  it('gives every square four side neighbours, and corner neighbours in 960 pairs', () => {
    expect(histogram(SQUARES.map((square) => sideNeighbours(square).length))).toEqual({ 4: 486 });
    const corners = SQUARES.map((square) => cornerNeighbours(square).length);
    expect(histogram(corners)).toEqual({ 3: 24, 4: 462 });
    expect(corners.reduce((sum, count) => sum + count, 0) / 2).toBe(960);
  });

  it.each([
    ['Ua9', 'Ua8 Ub9 Li1 Fa1', 'Ub8 Lh1 Fb1'],
    ['Ue1', 'Be1 Uf1 Ue2 Ud1', 'Ud2 Uf2 Bd1 Bf1'],
    ['Le9', 'Le8 Lf9 Da5 Ld9', 'Ld8 Lf8 Da4 Da6'],
    ['Bi1', 'Ua1 La1 Bi2 Bh1', 'Ub1 La2 Bh2'],
  ])('knows the neighbours of %s', (square, sides, corners) => {
    expect(sideNeighbours(square).toSorted()).toEqual(sides.split(' ').toSorted());
    expect(cornerNeighbours(square).toSorted()).toEqual(corners.split(' ').toSorted());
  });

  const sideOfFace = (face: string, side: string): Square[] => {
    if (side === 'N') return COLUMNS.map((column) => `${face}${column}1`);
    if (side === 'S') return COLUMNS.map((column) => `${face}${column}9`);
    return ROWS.map((row) => `${face}${side === 'W' ? 'a' : 'i'}${row}`);
  };

  it.each([
    'UN BN x',
    'UE RN x',
    'US FN =',
    'UW LN =',
    'LE FW =',
    'LS DW x',
    'LW BE =',
    'FE RW =',
    'FS DN =',
    'RE BW =',
    'RS DE =',
    'BS DS x',
  ])('joins the faces as the table of edges says: %s', (line) => {
    const [one = '', other = '', order] = line.split(' ');
    const squares = sideOfFace(one.charAt(0), one.charAt(1));
    const across = sideOfFace(other.charAt(0), other.charAt(1));
    if (order === 'x') across.reverse();
    expect(squares.length).toBe(9);
    for (const [index, square] of squares.entries()) {
      expect(sideNeighbours(square)).toContain(across[index]);
    }
  });

  it('lists corners clockwise seen from outside, that of a1 first', () => {
    expect(squareCorners('Ua1')[0]).toEqual([0, 9, 0]);
    expect(squareCorners('Ri9')[2]).toEqual([9, 0, 0]);
    for (const square of SQUARES) {
      const [a, b, c, d] = squareCorners(square);
      const along = plus(present(b), times(-1, present(a)));
      const down = plus(present(d), times(-1, present(a)));
      expect(plus(present(b), down)).toEqual(c);
      // Clockwise from outside: the vector product points to the middle of the cube.
      expect(POINTS.has(String(plus(present(a), cross(along, down))))).toBe(isAtRim(square));
    }
  });

  /** One step inwards from the corner nearest a1 is on the surface only at two sides of a face. */
  function isAtRim(square: Square): boolean {
    return square.charAt(1) === 'a' || square.charAt(2) === '1';
  }
});

describe('the rotations of the cube', () => {
  const SIGNS = [1, -1];
  const AXES: Vector[] = SIGNS.flatMap((sign): Vector[] => [
    [sign, 0, 0],
    [0, sign, 0],
    [0, 0, sign],
  ]);
  const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

  type Rotation = (point: Vector) => Vector;
  const ROTATIONS: Rotation[] = AXES.flatMap((x) =>
    AXES.filter((y) => dot(x, y) === 0).map((y): Rotation => {
      const z = cross(x, y);
      return (point) => {
        const [px, py, pz] = plus(times(2, point), [-9, -9, -9]);
        const turned = plus(times(px, x), plus(times(py, y), times(pz, z)));
        return times(0.5, plus(turned, [9, 9, 9]));
      };
    }),
  );

  const nameOfCorners = (corners: Vector[]): string => corners.map(String).sort().join(' ');
  const SQUARE_BY_CORNERS = new Map(
    SQUARES.map((square) => [nameOfCorners(squareCorners(square)), square]),
  );

  function turnedSquares(rotation: Rotation): Map<Square, Square> {
    return new Map(
      SQUARES.map((square) => {
        const corners = squareCorners(square).map(rotation);
        return [square, present(SQUARE_BY_CORNERS.get(nameOfCorners(corners)))];
      }),
    );
  }

  const TURNS = ROTATIONS.map(turnedSquares);
  const turn = (turned: Map<Square, Square>, squares: Square[]): Square[] =>
    ascending(squares.map((square) => present(turned.get(square))));
  const ownerAfter = (turned: Map<Square, Square>, player: Player): Player | undefined =>
    PLAYERS.find(
      (other) => String(START_SQUARES[other]) === String(turn(turned, START_SQUARES[player])),
    );

  it('permute the pairs of start corners in all 24 ways', () => {
    const permutations = TURNS.map((turned) =>
      PLAYERS.map((player) => ownerAfter(turned, player)).join(''),
    );
    expect(new Set(permutations).size).toBe(24);
    expect(permutations.every((letters) => letters.length === 4)).toBe(true);
  });

  it('leave 125 classes of first moves under the six that keep the corners of a player', () => {
    const keeping = TURNS.filter((turned) => ownerAfter(turned, 'A') === 'A');
    expect(keeping.length).toBe(6);
    const classes = legalMoves(start()).map((move) => {
      const { squares } = present(readMove(move));
      return keeping
        .map((turned) => turn(turned, squares).join(''))
        .sort()
        .at(0);
    });
    expect(new Set(classes).size).toBe(125);
  });
});

describe('the pieces', () => {
  it('are all the polyominoes of one to five squares, each once', () => {
    const formOf = (cells: readonly Cell[]): string =>
      present(orientationsOf(cells).map(shapeText).sort()[0]);
    let shapes: Cell[][] = [[{ column: 0, row: 0 }]];
    const all: string[] = [];
    for (let size = 1; size <= 5; size += 1) {
      all.push(...shapes.map(formOf));
      const grown = new Map<string, Cell[]>();
      for (const shape of shapes) {
        for (const { column, row } of shape) {
          for (const cell of [
            { column: column + 1, row },
            { column: column - 1, row },
            { column, row: row + 1 },
            { column, row: row - 1 },
          ]) {
            if (shape.some((one) => one.column === cell.column && one.row === cell.row)) continue;
            grown.set(formOf([...shape, cell]), [...shape, cell]);
          }
        }
      }
      shapes = [...grown.values()];
    }
    const named = PIECES.map((piece) => formOf(present(orientations(piece)[0])));
    expect(named.toSorted()).toEqual(all.toSorted());
    expect(named.length).toBe(21);
    expect(PIECES.reduce((sum, piece) => sum + sizeOf(piece), 0)).toBe(89);
    expect(PIECES.every((piece) => String(sizeOf(piece)) === piece.charAt(1))).toBe(true);
  });

  it('lie on flat boards in as many ways as is known', () => {
    const onFlat = (size: number): number => {
      let count = 0;
      for (const cells of PIECES.flatMap(orientations)) {
        const width = 1 + Math.max(...cells.map((cell) => cell.column));
        const height = 1 + Math.max(...cells.map((cell) => cell.row));
        count += (size - width + 1) * (size - height + 1);
      }
      return count;
    };
    expect([onFlat(20), onFlat(14)]).toEqual([30_433, 13_729]);
    const intoCorner = PIECES.flatMap(orientations).filter((cells) =>
      cells.some((cell) => cell.column === 0 && cell.row === 0),
    );
    expect(intoCorner.length).toBe(58);
  });
});

describe('the placements', () => {
  const firstMoves = movesOf(start(), 'A').map((move) => present(readMove(move)).squares);

  it.each([
    ['I1', 1, 486, 462, 6],
    ['I2', 2, 972, 900, 12],
    ['I3', 2, 972, 876, 12],
    ['V3', 4, 1_928, 1_752, 30],
    ['I4', 2, 972, 852, 12],
    ['L4', 8, 3_888, 3_408, 60],
    ['T4', 4, 1_944, 1_704, 36],
    ['Z4', 4, 1_944, 1_704, 36],
    ['O4', 1, 480, 432, 6],
    ['F5', 8, 3_864, 3_312, 84],
    ['I5', 2, 972, 828, 12],
    ['L5', 8, 3_888, 3_312, 60],
    ['N5', 8, 3_888, 3_312, 72],
    ['P5', 8, 3_816, 3_360, 60],
    ['T5', 4, 1_944, 1_656, 36],
    ['U5', 4, 1_920, 1_656, 24],
    ['V5', 4, 1_944, 1_656, 30],
    ['W5', 4, 1_944, 1_656, 42],
    ['X5', 1, 486, 414, 12],
    ['Y5', 8, 3_864, 3_312, 72],
    ['Z5', 4, 1_944, 1_656, 36],
  ] as const)(
    'of %s: %i orientations, %i in all, %i clear of start squares, %i first moves',
    (piece, ...numbers) => {
      expect([
        orientations(piece).length,
        allPlacements().filter((placement) => placement.piece === piece).length,
        clearPlacements().filter((placement) => placement.piece === piece).length,
        firstMoves.filter((squares) => pieceOn(squares) === piece).length,
      ]).toEqual(numbers);
    },
  );

  it('add up', () => {
    expect(PIECES.flatMap(orientations).length).toBe(91);
    expect([allPlacements().length, clearPlacements().length]).toEqual([44_060, 38_220]);
  });

  it('lie on one face, two, or, V5 round each corner, three', () => {
    const onThree = clearPlacements().filter(
      ({ squares }) => new Set(squares.map(faceOf)).size === 3,
    );
    expect(histogram(onThree.map(({ piece }) => piece))).toEqual({ V5: 24 });
    expect(
      histogram(clearPlacements().map(({ squares }) => new Set(squares.map(faceOf)).size)),
    ).toEqual({
      1: 27_492,
      2: 10_704,
      3: 24,
    });
  });

  it('are named by their squares alone where they are clear of start squares', () => {
    expect(clearPlacements().every(({ squares }) => piecesOn(squares).length === 1)).toBe(true);
  });

  it('have the side contacts of the flat piece', () => {
    const contacts = (squares: Square[]): number =>
      squares.flatMap((square) => sideNeighbours(square).filter((one) => squares.includes(one)))
        .length / 2;
    const flat = new Map(
      PIECES.map((piece) => {
        const cells = present(orientations(piece)[0]);
        return [
          piece,
          contacts(
            present(layings(cells, present(cells[0])).find((squares) => squares[0] === 'Fe5')),
          ),
        ];
      }),
    );
    expect(
      clearPlacements().filter(({ piece, squares }) => contacts(squares) !== flat.get(piece)),
    ).toEqual([]);
  });

  it('do not depend on the way walked: rows first, through squares outside of the piece', () => {
    const walk = (square: Square, rows: number, columns: number): Square => {
      let walker = walkerOn(square);
      for (let n = Math.abs(rows); n > 0; n -= 1) walker = step(walker, rows > 0 ? 'down' : 'up');
      for (let n = Math.abs(columns); n > 0; n -= 1) {
        walker = step(walker, columns > 0 ? 'right' : 'left');
      }
      return squareUnder(walker);
    };
    const walks = new Map<string, Square>();
    const walkTo = (square: Square, from: Cell, to: Cell): Square => {
      const rows = to.row - from.row;
      const columns = to.column - from.column;
      const name = `${square} ${rows} ${columns}`;
      const end = walks.get(name) ?? walk(square, rows, columns);
      walks.set(name, end);
      return end;
    };
    let clear = 0;
    const different: string[] = [];
    const distinct = (squares: Square[]): boolean => new Set(squares).size === squares.length;
    for (const cells of PIECES.flatMap(orientations)) {
      for (const anchor of cells) {
        const laid = new Set(layings(cells, anchor).map((squares) => ascending(squares).join('')));
        for (const square of SQUARES) {
          const walked = cells.map((cell) => walkTo(square, anchor, cell));
          if (!distinct(walked) || walked.some(isStartSquare)) continue;
          clear += 1;
          if (!laid.has(ascending(walked).join(''))) different.push(walked.join(' '));
        }
      }
    }
    expect(different).toEqual([]);
    expect(clear).toBe(173_172);
  });

  it('cover a square in 211 to 414 ways', () => {
    const counts = SQUARES.filter((square) => !isStartSquare(square)).map(
      (square) => placementsOn(square).length,
    );
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([211, 414]);
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean.toFixed(1)).toBe('374.9');
  });
});

describe('the start', () => {
  it('is written as two texts', () => {
    expect(encode(start())).toEqual([START_TEXT, 'A0B0C0D0']);
    expect(decode(START_TEXT, 'A0B0C0D0')).toEqual(start());
  });

  it('gives each player the squares at two opposite corners', () => {
    expect(START_SQUARES).toEqual({
      A: ascending(['Ua9', 'Li1', 'Fa1', 'Ri9', 'Ba9', 'Di9']),
      B: ascending(['Ui1', 'Ri1', 'Ba1', 'Li9', 'Fa9', 'Da1']),
      C: ascending(['Ui9', 'Fi1', 'Ra1', 'La9', 'Bi9', 'Da9']),
      D: ascending(['Ua1', 'La1', 'Bi1', 'Fi9', 'Ra9', 'Di1']),
    });
  });

  it('has 750 first moves for everybody, 125 through each build point', () => {
    expect(PLAYERS.map((player) => movesOf(start(), player).length)).toEqual([750, 750, 750, 750]);
    const points = buildPoints(start(), 'A');
    expect(points).toEqual(ascending(['Ub8', 'Lh2', 'Fb2', 'Rh8', 'Bb8', 'Dh8']));
    const moves = legalMoves(start()).map((move) => present(readMove(move)).squares);
    expect(
      points.map((point) => moves.filter((squares) => squares.includes(point)).length),
    ).toEqual([125, 125, 125, 125, 125, 125]);
    expect(histogram(moves.map((squares) => new Set(squares.map(faceOf)).size))).toEqual({
      1: 642,
      2: 108,
    });
  });

  it('leads to 561,884 positions of two moves', () => {
    expect(perft(start(), 1)).toBe(750);
    expect(perft(start(), 2)).toBe(561_884);
  });

  it('leads to as many first rounds as there are choices of four moves that do not overlap', () => {
    const lists = PLAYERS.map((player) =>
      movesOf(start(), player).map((move) => present(readMove(move)).squares),
    );
    expect([1, 2, 3, 4].map((players) => countDisjointChoices(lists.slice(0, players)))).toEqual([
      750, 561_884, 420_489_006, 314_328_406_368,
    ]);
  });
});

/** Numbers from 0 up to 1 that look random and are the same in every run. */
function seededNumbers(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 48_271) % 2_147_483_647;
    return value / 2_147_483_647;
  };
}

function pick<T>(items: T[], random: () => number): T {
  return present(items[Math.floor(random() * items.length)]);
}

describe('a game of random moves', () => {
  const random = seededNumbers(7);
  const history: OracleState[] = [start()];
  const moves: string[] = [];
  for (let state = start(); !isOver(state); ) {
    const move = pick(legalMoves(state), random);
    moves.push(move);
    state = present(play(state, move).state);
    history.push(state);
  }
  const end = present(history.at(-1));

  it('shows on its board which pieces were placed', () => {
    for (const player of PLAYERS) {
      const placed = moves
        .filter((move) => move.startsWith(player))
        .map((move) => present(pieceOn(present(readMove(move)).squares)));
      expect(piecesPlaced(end, player)).toEqual(PIECES.filter((piece) => placed.includes(piece)));
      expect(new Set(placed).size).toBe(placed.length);
    }
  });

  it('passes valid states only, each the same after writing and reading', () => {
    for (const state of history) {
      const texts = encode(state);
      expect(decode(...texts)).toEqual(state);
    }
  });

  it('skips whoever has no move, and ends when nobody has one', () => {
    for (const [index, move] of moves.entries()) {
      const mover = present(PLAYERS.find((player) => player === move[0]));
      const after = present(history[index + 1]);
      let turns = PLAYERS.indexOf(mover) + 1;
      const stuck: Player[] = [];
      while (stuck.length < 4 && PLAYERS[turns % 4] !== after.turn) {
        stuck.push(present(PLAYERS[turns % 4]));
        turns += 1;
      }
      expect(stuck.filter((player) => movesOf(after, player).length > 0)).toEqual([]);
    }
    expect(PLAYERS.filter((player) => canMove(end, player))).toEqual([]);
  });

  it('has the legal moves that asking about every placement finds', () => {
    for (const state of [present(history[20]), present(history[50])]) {
      const player = present(state.turn ?? undefined);
      const left = piecesLeft(state, player);
      const own = (square: Square): boolean => state.owners.get(square) === player;
      const legal = clearPlacements()
        .filter(
          ({ piece, squares }) =>
            left.includes(piece) &&
            squares.every((square) => !state.owners.has(square)) &&
            !squares.flatMap(sideNeighbours).some(own) &&
            squares.flatMap(cornerNeighbours).some(own),
        )
        .map(({ squares }) => writeMove({ player, squares }));
      expect(legalMoves(state)).toEqual(expect.arrayContaining(legal));
      expect(legalMoves(state).length).toBe(legal.length);
    }
  });

  it('gives a point for every square covered', () => {
    const covered = moves.flatMap((move) => present(readMove(move)).squares);
    const points = PLAYERS.map((player) => score(end, player));
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(covered.length);
  });
});

describe('moves', () => {
  it.each([
    ['AUa7b7b8Lg1g2', 'L5'],
    ['AFb2b3b4c4', 'L4'],
  ])('%s is a piece', (text, piece) => {
    const { squares } = present(readMove(text));
    expect(pieceOn(squares)).toBe(piece);
    expect(isMoveInOrder(text)).toBe(true);
    expect(readMove(writeMove({ player: 'A', squares: squares.toReversed() }))?.squares).toEqual(
      squares,
    );
  });

  it('are read in any order and written in one', () => {
    const move = present(readMove('ALg2Ub8b7FLg1Ua7'));
    expect(writeMove(move)).toBe('AUa7b7b8Lg1g2');
  });

  it.each([
    '',
    'A',
    'AF',
    'EFb2',
    'aFb2',
    'Ab2',
    'AFb',
    'AFb0',
    'AFj2',
    'AFb2b2',
    'AFb2b3b4b5b6b7',
    'AFb2 ',
    'AFb2!',
  ])('are not read from "%s"', (text) => {
    expect(readMove(text)).toBeUndefined();
    expect(play(start(), text).objections).toEqual(['malformed']);
  });

  const afterRound = playAll(start(), ['AFb2b3', 'BUh2', 'CRb2', 'DBh2']);

  it.each([
    ['BUh2', ['not-your-turn', 'piece-used', 'square-taken']],
    ['AFb2e5', ['no-piece', 'square-taken', 'side-contact']],
    ['AUb8b7', ['piece-used']],
    ['AUa9', ['start-square', 'side-contact', 'no-corner-contact']],
    ['AUa1', ['start-square', 'no-corner-contact']],
    ['AUh2', ['square-taken', 'no-corner-contact']],
    ['AFb4', ['side-contact', 'no-corner-contact']],
    ['AFe5', ['no-corner-contact']],
    ['AFb1', ['side-contact']],
    ['AFc4', []],
  ] as const)('%s is refused for every reason there is', (text, objections) => {
    expect(objectionsToMove(afterRound, text)).toEqual(objections);
  });
});

describe('forfeits', () => {
  it('pass the turn if it was theirs, and leave it otherwise', () => {
    const one = playAll(start(), ['B!']);
    expect(encode(one)).toEqual([START_TEXT, 'A0B0!C0D0']);
    expect(playAll(one, ['A!']).turn).toBe('C');
    expect(playAll(one, ['AFb2']).turn).toBe('C');
    expect(faults({ ...one, turn: 'B' })).toEqual(['turn-of-player-who-is-out']);
  });

  it('are refused twice and after the end', () => {
    const out = playAll(start(), ['B!']);
    expect(play(out, 'B!').objections).toEqual(['already-out']);
    expect(legalForfeits(out)).toEqual(['A!', 'C!', 'D!']);
    const end = playAll(out, ['A!', 'C!', 'D!']);
    expect(isOver(end)).toBe(true);
    expect(decode(...encode(end))).toEqual(end);
    expect(play(end, 'A!').objections).toEqual(['game-over', 'already-out']);
    expect(legalForfeits(end)).toEqual([]);
    expect(play(end, 'AFb2').objections).toEqual(['game-over']);
  });
});

describe('scores', () => {
  /** Player A alone places all pieces, in the order of the list. */
  function soloGame(order: readonly string[], others: string[]): OracleState {
    const random = seededNumbers(11);
    let state = playAll(start({ bonus: { all: 15, allSingleLast: 20 } }), others);
    for (const piece of order) {
      const moves = legalMoves(state).filter(
        (move) => pieceOn(present(readMove(move)).squares) === piece,
      );
      state = playAll(state, [pick(moves, random)]);
    }
    return state;
  }

  const out = ['B!', 'C!', 'D!'];
  const last = soloGame(PIECES.toReversed(), out);
  const first = soloGame(PIECES, out);

  it('give a bonus for all pieces, another one if the single square came last', () => {
    expect(encode(last)[1]).toBe('A0+B0!C0!D0!');
    expect(encode(first)[1]).toBe('A0B0!C0!D0!');
    expect([last, first].map((state) => score(state, 'A'))).toEqual([109, 104]);
    expect([last, first].map(isOver)).toEqual([true, true]);
    expect([last, first].flatMap(faults)).toEqual([]);
    expect(singleCanHaveBeenLast(last, 'A')).toBe(true);
    expect(play(last, 'A!').objections).toEqual(['game-over', 'all-placed']);
  });

  it('rank by total and name the winners after the end', () => {
    expect(standings(last)).toEqual([
      { player: 'A', score: 109, carried: 0, total: 109, rank: 1, winner: true },
      { player: 'B', score: 0, carried: 0, total: 0, rank: 2, winner: false },
      { player: 'C', score: 0, carried: 0, total: 0, rank: 2, winner: false },
      { player: 'D', score: 0, carried: 0, total: 0, rank: 2, winner: false },
    ]);
    expect(standings(start()).some((one) => one.winner)).toBe(false);
  });

  it('are carried over to the next game, which the next player can begin', () => {
    expect(encode(present(nextGame(last)))).toEqual([START_TEXT, 'A109B0C0D0']);
    const rotated = { ...last, rules: { ...last.rules, rotateStart: true } };
    const second = present(nextGame(rotated));
    expect(second.turn).toBe('B');
    expect(nextGame(second)).toBeUndefined();
    const third = present(nextGame(playAll(second, ['A!', ...out])));
    expect([third.turn, third.carried.A]).toEqual(['C', 109]);
  });

  it('cannot be marked as ended by the single square unless that can be', () => {
    const marked = (state: OracleState): OracleState => ({
      ...state,
      marks: { ...state.marks, A: '+' },
    });
    expect(faults(marked(first))).toEqual([]);
    expect(faults(marked(start()))).toEqual(['single-last-but-not-all-placed']);
    const single = present(groups(last, 'A').find((group) => group.length === 1))[0];
    const owners = new Map(last.owners);
    owners.delete(present(single));
    const far = SQUARES.find((square) =>
      [square, ...sideNeighbours(square), ...cornerNeighbours(square)].every(
        (one) => !owners.has(one),
      ),
    );
    owners.set(present(far), 'A');
    expect(faults({ ...last, owners })).toEqual([
      'unreachable',
      'single-last-but-no-corner-contact',
    ]);
  });
});

describe('texts of states', () => {
  it.each([
    ['a run of digits', START_TEXT.replace('/9/', '/54/'), 'A0B0C0D0'],
    ['a short row', START_TEXT.replace('/9/', '/8/'), 'A0B0C0D0'],
    ['a row too few', START_TEXT.replace('/9/', '/'), 'A0B0C0D0'],
    ['faces in another order', START_TEXT.replace('U', 'x').replace('L', 'U'), 'A0B0C0D0'],
    ['no turn', START_TEXT.slice(1), 'A0B0C0D0'],
    ['more at the end', `${START_TEXT}/`, 'A0B0C0D0'],
    ['a zero', START_TEXT.replace('/9/', '/90/'), 'A0B0C0D0'],
    ['capital letters', START_TEXT.replace('Ud', 'UD'), 'A0B0C0D0'],
    ['leading zeros', START_TEXT, 'A00B0C0D0'],
    ['a total too large', START_TEXT, 'A100000B0C0D0'],
    ['no total', START_TEXT, 'AB0C0D0'],
    ['two marks', START_TEXT, 'A0!+B0C0D0'],
    ['players in another order', START_TEXT, 'B0A0C0D0'],
  ])('with %s are not well-formed', (_, shared, players) => {
    expect(readState(shared, players)).toBeUndefined();
  });

  const onStart = (owned: string, player: Player, turn: Player | null = 'B'): OracleState => {
    const state = { ...start(), turn };
    const owners = new Map(state.owners);
    for (const square of owned.split(' ')) owners.set(square, player);
    return { ...state, owners };
  };

  it.each([
    ['a start square that somebody else holds', onStart('Ua9', 'C'), ['start-square-lost']],
    ['six squares in a row', onStart('Fb2 Fb3 Fb4 Fb5 Fb6 Fb7', 'A'), ['no-piece']],
    ['the same piece twice', onStart('Fb2 Fc3', 'A'), ['piece-twice']],
    ['a piece beside a start square', onStart('Fb2 Fb1', 'A'), ['side-contact']],
    ['a piece that nothing leads to', onStart('Fe5', 'A'), ['unreachable']],
    ['an end that is none', onStart('Fb2', 'A', null), ['over-but-somebody-can-move']],
  ])('with %s are not valid', (_, state, expected) => {
    expect(faults(state)).toEqual(expect.arrayContaining(expected));
    expect(decode(...encode(state))).toBeUndefined();
    expect(readState(...encode(state))).toEqual(state);
  });
});

describe('training', () => {
  const trained = (results: string): Training =>
    [...results].reduce((training, result) => nextTraining(training, result === 'W'), {
      ...FIRST_TRAINING,
    });

  it.each([
    ['', 1, 0],
    ['W', 2, 0],
    ['WWW', 4, 0],
    ['WWWWW', 4, 0],
    ['L', 1, -1],
    ['LL', 1, -2],
    ['LLL', 1, 0],
    ['LW', 1, 0],
    ['LWW', 1, 2],
    ['LWWW', 2, 0],
    ['LWWWW', 3, 0],
    ['WL', 2, 0],
    ['WLL', 2, -2],
    ['WLLL', 1, 0],
    ['WLLLL', 1, -1],
    ['WLLLW', 1, 0],
    ['WWLWL', 3, 0],
  ])('after "%s" is at level %i and shows %i', (results, level, shown) => {
    expect([trained(results).level, shownRun(trained(results))]).toEqual([level, shown]);
  });
});
