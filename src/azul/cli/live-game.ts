/**
 * One game as it is played: agents and people at the table, the files that are written, and
 * whatever stops it.
 *
 * @packageDocumentation
 */

import type { Agent } from '../../engine/match/agent.js';
import { pause } from '../../engine/match/clock.js';
import type { Deal, Move } from '../../state/vocabulary.js';
import { playMatch } from '../agents/azul-match.js';
import { describedAgent } from '../agents/described-agent.js';
import type { GameState } from '../api/game-state.js';
import type { AzulRecord } from '../record/azul-record.js';
import type { BegunGame } from './begun-game.js';
import { HUMAN, humanAgent, Interruption } from './human.js';
import { textOf, wrap } from './output.js';
import type { SeatName } from './seats.js';
import { readTypedLines, type TypedLines } from './typed-lines.js';

/** How a game ended, or why it stopped. */
export type Result = NonNullable<AzulRecord['result']>;

/** Signals that stop a game, which can go on later. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a game is played with. */
export interface Table {
  readonly game: BegunGame;
  readonly seats: readonly SeatName[];
  readonly seed: number;
  /** Rounds after which the game is stopped, as it need not end by itself. */
  readonly rounds: number;
  /** Where people at the table are talked with. */
  readonly output: NodeJS.WriteStream;
  /** Draw a position for them. */
  readonly draw: (state: GameState) => readonly string[];
  /** Hear of a move that was tried and is not legal. */
  readonly onFailure: (move: Move) => void;
  /** Hear of each event; a promise is waited for. */
  readonly onEvent: (event: Deal | Move, after: GameState) => Promise<void>;
}

/** Let whatever stops a person at the table stop the game, where an agent would forfeit. */
function orStop(
  agent: Agent<GameState, Move>,
  controller: AbortController,
): Agent<GameState, Move> {
  return {
    name: agent.name,
    chooseMove: async (state, context) => {
      try {
        return await agent.chooseMove(state, context);
      } catch (error) {
        controller.abort(error);
        throw error;
      }
    },
  };
}

/** Make the match stop at a signal; answer what calls that off. */
function stopAtSignals(controller: AbortController): () => void {
  const stop = (signal: string) => controller.abort(new Interruption(`Stopped by ${signal}.`));
  for (const signal of SIGNALS) process.once(signal, stop);
  return () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
}

/** Play a game to its end, or until it is stopped. */
export async function playLive(table: Table): Promise<Result> {
  const { game, seats, seed, rounds, output, draw, onFailure, onEvent } = table;
  const controller = new AbortController();
  const callOff = stopAtSignals(controller);
  // Standard input is nobody's business where only agents play.
  let lines: TypedLines | undefined;
  const onInterrupt = () => process.kill(process.pid, 'SIGINT');
  const sit = (seat: SeatName, player: number): Agent<GameState, Move> => {
    if (seat !== HUMAN) return describedAgent(seat);
    lines ??= readTypedLines({ input: process.stdin, output, onInterrupt });
    const say = (told: readonly string[]) => output.write(textOf(told.flatMap(wrap)));
    const talk = { say, ask: lines.ask, draw, failure: onFailure };
    return orStop(humanAgent(game.record.names[player] ?? seat, talk), controller);
  };
  try {
    const { record } = await playMatch(seats.map(sit), {
      start: game.state,
      seed,
      limit: { rounds },
      now: () => performance.now(),
      signal: controller.signal,
      onEvent: async ({ event, state }) => {
        await onEvent(event, state);
        // Signals come in here, however fast the agents are.
        await pause();
      },
    });
    // A match that ends has a result.
    return record.result as Result;
  } catch (error) {
    if (error instanceof Interruption) return { kind: 'unfinished', reason: error.message };
    throw error;
  } finally {
    lines?.close();
    callOff();
  }
}
