/** The positions that single functions are measured on: the same in every run. */
import { SETTINGS, statesOfGame } from './games.mjs';

/** @typedef {import('./library.mjs').Library} Library */
/** @typedef {import('./library.mjs').GameState} GameState */

/** Positions for each of the rules. */
const SAMPLE = 100;
/** One state in this many is taken from a game. */
const INTERVAL = 9;
/** Games in which to find the longest strings. */
const GAMES = 40;

/**
 * @typedef {object} Positions
 * @property {GameState[]} average from games with all rules
 * @property {GameState[]} fourPlayers from those of four players
 * @property {GameState[]} roundEnds ends of rounds, from games with all rules
 * @property {GameState[]} fourPlayersRoundEnds
 * @property {GameState[]} mostMoves the position with the most legal moves
 * @property {GameState[]} longest the position with the longest strings
 */

/**
 * @param {Library} library
 * @returns {Positions}
 */
export function choosePositions(library) {
  const average = SETTINGS.flatMap((rules) => sample(library, rules, () => true));
  const roundEnds = SETTINGS.flatMap((rules) =>
    sample(library, rules, (state) => state.phase === 'round-end'),
  );
  return {
    average,
    fourPlayers: average.filter(isOfFour),
    roundEnds,
    fourPlayersRoundEnds: roundEnds.filter(isOfFour),
    mostMoves: [withMostMoves(library)],
    longest: [withLongestStrings(library)],
  };
}

/** @param {GameState} state */
function isOfFour(state) {
  return state.rules.players === 4;
}

/**
 * @param {Library} library
 * @param {(typeof SETTINGS)[number]} rules
 * @param {(state: GameState) => boolean} isWanted
 */
function sample(library, rules, isWanted) {
  const rng = library.seededRng(1);
  const states = [];
  let wanted = 0;
  while (states.length < SAMPLE) {
    for (const state of statesOfGame(library, rng, rules)) {
      if (isWanted(state) && wanted++ % INTERVAL === 0) states.push(state);
    }
  }
  return states.slice(0, SAMPLE);
}

/**
 * Deal four colours to each of nine factories, to boards that accept everything.
 *
 * @param {Library} library
 */
function withMostMoves({ decodeState, applyChance }) {
  const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSFC0MSFD0MSF']);
  return applyChance(fresh, 'F0abcd1abce2abde3acde4bcde5abcd6abce7abde8acde');
}

/** @param {Library} library */
function withLongestStrings(library) {
  const rng = library.seededRng(1);
  let longest = { state: library.newGame({ rng }), length: 0 };
  for (let game = 0; game < GAMES; game++) {
    for (const state of statesOfGame(library, rng, { players: 4 })) {
      const length = library.encodeState(state).join('').length;
      if (length > longest.length) longest = { state, length };
    }
  }
  return longest.state;
}
