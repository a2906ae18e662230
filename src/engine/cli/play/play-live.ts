/** Playing a game at the terminal, where moves are taken back and signals stop it. */
import { chosenSeed } from '../../../random/seeds.js';
import type { GameTypes } from '../../game/game.js';
import { usualTimeLimit } from '../../match/options.js';
import { limitResult, playMatch } from '../../match/play-match.js';
import type { GameResult } from '../../record/record.js';
import { AWAKE } from '../../tasks/awake.js';
import { exitAfter, interrupt, onStopSignal } from '../print/output.js';
import { HUMAN } from '../seats.js';
import { Interruption, TakeBack } from './human.js';
import { agentsOf, type Seating, type Typing } from './live-agents.js';
import type { LiveGame } from './live-game.js';
import { readTypedLines, type TypedLines } from './typed-lines.js';

/** How a game is played. */
export interface LivePlay extends Seating {
  /** Moves after which the game is stopped; absent for the default limit. */
  readonly maxMoves?: number | undefined;
  /** Time limit per move of an agent, in milliseconds; absent for the default. */
  readonly timeLimit?: number | undefined;
  /** Lines that people type; absent to read them when the first one is needed. */
  readonly lines?: TypedLines | undefined;
}

/** Play a game to its end, or until it is stopped, and report both ends of it. */
export async function playLive(live: LiveGame, play: LivePlay): Promise<GameResult<GameTypes>> {
  await live.begin(play.seats, play.maxMoves);
  const result = await playUntilStopped(live, play);
  await live.end(result);
  return result;
}

async function playUntilStopped(live: LiveGame, play: LivePlay): Promise<GameResult<GameTypes>> {
  const { maxMoves } = play;
  const most = maxMoves === undefined ? undefined : maxMoves + live.moves;
  let controller = new AbortController();
  const ignoreSignals = onStopSignal((signal) => {
    controller.abort(new Interruption(`Stopped by ${signal}.`, signal));
  });
  const lines = typedWhenAsked(play);
  try {
    for (;;) {
      const result = await playOn(live, play, { lines, controller }, most);
      if (result !== undefined) return result;
      controller = new AbortController();
      await live.takeBack();
    }
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
    if (error.signal !== undefined) exitAfter(error.signal);
    return { kind: 'unfinished', reason: error.message };
  } finally {
    lines.close();
    ignoreSignals();
  }
}

/** Leave standard input alone until a person is asked for a line. */
function typedWhenAsked({ lines: given, screen: { output } }: LivePlay): TypedLines {
  let lines = given;
  return {
    ask: (prompt) => {
      lines ??= readTypedLines({ input: process.stdin, output, onInterrupt: interrupt });
      return lines.ask(prompt);
    },
    close: () => lines?.close(),
  };
}

/** Play on to the end; `undefined` if a person takes back a move before. */
async function playOn(
  live: LiveGame,
  play: LivePlay,
  typing: Typing,
  most: number | undefined,
): Promise<GameResult<GameTypes> | undefined> {
  const { players, seats, timeLimit } = play;
  try {
    const match = await playMatch(players.game, agentsOf(live, play, typing), {
      start: live.state,
      earlier: live.events.length,
      // A game that was saved without a seed draws one.
      seed: chosenSeed({ seed: live.record.seed, rng: Math.random }),
      limit: most === undefined ? undefined : { moves: most - live.moves },
      timeLimit: usualTimeLimit({ timeLimit }),
      // People have no time limit.
      untimed: [...seats.keys()].filter((player) => seats[player] === HUMAN),
      ...AWAKE,
      signal: typing.controller.signal,
      onEvent: ({ event, state, forfeit }) => live.add(event, state, forfeit?.message),
    });
    // A match that ends has a result.
    const result = match.record.result as GameResult<GameTypes>;
    // The match has only counted its own moves.
    return result.kind === 'limit' ? limitResult(live.moves) : result;
  } catch (error) {
    if (error instanceof TakeBack) return undefined;
    throw error;
  }
}
