/** Single functions, each over a sample of positions. */
import { passes } from '../measure/race.mjs';
import { raceRow } from '../report/rows.mjs';
import { playListedMoves } from '../yardstick/work.mjs';

/** @typedef {import('../subject/library.mjs').GameState} GameState */

/** Numbers of players. */
const PLAYERS = /** @type {const} */ ([2, 3, 4]);

/**
 * @template Item
 * @param {string} name
 * @param {readonly Item[]} items
 * @param {(item: Item) => unknown} call
 */
function callRow(name, items, call) {
  const reference = 'yardstick, moves with list';
  return raceRow({ name, unit: 'calls/s', reference }, passes(items, call), playListedMoves);
}

/** @param {import('../suite.mjs').Context} context */
export function* callRows({ library, positions }) {
  const { applyMove, legalMoves, applyChance, newGame, PLAYER_IDS, tensors } = library;
  const rng = library.seededRng(1);

  /** @param {GameState} state */
  const withMove = (state) => {
    const moves = legalMoves(state);
    return { state, move: moves[Math.floor(rng() * moves.length)] };
  };
  const samples = /** @type {const} */ ([
    ['average', positions.average],
    ['4 players', positions.fourPlayers],
    ['most moves', positions.mostMoves],
  ]);
  for (const [name, states] of samples) yield callRow(`legalMoves, ${name}`, states, legalMoves);
  for (const [name, states] of samples) {
    const choices = states.map(withMove).filter(({ move }) => move !== undefined);
    yield callRow(`applyMove, ${name}`, choices, ({ state, move }) => applyMove(state, move));
  }

  const ends = /** @type {const} */ ([
    ['average', positions.roundEnds],
    ['4 players', positions.fourPlayersRoundEnds],
  ]);
  for (const [name, states] of ends) {
    yield callRow(`applyChance, ${name}`, states, (state) => applyChance(state, rng));
  }

  const spaces = new Map(
    PLAYERS.map((players) => [players, tensors.actionSpace(newGame({ rules: { players } }).rules)]),
  );
  /** @param {GameState} state */
  const mask = (state) => spaces.get(state.rules.players)?.mask(state);
  for (const [name, states] of samples.slice(0, 2)) {
    yield callRow(`mask, ${name}`, states, mask);
    yield callRow(`observe, ${name}`, states, (state) =>
      tensors.observe(state, PLAYER_IDS.indexOf(state.turn)),
    );
  }
}
