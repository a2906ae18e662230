/** Who plays a game at the terminal: agents, whose failures are kept, and people, who are asked for moves. */
import type { Players } from '../../agents/players.js';
import { type Agent, agentLike } from '../../game/agent.js';
import { eventKind } from '../../game/events.js';
import type { GameTypes } from '../../game/game.js';
import type { AnyGame, GameConsole } from '../console.js';
import type { Screen } from '../print/screen.js';
import { playerToMove } from '../print/steps.js';
import { HUMAN, type Turns } from '../seats.js';
import { type Conversation, conversationAt, cutMove, humanAgent, LEAVING_A_GAME } from './human.js';
import type { LiveGame } from './live-game.js';
import type { TypedLines } from './typed-lines.js';

/** Who plays, and what people see. */
export interface Seating {
  readonly players: Players<GameTypes>;
  readonly gameConsole: GameConsole<GameTypes>;
  /** Who plays, in turn order: names of agents, and people. */
  readonly seats: readonly string[];
  /** The agents of other programs, by seat; absent where none plays. */
  readonly programs: readonly (Agent<unknown> | undefined)[];
  readonly turns: Turns;
  readonly screen: Screen;
  /** Whether each position is drawn before people are asked for a move. */
  readonly isDrawn: boolean;
}

/** What people type, and what ends the match where they stop it. */
export interface Typing {
  readonly lines: TypedLines;
  readonly controller: AbortController;
}

/** List the agents of a game, one for each seat. */
export function agentsOf(live: LiveGame, seating: Seating, typing: Typing): Agent<unknown>[] {
  const { players, seats, programs } = seating;
  return seats.map((seat, player) =>
    seat === HUMAN
      ? personAt(live, seating, typing, player)
      : noticeFailures(live, players.game, programs[player] ?? players.agents.make(seat), player),
  );
}

/** Make an agent whose illegal answers are noticed. It forfeits by them, as any agent does. */
function noticeFailures(
  live: LiveGame,
  game: AnyGame,
  agent: Agent<unknown>,
  player: number,
): Agent<unknown> {
  const notice = (state: unknown, answer: string) => {
    // An agent may return anything; a value that is not a text is named by the forfeit alone.
    if (typeof answer !== 'string') return answer;
    const letter = game.players(game.rulesOf(state))[player] ?? '';
    if (game.checkMove(answer) === undefined && answer.startsWith(letter)) {
      if (game.explainMove(state, answer) !== undefined) live.addFailure(answer);
    } else live.addFailure({ player: letter, text: cutMove(answer) });
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

/** Seat a person, who is not asked for forced moves. */
function personAt(
  live: LiveGame,
  seating: Seating,
  { lines, controller }: Typing,
  player: number,
): Agent<unknown> {
  const { players, gameConsole, turns } = seating;
  const name = live.record.names[player] ?? HUMAN;
  const talk = conversation(live, seating, lines);
  const person = orStop(humanAgent(players.game, gameConsole, name, talk), controller);
  return {
    name,
    chooseMove: (state, context) => turns.forced(state) ?? person.chooseMove(state, context),
  };
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

/** Make the conversation with the people at the terminal. */
function conversation(
  live: LiveGame,
  { players: { game }, gameConsole, screen, isDrawn }: Seating,
  lines: TypedLines,
): Conversation {
  const { output, draw } = screen;
  return {
    ...conversationAt(game, gameConsole, lines, output),
    isDrawn,
    draw: (state) => draw(state, eventsSince(game, live.events, state)),
    canUndo: () => live.canTakeBack(),
    leaving: LEAVING_A_GAME,
    failure: (tried) => live.addFailure(tried),
  };
}

/** List what happened since the player to move made a move. */
function eventsSince(game: AnyGame, events: readonly string[], state: unknown): readonly string[] {
  const letter = playerToMove(game, state);
  const isOwn = (event: string) =>
    letter !== undefined && eventKind(game, event) === 'move' && event.startsWith(letter);
  return events.slice(events.findLastIndex(isOwn) + 1);
}
