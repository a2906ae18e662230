/**
 * A game in progress: agents and people, moves that are taken back, and interruptions.
 *
 * @packageDocumentation
 */
import { chosenSeed } from '../../../random/seeds.js';
import type { Players } from '../../agents/players.js';
import { type Agent, agentLike } from '../../game/agent.js';
import { eventKind } from '../../game/events.js';
import type { GameTypes } from '../../game/game.js';
import { usualTimeLimit } from '../../match/options.js';
import { limitResult, playMatch } from '../../match/play-match.js';
import { giveWay } from '../../match/timer.js';
import type { GameResult } from '../../record/record.js';
import { replaySteps } from '../../record/replay.js';
import type { Attempt } from '../../record/write-record.js';
import type { AnyGame, GameConsole } from '../console.js';
import { exitAfter, interrupt, onStopSignal } from '../exit.js';
import { textOf, widthOf, wrap } from '../output.js';
import { HUMAN } from '../seats.js';
import { forcedMove } from './forced.js';
import { type Conversation, cut, humanAgent, Interruption, TakeBack } from './human.js';
import { continueGame, type StartedGame } from './saved-game.js';
import { playerToMove } from './steps.js';
import { readTypedLines, type TypedLines } from './typed-lines.js';

/** Everything that a game is played with. */
export interface LiveGame {
  readonly players: Players<GameTypes>;
  readonly gameConsole: GameConsole<GameTypes>;
  readonly started: StartedGame;
  /** Who plays, in turn order: names of agents, and people. */
  readonly seats: readonly string[];
  /** The agents of other programs, by seat; absent where none plays. */
  readonly programs: readonly (Agent<unknown> | undefined)[];
  /** Moves after which the game is stopped; absent for the default limit. */
  readonly maxMoves?: number | undefined;
  /** Time limit per move of an agent, in milliseconds; absent for the default. */
  readonly timeLimit?: number | undefined;
  /** Lines that people type; absent to read them when the first one is needed. */
  readonly lines?: TypedLines | undefined;
  /** The stream that people see. */
  readonly output: NodeJS.WriteStream;
  /** Draw a position for people, with the events that they have not seen in a picture yet. */
  readonly draw: (state: unknown, recent: readonly string[]) => readonly string[];
  /** Find the best moves of a position, in lines for people. */
  readonly hint: (state: unknown) => Promise<readonly string[]>;
  /** Whether each position is drawn before people are asked for a move. */
  readonly isDrawn: boolean;
  /** Whether people are asked for forced moves, too. */
  readonly asksAlways: boolean;
  /** Listener to illegal moves, and texts that are no moves, that a player tried. */
  readonly onFailure: (tried: Attempt<string>) => void;
  /** Listener to events, and to why a player forfeits; the promise is awaited. */
  readonly onEvent: (event: string, after: unknown, why: string | undefined) => Promise<void>;
  /** Listener to events being taken back; the promise is awaited. */
  readonly onUndo: (earlier: StartedGame, count: number) => Promise<void>;
}

/** Make errors of a person's agent abort the match, instead of a forfeit. */
function orStop(agent: Agent<unknown>, controller: AbortController): Agent<unknown> {
  return agentLike(agent, {
    chooseMove: async (state, context) => {
      try {
        return await agent.chooseMove(state, context);
      } catch (error) {
        controller.abort(error);
        throw error;
      }
    },
  });
}

/** Make an agent whose illegal answers are noticed. It forfeits by them, as any agent does. */
function noticeFailures(
  { players: { game }, onFailure }: LiveGame,
  agent: Agent<unknown>,
  player: number,
): Agent<unknown> {
  const notice = (state: unknown, answer: string) => {
    // An agent may return anything; what is no text is named by the forfeit alone.
    if (typeof answer !== 'string') return answer;
    const letter = game.players(game.rulesOf(state))[player] ?? '';
    if (game.checkMove(answer) === undefined && answer.startsWith(letter)) {
      if (game.explainMove(state, answer) !== undefined) onFailure(answer);
    } else onFailure({ player: letter, text: cut(answer) });
    return answer;
  };
  return agentLike(agent, {
    chooseMove: (state, context) => {
      const answer = agent.chooseMove(state, context);
      return typeof answer === 'string'
        ? notice(state, answer)
        : Promise.resolve(answer).then((settled) => notice(state, settled));
    },
  });
}

/** A game from which events were taken back. */
interface TakenBack {
  readonly earlier: StartedGame;
  /** Number of events that were taken back. */
  readonly count: number;
}

/** A part of a game: up to a move that is taken back, or to the end. */
interface Segment {
  /** The game at its beginning. */
  readonly started: StartedGame;
  /** Every event of the game so far. */
  readonly events: string[];
  /** Moves after which the game is stopped. */
  readonly maxMoves: number | undefined;
  readonly controller: AbortController;
  /** Ask a person for a line. */
  readonly ask: Conversation['ask'];
}

/** Return the index of the last move that a person was asked for; -1 if there is none. */
function lastTyped({ players, seats, started, asksAlways }: LiveGame, events: readonly string[]) {
  const { game } = players;
  const isTyped = (state: unknown, event: string) =>
    eventKind(game, event) === 'move' &&
    seats[game.playerToMove(state)] === HUMAN &&
    (asksAlways || forcedMove(game, state) === undefined);
  // After a forced move was taken back it would be played again at once.
  const states = replaySteps(game, { ...started.record, events });
  return events.reduce((last, event, index) => {
    const { value, done } = states.next();
    return done !== true && isTyped(value, event) ? index : last;
  }, -1);
}

/** List what happened since the player to move made a move. */
function eventsSince(game: AnyGame, events: readonly string[], state: unknown): readonly string[] {
  const letter = playerToMove(game, state);
  const isOwn = (event: string) =>
    letter !== undefined && eventKind(game, event) === 'move' && event.startsWith(letter);
  return events.slice(events.findLastIndex(isOwn) + 1);
}

/** Count the moves among events. */
function movesIn(game: AnyGame, events: readonly string[]): number {
  return events.filter((event) => eventKind(game, event) === 'move').length;
}

/** Play until the game ends, or the segment is aborted. */
async function playSegment(live: LiveGame, segment: Segment): Promise<GameResult<GameTypes>> {
  const { players, gameConsole, seats, programs, output, draw, hint, isDrawn, timeLimit } = live;
  const { game, agents } = players;
  const { started, events, maxMoves, controller, ask } = segment;
  const { record } = started;
  const sit = (seat: string, player: number): Agent<unknown> => {
    if (seat !== HUMAN) return noticeFailures(live, programs[player] ?? agents.make(seat), player);
    const talk: Conversation = {
      ask,
      hint,
      isDrawn,
      failure: live.onFailure,
      draw: (state) => draw(state, eventsSince(game, events, state)),
      say: (lines) => output.write(textOf(lines.flatMap((line) => wrap(line, widthOf(output))))),
      show: (lines) => output.write(textOf(lines)),
      canUndo: () => lastTyped(live, events) >= 0,
    };
    const name = record.names[player] ?? seat;
    const person = orStop(humanAgent(game, gameConsole, name, talk), controller);
    const forced = (state: unknown) => (live.asksAlways ? undefined : forcedMove(game, state));
    return {
      name,
      chooseMove: (state, context) => forced(state) ?? person.chooseMove(state, context),
    };
  };
  const match = await playMatch(game, seats.map(sit), {
    start: started.state,
    earlier: events.length,
    // A game that was saved without a seed draws one.
    seed: chosenSeed({ seed: record.seed, rng: Math.random }),
    limit: maxMoves === undefined ? undefined : { moves: maxMoves },
    timeLimit: usualTimeLimit({ timeLimit }),
    // People have no time limit.
    untimed: [...seats.keys()].filter((player) => seats[player] === HUMAN),
    now: () => performance.now(),
    signal: controller.signal,
    onEvent: async ({ event, state, forfeit }) => {
      events.push(event);
      await live.onEvent(event, state, forfeit?.message);
      // Signals are handled here, however fast the agents are.
      await giveWay();
    },
  });
  // A match that ends has a result.
  const result = match.record.result as GameResult<GameTypes>;
  // The match has only counted its own moves.
  return result.kind === 'limit' ? limitResult(movesIn(game, events)) : result;
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
  let { lines } = live;
  const ask = (prompt: string) => {
    lines ??= readTypedLines({ input: process.stdin, output, onInterrupt: interrupt });
    return lines.ask(prompt);
  };
  const last = maxMoves === undefined ? undefined : maxMoves + movesIn(game, started.record.events);
  const play = (from: StartedGame) => {
    const events = [...from.record.events];
    const left = last === undefined ? undefined : last - movesIn(game, events);
    const segment = { started: from, events, maxMoves: left, controller, ask };
    return playSegment(live, segment).catch((error: unknown) => {
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

/** Take back the last move of a person at the terminal, and everything after it. */
function takeBack(live: LiveGame, { record }: StartedGame, events: readonly string[]): TakenBack {
  const left = lastTyped(live, events);
  const { game } = live.players;
  const comments = record.comments?.filter(({ after }) => after <= left);
  const earlier = continueGame(game, { ...record, events: events.slice(0, left), comments }, []);
  // What was played is legal.
  if ('message' in earlier) throw new Error(earlier.message);
  return { earlier, count: events.length - left };
}
