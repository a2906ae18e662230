/** Matches between two builds of the library: one search of the new build among those of the old one. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AgentContext, Budget, SyncAgent } from '../../../src/engine/game/agent.js';
import type { GameState, Move } from '../../../src/index.js';
import { derivedSeed } from '../../../src/random/seeds.js';
import type { Kind } from '../azul/training.js';
import { type FormerAgents, type FormerLibrary, type Library, renewed } from './former.js';

/** What a game needs of a build. */
export interface Build {
  readonly library: Library;
  /** Make the agent for a game. */
  readonly newAgent: () => SyncAgent<GameState, Move>;
}

/** Load a build from its folder. */
export async function loadBuild(folder: string): Promise<Build> {
  const load = (file: string) => import(pathToFileURL(resolve(folder, file)).href);
  const library: typeof import('../../../src/index.js') | FormerLibrary = await load('index.js');
  if ('AGENTS' in library) {
    const { AGENTS } = library;
    return { library, newAgent: () => AGENTS.search({ reuse: true }) };
  }
  const agents: FormerAgents = await load('agents.js');
  return { library: renewed(library, agents), newAgent: () => agents.searchAgent({ reuse: true }) };
}

/** A game between builds. All lists have the order of the seats. */
export interface BuildsGame {
  /** Where the new build sits. */
  readonly seat: number;
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  /** Points of bonuses. */
  readonly bonuses: readonly number[];
  /** How often the player took the first-player token. */
  readonly tokens: readonly number[];
}

/** A seat at the table: an agent, and how it gets to see the state. */
interface Seat {
  readonly agent: SyncAgent<GameState, Move>;
  readonly context: AgentContext;
  readonly see: (state: GameState) => GameState;
}

/** The time that this process has had, in milliseconds: what other programs take does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Return the state as another build makes it: an object of one build means nothing to the next. */
function translate(state: GameState, from: Library, to: Library): GameState {
  const { mosaic, tilingOrder } = state.rules;
  return to.decodeState(from.encodeState(state), { rules: { mosaic, tilingOrder } });
}

/** Play a game, in which the new build has one seat. */
export function playBuilds(
  [fresh, former]: readonly [fresh: Build, former: Build],
  { players, mosaic }: Kind,
  seat: number,
  seed: number,
  budget: Budget,
): BuildsGame {
  const { library } = fresh;
  const { azul } = library;
  const seats = Array.from({ length: players }, (_, index): Seat => {
    const build = index === seat ? fresh : former;
    return {
      agent: build.newAgent(),
      context: {
        rng: build.library.seededRng(derivedSeed(seed, index + 1)),
        budget,
        now: processorTime,
      },
      see: (state) => (build === fresh ? state : translate(state, library, build.library)),
    };
  });
  const rng = library.seededRng(seed);
  const tokens = new Array<number>(players).fill(0);
  let state = library.newGame({ rules: { players, mosaic }, rng });
  while (state.phase !== 'game-over') {
    if (state.phase === 'round-end') {
      state = library.applyChance(state, rng);
      const first = azul.playerToMove(state);
      if (first >= 0) tokens[first] = (tokens[first] ?? 0) + 1;
      continue;
    }
    // There is a player to move, who has a seat.
    const { agent, context, see } = seats[azul.playerToMove(state)] as Seat;
    state = library.applyMove(state, agent.chooseMove(see(state), context));
  }
  return {
    seat,
    shares: azul.returns(state),
    scores: state.scores,
    bonuses: library.PLAYER_IDS.slice(0, players).map((id) => library.bonusPoints(state, id).total),
    tokens,
  };
}
