/**
 * Pig, the dice game, as a game that is not Azul: `Ar` rolls the die, `Ah` holds and keeps the points
 * of the turn, a 1 loses them. The first to 20 points wins. Two or three play.
 */
import { softmax } from '../../src/engine/agents/evaluation.js';
import type { Forfeits, Game, PlayerStanding } from '../../src/engine/game/game.js';
import { equalShares } from '../../src/engine/game/playouts.js';
import { oneOf, type RulesOptionsOf } from '../../src/engine/game/settings.js';
import { pick } from '../../src/random/rng.js';
import { IllegalEventError, type Issue, issueAt } from '../../src/text/issue.js';
import { quote, showValue } from '../../src/text/message.js';

const PLAYERS = ['A', 'B', 'C'] as const;
const ROLLS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'] as const;

/** A position of Pig. */
export interface Pig {
  readonly rules: PigTypes['rules'];
  /** The number of the player whose turn it is; at the end the winner's. */
  readonly turn: number;
  /** The points of the turn. */
  readonly points: number;
  /** `-` before a move, `r` before a roll, `#` at the end. */
  readonly phase: '-' | 'r' | '#';
  /** Points by player; -1 for a player who dropped out. */
  readonly scores: readonly number[];
}

export interface PigTypes {
  readonly name: 'pig';
  readonly state: Pig;
  readonly move: `${PigTypes['player']}${'r' | 'h'}`;
  readonly chance: (typeof ROLLS)[number];
  readonly forfeit: `${PigTypes['player']}!`;
  readonly rules: { readonly players: 2 | 3; readonly target: 20 | 50 };
  readonly player: (typeof PLAYERS)[number];
  readonly standing: PlayerStanding & { readonly player: PigTypes['player']; points: number };
}

class PigError extends IllegalEventError {
  override readonly name = 'PigError';
}

function issue(code: string, part: string, text: string, expected: string): Issue {
  return issueAt({ code, part, path: [], found: quote(text), expected }, part);
}

/** Apply what an explanation finds nothing against. */
function applied(wrong: Issue | undefined, after: () => Pig): Pig {
  if (wrong !== undefined) throw new PigError(wrong);
  return Object.freeze(after());
}

/** Pass the turn to the next player who has not dropped out. */
function pass(state: Pig, scores = state.scores): Pig {
  const { players } = state.rules;
  let turn = (state.turn + 1) % players;
  while ((scores[turn] ?? 0) < 0) turn = (turn + 1) % players;
  return { ...state, scores, turn, points: 0, phase: '-' };
}

function legalMoves({ turn, points, phase }: Pig): PigTypes['move'][] {
  const player = PLAYERS[turn];
  if (phase !== '-' || player === undefined) return [];
  return points > 0 ? [`${player}r`, `${player}h`] : [`${player}r`];
}

function checkMove(text: string): Issue | undefined {
  if (/^[A-C][rh]$/.test(text)) return undefined;
  return issue('move.malformed', 'move', text, 'a player and r or h');
}

function explainMove(state: Pig, text: string): Issue | undefined {
  const legal: readonly string[] = legalMoves(state);
  const expected = legal.join(' or ') || 'no move now';
  return (
    checkMove(text) ??
    (legal.includes(text) ? undefined : issue('move.illegal', 'move', text, expected))
  );
}

function applyMove(state: Pig, move: PigTypes['move']): Pig {
  return applied(explainMove(state, move), () => {
    if (move.endsWith('r')) return { ...state, phase: 'r' };
    const score = (state.scores[state.turn] ?? 0) + state.points;
    const scores = state.scores.with(state.turn, score);
    return score < state.rules.target
      ? pass(state, scores)
      : { ...state, scores, points: 0, phase: '#' };
  });
}

function checkRoll(text: string): Issue | undefined {
  return /^R[1-6]$/.test(text) ? undefined : issue('roll.malformed', 'roll', text, 'R1 to R6');
}

function explainChance({ phase }: Pig, text: string): Issue | undefined {
  return (
    checkRoll(text) ??
    (phase === 'r' ? undefined : issue('roll.impossible', 'roll', text, 'no roll now'))
  );
}

const STATE_ISSUE = { code: 'state.invalid', part: 'state', path: [] } as const;
const STATE = /^([A-C])(\d{1,3})([-r#]) A(\d{1,3}|!)B(\d{1,3}|!)(?:C(\d{1,3}|!))?$/;

function decode(
  encoded: unknown,
  { target = 20 }: RulesOptionsOf<PigTypes['rules']>,
): Pig | undefined {
  const isPair = Array.isArray(encoded) && encoded.every((part) => typeof part === 'string');
  const text = isPair ? encoded.join(' ') : '';
  const [, letter = '', points, mark, ...all] = STATE.exec(text) ?? [];
  const scores = all.filter((score) => score).map((each) => (each === '!' ? -1 : Number(each)));
  const turn = 'ABC'.indexOf(letter);
  const phase = mark === 'r' || mark === '#' ? mark : '-';
  const most = Math.max(...scores);
  const isOver = most >= target || scores.filter((score) => score >= 0).length === 1;
  const isWon = isOver && scores[turn] === most && points === '0';
  if (letter === '' || (scores[turn] ?? -1) < 0 || (isOver || phase === '#') !== isWon) return;
  const rules = { players: scores.length === 3 ? 3 : 2, target } as const;
  return Object.freeze({ rules, turn, points: Number(points), phase, scores });
}

/** Pig, in which a forfeit ends the game. */
export const pig: Game<PigTypes> = {
  name: 'pig',
  title: 'Pig',
  settings: {
    players: oneOf([2, 3], 'number of players'),
    target: oneOf([20, 50], 'points to win'),
  },
  standingFields: { points: 'number', winner: 'flag' },
  players: ({ players }) => PLAYERS.slice(0, players),
  start: (rules, rng) => {
    const turn = rng === undefined ? 0 : pick(rng, rules.players);
    const scores = Array.from({ length: rules.players }, () => 0);
    return Object.freeze({ rules, turn, points: 0, phase: '-', scores });
  },
  rulesOf: ({ rules }) => rules,
  playerToMove: ({ turn, phase }) => (phase === '-' ? turn : -1),
  isOver: ({ phase }) => phase === '#',
  returns: ({ scores }) => equalShares(scores),
  scores: ({ scores }) => scores,
  standings: ({ scores, phase }) => {
    const most = Math.max(...scores);
    return PLAYERS.slice(0, scores.length)
      .map((player, index) => ({ player, points: scores[index] ?? 0 }))
      .sort((one, other) => other.points - one.points)
      .map((standing) => ({ ...standing, winner: phase === '#' && standing.points === most }));
  },
  encode: ({ turn, points, phase, scores }) => [
    `${PLAYERS[turn]}${points}${phase}`,
    scores.map((score, index) => `${PLAYERS[index]}${score < 0 ? '!' : score}`).join(''),
  ],
  decode: (encoded, settings) => {
    const state = decode(encoded, settings?.rules ?? {});
    if (state !== undefined) return { ok: true, state, warnings: [] };
    const found = showValue(Array.isArray(encoded) ? encoded.map(showValue).join(' ') : encoded);
    const expected = 'a state of Pig such as "A0-" and "A0B0"';
    return { ok: false, issues: [issueAt({ ...STATE_ISSUE, found, expected }, 'state')] };
  },
  legalMoves,
  checkMove,
  explainMove,
  applyMove,
  chance: {
    word: 'roll',
    isDue: ({ phase }) => phase === 'r',
    isEvent: (text) => text.startsWith('R'),
    sample: (_, rng) => ROLLS[pick(rng, ROLLS.length)] ?? 'R1',
    outcomes: () => ROLLS.map((event) => ({ event, probability: 1 / ROLLS.length })),
    check: checkRoll,
    explain: explainChance,
    apply: (state, roll) =>
      applied(explainChance(state, roll), () =>
        roll === 'R1'
          ? pass(state)
          : { ...state, points: state.points + +roll.charAt(1), phase: '-' },
      ),
  },
};

function explainForfeit({ scores, phase }: Pig, player: number): Issue | undefined {
  if (phase !== '#' && (scores[player] ?? -1) >= 0) return undefined;
  return issue('forfeit.impossible', 'event', `${PLAYERS[player]}!`, 'a player who is in the game');
}

const forfeits: Forfeits<Pig> = {
  explain: explainForfeit,
  apply: (state, player) =>
    applied(explainForfeit(state, player), () => {
      const scores = state.scores.with(player, -1);
      const after = player === state.turn ? pass(state, scores) : { ...state, scores };
      const left = scores.filter((score) => score >= 0).length;
      if (left > 1) return after;
      return { ...after, turn: scores.findIndex((score) => score >= 0), points: 0, phase: '#' };
    }),
};

/** Lead in points that makes a win e times as likely. */
const LEAD = 8;

/** Share the win by the points of the players, with those of the turn. */
function evaluate({ scores, turn, points }: Pig): number[] {
  const totals = scores.map((score, player) => {
    if (score < 0) return Number.NEGATIVE_INFINITY;
    return score + (player === turn ? points : 0);
  });
  return softmax(totals, LEAD);
}

/** Pig, in which a player who forfeits drops out, and the others go on; it can be evaluated. */
export const pigWithForfeits: Game<PigTypes> = { ...pig, forfeits, evaluate };
