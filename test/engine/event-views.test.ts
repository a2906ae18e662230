/** What an event does, as data, in the games with more than tiles: what the states before and after it say. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as cubeBlokus from '../../src/cube-blokus.js';
import { explainEvent } from '../../src/engine/game/events.js';
import type { Game, GameTypes } from '../../src/engine/game/game.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { applyAll } from '../../src/game.js';
import { GAMES } from '../../src/games.js';
import * as royalUr from '../../src/royal-ur.js';
import * as tsuro from '../../src/tsuro.js';
import { anyText } from '../support/any-text.js';
import { randomSteps } from '../support/contract.js';

const RUNS = { numRuns: 5 };

/** Check every step of random games. */
function everyStep<Types extends GameTypes>(
  game: Game<Types>,
  check: (step: { before: Types['state']; event: string; after: Types['state'] }) => void,
  rules: Partial<Types['rules']> = {},
): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const step of randomSteps(game, completeRules(game.settings, rules), seed)) check(step);
    }),
    RUNS,
  );
}

describe.each(GAMES)('$name', ({ load }) => {
  test('tells plain data of what can happen, and refuses the rest as applying it does', async () => {
    const game: Game<GameTypes> = await load();
    fc.assert(
      fc.property(fc.nat(), anyText(8), (seed, text) => {
        const texts = new Set([text, '', 'A!', 'Z!', '!']);
        for (const { before, event } of randomSteps(
          game,
          completeRules(game.settings, {}),
          seed,
          30,
        )) {
          for (const other of texts) {
            const issue = explainEvent(game, before, other);
            const look = () => game.inspectEvent?.(before, other);
            if (issue === undefined) expect(look()).toBeDefined();
            else expect(look).toThrow(issue.message);
          }
          const strings = game.encode(before);
          const view = game.inspectEvent?.(before, event);
          expect(JSON.parse(JSON.stringify(view))).toEqual(view);
          expect(game.encode(before)).toEqual(strings);
          texts.add(event);
        }
      }),
      RUNS,
    );
  });
});

test.each([{}, { zero: 'again', capturesGrantRolls: true, safeRosettes: false }] as const)(
  'the Royal Game of Ur by %j: captures, rosettes, turns and wins',
  (rules) => {
    const game = royalUr.royalUrRules;
    everyStep(
      game,
      ({ before, event, after }) => {
        const view = royalUr.inspectEvent(before, event);
        expect(view.player).toBe(before.turn);
        if (view.kind === 'roll') {
          const { phase, turn: next } = after;
          expect(view).toMatchObject({
            roll: Number(event.slice(1)),
            canMove: phase === 'move',
            next,
          });
          return;
        }
        const other = (state: royalUr.GameState) =>
          royalUr.inspect(state).players.find(({ player }) => player !== view.player)?.hand ?? 0;
        expect(view).toEqual({
          kind: 'move',
          ...royalUr.decodeMove(event),
          captures: other(after) > other(before),
          rosette: [4, 8, 14].includes(view.to),
          rollsAgain: after.phase === 'roll' && after.turn === view.player,
          wins: after.phase === 'game-over',
        });
      },
      rules,
    );
  },
);

test.each([{}, { players: 5 }, { supply: 'cycle' }, { legality: 'reference' }] as const)(
  'Tsuro by %j: walks, meetings, rounds and those who leave',
  (rules) => {
    let round = -1;
    everyStep(
      tsuro.tsuroRules,
      ({ before, event, after }) => {
        const view = tsuro.inspectEvent(before, event);
        const [earlier, later] = [tsuro.inspect(before), tsuro.inspect(after)];
        const avatarOf = ({ players }: tsuro.StateView, player: string) =>
          players.find((each) => each.player === player)?.avatar;
        if (view.kind === 'forfeit') {
          const isForced = earlier.phase === 'turn' && tsuro.legalMoves(before).length === 0;
          expect(view).toEqual({ kind: 'forfeit', player: event.charAt(0), isForced });
        } else if (view.kind === 'deal') {
          if (earlier.round === 0 && earlier.board.length === 0) round = -1;
          const beginsRound = earlier.round !== round;
          round = earlier.round;
          const { turn: player, hand: tiles } = later;
          expect(view).toEqual({ kind: 'deal', player, tiles, round, beginsRound });
        } else if (view.kind === 'setup') {
          expect(view).toEqual(tsuro.decodeMove(event));
          expect(tsuro.walks(before, event)).toEqual([]);
          expect(avatarOf(later, view.player)).toEqual({ square: view.square, port: view.port });
        } else {
          const added = later.board.find(
            ({ square }) => !earlier.board.some((each) => each.square === square),
          );
          expect([view.square, view.tile]).toEqual([added?.square, added?.tile]);
          for (const { player, path, end } of view.walks) {
            const avatar = avatarOf(later, player);
            const place = avatar ? `${avatar.square}${avatar.port}` : null;
            expect(place).toBe(end === 'stays' ? path.at(-1) : null);
          }
          const placeIn = (state: tsuro.StateView, player: string) => {
            const avatar = avatarOf(state, player);
            return avatar ? `${avatar.square}${avatar.port}` : player;
          };
          const places = [...new Set(later.players.map(({ player }) => placeIn(later, player)))];
          const met = places.flatMap((place) => {
            const here = later.players.flatMap(({ player }) =>
              placeIn(later, player) === place ? [player] : [],
            );
            const wereTogether = new Set(here.map((player) => placeIn(earlier, player))).size === 1;
            return here.length > 1 && !wereTogether ? [{ place, players: here }] : [];
          });
          expect(view.meetings).toEqual(met);
        }
      },
      rules,
    );
  },
);

test('Cube Blokus: the piece, the points, and who can place none any more', () => {
  const { inspect, inspectEvent, legalMoves } = cubeBlokus;
  // Who was found without a place stays so.
  let stuck = new Set<string>();
  everyStep(cubeBlokus.cubeBlokusRules, ({ before, event, after }) => {
    if (inspect(before).players.every(({ placed }) => placed.length === 0)) stuck = new Set();
    const view = inspectEvent(before, event);
    if (view.kind === 'forfeit') throw new Error('Random games have no forfeits.');
    const mover = inspect(after).players.find(({ player }) => player === before.turn);
    expect(view).toMatchObject({
      ...cubeBlokus.decodeMove(event),
      piece: cubeBlokus.pieceOf(event as cubeBlokus.Move),
      score: mover?.score,
      left: mover?.piecesLeft.length,
      endsRound: after.turn !== undefined && after.turn <= view.player,
    });
    for (const player of view.stuck) stuck.add(player);
    // Whose turn it is has a move, and is not stuck; whose is passed over is.
    if (after.turn !== undefined) {
      expect(legalMoves(after).length).toBeGreaterThan(0);
      expect(stuck).not.toContain(after.turn);
    }
    const between = 'ABCDABCD'.slice('ABCD'.indexOf(view.player) + 1);
    const skipped = between.slice(0, between.indexOf(after.turn ?? between.charAt(0)));
    const hasPieces = (player: string) =>
      inspect(after).players.some((each) => each.player === player && each.piecesLeft.length > 0);
    expect(view.skipped).toEqual([...skipped].filter(hasPieces));
    for (const player of view.skipped) expect(stuck).toContain(player);
  });
});

test('Cube Blokus: who drops out', () => {
  const state = cubeBlokus.newGame();
  expect(cubeBlokus.inspectEvent(state, 'B!')).toEqual({ kind: 'forfeit', player: 'B' });
});

test.each([
  ['nobody dropped out', ['D0203'], true],
  ['a player after it dropped out', ['C!', 'D0203'], true],
  ['the player before it dropped out', ['A!', 'D0203'], false],
])('Tsuro: whether a deal begins the round, where %s', (_, events, beginsRound) => {
  const state = tsuro.decodeState(['A1HT0034n3034n6034nB00-33', 'A00aB30aC60a'], {
    validate: false,
  });
  const deal = events.findIndex((event) => event.startsWith('D'));
  const before = applyAll(tsuro.tsuro, state, events.slice(0, deal));
  expect(tsuro.inspectEvent(before, events[deal] ?? '')).toMatchObject({ beginsRound });
});
