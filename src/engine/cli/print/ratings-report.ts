/**
 * What a tournament's ratings are, and what they look like: a table for people, and one with commas.
 *
 * @packageDocumentation
 */

import { countOf, percent } from '../../../text/message.js';
import type { Players } from '../../agents/players.js';
import type { GameTypes } from '../../game/game.js';
import { type Hypotheses, rate, type TestState } from '../../simulate/elo.js';
import { type Balance, balanceOf, type PairResult } from '../../simulate/pair-results.js';
import type { GameConsole } from '../console.js';
import { columns } from './output.js';
import { describeRules } from './report.js';

/** How an agent did. */
export interface RatedAgent extends Balance {
  readonly name: string;
  readonly elo: number;
  readonly error?: number | undefined;
}

/** The result of a tournament. Plain data. */
export interface RatingsResult {
  readonly rules: GameTypes['rules'];
  readonly seed: number;
  /** Number of pairs of games. */
  readonly pairs: number;
  /** The agents, the highest rating first. */
  readonly agents: readonly RatedAgent[];
  readonly sprt?: Hypotheses & TestState;
}

const rounded = (points: number) => `${Math.round(points) + 0}`;

function shareOf({ points, games }: RatedAgent): string {
  return games === 0 ? 'none' : percent(points / games);
}

/** List the lines of a result for people. */
export function ratingLines(
  { game }: Players<GameTypes>,
  gameConsole: GameConsole<GameTypes>,
  { rules, seed, pairs, agents, sprt }: RatingsResult,
): string[] {
  const rows = agents.map((agent) => [
    agent.name,
    rounded(agent.elo),
    agent.error === undefined ? 'none' : rounded(agent.error),
    shareOf(agent),
    ...[agent.games, agent.wins, agent.draws, agent.losses, agent.forfeits].map(String),
  ]);
  const header = ['agent', 'Elo', '+/-', 'points', 'games', 'wins', 'draws', 'losses', 'forfeits'];
  return [
    `${countOf(pairs, 'pair')} of games, ${describeRules(game, gameConsole, rules)}, seed ${seed}`,
    '',
    ...columns([header, ...rows]),
    ...(sprt === undefined ? [] : ['', testLine(sprt)]),
  ];
}

/** Describe a test in a line. */
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
export function ratingCsv({ agents }: RatingsResult): string[] {
  const fields = [
    'name',
    'elo',
    'error',
    'games',
    'points',
    'wins',
    'draws',
    'losses',
    'forfeits',
  ] as const;
  return [
    fields.join(','),
    ...agents.map((agent) => fields.map((field) => cell(agent[field])).join(',')),
  ];
}

/** Return the result of a tournament, or of what was played of it. */
export function resultOf(
  names: readonly string[],
  rules: GameTypes['rules'],
  seed: number,
  results: readonly PairResult[],
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
  return { rules, seed, pairs: results.length, agents, ...(sprt && { sprt }) };
}
