/** The lessons: each is played, and asks for just what it teaches. */
import {
  applyMove,
  buildPoints,
  checkLessonMove,
  cornerNeighbours,
  decodeMove,
  decodeState,
  encodeState,
  equalStates,
  explainMove,
  type GameState,
  IllegalMoveError,
  inspect,
  isLegalMove,
  isStateValid,
  LESSONS,
  type Lesson,
  legalMoves,
  type Move,
  newGame,
  pieceOf,
  piecesLeft,
  type Square,
  sideNeighbours,
} from 'azulejo/cube-blokus';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';
import { gainOf } from './growth.js';

/** Return a lesson by its name. */
function lessonOf(name: string): Lesson {
  const lesson = LESSONS.find((each) => each.name === name);
  if (lesson === undefined) throw new RangeError(`No lesson is called ${name}`);
  return lesson;
}

/** Return the state in which each step of a lesson begins. */
function statesOf(lesson: Lesson): GameState[] {
  const states = [decodeState(lesson.start)];
  for (const [step, { accepted }] of lesson.steps.slice(0, -1).entries()) {
    states.push(checkLessonMove(lesson, step, accepted[0] ?? '').state);
  }
  return states;
}

/** Return the legal moves of the first step that use the lesson's pieces, and how they are judged. */
function choices(name: string) {
  const lesson = lessonOf(name);
  const state = decodeState(lesson.start);
  const moves = legalMoves(state).filter((move) =>
    (lesson.pieces as readonly unknown[]).includes(pieceOf(move)),
  );
  return { state, moves, accepted: lesson.steps[0]?.accepted };
}

const facesOf = (move: Move) =>
  [...new Set(decodeMove(move).squares.map((square) => square.charAt(0)))].join('');

describe.each(LESSONS)('the lesson $name', (lesson) => {
  const states = statesOf(lesson);

  test('begins in a valid state, with player A to move', () => {
    expect(isStateValid(lesson.start)).toBe(true);
    expect(states.map(({ turn }) => turn)).toEqual(lesson.steps.map(() => 'A'));
    expect(encodeState(states[0] ?? newGame())).toEqual(lesson.start);
  });

  test('has pieces that the player has left, and moves that use them', () => {
    expect(piecesLeft(decodeState(lesson.start), 'A')).toEqual(
      expect.arrayContaining([...lesson.pieces]),
    );
    const used = lesson.steps.flatMap(({ accepted }) => accepted.map(pieceOf));
    expect([...new Set(used)].toSorted()).toEqual([...lesson.pieces].toSorted());
  });

  test('accepts each of its moves, goes on with the replies, and is done after the last step', () => {
    for (const [step, { accepted, replies, why }] of lesson.steps.entries()) {
      const isDone = step === lesson.steps.length - 1;
      expect(isDone || accepted.length === 1).toBe(true);
      for (const move of accepted) {
        const result = checkLessonMove(lesson, step, move);
        expect(result).toMatchObject({ isAccepted: true, step: step + 1, isDone, why });
        const state = [move, ...replies].reduce(applyMove, states[step] ?? newGame());
        expect(equalStates(result.state, state)).toBe(true);
      }
    }
  });

  test('leaves the state as it is after every other legal move', () => {
    for (const [step, { accepted }] of lesson.steps.entries()) {
      const state = states[step] ?? newGame();
      const others = legalMoves(state).filter((move) => !accepted.includes(move));
      // Some are enough: many have no piece of the lesson.
      const tried = others.filter(
        (move, index) =>
          index % (lesson.pieces.some((piece) => piece === pieceOf(move)) ? 3 : 25) === 0,
      );
      for (const move of tried) {
        const isAllowed = lesson.pieces.some((piece) => piece === pieceOf(move));
        const result = checkLessonMove(lesson, step, move);
        expect(result).toMatchObject({ isAccepted: false, step, isDone: false });
        expect(result).toHaveProperty('reason', isAllowed ? 'other-move' : 'other-piece');
        expect(equalStates(result.state, state)).toBe(true);
      }
    }
  });

  test('explains itself in sentences', () => {
    for (const text of [lesson.task, ...lesson.steps.map(({ why }) => why)]) {
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('what a lesson teaches is what it accepts', () => {
  test('there are six, with names of their own', () => {
    expect(LESSONS.map(({ name }) => name)).toEqual([
      ...['corner-contact', 'no-side-contact', 'over-an-edge', 'cube-corner', 'build-points'],
      'single-last',
    ]);
  });

  test('corner contact: every place of the square piece, one on each face', () => {
    const { moves, accepted } = choices('corner-contact');
    expect(accepted).toEqual(moves);
    expect(moves.map(facesOf)).toEqual(['U', 'L', 'F', 'R', 'B', 'D']);
  });

  test('no side contact: every place at a corner of the square piece, and none at a start square alone', () => {
    const { state, moves, accepted } = choices('no-side-contact');
    const [block] = inspect(state).players[0]?.placed ?? [];
    const corners = (block?.squares ?? []).flatMap(cornerNeighbours);
    const sides = (block?.squares ?? []).flatMap(sideNeighbours);
    const covers = (move: Move, squares: readonly Square[]) =>
      decodeMove(move).squares.some((square) => squares.includes(square));
    expect(block?.piece).toBe('O4');
    expect(accepted).toEqual(moves.filter((move) => covers(move, corners)));
    expect(moves.filter((move) => covers(move, sides))).toEqual([]);
    expect(explainMove(state, 'AUd7d8d9')?.code).toBe('move.side-contact');
    const touched = buildPoints(state, 'A').filter((point) => corners.includes(point));
    expect(touched).toEqual(['Ua6', 'Ud6', 'Ud9']);
  });

  test('over an edge: every place on both faces', () => {
    const { moves, accepted } = choices('over-an-edge');
    expect(accepted).toEqual(moves.filter((move) => facesOf(move) === 'UL'));
    expect(sideNeighbours('Ua7')).toContain('Lg1');
  });

  test('the corner of the cube: the only place on three faces takes a build point of B', () => {
    const { state, moves, accepted } = choices('cube-corner');
    expect(accepted).toEqual(moves.filter((move) => facesOf(move).length === 3));
    const [move] = moves.filter((each) => accepted?.includes(each));
    const before = buildPoints(state, 'B');
    expect(before).toEqual(expect.arrayContaining(['Uh2', 'Rh2', 'Bb2']));
    expect(buildPoints(applyMove(state, move ?? 'AUb8'), 'B')).toEqual(
      before.filter((point) => point !== 'Uh2'),
    );
    for (const square of ['Ui1', 'Ri1', 'Ba1'] as const) {
      expect(cornerNeighbours(square)).toHaveLength(3);
    }
  });

  test('build points: every place of W5 that leaves the most, which are eleven', () => {
    const { state, moves, accepted } = choices('build-points');
    const most = Math.max(...moves.map((move) => gainOf(state, move).own));
    expect(accepted).toEqual(moves.filter((move) => gainOf(state, move).own === most));
    expect(buildPoints(state, 'A').length + most).toBe(11);
    expect(accepted?.length).toBeLessThan(moves.length / 2);
  });

  test('I1 last: the only place of I2, then every place of I1, for 109 points', () => {
    const lesson = lessonOf('single-last');
    const { state, moves, accepted } = choices('single-last');
    expect(piecesLeft(state, 'A')).toEqual(['I1', 'I2']);
    expect(moves.filter((move) => pieceOf(move) === 'I2')).toEqual(accepted);
    expect(moves.filter((move) => pieceOf(move) === 'I1')).toHaveLength(12);
    const [, second] = statesOf(lesson);
    expect(lesson.steps[1]?.accepted).toEqual(legalMoves(second ?? newGame()));
    const end = checkLessonMove(lesson, 1, 'AUg6').state;
    expect(inspect(end).players[0]).toMatchObject({ score: 109, isSingleLast: true });
  });
});

describe('a move in a lesson', () => {
  const lesson = lessonOf('over-an-edge');
  const { start } = lesson;

  test('may list its squares in any order', () => {
    const result = checkLessonMove(lesson, 0, 'ALg2g1Ub8b7a7');
    expect(result).toMatchObject({ isAccepted: true, isDone: true });
    expect(isLegalMove(decodeState(start), 'ALg2g1Ub8b7a7')).toBe(true);
  });

  test.each([
    ['AUa8', 'move.side-contact'],
    ['BUh2', 'move.not-your-turn'],
    ['A', 'move.malformed'],
    [undefined, 'move.malformed'],
  ])('is refused with the reason if it is illegal: %s', (move, code) => {
    const result = checkLessonMove(lesson, 0, move as string);
    expect(result).toMatchObject({ isAccepted: false, reason: 'illegal', issue: { code } });
    expect(encodeState(result.state)).toEqual(start);
  });

  test('that is not accepted in a later step leaves the state of that step', () => {
    const longer = lessonOf('single-last');
    const first = checkLessonMove(longer, 0, 'ABh9Db9');
    const result = checkLessonMove(longer, 1, 'ABh9Db9');
    expect(result).toMatchObject({ isAccepted: false, reason: 'illegal', step: 1, isDone: false });
    expect(equalStates(result.state, first.state)).toBe(true);
  });

  test.each([-1, 1, 0.5, '0', undefined])('needs a step that exists: %j', (step) => {
    const error = thrownBy(() => checkLessonMove(lesson, step as number, 'AUb8'));
    expect(error).toBeInstanceOf(RangeError);
  });

  test('needs a lesson that can be played', () => {
    const wrongStart = { ...lesson, start: ['', ''] as const };
    expect(thrownBy(() => checkLessonMove(wrongStart, 0, 'AUb8'))).toHaveProperty('issues');
    const [step] = lesson.steps;
    const again = { ...lesson, steps: [step, step, step] } as Lesson;
    expect(thrownBy(() => checkLessonMove(again, 2, 'AUb8'))).toBeInstanceOf(IllegalMoveError);
    expect(thrownBy(() => checkLessonMove(null as never, 0, 'AUb8'))).toBeInstanceOf(TypeError);
  });

  test.each([
    ['Step', { steps: [null] }, 'Accepted moves: found undefined, expected a list of moves.'],
    ['Step', { steps: ['ALg2'] }, 'Step: found "ALg2", expected an object.'],
    ['Replies', { steps: [{ accepted: [], why: '' }] }, 'Replies: found undefined'],
    ['Pieces', { pieces: 'I1' }, 'Pieces: found "I1", expected a list of pieces.'],
  ])('says which part of a lesson is malformed: %s of %j', (_, parts, message) => {
    const error = thrownBy(() => checkLessonMove({ ...lesson, ...parts } as never, 0, 'AUb8'));
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toContain(message);
  });
});
