/** Cube Blokus on the page: how pieces are laid, how the cube turns, and what is said. */
import { playMatch } from 'azulejo/agents';
import {
  AGENTS,
  applyMove,
  bestMove,
  checkLessonMove,
  cubeBlokus,
  decodeMove,
  encodeMove,
  explainMove,
  FACES,
  forfeit,
  type GameState,
  inspect,
  isLegalMove,
  LESSONS,
  legalMoves,
  newGame,
  newTraining,
  nextTraining,
  PIECES,
  PLAYER_IDS,
  pieceOf,
  SQUARES,
  sideNeighbours,
  standings,
} from 'azulejo/cube-blokus';
import { applyAll } from 'azulejo/game';
import { newSession, replay, writeRecord } from 'azulejo/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Course,
  FIRST_COURSE,
  readCourse,
  settled,
  trainingWords,
} from '../../playground/games/cube-blokus/course.js';
import { cubeLessons } from '../../playground/games/cube-blokus/lessons.js';
import { cubeThinker } from '../../playground/games/cube-blokus/thinker.js';
import { CUBE_PAGE } from '../../playground/games/cube-blokus/words.js';
import { beginLesson, goOn, playInLesson } from '../../playground/shell/model/lessons.js';
import { firstSetup, readSettings, settingsOf } from '../../playground/shell/model/setup.js';
import {
  type Fits,
  fitsIn,
  flipHold,
  holdOf,
  nextWay,
  previewAt,
  reachOf,
  turnHold,
  wayOf,
  waysAt,
} from '../../src/cube-blokus/board/holding.js';
import { layoutOf } from '../../src/cube-blokus/board/layout.js';
import { attitudesOf, cellsOf, gripOf, lay } from '../../src/cube-blokus/board/pieces.js';
import { fateOf } from '../../src/cube-blokus/board/players.js';
import { facesIn, movesSince } from '../../src/cube-blokus/board/seen.js';
import { cellsOn, middleOf, outlineOf } from '../../src/cube-blokus/board/shape.js';
import { DIRECTIONS, stepFrom } from '../../src/cube-blokus/board/surface.js';
import {
  facing,
  nextView,
  placeOf,
  snapped,
  straightOn,
  turnOf,
  unitOf,
  type View,
  viewOf,
} from '../../src/cube-blokus/board/views.js';
import {
  CUBE,
  eventEntry,
  eventSentence,
  refusalWords,
  sectionTitle,
  statusWords,
} from '../../src/cube-blokus/board/words.js';
import { cubeGame } from './english.js';

const ENGLISH = await CUBE.load('en');
const PAGE = CUBE_PAGE.in('en');
const { record } = await playMatch(cubeBlokus, Array.from({ length: 4 }, AGENTS.random), {
  seed: 5,
});
const GAME = replay(cubeBlokus, record).states;
const END = GAME.at(-1) ?? newGame();

/** The first position, and two of the middle of a game. */
const POSITIONS = [newGame(), GAME[21] ?? newGame(), GAME[46] ?? newGame()];

function fitsOf(state: GameState): Fits {
  const fits = fitsIn(state);
  if (fits === undefined) throw new Error('The game is over.');
  return fits;
}

describe('the surface', () => {
  test('four steps straight on from any square lead over the cube and back', () => {
    for (const square of SQUARES) {
      for (const direction of DIRECTIONS) {
        let heading = { square, turn: 0 as const } as Parameters<typeof stepFrom>[0];
        for (let step = 0; step < 36; step++) heading = stepFrom(heading, direction);
        expect(heading).toEqual({ square, turn: 0 });
      }
    }
  });

  test('a step goes to the neighbour on that side', () => {
    expect(stepFrom({ square: 'Ue1', turn: 0 }, 0)).toEqual({ square: 'Be1', turn: 2 });
    expect(stepFrom({ square: 'Fa1', turn: 0 }, 0).square).toBe('Ua9');
    expect(stepFrom({ square: 'Fa1', turn: 1 }, 0).square).toBe(sideNeighbours('Fa1')[1]);
  });
});

describe('pieces', () => {
  test('have the shapes of the rules', () => {
    for (const piece of PIECES) {
      const cells = cellsOf(piece);
      expect(cells.length).toBe(Number(piece.charAt(1)));
      const squares = lay(cells, gripOf(piece), 'Fe5', 0);
      expect(pieceOf(encodeMove({ player: 'A', squares }))).toBe(piece);
    }
  });

  test('lie in 91 ways', () => {
    const all = PIECES.flatMap((piece) => attitudesOf(piece));
    expect(all.length).toBe(91);
  });

  test('flipped twice or turned four times, lie as before', () => {
    const hold = turnHold(holdOf('F5'), 3);
    expect(flipHold(flipHold(hold))).toEqual(hold);
    expect(turnHold(hold, 4)).toEqual(hold);
    // What is seen is mirrored, however it was turned before.
    const mirrored = cellsOf('F5', hold).map(([x, y]) => `${2 - x},${y}`);
    expect(cellsOf('F5', flipHold(hold)).map(String)).toEqual(mirrored);
  });
});

describe('the held piece', () => {
  test.each(POSITIONS.map((state, index) => [index, state] as const))(
    'can be laid over a square in each legal way and no other: position %s',
    (_, state) => {
      const fits = fitsOf(state);
      const legal = legalMoves(state);
      const lying = legal.map((move) => ({
        move,
        piece: pieceOf(move),
        squares: decodeMove(move).squares,
      }));
      expect([...fits.moves.values()].flat().sort()).toEqual([...legal].sort());
      fc.assert(
        fc.property(
          fc.constantFrom(...fits.moves.keys()),
          fc.constantFrom(...SQUARES),
          fc.constantFrom(...DIRECTIONS),
          (piece, square, turn) => {
            const ways = waysAt(fits, piece, { square, turn }).map(({ move }) => move);
            const covering = lying
              .filter((each) => each.piece === piece && each.squares.includes(square))
              .map(({ move }) => move);
            expect([...ways].sort()).toEqual([...covering].sort());
            expect(reachOf(fits, piece).has(square)).toBe(covering.length > 0);
          },
        ),
        { numRuns: 300 },
      );
    },
  );

  test('is seen where it would lie, with the reason if it may not', () => {
    const fits = fitsOf(newGame());
    const hold = holdOf('O4');
    const legal = previewAt(fits, hold, { square: 'Fb2', turn: 0 });
    expect(legal).toMatchObject({ move: 'AFb2c2b3c3' });
    const far = previewAt(fits, hold, { square: 'Fe5', turn: 0 });
    expect(far).toMatchObject({ issue: { code: 'move.no-corner-contact' } });
    expect(far.squares).toHaveLength(4);
    const start = previewAt(fits, hold, { square: 'Fa1', turn: 0 });
    expect(start).toMatchObject({ issue: { code: 'move.start-square' } });
  });

  test('goes through the ways over a square, and begins again', () => {
    const fits = fitsOf(newGame());
    const spot = { square: 'Ub8', turn: 0 } as const;
    const ways = waysAt(fits, 'L5', spot);
    expect(ways).toHaveLength(10);
    let hold = holdOf('L5');
    const seen = ways.map(() => {
      const way = nextWay(fits, hold, spot);
      hold = way?.hold ?? hold;
      return way?.move;
    });
    expect(new Set(seen).size).toBe(10);
    expect(nextWay(fits, hold, spot)?.move).toBe(seen[0]);
    expect(nextWay(fits, holdOf('L5'), { square: 'Fe5', turn: 0 })).toBeUndefined();
  });

  test('lies as any legal move says', () => {
    for (const state of POSITIONS) {
      const fits = fitsOf(state);
      for (const move of legalMoves(state).slice(0, 200)) {
        const way = wayOf(fits, move);
        expect(way && previewAt(fits, way.hold, way.spot)).toMatchObject({ move });
      }
    }
  });

  test('there is none once the game is over', () => {
    expect(fitsIn(END)).toBeUndefined();
    expect(isLegalMove(END, 'AUb8')).toBe(false);
    expect(cubeBlokus.isOver(END)).toBe(true);
    expect(applyMove(newGame(), 'AUb8').turn).toBe('B');
  });
});

describe('views', () => {
  const angle = fc.integer({ min: -720, max: 720 });
  const tilt = fc.integer({ min: -90, max: 90 });
  const frontOf = (view: View) =>
    FACES.toSorted((one, other) => facing(other, view) - facing(one, view))[0];

  test('straight onto a face show that face in front', () => {
    for (const face of FACES) {
      const view = straightOn(face, { yaw: 400, pitch: 32 });
      expect(frontOf(view)).toBe(face);
      expect(facing(face, view)).toBeCloseTo(1);
      expect(Math.abs(view.yaw - 400)).toBeLessThanOrEqual(180);
      expect(snapped(view)).toEqual(view);
    }
  });

  test('show all of the cube in any scene, with room for letters around it', () => {
    const ends = [-4.5, 4.5] as const;
    const corners = ends.flatMap((x) => ends.flatMap((y) => ends.map((z) => [x, y, z] as const)));
    const pixels = fc.integer({ min: 200, max: 1600 });
    fc.assert(
      fc.property(angle, tilt, pixels, pixels, (yaw, pitch, width, height) => {
        for (const view of [{ yaw, pitch }, snapped({ yaw, pitch })]) {
          const unit = unitOf(view, width, height);
          for (const corner of corners) {
            const [right, down] = placeOf(corner, view, unit);
            expect(Math.abs(right)).toBeLessThanOrEqual(width / 2 - 20 + 0.5);
            expect(Math.abs(down)).toBeLessThanOrEqual(height / 2 - 28 + 0.5);
          }
        }
      }),
    );
  });

  test.each([
    [360, 665, 'phone'],
    [300, 1080, 'phone'],
    [640, 330, 'low'],
    [990, 450, 'side'],
    [900, 610, 'side'],
    [788, 1000, 'stack'],
  ] as const)('are laid out for %i × %i pixels: %s', (width, room, layout) => {
    expect(layoutOf(width, room, 16)).toBe(layout);
  });

  test('that the cube snaps to are near, and stay', () => {
    fc.assert(
      fc.property(angle, tilt, (yaw, pitch) => {
        const view = snapped({ yaw, pitch });
        expect(snapped(view)).toEqual(view);
        expect(Math.abs(view.yaw - yaw)).toBeLessThanOrEqual(45);
        expect(Math.abs(view.pitch - pitch)).toBeLessThanOrEqual(29);
        expect([-90, -32, 0, 32, 90]).toContain(view.pitch);
        expect(Math.abs(view.yaw % 45)).toBe(0);
      }),
      // Where the nearest angle is 0, it must not be -0.
      { examples: [[45, 62]] },
    );
  });

  test('show the faces that are asked for', () => {
    const corners = ['UFL', 'UFR', 'UBL', 'UBR', 'DFL', 'DFR', 'DBL', 'DBR'];
    fc.assert(
      fc.property(angle, tilt, fc.constantFrom(...corners), (yaw, pitch, corner) => {
        const faces = FACES.filter((face) => corner.includes(face));
        for (const shown of [faces, faces.slice(0, 2), faces.slice(1, 2)]) {
          const view = viewOf(shown, { yaw, pitch });
          for (const face of shown) expect(facing(face, view)).toBeGreaterThanOrEqual(0.3);
          expect(viewOf(shown, view)).toEqual(view);
        }
      }),
    );
  });

  test('turn step by step around the cube, and stop above it', () => {
    const start = snapped({ yaw: 45, pitch: 32 });
    let view = start;
    for (let step = 0; step < 8; step++) view = nextView(view, 1);
    expect(view).toEqual({ ...start, yaw: 405 });
    for (let step = 0; step < 5; step++) view = nextView(view, 0);
    expect(frontOf(view)).toBe('U');
    expect(nextView(view, 0)).toEqual(view);
  });

  test('of the top from the right have its right side below', () => {
    expect(turnOf('U', { yaw: 90, pitch: 90 })).toBe(3);
    expect(turnOf('D', { yaw: 90, pitch: -90 })).toBe(1);
    expect(turnOf('R', { yaw: 90, pitch: 0 })).toBe(0);
    expect(turnOf('U', { yaw: 45, pitch: 32 })).toBe(0);
    expect(turnOf('U', { yaw: 46, pitch: 32 })).toBe(3);
  });
});

describe('words', () => {
  const names = ['Ada', 'Bruno', 'Clara', 'Duarte'];
  const { events } = record;

  test('name pieces, squares and points', () => {
    const start = newGame();
    expect(eventSentence(ENGLISH, start, 'AUa7b7b8Lg1g2', names)).toBe(
      'Ada places L5 on top a7 b7 b8, left g1 g2, 5 points.',
    );
    expect(eventEntry(ENGLISH, start, 'AUa7b7b8Lg1g2')).toBe('L5 → top a7 b7 b8, left g1 g2');
    expect(eventSentence(ENGLISH, start, 'C!', names)).toBe('Clara drops out.');
    expect(statusWords(ENGLISH, start, names)).toBe('Ada places a piece');
    expect(statusWords(ENGLISH, END, names)).toMatch(/ (wins|share the win)$/);
  });

  test('say who is skipped, each time', () => {
    const said = events.map((event, index) =>
      eventSentence(ENGLISH, GAME[index] ?? newGame(), event, names).replace(/.*points?\. ?/, ''),
    );
    const skips = GAME.map((state, index) => {
      const from = (GAME[index - 1] ?? state).turn;
      if (index === 0 || from === undefined || state.turn === undefined) return 0;
      const steps = 'ABCD'.indexOf(state.turn) - 'ABCD'.indexOf(from);
      return (steps <= 0 ? steps + 4 : steps) - 1;
    });
    said.forEach((text, index) => {
      const skipped = (text.match(/Ada|Bruno|Clara|Duarte/g) ?? []).length;
      expect(skipped, text).toBe(skips[index + 1]);
    });
    expect(Math.max(...skips)).toBeGreaterThan(0);
  });

  test('say of everybody who has no more moves, once in the list and then next to the name', () => {
    const colours = ['blue', 'yellow', 'red', 'green'];
    const stuck = new Set<string>();
    GAME.forEach((state, index) => {
      const later = events.slice(index).map((each) => decodeMove(each).player);
      const fates = inspect(state).players.map((view) => fateOf(state, view));
      for (const [number, player] of PLAYER_IDS.entries()) {
        const isTold = stuck.has(colours[number] ?? '') && state.turn !== undefined;
        expect(fates[number], `${player} after ${index}`).toBe(isTold ? 'stuck' : undefined);
        if (isTold) expect(later).not.toContain(player);
      }
      const event = events[index];
      if (event === undefined) return;
      const [, told = ''] = eventEntry(ENGLISH, state, event).split(' · ');
      for (const [colour] of told.matchAll(/blue|yellow|red|green/g)) {
        expect(stuck).not.toContain(colour);
        stuck.add(colour);
      }
    });
    expect(stuck.size).toBeGreaterThan(1);
    const dropped = forfeit(newGame(), 'C');
    expect(inspect(dropped).players.map((view) => fateOf(dropped, view))).toEqual([
      undefined,
      undefined,
      'out',
      undefined,
    ]);
  });

  test('number the rounds by the pieces of each player', () => {
    const titles = events.map((event, index) =>
      sectionTitle(ENGLISH, GAME[index] ?? newGame(), event),
    );
    expect(titles.slice(3, 6)).toEqual(['Round 1', 'Round 2', 'Round 2']);
    const rounds = titles.map((title) => Number(title?.slice(6)));
    expect(rounds).toEqual(rounds.toSorted((one, other) => one - other));
    expect(Math.max(...rounds)).toBeGreaterThan(15);
    expect(sectionTitle(ENGLISH, newGame(), 'A!')).toBeUndefined();
  });

  test('describe squares and faces', () => {
    const [top] = facesIn(ENGLISH, newGame());
    expect(top?.words).toBe('Top face: 1 blue, 1 yellow, 1 red, 1 green, 77 free');
    const words = top?.squares.map((square) => square.words);
    expect(words).toContain('top a9: blue start square');
    expect(words).toContain('top b8: free, build point');
    expect(words).toContain('top e5: free');
    const [played] = facesIn(ENGLISH, applyMove(newGame(), 'AUb8'));
    expect(played?.squares.map((square) => square.words)).toContain('top b8: blue I1');
    expect(played?.key).not.toBe(top?.key);
  });

  test('say why a place is illegal, for every reason', () => {
    const state = applyAll(cubeBlokus, newGame(), ['AFb2c2b3c3', 'BUh2', 'CUh8', 'DUb2']);
    const reason = (move: string) => {
      const issue = explainMove(state, move);
      return issue && refusalWords(ENGLISH, issue, names);
    };
    expect(reason('AFa1')).toBe('Start squares cannot be covered.');
    expect(reason('AUh8')).toBe('There is a red piece already.');
    expect(reason('AFd3')).toBe('Pieces of one colour must not touch along a side.');
    expect(reason('AFh5')).toBe('It must touch a square of its colour at a corner.');
    expect(reason('AUb7c7b8c8')).toBe('O4 lies on the cube already.');
    expect(reason('AFd4d4')).toBe('It does not fit around the corner of the cube.');
    expect(reason('BFd4')).toBe('It is the turn of Ada.');
  });

  test('the last moves are those since one’s own', () => {
    const past = (...moves: string[]) =>
      moves.toReversed().map((event) => ({ event: event as 'A!' }));
    expect(movesSince(past('AUb8', 'BUh2', 'CUh8', 'DUb2'), 'A')).toEqual(['DUb2', 'CUh8', 'BUh2']);
    expect(movesSince(past('AUb8', 'BUh2', 'C!', 'DUb2'), 'A')).toEqual(['DUb2', 'BUh2']);
    expect(movesSince(past('DUb2', 'AUb8'), 'A')).toEqual(['AUb8']);
    expect(movesSince(past('BUh2', 'CUh8', 'BUh3', 'CUh9', 'DUb2'), 'A')).toHaveLength(3);
    expect(movesSince([], 'A')).toEqual([]);
  });

  test('an outline goes on beyond the edge of a face where its piece does', () => {
    const squares = ['Ua7', 'Lg1'] as const;
    expect(cellsOn('U', squares)).toEqual([
      [0, 6],
      [-1, 6],
    ]);
    expect(cellsOn('L', squares)).toEqual([
      [6, 0],
      [6, -1],
    ]);
    expect(cellsOn('F', squares)).toEqual([]);
  });

  test('a piece has one outline, and one motif in its middle', () => {
    const loops = (path: string) => path.split('Z').length - 1;
    const corners = (path: string) => path.split('Q').length - 1;
    for (const piece of PIECES) {
      const path = outlineOf(cellsOf(piece));
      expect(loops(path), piece).toBe(1);
      expect(corners(path) % 2, piece).toBe(0);
      expect(corners(path), piece).toBeGreaterThanOrEqual(4);
    }
    // Cells that meet at a corner only are two.
    expect(
      loops(
        outlineOf([
          [0, 0],
          [1, 1],
        ]),
      ),
    ).toBe(2);
    expect(outlineOf([[0, 0]], 0)).toBe(
      'M0 0.24Q0 0 0.24 0L0.76 0Q1 0 1 0.24L1 0.76Q1 1 0.76 1L0.24 1Q0 1 0 0.76Z',
    );
    expect(middleOf(['Ud4', 'Ud5', 'Ud6', 'Ud7', 'Ud8'])).toBe('Ud6');
    expect(middleOf(['Ue4', 'Ud5', 'Ue5', 'Uf5', 'Ue6'])).toBe('Ue5');
  });
});

test('the search suggests the best rated move', async () => {
  const state = END.turn === undefined ? (GAME.at(-6) ?? newGame()) : END;
  const search = await cubeThinker.search(state, 1);
  search.run(50);
  expect(search.moves()[0]?.move).toBe(bestMove(state));
});

describe('lessons', () => {
  const [lessons, rules] = [cubeLessons(PAGE), cubeGame.rules];

  test.each(LESSONS.map((lesson, index) => [lesson.name, lesson, index] as const))(
    'are those of the library: %s',
    (_, { steps, pieces }, index) => {
      const lesson = lessons[index];
      if (lesson === undefined) throw new Error('There is no such lesson.');
      expect(lesson.more).toEqual({ pieces });
      let play = beginLesson(lesson, index);
      for (const [number, { accepted, why }] of steps.entries()) {
        const step = lesson.steps[number];
        expect(step?.why).toBe(why);
        for (const move of accepted) expect(step?.isRight(move)).toBe(true);
        for (const move of legalMoves(play.state).filter((_move, count) => count % 20 === 0)) {
          const { isAccepted } = checkLessonMove(
            LESSONS[index] as (typeof LESSONS)[number],
            number,
            move,
          );
          expect(step?.isRight(move)).toBe(isAccepted);
        }
        play = playInLesson(rules, lesson, play, step?.shown ?? 'AUb8');
        while (play.due.length > 0) play = goOn(rules, play);
      }
      expect(play.step).toBe(steps.length);
    },
  );

  test('say what is wrong with another move, and stay', () => {
    const lesson = lessons.find(({ name }) => name === 'over-an-edge');
    if (lesson === undefined) throw new Error('There is no such lesson.');
    const first = beginLesson(lesson, 2);
    const said = (move: 'AFb2b3b4b5c5' | 'AUb8') => {
      const { tried, state, step } = playInLesson(rules, lesson, first, move);
      expect([state, step, tried]).toEqual([first.state, 0, move]);
      return lesson.steps[0]?.wrong(move);
    };
    expect(said('AFb2b3b4b5c5')).toBe(
      'That is a legal place, but not the one that the lesson asks for.',
    );
    expect(said('AUb8')).toBe('This lesson is about L5.');
  });
});

describe('training', () => {
  const kept = (count = record.events.length) => ({
    id: 'a',
    record: writeRecord(cubeBlokus, record),
    count,
  });
  const playing: Course = { ...FIRST_COURSE, game: 'a' };
  const isWon = standings(END).some(({ player, winner }) => player === 'A' && winner);

  test('goes on when the game is over', () => {
    const after = settled(playing, [kept()]);
    expect(after.game).toBeUndefined();
    expect(after.training).toEqual(nextTraining(FIRST_COURSE.training, isWon));
    expect(settled(playing, [kept(20)])).toBe(playing);
  });

  test('forgets a game that is not kept, as the last one, too', () => {
    expect(settled(playing, [])).toEqual(FIRST_COURSE);
    const other = settled(playing, [{ ...kept(), id: 'b' }]);
    expect(other).toEqual(FIRST_COURSE);
    expect(settled(playing, [{ ...kept(), record: 'nonsense' }])).toEqual(FIRST_COURSE);
  });

  test('is read as it was saved, and begins anew from anything else', () => {
    const course: Course = {
      training: nextTraining(newTraining(), true),
      game: 'x',
    };
    expect(readCourse(course)).toEqual(course);
    for (const value of [undefined, '', 1, null, { training: { level: 9 } }]) {
      expect(readCourse(value)).toEqual(FIRST_COURSE);
    }
  });

  test('is told in words', () => {
    const lost = nextTraining(newTraining(), false);
    expect(trainingWords(PAGE, newTraining())).toBe('Level 1 of 4: one win moves you up.');
    expect(trainingWords(PAGE, lost)).toBe(
      'Level 1 of 4: lost 1 in a row; three losses move you down.',
    );
  });
});

describe('the rules in the menu', () => {
  test('are written and read as texts', () => {
    const setup = firstSetup(cubeGame);
    expect(setup.settings).toEqual({ bonus: '0,20', first: 'A' });
    for (const { name, choices } of cubeGame.settings) {
      for (const { value } of choices) {
        const rules = readSettings(cubeGame, { ...setup.settings, [name]: value });
        const { state } = newSession(cubeGame.rules, { rules });
        expect(settingsOf(cubeGame, state.rules)).toEqual({ ...setup.settings, [name]: value });
      }
    }
  });
});
