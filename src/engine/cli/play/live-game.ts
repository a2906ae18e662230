/**
 * One game as it is played: agents and people, what is taken back, and whatever stops it.
 *
 * @packageDocumentation
 */
import { chosenSeed } from '../../../random/seeds.js';
import { eventKind } from '../../game/events.js';
import type { GameTypes } from '../../game/game.js';
import type { Agent } from '../../match/agent.js';
import { usualTimeLimit } from '../../match/options.js';
import { playMatch } from '../../match/play-match.js';
import { giveWay } from '../../match/timer.js';
import type { GameResult } from '../../record/record.js';
import type { Players } from '../../simulate/shard.js';
import type { AnyGame, GameConsole } from '../console.js';
import { exitAfter, onStopSignal } from '../exit.js';
import { textOf, wrap } from '../output.js';
import { HUMAN } from '../seats.js';
import { type Conversation, humanAgent, Interruption, TakeBack } from './human.js';
import { continueGame, type StartedGame } from './saved-game.js';
import { readTypedLines, type TypedLines } from './typed-lines.js';

/** What a game is played with. */
export interface LiveGame {
  readonly players: Players<GameTypes>;
  readonly gameConsole: GameConsole<GameTypes>;
  readonly started: StartedGame;
  /** Who plays, in turn order: names of agents, and people. */
  readonly seats: readonly string[];
  /** Moves after which the game is stopped; absent for the usual limit. */
  readonly maxMoves?: number | undefined;
  /** Time limit per move of an agent, in milliseconds; absent for the usual one. */
  readonly timeLimit?: number | undefined;
  /** Where people are talked with. */
  readonly output: NodeJS.WriteStream;
  /** Draw a position for them. */
  readonly draw: (state: unknown) => readonly string[];
  /** Whether each position is drawn before they are asked. */
  readonly isDrawn: boolean;
  /** Hear of a move that was tried and is illegal. */
  readonly onFailure: (move: string) => void;
  /** Hear of each event; the promise is awaited. */
  readonly onEvent: (event: string, after: unknown) => Promise<void>;
  /** Hear that the game goes on from an earlier event; the promise is awaited. */
  readonly onUndo: (earlier: StartedGame, count: number) => Promise<void>;
}

/** Make what stops a human stop the match, where an agent would forfeit. */
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

/** A game from which events were taken back. */
interface TakenBack {
  readonly earlier: StartedGame;
  /** Number of events that were taken back. */
  readonly count: number;
}

/** What is played between two moves that are taken back. */
interface Stretch {
  /** Where it begins. */
  readonly started: StartedGame;
  /** Every event of the game so far. */
  readonly events: string[];
  /** Moves after which the game is stopped. */
  readonly maxMoves: number | undefined;
  readonly controller: AbortController;
  /** Ask somebody for a line. */
  readonly ask: Conversation['ask'];
}

/** Return the index of the last move of somebody at the terminal; -1 where there is none. */
function lastTyped({ players, seats, started }: LiveGame, events: readonly string[]): number {
  const { game } = players;
  const letters = game.players(started.record.rules).filter((_, index) => seats[index] === HUMAN);
  return events.findLastIndex(
    (event) =>
      eventKind(game, event) === 'move' && letters.some((letter) => event.startsWith(letter)),
  );
}

/** Count the moves among events. */
function movesIn(game: AnyGame, events: readonly string[]): number {
  return events.filter((event) => eventKind(game, event) === 'move').length;
}

/** Play until the game ends, or somebody or something stops the stretch. */
async function playStretch(live: LiveGame, stretch: Stretch): Promise<GameResult<GameTypes>> {
  const { players, gameConsole, seats, output, draw, isDrawn, timeLimit } = live;
  const { game, agents } = players;
  const { started, events, maxMoves, controller, ask } = stretch;
  const { record } = started;
  const sit = (seat: string, player: number): Agent<unknown> => {
    if (seat !== HUMAN) return agents.make(seat);
    const talk: Conversation = {
      ...{ ask, draw, isDrawn, failure: live.onFailure },
      say: (told) => output.write(textOf(told.flatMap(wrap))),
      canUndo: () => lastTyped(live, events) >= 0,
    };
    return orStop(humanAgent(game, gameConsole, record.names[player] ?? seat, talk), controller);
  };
  const match = await playMatch(game, seats.map(sit), {
    start: started.state,
    earlier: events.length,
    // A game that was saved without a seed draws one.
    seed: chosenSeed({ seed: record.seed, rng: Math.random }),
    limit: maxMoves === undefined ? undefined : { moves: maxMoves },
    timeLimit: usualTimeLimit({ timeLimit }),
    // People take their time.
    untimed: [...seats.keys()].filter((player) => seats[player] === HUMAN),
    now: () => performance.now(),
    signal: controller.signal,
    onEvent: async ({ event, state }) => {
      events.push(event);
      await live.onEvent(event, state);
      // Signals come in here, however fast the agents are.
      await giveWay();
    },
  });
  // A match that ends has a result.
  return match.record.result as GameResult<GameTypes>;
}

/** Play a game to its end, or until it is stopped. */
export async function playLive(live: LiveGame): Promise<GameResult<GameTypes>> {
  const { started, output, maxMoves } = live;
  const { game } = live.players;
  let controller = new AbortController();
  const ignoreSignals = onStopSignal((signal) => {
    controller.abort(new Interruption(`Stopped by ${signal}.`, signal));
  });
  // Leave standard input alone where only agents play.
  let lines: TypedLines | undefined;
  const onInterrupt = () => process.kill(process.pid, 'SIGINT');
  const ask = (prompt: string) => {
    lines ??= readTypedLines({ input: process.stdin, output, onInterrupt });
    return lines.ask(prompt);
  };
  const last = maxMoves === undefined ? undefined : maxMoves + movesIn(game, started.record.events);
  const play = (from: StartedGame) => {
    const events = [...from.record.events];
    const left = last === undefined ? undefined : last - movesIn(game, events);
    const stretch = { started: from, events, maxMoves: left, controller, ask };
    return playStretch(live, stretch).catch((error: unknown) => {
      if (error instanceof TakeBack) return takeBack(live, from, events);
      throw error;
    });
  };
  try {
    for (let from = started; ; ) {
      const next = await play(from);
      if ('kind' in next) return next;
      controller = new AbortController();
      await live.onUndo(next.earlier, next.count);
      from = next.earlier;
    }
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
    if (error.signal !== undefined) exitAfter(error.signal);
    return { kind: 'unfinished', reason: error.message };
  } finally {
    lines?.close();
    ignoreSignals();
  }
}

/** Take back the last move of somebody at the terminal, and everything behind it. */
function takeBack(live: LiveGame, { record }: StartedGame, events: readonly string[]): TakenBack {
  const left = lastTyped(live, events);
  const { game } = live.players;
  const earlier = continueGame(game, { ...record, events: events.slice(0, left) }, []);
  // What was played is legal.
  if ('message' in earlier) throw new Error(earlier.message);
  return { earlier, count: events.length - left };
}
