/** The library and the oracle, which was written without it, say the same of everything. */
import {
  cornerNeighbours,
  decodeMove,
  decodeState,
  encodeMove,
  encodeState,
  explainMove,
  type GameState,
  isMove,
  isStateValid,
  type Move,
  newGame,
  newTraining,
  nextGame,
  nextTraining,
  PLAYER_IDS,
  pieceOf,
  SQUARES,
  type Square,
  seededRng,
  sideNeighbours,
  squareCorners,
  standings,
  validateState,
} from 'azulejo/cube-blokus';
import { describe, expect, test } from 'vitest';
import { everyday } from '../support/fewer-runs.js';
import { compareGame, RULES, randomGame } from './games.js';
import * as game from './oracle/game.js';
import { pieceOn } from './oracle/placements.js';
import * as surface from './oracle/surface.js';
import * as text from './oracle/text.js';
import * as training from './oracle/training.js';
import type { OracleState } from './oracle/types.js';
import { faults } from './oracle/validity.js';

/** Make the oracle's state of a library's. */
function oracleOf(state: GameState): OracleState {
  const [shared, players] = encodeState(state);
  const read = text.readState(shared, players, state.rules);
  if (read === undefined) throw new Error(`The oracle cannot read ${shared} ${players}.`);
  return read;
}

describe('the surface', () => {
  test('is the same', () => {
    expect(SQUARES).toEqual(surface.SQUARES);
    for (const square of SQUARES) {
      expect(sideNeighbours(square).sort()).toEqual(surface.sideNeighbours(square).sort());
      expect(cornerNeighbours(square).sort()).toEqual(surface.cornerNeighbours(square).sort());
      const points = squareCorners(square).map(String).sort();
      expect(points).toEqual(surface.squareCorners(square).map(String).sort());
    }
  });
});

describe('random games', () => {
  // Everyday, each value of each setting but for two of the players: all are compared by npm run suite -- exhaustive.
  test.each(everyday([0, 5, 10, 15], (index) => index === 5 || index === 10))(
    'are the same, rules %i',
    (index) => {
      const rules = RULES[index] ?? newGame().rules;
      const last = compareGame(rules, index, true);
      const next = nextGame(last);
      expect(next.turn).toBe(rules.rotateStart ? PLAYER_IDS[(index / 4 + 1) & 3] : 'A');
      for (const { player, total } of standings(last)) {
        expect(standings(next)).toContainEqual(
          expect.objectContaining({ player, score: 0, carried: total, total }),
        );
      }
    },
  );
});

/** The states of a random game, one of some in a row. */
function statesOf(seed: number, interval: number): GameState[] {
  const steps = [...randomGame(newGame(), seed)];
  return steps.flatMap(({ after }, index) =>
    index % interval === 0 || index === steps.length - 1 ? [after] : [],
  );
}

describe('illegal moves', () => {
  /** Draw squares that lie together, or nearly so. */
  function drawMove(rng: () => number): Move {
    const draw = <Each>(list: readonly Each[]) => list[Math.floor(rng() * list.length)] as Each;
    const squares = new Set<Square>([draw(SQUARES)]);
    const size = 1 + Math.floor(rng() * 5);
    for (let tries = 0; squares.size < size && tries < 20; tries++) {
      const from = draw([...squares]);
      squares.add(draw(rng() < 0.9 ? sideNeighbours(from) : cornerNeighbours(from)));
    }
    return encodeMove({ player: draw(PLAYER_IDS), squares: [...squares] });
  }

  test('have a reason that the oracle has, too', () => {
    const rng = seededRng(3);
    const codes = new Map<string, number>();
    for (const state of statesOf(4, 9)) {
      const oracle = oracleOf(state);
      for (let number = 0; number < 60; number++) {
        // Half of the moves are the player's to move, so that other reasons come up.
        const drawn = drawMove(rng);
        const move: Move =
          number % 2 === 0 && state.turn !== undefined
            ? encodeMove({ player: state.turn, squares: decodeMove(drawn).squares })
            : drawn;
        const issue = explainMove(state, move);
        const code = issue?.code.replace('move.', '').replace('wrong-phase', 'game-over');
        const objections = game.objectionsToMove(oracle, move);
        if (code === undefined) expect(objections).toEqual([]);
        else expect(objections).toContain(code);
        codes.set(code ?? 'legal', (codes.get(code ?? 'legal') ?? 0) + 1);
        expect(pieceOf(move)).toBe(pieceOn(decodeMove(move).squares));
      }
    }
    // All reasons came up.
    expect([...codes.keys()].sort()).toEqual(
      [
        ...['game-over', 'legal', 'no-corner-contact', 'no-piece', 'not-your-turn'],
        ...['piece-used', 'side-contact', 'square-taken', 'start-square'],
      ].sort(),
    );
  });

  test.each([
    ...['AUb8', 'AUb8b7', 'AUb7b8', 'AUb7Ub8', 'AUFb2', 'AFb2U', 'ALg1Ua7g2', 'A', 'AU', ''],
    ...['aUb8', 'EUb8', 'AUb', 'AUj1', 'AUb0', 'AUb8b8', 'AUa1b1c1d1e1', 'AUa1b1c1d1e1f1'],
    ...['AUa1b1c1d1e1U', 'AUb8 ', ' AUb8', 'AUB8', 'A-Ub8', 'AUb8!', 'Ub8', 'Ab8'],
  ])('%j is a move to both, or to none', (notation) => {
    expect(isMove(notation)).toBe(text.readMove(notation) !== undefined);
    if (isMove(notation)) {
      const squares = text.readMove(notation)?.squares ?? [];
      expect(decodeMove(notation).squares).toEqual(surface.ascending(squares));
      expect(encodeMove(decodeMove(notation)) === notation).toBe(text.isMoveInOrder(notation));
    }
  });
});

/** Which fault of the oracle each condition is. */
const CONDITIONS: Readonly<Record<string, string>> = {
  'start.wrong-owner': 'start-square-lost',
  'piece.unknown': 'no-piece',
  'piece.repeated': 'piece-twice',
  'piece.beside-start': 'side-contact',
  'piece.unconnected': 'unreachable',
  'bonus.pieces-left': 'single-last-but-not-all-placed',
  'bonus.single-not-last': 'single-last-but-no-corner-contact',
  'player.out-all-placed': 'out-but-all-placed',
  'turn.out': 'turn-of-player-who-is-out',
  'turn.no-move': 'turn-of-player-without-move',
  'turn.not-over': 'over-but-somebody-can-move',
  'turn.pieces-unequal': 'turn-of-no-order',
};

describe('changed states', () => {
  /** Change a character of one of the strings. */
  function mutated(shared: string, players: string, rng: () => number): [string, string] {
    const letters = [...'ABCD-abcd123456789/ULF!+0'];
    const change = (whole: string) => {
      const index = Math.floor(rng() * whole.length);
      const letter = letters[Math.floor(rng() * letters.length)] ?? '';
      return whole.slice(0, index) + letter + whole.slice(index + (rng() < 0.8 ? 1 : 0));
    };
    const kind = rng();
    if (kind < 0.2) return [(letters[Math.floor(rng() * 5)] ?? '') + shared.slice(1), players];
    // A square that goes from one side of a run to the other leaves the row as long as it was.
    if (kind < 0.6) {
      const number = Math.floor(rng() * 40);
      let seen = 0;
      const move = (run: string) => (seen++ === number ? [...run].reverse().join('') : run);
      return [shared.replace(/[a-d][1-9]/g, move), players];
    }
    return kind < 0.8 ? [change(shared), players] : [shared, change(players)];
  }

  test('are well-formed and valid to both, or to none', () => {
    const rng = seededRng(5);
    const found = new Set<string>();
    for (const state of statesOf(6, 10)) {
      for (let number = 0; number < 12; number++) {
        const changed = mutated(...encodeState(state), rng);
        const [shared, players] = changed;
        const read = text.readState(shared, players);
        expect(isStateValid([shared, players], { validate: false })).toBe(read !== undefined);
        if (read === undefined) continue;
        const expected = faults(read);
        expect(isStateValid([shared, players])).toBe(expected.length === 0);
        for (const { code } of validateState([shared, players])) {
          expect(expected).toContain(CONDITIONS[code]);
          found.add(code);
        }
        expect(encodeState(decodeState([shared, players], { validate: false }))).toEqual(
          text.encode(read),
        );
      }
    }
    expect(found.size).toBeGreaterThanOrEqual(8);
  });
});

test('trainings go the same way, whoever wins', () => {
  for (let results = 0; results < 2 ** 11; results++) {
    let own = newTraining();
    let other = training.FIRST_TRAINING;
    for (let number = 0; number < 11; number++) {
      const won = ((results >> number) & 1) === 1;
      own = nextTraining(own, won);
      other = training.nextTraining(other, won);
    }
    expect([own.level, own.run, own.isFresh, own.shown, own.last]).toEqual([
      ...[other.level, other.run, other.fresh, training.shownRun(other), other.last === 'win'],
    ]);
  }
});
