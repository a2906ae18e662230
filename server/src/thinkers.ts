/** Levels that play for people and at empty seats, in worker threads: a thread for each game and level, which thinks in turn. */
import type { Game, GameTypes } from 'azulejo/game';
import { pick, seededRng } from 'azulejo/game';
import { type AgentWorker, agentWorker } from 'azulejo/worker';

/** What chooses the moves of levels. */
export interface Thinkers {
  /**
   * Choose a move.
   *
   * @param seed - a text on which its random numbers depend
   */
  choose(game: Game<GameTypes>, level: number, state: unknown, seed: string): Promise<string>;
  /** End the threads. */
  close(): void;
}

/** Return a number of 32 bits of a text (FNV-1a). */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

/**
 * Start thinkers. A thread starts when its level is first asked.
 *
 * @param warn - called with a sentence when a level of a game fails for the first time
 */
export function startThinkers(warn: (text: string) => void): Thinkers {
  const workers = new Map<string, AgentWorker<GameTypes>>();
  const failed = new Set<string>();
  let isClosed = false;
  return {
    async choose(game, level, state, seed) {
      const name = `${game.name} ${level}`;
      const rng = seededRng(hash(seed));
      try {
        const agent = `level-${level}`;
        const isThere = Object.hasOwn(game.agents ?? {}, agent);
        const worker = workers.get(name) ?? agentWorker(game, isThere ? agent : 'search');
        workers.set(name, worker);
        const seen = game.view === undefined ? state : game.view(state, game.playerToMove(state));
        return await worker.chooseMove(seen, { rng });
      } catch (error) {
        if (!isClosed && !failed.has(name)) {
          failed.add(name);
          warn(`Level ${level} of ${game.name} failed, and a random move was played. ${error}`);
        }
        // A thread that cannot start, dies, or does not answer must not stop the game: the next move starts another.
        const moves = game.legalMoves(state);
        return moves[pick(rng, moves.length)] ?? '';
      }
    },
    close() {
      isClosed = true;
      for (const worker of workers.values()) worker.close();
      workers.clear();
    },
  };
}
