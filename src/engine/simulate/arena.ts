/**
 * Where simulations take place: a game and its agents, as simulations see them.
 *
 * @packageDocumentation
 */

import { derivedSeed } from '../../random/seeds.js';
import type { GameRules } from '../game/game.js';
import { type Agent, isAgent } from '../match/agent.js';
import type { Means } from '../match/conditions.js';
import { playGame } from '../match/play-game.js';
import { seating } from './seating.js';
import type { Shard } from './shard.js';
import { emptyTally, joinTallies, type Tally, tallyOf } from './tally.js';

/** What an arena is made of. */
export interface ArenaParts<State, Move extends string, Chance extends string, Rules, Description> {
  /** The game. */
  readonly game: GameRules<State, Move, Chance>;
  /** Make the first state, in which player 0 is to begin. */
  start(rules: Rules): State;
  /** Make an agent of what describes it. */
  agent(description: Description): Agent<State, Move>;
}

/** Play games of many rules between many agents. An entrant is an agent, or describes one. */
export interface Arena<Rules, Entrant> {
  /** Count the players that the rules ask for. */
  players(rules: Rules): number;
  /** Tell the name of an agent. */
  nameOf(entrant: Entrant): string;
  /**
   * Play the games of a shard.
   *
   * The tally depends on the shard alone, as long as the agents choose by state and context: each
   * game has its own seed and, where they are described, its own agents.
   */
  play(shard: Shard<Rules, Entrant>, means: Means): Promise<Tally>;
}

/** Make an arena. */
export function makeArena<State, Move extends string, Chance extends string, Rules, Description>(
  parts: ArenaParts<State, Move, Chance, Rules, Description>,
): Arena<Rules, Description | Agent<State, Move>> {
  const { game } = parts;
  const enter = (entrant: Description | Agent<State, Move>) =>
    isAgent<State, Move>(entrant) ? entrant : parts.agent(entrant);

  return {
    players: (rules) => game.players(parts.start(rules)),
    nameOf: (entrant) => enter(entrant).name,
    play: async ({ scenario, first, count }, means) => {
      const { rules, agents: entrants, seed: root, ...conditions } = scenario;
      const start = parts.start(rules);
      let tally = emptyTally(entrants.length);
      for (let number = first; number < first + count; number++) {
        const seed = derivedSeed(root, number);
        const seats = seating(number, entrants.length);
        const made = entrants.map(enter);
        // Seats hold numbers of agents.
        const agents = seats.map((agent) => made[agent] as Agent<State, Move>);
        const outcome = await playGame({ ...conditions, ...means, game, start, agents, seed });
        tally = joinTallies(tally, tallyOf({ game: number, seed, seats }, outcome));
      }
      return tally;
    },
  };
}
