/**
 * One game as it is played: agents and people, and whatever stops it.
 *
 * @packageDocumentation
 */
import { chosenSeed } from '../../../random/seeds.js';
import type { GameTypes } from '../../game/game.js';
import type { Agent } from '../../match/agent.js';
import { playMatch } from '../../match/play-match.js';
import { giveWay } from '../../match/timer.js';
import type { GameResult } from '../../record/record.js';
import type { Players } from '../../simulate/shard.js';
import type { GameConsole } from '../console.js';
import { textOf, wrap } from '../output.js';
import { HUMAN } from '../seats.js';
import { humanAgent, Interruption } from './human.js';
import type { StartedGame } from './saved-game.js';
import { readTypedLines, type TypedLines } from './typed-lines.js';

/** Signals that stop a game, which can be resumed later. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a game is played with. */
export interface LiveGame {
  readonly players: Players<GameTypes>;
  readonly gameConsole: GameConsole<GameTypes>;
  readonly started: StartedGame;
  /** Who plays, in turn order: names of agents, and people. */
  readonly seats: readonly string[];
  /** Moves after which the game is stopped; absent for the usual limit. */
  readonly maxMoves?: number | undefined;
  /** Where people are talked with. */
  readonly output: NodeJS.WriteStream;
  /** Draw a position for them. */
  readonly draw: (state: unknown) => readonly string[];
  /** Hear of a move that was tried and is illegal. */
  readonly onFailure: (move: string) => void;
  /** Hear of each event; the promise is awaited. */
  readonly onEvent: (event: string, after: unknown) => Promise<void>;
}

/** Make what stops a human stop the game, where an agent would forfeit. */
function orStop(agent: Agent<unknown>, controller: AbortController): Agent<unknown> {
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

/** Stop a game at signals; the function returned undoes that. */
function stopAtSignals(controller: AbortController): () => void {
  const stop = (signal: string) => controller.abort(new Interruption(`Stopped by ${signal}.`));
  for (const signal of SIGNALS) process.once(signal, stop);
  return () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
}

/** Play a game to its end, or until it is stopped. */
export async function playLive(live: LiveGame): Promise<GameResult<GameTypes>> {
  const { players, gameConsole, started, seats, maxMoves, output, draw } = live;
  const { game, agents } = players;
  const { record } = started;
  const controller = new AbortController();
  const undo = stopAtSignals(controller);
  // Leave standard input alone where only agents play.
  let lines: TypedLines | undefined;
  const onInterrupt = () => process.kill(process.pid, 'SIGINT');
  const sit = (seat: string, player: number): Agent<unknown> => {
    if (seat !== HUMAN) return agents.make(seat);
    lines ??= readTypedLines({ input: process.stdin, output, onInterrupt });
    const say = (told: readonly string[]) => output.write(textOf(told.flatMap(wrap)));
    const talk = { say, ask: lines.ask, draw, failure: live.onFailure };
    return orStop(humanAgent(game, gameConsole, record.names[player] ?? seat, talk), controller);
  };
  try {
    const match = await playMatch(game, seats.map(sit), {
      start: started.state,
      earlier: record.events.length,
      // A game that was saved without a seed draws one.
      seed: chosenSeed({ seed: record.seed, rng: Math.random }),
      limit: maxMoves === undefined ? undefined : { moves: maxMoves },
      now: () => performance.now(),
      signal: controller.signal,
      onEvent: async ({ event, state }) => {
        await live.onEvent(event, state);
        // Signals come in here, however fast the agents are.
        await giveWay();
      },
    });
    // A match that ends has a result.
    return match.record.result as GameResult<GameTypes>;
  } catch (error) {
    if (error instanceof Interruption) return { kind: 'unfinished', reason: error.message };
    throw error;
  } finally {
    lines?.close();
    undo();
  }
}
