/**
 * Playing the games of a tournament, pair by pair.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../game/game.js';
import type { Agent } from '../match/agent.js';
import type { Limits, Runtime } from '../match/options.js';
import { type Outcome, runMatch } from '../match/run-match.js';
import type { PairResult } from './pair-result.js';
import { type GamePair, gamePair, type Pairing } from './schedule.js';

/** A tournament, of any length. */
export interface Tournament<Types extends GameTypes> extends Limits, Runtime {
  readonly game: Game<Types>;
  readonly rules: Types['rules'];
  /** What makes the agents; called for each game. */
  readonly agents: readonly (() => Agent<Types['state'], Types['move']>)[];
  readonly pairings: readonly Pairing[];
  readonly seed: number;
}

/** Return what the first agent of a pairing won of a game, in the seats that it had. */
function scoreOf<Types extends GameTypes>(
  { returns }: Outcome<Types>,
  seats: readonly number[],
  one: number,
): number {
  return returns.reduce((sum, share, seat) => sum + (seats[seat] === one ? share : 0), 0);
}

/** Play one pair of games. */
async function playPair<Types extends GameTypes>(
  tournament: Tournament<Types>,
  { pairing, seed, seats }: GamePair,
): Promise<PairResult> {
  const { game, rules, agents: makers, limit, budget, timeLimit, now, timer, signal } = tournament;
  const scores: number[] = [];
  const forfeits: [number, number] = [0, 0];
  for (const order of seats) {
    const made = new Map(pairing.map((agent) => [agent, makers[agent]?.()]));
    // Seats hold the two agents of the pairing.
    const agents = order.map((agent) => made.get(agent) as Agent<Types['state'], Types['move']>);
    const start = game.start(rules);
    const outcome = await runMatch<Types>({
      ...{ game, start, agents, seed, limit, budget, timeLimit, now, timer, signal },
    });
    scores.push(scoreOf(outcome, order, pairing[0]));
    for (const { player } of outcome.forfeits) forfeits[order[player] === pairing[0] ? 0 : 1]++;
  }
  return { pairing, scores, forfeits };
}

/**
 * Play pairs of games one after the other.
 *
 * @param from - number of the first pair, from 0
 * @param to - number of the pair after the last
 * @yields the result of each
 */
export async function* playPairs<Types extends GameTypes>(
  tournament: Tournament<Types>,
  from: number,
  to: number,
): AsyncGenerator<PairResult, void, void> {
  const { game, rules, pairings, seed } = tournament;
  const players = game.players(rules).length;
  for (let number = from; number < to; number++) {
    yield await playPair(tournament, gamePair(number, pairings, players, seed));
  }
}
