/**
 * Pig, a game of dice for two to five players, as a game of chance of your own.
 *
 * A turn begins with a roll. A 1 loses the points of the turn, and the next player rolls. Any other number adds to them,
 * and the player rolls again or holds, which keeps them. With points that reach the target, a player wins at once. Players
 * who forfeit drop out; the last one wins.
 */
import { searchAgent } from 'azulejo/agents';
import * as game from 'azulejo/game';

const LETTERS = ['A', 'B', 'C', 'D', 'E'];
const SIDES = [1, 2, 3, 4, 5, 6];

/** @typedef {{ readonly players: 2 | 3 | 4 | 5, readonly target: 25 | 50 | 100 }} Rules */
/**
 * `kept` are the points that each player has kept, `null` once they dropped out; `points` are those of the turn. If
 * `isRolling`, a roll comes next.
 *
 * @typedef {{
 *   readonly rules: Rules, readonly kept: readonly (number | null)[], readonly turn: number,
 *   readonly points: number, readonly isRolling: boolean,
 * }} State
 */
/**
 * @typedef {{
 *   name: 'pig', state: State, move: string, chance: string, forfeit: string, rules: Rules, player: string,
 *   standing: { readonly player: string, readonly winner: boolean, readonly points: number },
 * }} PigTypes
 */
/** @typedef {game.Game<PigTypes>} Pig */

const settings = {
  players: game.oneOf([2, 3, 4, 5], 'number of players'),
  target: game.oneOf([25, 50, 100], 'points to win', 50),
};

/** @type {(state: State) => State} */
const freeze = (state) => Object.freeze({ ...state, kept: Object.freeze(state.kept) });

/** The points of each player with those of the turn; -1 for a player who dropped out. @param {State} state */
const totals = ({ kept, turn, points }) =>
  kept.map((each, player) => (each === null ? -1 : each + (player === turn ? points : 0)));

/** @param {State} state */
const isOver = (state) =>
  Math.max(...totals(state)) >= state.rules.target ||
  state.kept.filter((each) => each !== null).length === 1;

/** @param {State} state */
const isDue = (state) => state.isRolling && !isOver(state);

/** @param {State} state */
const playerToMove = (state) => (state.isRolling || isOver(state) ? -1 : state.turn);

/** Pass the turn to the next player who is still in. @type {(state: State) => State} */
function pass(state) {
  let turn = state.turn;
  do turn = (turn + 1) % state.kept.length;
  while (state.kept[turn] === null);
  return freeze({ ...state, turn, points: 0, isRolling: true });
}

/** @type {(part: string, found: string, expected: string) => game.Issue} */
const issue = (part, found, expected) =>
  game.issueAt({ code: `${part}.illegal`, part, path: [], found, expected }, part);

/** @param {State} state */
function legalMoves(state) {
  const letter = LETTERS[playerToMove(state)];
  return letter === undefined ? [] : [`${letter}r`, `${letter}h`];
}

/** @type {Pig['checkMove']} */
const checkMove = (text) =>
  /^[A-E][rh]$/.test(text) ? undefined : issue('move', JSON.stringify(text), 'Ar to Er, Ah to Eh');

/** @type {Pig['explainMove']} */
function explainMove(state, text) {
  const legal = legalMoves(state);
  if (legal.includes(text)) return undefined;
  return checkMove(text) ?? issue('move', text, legal.join(' or ') || 'no move now');
}

/** @type {Pig['applyMove']} */
function applyMove(state, move) {
  const wrong = explainMove(state, move);
  if (wrong !== undefined) throw new game.IllegalMoveError(wrong);
  if (move.endsWith('r')) return freeze({ ...state, isRolling: true });
  return pass({ ...state, kept: state.kept.with(state.turn, totals(state)[state.turn] ?? 0) });
}

/** @type {NonNullable<Pig['chance']>} */
const chance = {
  word: 'roll',
  isDue,
  isEvent: (text) => text.startsWith('R'),
  sample: (_, rng) => `R${game.pick(rng, SIDES.length) + 1}`,
  // A game with too many outcomes to list leaves this out.
  outcomes: () => SIDES.map((side) => ({ event: `R${side}`, probability: 1 / SIDES.length })),
  check: (text) =>
    /^R[1-6]$/.test(text) ? undefined : issue('roll', JSON.stringify(text), 'R1 to R6'),
  explain: (state, text) =>
    chance.check(text) ?? (isDue(state) ? undefined : issue('roll', text, 'no roll now')),
  apply: (state, roll) => {
    const wrong = chance.explain(state, roll);
    if (wrong !== undefined) throw new game.IllegalChanceError(wrong);
    if (roll === 'R1') return pass(state);
    return freeze({ ...state, points: state.points + Number(roll.charAt(1)), isRolling: false });
  },
};

/** @type {NonNullable<Pig['forfeits']>} */
const forfeits = {
  explain: (state, player) => {
    if (typeof state.kept[player] === 'number' && !isOver(state)) return undefined;
    return issue('forfeit', `${LETTERS[player]}!`, 'a player who is still in');
  },
  apply: (state, player) => {
    const wrong = forfeits.explain(state, player);
    if (wrong !== undefined) throw new game.IllegalForfeitError(wrong);
    const after = { ...state, kept: state.kept.with(player, null) };
    return player === state.turn ? pass(after) : freeze(after);
  },
};

/** Such as "A7" and "A12B30C!", where C dropped out; "A7R" before a roll. @type {Pig['encode']} */
const encode = ({ kept, turn, points, isRolling }) => [
  `${LETTERS[turn]}${points}${isRolling ? 'R' : ''}`,
  kept.map((each, player) => `${LETTERS[player]}${each ?? '!'}`).join(''),
];

/** Whether a game can come to a state. @param {State} state */
function isPossible(state) {
  const { rules, kept, turn, points, isRolling } = state;
  const total = totals(state)[turn] ?? -1;
  if (total < 0 || kept.some((each) => each !== null && each >= rules.target)) return false;
  return isRolling ? total < rules.target : points > 1 && total < rules.target + SIDES.length;
}

/** @type {Pig['decode']} */
function decode(encoded, options) {
  const isPair = Array.isArray(encoded) && encoded.every((part) => typeof part === 'string');
  const text = isPair ? encoded.join(' ') : '';
  const [, letter = '', points, roll, all = ''] = /^([A-E])(\d+)(R?) ([A-E\d!]+)$/.exec(text) ?? [];
  const kept = all.split(/[A-E]/).slice(1);
  const players = settings.players.read(`${kept.length}`);
  const { rules: { players: asked = players, target = settings.target.usual } = {} } =
    options ?? {};
  if (players !== undefined && players === asked) {
    const state = freeze({
      rules: { players, target },
      kept: kept.map((each) => (each === '!' ? null : Number(each))),
      turn: LETTERS.indexOf(letter),
      points: Number(points),
      isRolling: roll === 'R',
    });
    // A text that differs has other letters, or zeros in front of a number.
    if (isPossible(state) && encode(state).join(' ') === text)
      return { ok: true, state, warnings: [] };
  }
  const expected = 'a state such as "A7" and "A12B30C!"';
  return { ok: false, issues: [issue('state', JSON.stringify(text), expected)] };
}

/** Eight points, about what a turn brings, double the win share. @param {State} state */
function evaluate(state) {
  const weights = totals(state).map((total) => (total < 0 ? 0 : 2 ** (total / 8)));
  const sum = weights.reduce((one, other) => one + other);
  return weights.map((weight) => weight / sum);
}

/** What an observation has, each for all players from the observer on, in turn order: name, meaning, scale. */
const BLOCKS = [
  ['turn', 'points of the turn of the player whose turn it is', 'points / 128'],
  ['kept', 'points kept', 'points / 128'],
  ['in', 'whether the player is still in', '1 for yes, else 0'],
];

/** @type {NonNullable<Pig['tensors']>} */
const tensors = {
  version: 1,
  layout: ({ players: length }) =>
    BLOCKS.map(([name = '', meaning = '', scale = ''], index) => {
      const about = { name, seat: null, meaning, scale, axes: ['seat'], shape: [length] };
      return { ...about, offset: index * length, length, range: [0, 1] };
    }),
  observe: ({ kept, turn, points }, observer, into = new Float32Array(3 * kept.length)) => {
    const seats = kept.map((_, seat) => (observer + seat) % kept.length);
    into.set(seats.map((player) => (player === turn ? points / 128 : 0)));
    into.set(
      seats.map((player) => (kept[player] ?? 0) / 128),
      kept.length,
    );
    into.set(
      seats.map((player) => (kept[player] === null ? 0 : 1)),
      2 * kept.length,
    );
    return into;
  },
  actionSpace: () =>
    game.actionSpaceOf({ size: 2, indexOf: (move) => 'rh'.indexOf(move.charAt(1)), legalMoves }),
};

/** Make an agent that holds at so many points. @type {(name: string, least: number) => import('azulejo/agents').Agent<State>} */
const holder = (name, least) => ({
  name,
  chooseMove: ({ turn, points }) => `${LETTERS[turn]}${points < least ? 'r' : 'h'}`,
});

/** @type {Pig} */
const pig = {
  name: 'pig',
  title: 'Pig',
  module: import.meta.url,
  settings,
  standingFields: { points: 'number', winner: 'flag' },
  players: ({ players }) => LETTERS.slice(0, players),
  start: (rules) => {
    const kept = Array(rules.players).fill(0);
    return freeze({ rules, kept, turn: 0, points: 0, isRolling: true });
  },
  rulesOf: ({ rules }) => rules,
  playerToMove,
  isOver,
  returns: (state) => game.equalShares(totals(state)),
  scores: (state) => totals(state).map((total) => Math.max(total, 0)),
  standings: (state) => {
    const all = totals(state);
    const most = isOver(state) ? Math.max(...all) : undefined;
    return all
      .map((points, index) => ({ player: LETTERS[index] ?? '', points, winner: points === most }))
      .sort((one, other) => other.points - one.points);
  },
  encode,
  decode,
  legalMoves,
  checkMove,
  explainMove,
  applyMove,
  chance,
  forfeits,
  evaluate,
  tensors,
  agents: {
    // Agents of such names are the levels of rooms.
    'level-1': () => holder('level-1', 8),
    'level-2': () => holder('level-2', 20),
    /** @param {import('azulejo/agents').PlainSearchOptions} [options] */
    search: (options) =>
      searchAgent(pig, { ...options, evaluate: (state) => ({ returns: evaluate(state) }) }),
  },
};

export default pig;

/** @type {game.GameConsole<PigTypes>} */
export const gameConsole = {
  describeRules: ({ players, target }) => `${players} players, to ${target} points`,
  draw: ({ kept, turn, points }) =>
    kept
      .map(
        (each, player) =>
          `${LETTERS[player]} ${each ?? 'out'}${player === turn ? ` + ${points}` : ''}`,
      )
      .join('\n'),
  narrator: {
    sentence: ({ kind, event, before: { turn, points } }) => {
      if (kind === 'forfeit') return 'drops out';
      if (kind === 'move') return event.endsWith('r') ? 'rolls again' : `keeps ${points} points`;
      const player = LETTERS[turn];
      if (event === 'R1') return `${player} loses ${points} points`;
      return `${player} has ${points + Number(event.charAt(1))} points`;
    },
  },
};
