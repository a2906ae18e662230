/** What a tournament's ratings are, and what they look like: a table for people, and one with commas. */

import { countOf, percent } from '../../../text/message.js';
import type { Players } from '../../agents/players.js';
import type { Game, GameTypes } from '../../game/game.js';
import { meanOf } from '../../game/numbers.js';
import {
  type Hypotheses,
  type Rating,
  rate,
  type TestState,
  varianceRatio,
} from '../../simulate/elo.js';
import { isEvaluated } from '../../simulate/luck.js';
import { type Balance, balanceOf, type PairResult } from '../../simulate/pair-results.js';
import type { GameConsole } from '../console.js';
import { columns } from './output.js';
import { describeRules } from './report.js';

interface RatedAgent extends Balance, Rating {
  readonly name: string;
}

/** The rating of an agent, by scores that are corrected for luck. */
interface CorrectedAgent extends Rating {
  readonly name: string;
  /** Its mean win share, which can lie a little outside of 0 to 1; absent without games. */
  readonly score?: number | undefined;
}

interface CorrectedRatings {
  /**
   * Factor by which more games would be needed without the correction for the same precision;
   * absent where nothing varies.
   */
  readonly varianceRatio?: number | undefined;
  /** The agents, the highest rating first. */
  readonly agents: readonly CorrectedAgent[];
}

/** The result of a tournament. Plain data. */
export interface RatingsResult {
  readonly rules: GameTypes['rules'];
  readonly seed: number;
  /** Number of pairs of games. */
  readonly pairs: number;
  /** The agents, the highest rating first. */
  readonly agents: readonly RatedAgent[];
  readonly corrected?: CorrectedRatings;
  readonly sprt?: Hypotheses & TestState;
}

const rounded = (points: number) => `${Math.round(points) + 0}`;

function writeScore(score: number | undefined): string {
  return score === undefined ? 'none' : percent(score);
}

/** Say how many times as many games would be as precise. */
export function timesOf(ratio: number | undefined): string {
  return ratio === undefined ? 'none' : `${ratio.toFixed(1)} times the games`;
}

/** Say what became of luck: list the lines of a second table, or why there is none in a game with chance. */
function luckLines(game: Game<GameTypes>, corrected: CorrectedRatings | undefined): string[] {
  if (corrected === undefined) {
    const isLacking = game.chance !== undefined && !isEvaluated(game);
    return isLacking ? ['', `Not corrected for luck: ${game.title} has no evaluation.`] : [];
  }
  const rows = corrected.agents.map(({ name, elo, error, score }) => [
    name,
    rounded(elo),
    error === undefined ? 'none' : rounded(error),
    writeScore(score),
  ]);
  const { varianceRatio } = corrected;
  const worth = varianceRatio === undefined ? '' : `, as with ${timesOf(varianceRatio)}`;
  return [
    ...['', `Corrected for luck${worth}:`, ''],
    ...columns([['agent', 'Elo', '+/-', 'score'], ...rows]),
  ];
}

/** List the lines of a result for people. */
export function ratingLines(
  { game }: Players<GameTypes>,
  gameConsole: GameConsole<GameTypes>,
  { rules, seed, pairs, agents, corrected, sprt }: RatingsResult,
): string[] {
  const rows = agents.map((agent) => [
    agent.name,
    rounded(agent.elo),
    agent.error === undefined ? 'none' : rounded(agent.error),
    writeScore(agent.score),
    ...[agent.games, agent.wins, agent.draws, agent.losses, agent.forfeits].map(String),
  ]);
  const header = ['agent', 'Elo', '+/-', 'score', 'games', 'wins', 'draws', 'losses', 'forfeits'];
  return [
    `${countOf(pairs, 'pair')} of games, ${describeRules(game, gameConsole, rules)}, seed ${seed}`,
    '',
    ...columns([header, ...rows]),
    ...luckLines(game, corrected),
    ...(sprt === undefined ? [] : ['', testLine(sprt)]),
  ];
}

function testLine({ elo0, elo1, llr, lower, upper, accepted }: Hypotheses & TestState): string {
  const bounds = `log-likelihood ratio ${llr.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)})`;
  const points = { elo0, elo1 };
  const verdict =
    accepted === undefined ? 'not decided yet' : `accepted: ${points[accepted]} points`;
  return `Elo ${elo0} against ${elo1}: ${bounds}, ${verdict}`;
}

/** Write a cell of a table, in double quotes where it needs them. */
function cell(value: string | number | undefined): string {
  const text = `${value ?? ''}`;
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** List the lines of a table with commas. */
export function ratingCsv({ agents, corrected }: RatingsResult): string[] {
  const fields = [
    'name',
    'elo',
    'error',
    'games',
    'score',
    'wins',
    'draws',
    'losses',
    'forfeits',
  ] as const;
  const more = ['elo', 'error', 'score'] as const;
  const byName = new Map(corrected?.agents.map((agent) => [agent.name, agent]));
  const header = [...fields, ...(corrected ? more.map((field) => `corrected_${field}`) : [])];
  const rows = agents.map((agent) => {
    const other = byName.get(agent.name);
    return [
      ...fields.map((field) => agent[field]),
      ...(other ? more.map((field) => other[field]) : []),
    ];
  });
  return [header.join(','), ...rows.map((row) => row.map(cell).join(','))];
}

/** What agents scored on average, by number; absent for those who have not played. */
function scoreOf(
  agent: number,
  results: readonly PairResult[],
  scores: readonly number[],
): number | undefined {
  const own = results.flatMap(({ pairing }, index) => {
    const score = scores[index] ?? 0;
    const side = pairing.indexOf(agent);
    return side < 0 ? [] : [side === 0 ? score : 1 - score];
  });
  return own.length === 0 ? undefined : meanOf(own);
}

/** Rate agents by the scores of their pairs, which are corrected for luck. */
function correctedRatings(
  names: readonly string[],
  results: readonly PairResult[],
  scores: readonly number[],
): CorrectedRatings {
  const ratings = rate(names.length, results, scores);
  const agents = names.map((name, agent) => ({
    name,
    ...(ratings[agent] ?? { elo: 0 }),
    score: scoreOf(agent, results, scores),
  }));
  agents.sort((one, other) => other.elo - one.elo);
  return { varianceRatio: varianceRatio(results, scores), agents };
}

/**
 * Return the result of a tournament, or of what was played of it.
 *
 * @param corrected - the scores of the pairs, corrected for luck; absent if they are not
 */
export function resultOf(
  {
    names,
    rules,
    seed,
  }: Pick<RatingsResult, 'rules' | 'seed'> & { readonly names: readonly string[] },
  results: readonly PairResult[],
  corrected: readonly number[] | undefined,
  sprt: RatingsResult['sprt'],
): RatingsResult {
  const ratings = rate(names.length, results);
  const agents = names.map((name, agent) => ({
    name,
    ...(ratings[agent] ?? { elo: 0 }),
    ...balanceOf(results, agent),
  }));
  // Those who were named earlier come first among equals.
  agents.sort((one, other) => other.elo - one.elo);
  return {
    rules,
    seed,
    pairs: results.length,
    agents,
    ...(corrected && { corrected: correctedRatings(names, results, corrected) }),
    ...(sprt && { sprt }),
  };
}
