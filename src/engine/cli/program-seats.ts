/**
 * Seats that other programs play in: `exec:python3 my_bot.py`.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import type { ExternalAgent } from '../external/external-agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { integer } from './options.js';

/** What the seat of a program begins with; its command follows. */
const EXEC = 'exec:';

/** Whether a program plays in a seat. */
export function isProgram(seat: string): boolean {
  return seat.startsWith(EXEC) && seat.length > EXEC.length;
}

/** Split names at commas; one that belongs to a command has a backslash before it. */
export function splitSeats(text: string): string[] {
  return text.split(/(?<!\\),/).map((seat) => seat.replaceAll('\\,', ',').trim());
}

/** Write seats so that they are split at the same places. */
export function joinSeats(seats: readonly string[]): string {
  return seats.map((seat) => seat.replaceAll(',', '\\,')).join(',');
}

/** Add the option that limits restarts. */
export function addRestartsOption(command: Command): Command {
  return command.option(
    '--restarts <n>',
    'how often a program of exec: is started again after a failure (default: 10)',
    integer(0, Number.MAX_SAFE_INTEGER),
  );
}

/** The programs of a game, or of many. */
export interface Programs<Types extends GameTypes> {
  /** By seat; absent where no program plays. */
  readonly agents: readonly (ExternalAgent<Types['state'], Types['move']> | undefined)[];
  /** End all of them, with everything that they have started. */
  close(): Promise<void>;
}

/** Make the agents of programs, one for each seat; each is started when its first game begins. */
export async function openPrograms<Types extends GameTypes>(
  game: Game<Types>,
  seats: readonly string[],
  options: { readonly restarts?: number | undefined } = {},
): Promise<Programs<Types>> {
  if (!seats.some(isProgram)) return { agents: [], close: async () => {} };
  const { externalAgent } = await import('../external/external-agent.js');
  const { restarts } = options;
  const agents = seats.map((seat) =>
    isProgram(seat) ? externalAgent(game, seat.slice(EXEC.length).trim(), { restarts }) : undefined,
  );
  return {
    agents,
    close: async () => {
      await Promise.all(agents.map((agent) => agent?.close()));
    },
  };
}
