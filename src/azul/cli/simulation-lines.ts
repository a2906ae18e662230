/**
 * What a simulation found, as text.
 *
 * @packageDocumentation
 */

import type { Spread } from '../../engine/simulate/sample.js';
import type { AgentStatistics } from '../../engine/simulate/statistics.js';
import type { GameForfeit } from '../../engine/simulate/tally.js';
import type { Rate } from '../../engine/simulate/wilson.js';
import type { SimulationResult } from '../agents/azul-simulation.js';
import { legible } from './excerpt.js';

/** Most characters of why an agent forfeited. */
const LONGEST_REASON = 200;

/** Tell how a simulation went. */
export function simulationLines(result: SimulationResult): string[] {
  const { rules, seed, games, agents, endings } = result;
  return [
    `${games} games, ${rules.players} players, ${rules.mosaic} mosaic, ` +
      `tiling ${rules.tilingOrder}, seed ${seed}`,
    '',
    ...columns([['agent', 'wins', '95 % interval', 'points', 'forfeits'], ...agents.map(rowOf)]),
    '',
    `rounds  ${meanOf(result.rounds)}`,
    `moves   ${meanOf(result.moves)}`,
    `ended   ${endings.over} by the rules, ${endings.limit} at the limit of rounds, ` +
      `${endings.forfeit} by a forfeit`,
    ...agents.flatMap(({ name, firstForfeit }) => forfeitLines(name, firstForfeit)),
  ];
}

function rowOf({ name, winRate, score, forfeits }: AgentStatistics): string[] {
  return [name, percent(winRate?.value), interval(winRate), meanOf(score), `${forfeits}`];
}

function percent(share: number | undefined): string {
  return share === undefined ? 'none' : `${(100 * share).toFixed(1)} %`;
}

function interval(rate: Rate | undefined): string {
  return rate === undefined ? 'none' : `${percent(rate.low)} to ${percent(rate.high)}`;
}

function meanOf(spread: Spread | undefined): string {
  if (spread === undefined) return 'none';
  return `${spread.mean.toFixed(1)} (${spread.min} to ${spread.max})`;
}

function forfeitLines(name: string, forfeit: GameForfeit | undefined): string[] {
  if (forfeit === undefined) return [];
  const { game, seed, message } = forfeit;
  const reason = legible(message, LONGEST_REASON).trimEnd();
  return ['', `First forfeit of ${name}: game ${game}, seed ${seed}: ${reason}`];
}

/** Pad the cells of rows, so that they stand below one another. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
