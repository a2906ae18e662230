/**
 * An agent that thinks about one move while the engine goes on listening.
 *
 * @packageDocumentation
 */
import type { Rng } from '../../../random/rng.js';
import type { Agent, Budget } from '../../game/agent.js';
import { giveWay } from '../../match/timer.js';
import type { EngineInfo } from '../../protocol/engine-line.js';
import type { MoveRating, Search } from '../../search/rating.js';
import { isSearchAgent, type SearchAgent } from '../../search/search-agent.js';
import type { AnyGame } from '../console.js';

/** What is thought about, and how. */
export interface Thought {
  readonly game: AnyGame;
  readonly agent: Agent<unknown>;
  readonly state: unknown;
  readonly rng: Rng;
  readonly budget: Budget;
  /** Clock in milliseconds. */
  readonly now: () => number;
  /** Whether the host wants an answer now. */
  readonly isStopped: () => boolean;
  /** Listener to what is known so far. */
  readonly onInfo: (info: EngineInfo) => void;
}

/** Milliseconds between two reports of a search. */
const REPORT_EVERY = 1000;

/** Digits of a score. */
const DIGITS = 4;

function infoOf({ wins, visits, line }: MoveRating, iterations: number): EngineInfo {
  return { score: Number(wins.toFixed(DIGITS)), visits, iterations, line };
}

/** Search in slices, so that lines of the host are read in between. */
async function search(agent: SearchAgent<unknown>, thought: Thought): Promise<string> {
  const { state, rng, budget, now, isStopped, onInfo } = thought;
  const report = (running: Search): string | undefined => {
    const [best] = running.moves();
    if (best !== undefined) onInfo(infoOf(best, running.iterations));
    return best?.move;
  };
  let reported = now();
  let last: Search | undefined;
  const slices = agent.chooseInSlices(state, { rng, budget, now });
  for (;;) {
    const slice = slices.next();
    if (slice.done === true) {
      if (last !== undefined) report(last);
      return slice.value;
    }
    last = slice.value;
    await giveWay();
    const best = isStopped() ? report(last) : undefined;
    if (best !== undefined) return best;
    if (now() - reported < REPORT_EVERY) continue;
    reported = now();
    report(last);
  }
}

/**
 * Choose a move.
 *
 * A search can be stopped, and then answers with the best move so far. Any other agent is asked once, and
 * nothing is read until it answers.
 *
 * @returns the move; `undefined` where there is none
 */
export async function think(thought: Thought): Promise<string | undefined> {
  const { game, agent, state, rng, budget, now } = thought;
  if (game.legalMoves(state).length === 0) return undefined;
  return isSearchAgent(agent)
    ? search(agent, thought)
    : agent.chooseMove(state, { rng, budget, now });
}
