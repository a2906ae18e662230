/** Other programs as agents: each is named by its command, `exec:python3 my_bot.py`, and started before a game. */

import { messageOf, quote } from '../../text/message.js';
import type { ExternalAgent } from '../external/external-agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { FileError } from './files/file-access.js';

/** What the seat of a program begins with; its command follows. */
const EXEC = 'exec:';

export function isProgram(seat: string): boolean {
  return seat.startsWith(EXEC) && seat.length > EXEC.length;
}

/** The programs of a game, or of many. */
export interface Programs<Types extends GameTypes> {
  /** By seat; absent where no program plays. */
  readonly agents: readonly (ExternalAgent<Types['state'], Types['move']> | undefined)[];
  /** End all of them, with everything that they have started. */
  close(): Promise<void>;
}

/** How often a program is started before it counts as one that does not start. */
const STARTS = 3;

/** How programs are started. */
interface ProgramOptions {
  /** Times that each may be started again after a failure. */
  readonly restarts?: number | undefined;
  /** Ends them while they start. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Start a program.
 *
 * @throws FileError if it cannot be started, with its reason
 */
async function startProgram(
  agent: ExternalAgent<unknown>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const reasons: string[] = [];
  while (reasons.length < STARTS) {
    signal?.throwIfAborted();
    try {
      return await agent.start();
    } catch (error) {
      reasons.push(messageOf(error));
    }
  }
  const [reason = ''] = reasons;
  const clause = reason.charAt(0).toLowerCase() + reason.slice(1);
  throw new FileError(`The program ${quote(agent.name)} does not start: ${clause}`);
}

/**
 * Make the agents of programs, one for each seat, and start them.
 *
 * @throws FileError if one cannot be started; the signal's reason if it is aborted
 */
export async function openPrograms<Types extends GameTypes>(
  game: Game<Types>,
  seats: readonly string[],
  { restarts, signal }: ProgramOptions = {},
): Promise<Programs<Types>> {
  if (!seats.some(isProgram)) return { agents: [], close: async () => {} };
  const { externalAgent } = await import('../external/external-agent.js');
  const agents = seats.map((seat) =>
    isProgram(seat) ? externalAgent(game, seat.slice(EXEC.length).trim(), { restarts }) : undefined,
  );
  const close = async () => {
    await Promise.all(agents.map((agent) => agent?.close()));
  };
  signal?.addEventListener('abort', close);
  try {
    await Promise.all(agents.map((agent) => agent && startProgram(agent, signal)));
  } catch (error) {
    await close();
    throw error;
  }
  return { agents, close };
}
