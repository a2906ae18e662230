/** Valid texts to start from, of random games under all rules. */

import type { EncodedState } from '../../src/game.js';
import {
  type AzulTypes,
  applyChance,
  applyMove,
  azul,
  type Deal,
  encodeState,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  sampleChance,
  seededRng,
} from '../../src/index.js';
import { type GameRecord, writeLog, writeRecord } from '../../src/record.js';
import { ALL_RULES } from '../support/games.js';
import { below, oneOf } from './choose.js';

/** States, events and texts of games. */
export interface Material {
  readonly states: readonly GameState[];
  readonly encoded: readonly EncodedState[];
  readonly events: readonly (Deal | Move)[];
  readonly records: readonly string[];
  /** Records that have their last line. */
  readonly finished: readonly string[];
  readonly logs: readonly string[];
}

/** Random play may never end, so it is cut off here. */
const MOST_EVENTS = 150;

/** Play a random game; in some, the players drop all tiles, so that floors fill up. */
function playRandom(seed: number): { states: GameState[]; events: (Deal | Move)[] } {
  const rng = seededRng(seed);
  const drops = rng() < 0.2;
  let state = newGame({ rules: oneOf(rng, ALL_RULES), rng });
  const states = [state];
  const events: (Deal | Move)[] = [];
  while (state.phase !== 'game-over' && events.length < MOST_EVENTS) {
    const moves = legalMoves(state);
    const chosen = drops ? moves.filter((move) => move.endsWith('F')) : moves;
    const deal = moves.length === 0 ? sampleChance(state, rng) : undefined;
    const event = deal ?? oneOf(rng, chosen.length > 0 ? chosen : moves);
    state = deal === undefined ? applyMove(state, event as Move) : applyChance(state, deal);
    states.push(state);
    events.push(event);
  }
  return { states, events };
}

/** Number of games. */
const GAMES = 60;

/** Make material, which depends only on the seed. */
export function makeMaterial(seed: number): Material {
  const played = Array.from({ length: GAMES }, (_, game) => playRandom(seed * GAMES + game));
  const records = played.map(({ states, events }): GameRecord<AzulTypes> => {
    // A game has its first state.
    const start = states[0] as GameState;
    const players = start.rules.players;
    const names = ['Ada', 'B"o', 'Çelik\t', ''].slice(0, players);
    const length = below(seededRng(events.length), events.length + 1);
    return {
      game: 'azul',
      rules: start.rules,
      names,
      start: encodeState(start),
      events: events.slice(0, length),
      ...(length % 2 === 1 && {
        comments: [
          { after: 0, text: 'a "first" one' },
          { after: length >> 1, text: 'Çelik\t' },
        ],
      }),
    };
  });
  return {
    states: played.flatMap(({ states }) => states),
    encoded: played.flatMap(({ states }) => states.map(encodeState)),
    events: played.flatMap(({ events }) => events),
    records: records.map((record) => writeRecord(azul, record)),
    finished: records.map((record) =>
      writeRecord(azul, { ...record, result: { kind: 'unfinished', reason: 'tea' } }),
    ),
    logs: records.map((record) => writeLog(azul, record)),
  };
}
