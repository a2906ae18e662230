/** Rules and positions of every game go over the line and come back. */
import { describe, expect, test } from 'vitest';
import { CONSOLES } from '../../src/consoles.js';
import {
  newGameOf,
  positionOf,
  readHostLine,
  rulesOfLine,
  stateOfLine,
  writeHostLine,
} from '../../src/engine/external/host-line.js';
import { LONGEST_LINE, sentenceOf } from '../../src/engine/external/protocol-words.js';
import type { Game, GameTypes } from '../../src/engine/game/game.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { seededRng } from '../../src/random/seeds.js';

type AnyGame = Game<GameTypes>;

const GAMES = await Promise.all(
  CONSOLES.map(async ({ name, load }) => ({ name, game: await load() })),
);

/** Play at random from the start; return the events, and the states after each. */
function randomGame(game: AnyGame, rules: object, seed: number) {
  const rng = seededRng(seed);
  const states = [game.start(rules)];
  const events: string[] = [];
  for (let state = states[0]; !game.isOver(state) && events.length < 60; ) {
    const moves = game.legalMoves(state);
    const event = moves[Math.floor(rng() * moves.length)] ?? game.chance?.sample(state, rng) ?? '';
    state = game.chance?.isEvent(event)
      ? game.chance.apply(state, event)
      : game.applyMove(state, event);
    events.push(event);
    states.push(state);
  }
  return { events, states };
}

function readAs<Kind extends string>(text: string, kind: Kind) {
  const read = readHostLine(text);
  if (!read.ok || read.value.kind !== kind) throw new Error(text);
  return read.value as Extract<typeof read.value, { kind: Kind }>;
}

describe.each(GAMES)('$name', ({ game }) => {
  const rules = completeRules(game.settings, {});

  test('the rules come back', () => {
    const line = readAs(writeHostLine(newGameOf(game, rules)), 'newgame');
    expect(rulesOfLine(game, line)).toEqual({ ok: true, value: rules });
    expect(rulesOfLine(game, { ...line, rules: [] })).toEqual({ ok: true, value: rules });
  });

  test('every state of a game comes back, by itself and by the events that lead to it', () => {
    const { events, states } = randomGame(game, rules, 5);
    for (const [index, state] of states.entries()) {
      const encoded = game.encode(state);
      const ways = [
        positionOf(encoded),
        { ...positionOf(game.encode(states[0])), events: events.slice(0, index) },
      ];
      for (const way of ways) {
        const text = writeHostLine(way);
        expect(text.length).toBeLessThan(LONGEST_LINE);
        const read = stateOfLine(game, rules, readAs(text, 'position'));
        expect(read.ok && game.encode(read.value)).toEqual(encoded);
      }
    }
  });

  test('every legal move fits into one line', () => {
    const { states } = randomGame(game, rules, 5);
    for (const state of states) {
      const moves = game.legalMoves(state);
      expect(writeHostLine({ kind: 'go', go: { moves } }).length).toBeLessThan(LONGEST_LINE / 2);
    }
  });

  test('what is wrong is said', () => {
    const start = positionOf(game.encode(game.start(rules)));
    const [setting = ''] = newGameOf(game, rules).rules;
    const wrong = [
      rulesOfLine(game, { kind: 'newgame', game: 'chess', rules: [] }),
      rulesOfLine(game, { kind: 'newgame', game: game.name, rules: ['speed=5'] }),
      rulesOfLine(game, { kind: 'newgame', game: game.name, rules: ['__proto__=5'] }),
      rulesOfLine(game, { kind: 'newgame', game: game.name, rules: [setting, setting] }),
      stateOfLine(game, rules, positionOf(['A', 'B'])),
      stateOfLine(game, rules, { ...start, events: ['Z9'] }),
    ];
    expect(wrong.map((read) => read.ok || read.faults[0]?.code)).toEqual([
      'protocol.game-unknown',
      'protocol.rules-invalid',
      'protocol.rules-invalid',
      'protocol.rules-invalid',
      'protocol.position-invalid',
      'protocol.event-impossible',
    ]);
    // A name with one more letter, and no value, is not that name.
    const misnamed = `${setting.split('=')[0]}s`;
    const unknown = rulesOfLine(game, { kind: 'newgame', game: game.name, rules: [misnamed] });
    expect(unknown.ok || unknown.faults[0]?.expected).toMatch(/^one of: /);
    for (const read of wrong) expect(read.ok || sentenceOf(read.faults)).toMatch(/^\w.*\.$/);
  });
});

test('a state by other rules than those of the game is refused', () => {
  const game = GAMES.find(({ name }) => name === 'azul')?.game as AnyGame;
  const rules = completeRules(game.settings, {});
  const four = positionOf(['AFCfB2020202020D0000000000', 'A0MSFB0MSFC0MSFD0MSF']);
  const read = stateOfLine(game, rules, four);
  expect(read.ok || sentenceOf(read.faults)).toBe(
    'Found players=4 in the state, expected players=2 by newgame.',
  );
});
