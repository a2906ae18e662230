/** The lessons of every game: that each can be done in every way that is right, and that what it says is true. */
import {
  type GameState as AzulState,
  applyChance,
  bonusPoints,
  inspect as inspectAzul,
  seededRng,
} from 'azulejo';
import { applyAll, type EventOf, type Game, type GameTypes } from 'azulejo/game';
import { explainMove as explainUr, inspect as inspectUr, PATHS, solve } from 'azulejo/royal-ur';
import {
  explainMove as explainTsuro,
  inspect as inspectTsuro,
  type GameState as TsuroState,
  walks,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { azulLessons } from '../../playground/games/azul/lessons.js';
import { AZUL_TEACHING } from '../../playground/games/azul/words.js';
import { urLessons } from '../../playground/games/royal-ur/lessons.js';
import { UR_TEACHING } from '../../playground/games/royal-ur/words.js';
import { tsuroLessons } from '../../playground/games/tsuro/lessons.js';
import { TSURO_TEACHING } from '../../playground/games/tsuro/words.js';
import { GAMES } from '../../playground/registry.js';
import {
  beginLesson,
  firstToLearn,
  goOn,
  type Lesson,
  type LessonPlay,
  playInLesson,
} from '../../playground/shell/model/lessons.js';
import { azulGame, tsuroGame, urGame } from './english.js';

const LANGUAGES = ['en', 'de', 'es', 'pt'] as const;

/** Let everything happen until the person is asked again. */
function asked<Types extends GameTypes>(
  rules: Game<Types>,
  play: LessonPlay<Types>,
): LessonPlay<Types> {
  return play.due.length === 0 ? play : asked(rules, goOn(rules, play));
}

/** List what a person can do in a state: legal moves, or what the lesson rolls or deals. */
function choices<Types extends GameTypes>(
  rules: Game<Types>,
  { steps }: Lesson<Types>,
  { state, step }: LessonPlay<Types>,
): readonly EventOf<Types>[] {
  const { shown } = steps[step] ?? {};
  if (rules.chance?.isDue(state) !== true) return rules.legalMoves(state);
  return shown === undefined ? [] : [shown];
}

/** List the play before each step and at the end, in every way that is right. */
function everyWay<Types extends GameTypes>(
  rules: Game<Types>,
  lesson: Lesson<Types>,
  play: LessonPlay<Types>,
): readonly LessonPlay<Types>[] {
  const step = lesson.steps[play.step];
  if (step === undefined) return [play];
  const right = choices(rules, lesson, play).filter((event) => step.isRight(event));
  const next = right.map((event) => asked(rules, playInLesson(rules, lesson, play, event)));
  return [play, ...next.flatMap((each) => everyWay(rules, lesson, each))];
}

/** Return what is asked and said in a step of a lesson, and the position before it, as it is shown. */
function stepOf<Types extends GameTypes>(
  rules: Game<Types>,
  lessons: readonly Lesson<Types>[],
  name: string,
  number: number,
) {
  const index = lessons.findIndex((each) => each.name === name);
  const lesson = lessons[index];
  const step = lesson?.steps[number];
  if (lesson === undefined || step === undefined) throw new Error(`There is no ${name} ${number}.`);
  const play = lesson.steps
    .slice(0, number)
    .reduce(
      (now, { shown }) => asked(rules, playInLesson(rules, lesson, now, shown)),
      beginLesson(lesson, index),
    );
  const { state } = play;
  const played = (event: EventOf<Types> = step.shown) => applyAll(rules, state, [event]);
  return { ...step, state, played, end: applyAll(rules, played(), step.replies) };
}

/** Whether a text says a number. */
function says(text: string | undefined, ...numbers: readonly number[]): void {
  const said = [...(text ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
  for (const number of numbers) expect(said, text).toContain(number);
}

describe.each(GAMES)('the lessons of $name', ({ name, load }) => {
  test.each(LANGUAGES)('are six, with all their words, in %s', async (language) => {
    const lessons = (await (await load(language)).lessons?.()) ?? [];
    expect(lessons).toHaveLength(6);
    expect(new Set(lessons.map((each) => each.name)).size).toBe(6);
    for (const { title, steps } of lessons) {
      expect(title).toMatch(/\p{L}$/u);
      expect(steps.length).toBeGreaterThan(0);
      for (const { ask, why } of steps) {
        for (const text of [ask, why]) expect(text).toMatch(/^[\p{L}\d¿].*[.!?]$/u);
        // So much has room on a phone: twice as much as is usual.
        expect(`${ask} ${why}`.length).toBeLessThan(name === 'cube-blokus' ? 480 : 330);
      }
    }
  });

  test('can be done in every way that is right, and in no other', async () => {
    const { rules, lessons } = await load('en');
    for (const [index, lesson] of ((await lessons?.()) ?? []).entries()) {
      const start = rules.decode(rules.encode(lesson.start), {
        rules: rules.rulesOf(lesson.start),
      });
      expect(start.ok, lesson.name).toBe(true);
      const ways = everyWay(rules, lesson, beginLesson(lesson, index));
      expect(ways.filter(({ step }) => step === lesson.steps.length)).not.toHaveLength(0);
      for (const play of ways) {
        const step = lesson.steps[play.step];
        if (step === undefined) continue;
        const all = choices(rules, lesson, play);
        // It is the turn of the first player, or chance's.
        expect([0, -1], lesson.name).toContain(rules.playerToMove(play.state));
        expect(all, `${lesson.name} ${play.step}`).toContain(step.shown);
        expect(step.isRight(step.shown)).toBe(true);
        for (const event of all.filter((each) => !step.isRight(each)).slice(0, 5)) {
          expect(playInLesson(rules, lesson, play, event)).toEqual({ ...play, tried: event });
        }
      }
    }
  });

  test('say something to each kind of other move that they have words for', async () => {
    const { rules, lessons } = await load('en');
    for (const [index, lesson] of ((await lessons?.()) ?? []).entries()) {
      const ways = everyWay(rules, lesson, beginLesson(lesson, index));
      for (const [number, step] of lesson.steps.entries()) {
        const others = ways
          .filter((play) => play.step === number)
          .flatMap((play) => choices(rules, lesson, play).filter((event) => !step.isRight(event)));
        for (const event of others.slice(0, 50)) {
          expect(step.wrong(event) ?? 'x.').toMatch(/\.$/);
        }
      }
    }
  });
});

test('a first lesson takes three to five actions at most', async () => {
  for (const { load } of GAMES.filter(({ name }) => name !== 'cube-blokus')) {
    const [first] = (await (await load('en')).lessons?.()) ?? [];
    expect(first?.steps.length).toBeGreaterThan(1);
    expect(first?.steps.length).toBeLessThan(6);
  }
});

test('the first lesson that is not done is the next', async () => {
  const lessons = (await azulGame.lessons?.()) ?? [];
  expect(firstToLearn(lessons, [])).toBe(0);
  expect(firstToLearn(lessons, ['take', 'tiling'])).toBe(1);
  expect(
    firstToLearn(
      lessons,
      lessons.map(({ name }) => name),
    ),
  ).toBe(0);
});

describe('what lessons of Azul say', async () => {
  const { rules } = azulGame;
  const lessons = azulLessons(await AZUL_TEACHING.load('en'));
  const at = (name: string, step: number) => stepOf(rules, lessons, name, step);
  const playersOf = (state: AzulState) => {
    const [own, other] = inspectAzul(state).players;
    if (own === undefined || other === undefined) throw new Error('There are no players.');
    return { own, other };
  };
  const onFloor = (state: AzulState) =>
    Object.values(playersOf(state).own.floor.tiles).reduce((sum, count) => sum + count);
  const gain = ({ state, played }: { state: AzulState; played(): AzulState }) =>
    (played().scores[0] ?? 0) - (state.scores[0] ?? 0);
  const floorCost = (state: AzulState) => {
    const { tiles, token } = playersOf(state).own.floor;
    const pieces = Object.values(tiles).reduce((sum, count) => sum + count) + Number(token);
    return [0, 1, 2, 4, 6, 8, 11, 14][pieces];
  };

  test('of rows and of what falls', () => {
    const first = at('take', 0);
    expect(playersOf(first.played()).own.storage[2]).toEqual({ colour: 'c', number: 3 });
    expect(inspectAzul(first.played()).centre.tiles).toMatchObject({ e: 1 });
    for (const move of ['A1c0', 'A1c1'] as const) expect(onFloor(first.played(move))).not.toBe(0);
    for (const move of ['A1c3', 'A1c4'] as const) expect(onFloor(first.played(move))).toBe(0);
    const second = at('take', 1);
    for (const move of ['A3a1', 'A3e1'] as const) {
      expect(playersOf(second.played(move)).own.storage[1]?.number).toBe(2);
    }
  });

  test('of the first-player marker', () => {
    const { state, played, why } = at('centre', 0);
    expect(inspectAzul(state).centre.token).toBe(true);
    expect(playersOf(played()).own.floor.token).toBe(true);
    expect(floorCost(played())).toBe(1);
    says(why, 1);
    const second = at('centre', 1);
    expect(inspectAzul(second.state).centre.token).toBe(false);
    expect(floorCost(second.played())).toBe(1);
    expect(playersOf(second.state).own.storage[4]?.number).toBe(2);
    // Whoever has the marker begins the next round.
    const rng = seededRng(1);
    let round = second.played();
    while (round.phase !== 'round-end') {
      const [move] = rules.legalMoves(round);
      if (move === undefined) throw new Error('The round does not end.');
      round = rules.applyMove(round, move);
    }
    expect(rules.playerToMove(applyChance(round, rng))).toBe(0);
  });

  test.each([
    ['tiling', 0, 1],
    ['tiling', 1, 3],
    ['tiling', 2, 5],
    ['end', 0, 7],
    ['end', 1, 5],
    ['end', 2, 19],
  ] as const)('of points: %s %i scores %i', (name, step, points) => {
    const asking = at(name, step);
    expect(gain(asking)).toBe(points);
    says(asking.why, points);
  });

  test('of the floor', () => {
    const first = at('floor', 0);
    const falls = rules
      .legalMoves(first.state)
      .flatMap((move) =>
        move.startsWith('A0c') ? [[move, onFloor(first.played(move))] as const] : [],
      );
    expect(Math.min(...falls.map(([, fallen]) => fallen))).toBe(1);
    expect(falls.filter(([, fallen]) => fallen === 1).map(([move]) => move)).toEqual(['A0c4']);
    expect(falls).toContainEqual(['A0c0', 3]);
    expect(falls).toContainEqual(['A0cF', 4]);
    expect(floorCost(first.played())).toBe(1);
    const second = at('floor', 1);
    expect(rules.legalMoves(second.state)).toEqual(['ACbF']);
    expect(onFloor(second.played())).toBe(3);
    expect(floorCost(second.played())).toBe(4);
    says(second.why, 3, 4, 0);
  });

  test('of bonuses, and of the end', () => {
    const { state, played } = at('end', 2);
    expect(bonusPoints(state, 'A')).toMatchObject({ rows: 2, columns: 7, colours: 10 });
    expect(played().phase).toBe('game-over');
    expect(azulGame.chanceLabel(state)).toBe('Final scores');
  });

  test('of counting the colours that are left', () => {
    /** Whether the player to move ends up with the red tiles, if both shun them. */
    const isLeft = (state: AzulState): boolean => {
      const moves = rules.legalMoves(state).filter((move) => move[2] !== 'e');
      return moves.length === 0 || moves.every((move) => !isLeft(rules.applyMove(state, move)));
    };
    const first = at('ahead', 0);
    for (const move of rules.legalMoves(first.state).filter((each) => each[2] !== 'e')) {
      const isGood = isLeft(rules.applyMove(first.state, move));
      expect(isGood, move).toBe(!move.startsWith('A1c'));
    }
    for (const state of [first.state, first.played()]) {
      const red = rules.legalMoves(state).filter((move) => move[2] === 'e');
      expect(red.every((move) => move.endsWith('F'))).toBe(true);
    }
    const { end, played, why } = at('ahead', 1);
    expect(rules.legalMoves(played())).toEqual(['BCeF']);
    expect(playersOf(end).other.floor.tiles.e).toBe(4);
    const settled = applyChance(end, seededRng(1));
    expect((end.scores[1] ?? 0) - (settled.scores[1] ?? 0)).toBe(6);
    says(why, 4, 6);
  });
});

describe('what lessons of Ur say', async () => {
  const { rules } = urGame;
  const lessons = urLessons(await UR_TEACHING.load('en'));
  const at = (name: string, step: number) => stepOf(rules, lessons, name, step);

  test('of rolls', () => {
    for (const { name, steps } of lessons) {
      for (const [number, { shown, why }] of steps.entries()) {
        if (shown.startsWith('R')) says(why, Number(shown[1]));
        const { state, ask } = at(name, number);
        const [, rolled] = /You rolled (\d)|, and you rolled/.exec(ask) ?? [];
        if (rolled !== undefined) expect(state.roll).toBe(Number(rolled));
      }
    }
    expect(at('capture', 1).state.roll).toBe(4);
  });

  test('of the path', () => {
    const shared = (step: number) => PATHS.A[step]?.square === PATHS.B[step]?.square;
    for (let step = 1; step <= 14; step++) expect(shared(step)).toBe(step >= 5 && step <= 12);
    const { state } = at('path', 1);
    const [own, other] = inspectUr(state).players;
    expect([own?.steps, other?.steps]).toEqual([[6, 9], [10]]);
  });

  test('of rosettes', () => {
    const first = at('rosette', 0);
    expect(PATHS.A.flatMap(({ step, rosette }) => (rosette ? [step] : []))).toEqual([4, 8, 14]);
    expect([first.played().turn, first.played().phase]).toEqual(['A', 'roll']);
    const { played } = at('rosette', 2);
    expect([played().turn, played().phase]).toEqual(['A', 'roll']);
    const rolled = applyAll(rules, played(), ['R0', 'R2']);
    expect(explainUr(rolled, 'B0608')?.code).toBe('move.rosette-held');
  });

  test('of captures', () => {
    for (const step of [0, 1]) {
      const { state, played } = at('capture', step);
      const hand = (each: typeof state) => inspectUr(each).players[1]?.hand ?? 0;
      for (const move of rules.legalMoves(state)) {
        expect(hand(played(move)) - hand(state)).toBe(move === at('capture', step).shown ? 1 : 0);
      }
    }
  });

  test('of home', () => {
    expect(rules.legalMoves(at('home', 0).state)).toEqual(['A1215']);
    const { played } = at('home', 2);
    expect([played().phase, played().turn]).toEqual(['game-over', 'A']);
    expect(inspectUr(played()).players[0]?.home).toBe(7);
  });

  test('of the better of two moves', async () => {
    const { state, why, wrong, played } = at('choice', 0);
    const table = await solve({ tokens: 2 });
    const [best, second, ...others] = table.analyse(state);
    expect([best?.move, second?.move, others]).toEqual(['A0408', 'A0610', []]);
    const percent = (wins = 0) => Math.round(100 * wins);
    says(why, percent(best?.winShare), percent(second?.winShare));
    says(wrong('A0610'), percent(second?.winShare));
    expect(played('A0610').turn).toBe('B');
    const last = at('choice', 2);
    expect(inspectUr(last.played()).players[1]?.hand).toBe(1);
  });
});

describe('what lessons of Tsuro say', async () => {
  const { rules } = tsuroGame;
  const lessons = tsuroLessons(await TSURO_TEACHING.load('en'));
  const at = (name: string, step: number) => stepOf(rules, lessons, name, step);
  /** How the walk of a player ends by a move, and at which port. */
  const ends = (state: TsuroState, move: string, player = 'A') => {
    const walk = walks(state, move).find((each) => each.player === player);
    return { end: walk?.end, port: walk?.path.at(-1)?.slice(-1) ?? '' };
  };

  test.each([
    [0, 'ef'],
    [1, 'gh'],
  ] as const)('of the side at which a path ends: %i', (step, ports) => {
    const { state, isRight } = at('turn', step);
    for (const move of rules.legalMoves(state)) {
      expect(isRight(move), move).toBe(ports.includes(ends(state, move).port));
    }
  });

  test('of the place of the first tile', () => {
    const { state, isRight, wrong } = at('start', 0);
    const right = rules.legalMoves(state).filter(isRight);
    const places = new Set(right.map((move) => move.slice(4)));
    expect([...places].toSorted()).toEqual(
      ['30', '40', '50', '60'].flatMap((square) => [`${square}e`, `${square}f`]),
    );
    expect(wrong('A05n00e')).toMatch(/corner/);
    expect(wrong('A05n40c')).toMatch(/edge/);
    expect(wrong('A05n94g')).toBeUndefined();
  });

  test('of the edge', () => {
    const first = at('edge', 0);
    expect(explainTsuro(first.state, 'A22e')?.code).toBe('move.leaves-board');
    const second = at('edge', 1);
    const moves = rules.legalMoves(second.state);
    expect(moves.map((move) => ends(second.state, move).end)).toEqual(moves.map(() => 'leaves'));
    expect(inspectTsuro(second.played()).players[0]?.left?.reason).toBe('edge');
    expect(rules.isOver(second.played())).toBe(false);
  });

  test('of leading another one out', () => {
    const { state, isRight, played } = at('force', 0);
    for (const move of rules.legalMoves(state)) {
      const isWon = ends(state, move).end === 'stays' && ends(state, move, 'B').end === 'leaves';
      expect(isRight(move), move).toBe(isWon);
      if (!isWon) expect(ends(state, move, 'B').end).toBe('stays');
      else expect(rules.standings(played(move))[0]).toMatchObject({ player: 'A', winner: true });
    }
  });

  test('of room', () => {
    const { state, isRight, played, why, wrong } = at('room', 0);
    const [most, fewest] = [95, 1];
    for (const move of rules.legalMoves(state)) {
      expect(roomBefore(played(move)), move).toBe(isRight(move) ? most : fewest);
      if (!isRight(move)) says(wrong(move), fewest);
    }
    says(why, most, fewest);
  });
});

/** Count the empty squares that are connected with the one before the stone of A. */
function roomBefore(state: TsuroState): number {
  const { board, players } = inspectTsuro(state);
  const avatar = players[0]?.avatar;
  if (avatar == null) return 0;
  const sides = { ab: [0, -1], cd: [1, 0], ef: [0, 1], gh: [-1, 0] } as const;
  const taken = new Set<string>(board.map(({ square }) => square));
  const beside = (square: string, [right, down]: readonly [number, number]) => {
    const [column, row] = [Number(square[0]) + right, Number(square[1]) + down];
    return Math.min(column, row) >= 0 && Math.max(column, row) <= 9 ? `${column}${row}` : '';
  };
  const side = Object.entries(sides).find(([ports]) => ports.includes(avatar.port));
  const found = new Set<string>();
  const visit = (square: string): void => {
    if (square === '' || taken.has(square) || found.has(square)) return;
    found.add(square);
    for (const step of Object.values(sides)) visit(beside(square, step));
  };
  if (side !== undefined) visit(beside(avatar.square, side[1]));
  return found.size;
}
