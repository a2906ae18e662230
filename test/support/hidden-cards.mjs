/**
 * Two players are dealt a card each, 1 to 3, and guess that of the other: 0 is no guess. Its agents guess the card that
 * they see, so that their moves show whether they see one.
 */
import {
  equalShares,
  IllegalChanceError,
  IllegalMoveError,
  issueAt,
  oneOf,
  pick,
} from '../../dist/game.js';

const LETTERS = ['A', 'B'];
const RULES = { players: 2 };

const issue = (part, found, expected) =>
  issueAt(
    { code: `${part}.illegal`, part, path: [], found: JSON.stringify(found), expected },
    part,
  );

const stateOf = (cards, guesses) => Object.freeze({ cards, guesses });
const isDue = ({ cards }) => cards === '';
const isOver = ({ guesses }) => guesses.length === LETTERS.length;
const playerToMove = (state) => (isDue(state) || isOver(state) ? -1 : state.guesses.length);
const scores = ({ cards, guesses }) =>
  LETTERS.map((_, player) =>
    Number(guesses[player] !== undefined && guesses[player] === cards[1 - player]),
  );
const legalMoves = (state) => {
  const letter = LETTERS[playerToMove(state)];
  return letter === undefined ? [] : ['0', '1', '2', '3'].map((card) => letter + card);
};
const checkMove = (text) =>
  /^[AB][0-3]$/.test(text) ? undefined : issue('move', text, 'A or B and 0 to 3');
const explainMove = (state, text) =>
  checkMove(text) ??
  (legalMoves(state).includes(text) ? undefined : issue('move', text, 'a legal move'));
const check = (text) =>
  /^D[1-3]{2}$/.test(text) ? undefined : issue('deal', text, 'D and two cards');
const explain = (state, text) =>
  check(text) ?? (isDue(state) ? undefined : issue('deal', text, 'no deal'));

const agent = (name) => () => ({
  name,
  chooseMove: (state) => {
    const player = playerToMove(state);
    return LETTERS[player] + state.cards[1 - player].replace('?', '0');
  },
});

const hiddenCards = {
  name: 'hidden-cards',
  title: 'Hidden cards',
  module: import.meta.url,
  settings: { players: oneOf([2], 'number of players') },
  standingFields: { score: 'number', winner: 'flag' },
  players: () => LETTERS,
  start: () => stateOf('', ''),
  rulesOf: () => RULES,
  playerToMove,
  isOver,
  returns: (state) => equalShares(scores(state)),
  scores,
  standings: (state) => {
    const points = scores(state);
    return LETTERS.map((player, index) => ({
      player,
      score: points[index],
      winner: isOver(state) && points[index] === Math.max(...points),
    })).sort((one, other) => other.score - one.score);
  },
  encode: ({ cards, guesses }) => [`c${cards}`, `g${guesses}`],
  decode: (encoded) => {
    const text =
      Array.isArray(encoded) && encoded.length === 2 ? encoded.map(String).join(' ') : '';
    const [, cards, guesses] = /^c([1-3?]{2}|(?= g$)) g([0-3]{0,2})$/.exec(text) ?? [];
    if (cards !== undefined) return { ok: true, state: stateOf(cards, guesses), warnings: [] };
    return { ok: false, issues: [issue('state', text, 'cards and guesses')] };
  },
  legalMoves,
  checkMove,
  explainMove,
  applyMove: (state, move) => {
    const wrong = explainMove(state, move);
    if (wrong !== undefined) throw new IllegalMoveError(wrong);
    return stateOf(state.cards, state.guesses + move[1]);
  },
  chance: {
    word: 'deal',
    isDue,
    isEvent: (text) => text.startsWith('D'),
    sample: (_, rng) => `D${LETTERS.map(() => pick(rng, 3) + 1).join('')}`,
    check,
    explain,
    apply: (state, deal) => {
      const wrong = explain(state, deal);
      if (wrong !== undefined) throw new IllegalChanceError(wrong);
      return stateOf(deal.slice(1), '');
    },
  },
  view: (state, player) =>
    isDue(state)
      ? state
      : stateOf(
          [...state.cards].map((card, other) => (other === player ? card : '?')).join(''),
          state.guesses,
        ),
  agents: { 'level-1': agent('level-1'), looking: agent('looking') },
};

export default hiddenCards;
