/**
 * Kalah, a game of the mancala family, as a game of your own: everything that azulejo has for its games works for it.
 *
 * Each of two players has six pits with four seeds each, and a store. A move takes all seeds of a pit and sows them one
 * by one into the next pits and the own store, anticlockwise, leaving out the other store. If the last seed falls into
 * the own store, the player moves again. If it falls into an empty pit of one's own, it and the seeds of the pit
 * opposite go to the own store. When a player has no seeds left in the pits, the other puts theirs into their own
 * store. The player with more seeds wins.
 */
import { greedyAgent } from 'azulejo/agents';
import { actionSpaceOf, equalShares, IllegalMoveError, issueAt, oneOf } from 'azulejo/game';

const PITS = 6;
/** Pits 0 to 5 and the store 6 of player A, then those of player B. */
const HOUSES = 2 * (PITS + 1);
const LETTERS = ['A', 'B'];

/** @typedef {{ readonly players: 2, readonly seeds: 3 | 4 | 5 | 6 }} Rules */
/** @typedef {{ readonly turn: number, readonly seeds: readonly number[], readonly rules: Rules }} State */
/** @typedef {{ readonly player: string, readonly winner: boolean, readonly seeds: number }} Standing */
/**
 * @typedef {{
 *   name: 'kalah', state: State, move: string, chance: never, forfeit: never, rules: Rules, player: string,
 *   standing: Standing,
 * }} KalahTypes
 */

/** @param {number} player */
const storeOf = (player) => (player + 1) * (PITS + 1) - 1;
/** @param {number} player */
const pitsOf = (player) => Array.from({ length: PITS }, (_, pit) => player * (PITS + 1) + pit);
/** @type {(seeds: readonly number[], house: number) => number} */
const at = (seeds, house) => seeds[house] ?? 0;
/** @type {(seeds: readonly number[], houses: readonly number[]) => number} */
const seedsIn = (seeds, houses) => houses.reduce((sum, house) => sum + at(seeds, house), 0);
/** @param {number} house */
const opposite = (house) => 2 * PITS - house;

/** @type {(rules: Rules, turn: number, seeds: readonly number[]) => State} */
const stateOf = (rules, turn, seeds) => Object.freeze({ rules, turn, seeds: Object.freeze(seeds) });

/** @param {State} state */
const isOver = ({ seeds }) => LETTERS.some((_, player) => seedsIn(seeds, pitsOf(player)) === 0);

/**
 * The seeds of each player, once those that are left in the pits are in their owner's store.
 *
 * @param {State} state
 */
const scores = ({ seeds }) =>
  LETTERS.map((_, player) => seedsIn(seeds, [...pitsOf(player), storeOf(player)]));

/** @param {State} state */
function legalMoves(state) {
  if (isOver(state)) return [];
  const { turn, seeds } = state;
  return pitsOf(turn).flatMap((house, pit) =>
    at(seeds, house) > 0 ? [`${LETTERS[turn]}${pit + 1}`] : [],
  );
}

/** @type {(code: string, part: string, found: string, expected: string) => import('azulejo/game').Issue} */
const issue = (code, part, found, expected) =>
  issueAt({ code, part, path: [], found, expected }, part);

/** @param {string} text */
function checkMove(text) {
  if (/^[AB][1-6]$/.test(text)) return undefined;
  return issue('move.malformed', 'move', JSON.stringify(text), 'A or B and a pit from 1 to 6');
}

/** @type {(state: State, text: string) => import('azulejo/game').Issue | undefined} */
function explainMove(state, text) {
  const legal = legalMoves(state);
  if (legal.includes(text)) return undefined;
  const expected = legal.join(', ') || 'no move, as the game is over';
  return checkMove(text) ?? issue('move.illegal', 'move', text, expected);
}

/** @type {(state: State, move: string) => State} */
function applyMove(state, move) {
  const wrong = explainMove(state, move);
  if (wrong !== undefined) throw new IllegalMoveError(wrong);
  const { rules, turn } = state;
  const seeds = [...state.seeds];
  let house = turn * (PITS + 1) + Number(move[1]) - 1;
  let hand = at(seeds, house);
  seeds[house] = 0;
  while (hand > 0) {
    house = (house + 1) % HOUSES;
    if (house === storeOf(1 - turn)) continue;
    seeds[house] = at(seeds, house) + 1;
    hand--;
  }
  if (house === storeOf(turn)) return stateOf(rules, turn, seeds);
  const captured = at(seeds, opposite(house));
  if (pitsOf(turn).includes(house) && seeds[house] === 1 && captured > 0) {
    seeds[storeOf(turn)] = at(seeds, storeOf(turn)) + 1 + captured;
    seeds[house] = 0;
    seeds[opposite(house)] = 0;
  }
  return stateOf(rules, 1 - turn, seeds);
}

/**
 * A state as two strings: whose turn it is, and the seeds of each player's pits and store.
 *
 * @param {State} state
 * @returns {import('azulejo/game').EncodedState}
 */
function encode({ turn, seeds }) {
  /** @param {number} player */
  const side = (player) =>
    `${LETTERS[player]}${[...pitsOf(player), storeOf(player)].map((house) => seeds[house]).join('.')}`;
  return [`${LETTERS[turn]}`, `${side(0)}${side(1)}`];
}

const SIDE = '(\\d{1,2}(?:\\.\\d{1,2}){6})';
const STATE = new RegExp(`^([AB]) A${SIDE}B${SIDE}$`);
const EXAMPLE = 'a state such as "A" and "A4.4.4.4.4.4.0B4.4.4.4.4.4.0"';

/** @type {import('azulejo/game').Game<KalahTypes>['decode']} */
function decode(encoded, options) {
  /** @param {string} found */
  const refuse = (found) => ({
    ok: /** @type {const} */ (false),
    issues: [issue('state.invalid', 'state', found, EXAMPLE)],
  });
  const isPair = Array.isArray(encoded) && encoded.every((part) => typeof part === 'string');
  if (!isPair) return refuse('something other than two strings');
  const [, letter = '', first = '', second = ''] = STATE.exec(encoded.join(' ')) ?? [];
  const seeds = `${first}.${second}`.split('.').map(Number);
  const perPit = seeds.reduce((sum, each) => sum + each, 0) / (2 * PITS);
  const asked = options?.rules?.seeds ?? perPit;
  const rules = settings.seeds.read(`${perPit}`);
  if (rules === undefined || asked !== perPit) return refuse(JSON.stringify(encoded));
  const state = stateOf({ players: 2, seeds: rules }, LETTERS.indexOf(letter), seeds);
  // A zero in front of a number has no other meaning.
  if (encode(state).join(' ') !== encoded.join(' ')) return refuse(JSON.stringify(encoded));
  return { ok: true, state, warnings: [] };
}

const settings = {
  players: oneOf([2], 'number of players'),
  seeds: oneOf([3, 4, 5, 6], 'seeds in each pit at the start', 4),
};

/** @type {(state: State, player: number) => number} the lead in seeds */
const lead = (state, player) => at(scores(state), player) - at(scores(state), 1 - player);

/** @type {(state: State, move: string) => { kind: string, player: string, stored: number, isAgain: boolean }} */
const inspectEvent = (state, move) => {
  const after = applyMove(state, move);
  const { turn } = state;
  const [before, now] = [state, after].map(({ seeds }) => at(seeds, storeOf(turn)));
  const isAgain = after.turn === turn && !isOver(after);
  return { kind: 'move', player: move.charAt(0), stored: (now ?? 0) - (before ?? 0), isAgain };
};

/** The numbers of an observation: the observer's pits and store, then those of the other. */
const blocks = LETTERS.map((_, seat) => ({
  name: 'houses',
  seat,
  offset: seat * (PITS + 1),
  length: PITS + 1,
  axes: ['house'],
  shape: [PITS + 1],
  range: /** @type {const} */ ([0, 1]),
  meaning: 'seeds in the pits and the store',
  scale: 'number / all seeds',
}));

/** @type {import('azulejo/game').Tensors<KalahTypes['rules'], KalahTypes['state'], KalahTypes['move']>} */
const tensors = {
  version: 1,
  layout: () => blocks,
  observe: ({ seeds, rules }, player) =>
    Float32Array.from(seeds, (_, house) => {
      const seen = (house + player * (PITS + 1)) % HOUSES;
      return at(seeds, seen) / (2 * PITS * rules.seeds);
    }),
  actionSpace: () =>
    actionSpaceOf({ size: PITS, indexOf: (move) => Number(move.charAt(1)) - 1, legalMoves }),
};

/** @type {import('azulejo/game').Game<KalahTypes>} */
const kalah = {
  name: 'kalah',
  title: 'Kalah',
  module: import.meta.url,
  settings,
  standingFields: { seeds: 'number', winner: 'flag' },
  players: () => LETTERS,
  start: (rules) =>
    stateOf(
      rules,
      0,
      Array.from({ length: HOUSES }, (_, house) => (house % (PITS + 1) === PITS ? 0 : rules.seeds)),
    ),
  rulesOf: ({ rules }) => rules,
  playerToMove: (state) => (isOver(state) ? -1 : state.turn),
  isOver,
  returns: (state) => equalShares(scores(state)),
  scores,
  standings: (state) => {
    const points = scores(state);
    const most = isOver(state) ? Math.max(...points) : Number.POSITIVE_INFINITY;
    return LETTERS.map((player, index) => ({
      player,
      seeds: at(points, index),
      winner: points[index] === most,
    })).sort((one, other) => other.seeds - one.seeds);
  },
  encode,
  decode,
  legalMoves,
  checkMove,
  explainMove,
  applyMove,
  inspectEvent,
  tensors,
  agents: {
    /** The move after which the lead in seeds is greatest. */
    greedy: () => greedyAgent(kalah, lead),
  },
};

export default kalah;

/**
 * What the command line draws: B's side above A's.
 *
 * @type {import('azulejo/game').GameConsole<KalahTypes>}
 */
export const gameConsole = {
  draw: ({ seeds }) => {
    /** @param {readonly number[]} houses */
    const row = (houses) => houses.map((house) => String(seeds[house]).padStart(3)).join('');
    return [
      `B   ${row(pitsOf(1).reverse())}`,
      `${String(seeds[storeOf(1)]).padStart(3)}${' '.repeat(3 * PITS + 3)}${String(seeds[storeOf(0)]).padStart(3)}`,
      `A   ${row(pitsOf(0))}`,
    ].join('\n');
  },
  narrator: {
    sentence: ({ before, event }) => {
      const { player, stored, isAgain } = inspectEvent(before, event);
      const gain = stored > 0 ? `, ${stored} into the store` : '';
      return `${player} sows${gain}${isAgain ? ', and moves again' : ''}`;
    },
  },
};
