/**
 * One game as a sequence of events: what agents and deals make of it.
 *
 * @packageDocumentation
 */
import type { Rng } from '../chance/rng.js';
import type { GameState } from '../game/game-state.js';
import { applyMove } from '../game/play.js';
import { newGame, nextRound } from '../game/rounds.js';
import { type Move, member, PLAYER_IDS, type Rules } from '../state/vocabulary.js';
import type { Agent } from './agents.js';

/** What a game is played with. */
export interface GameSettings {
  readonly rules: Rules;
  /** One for each player, in turn order. */
  readonly agents: readonly Agent[];
  /** Where deals and agents draw their random numbers. */
  readonly rng: Rng;
  /** Rounds after which the game is stopped, as it need not end by itself. */
  readonly rounds: number;
}

interface Step {
  /** The round that the event belongs to, from 1; the one that ended for an end. */
  readonly round: number;
  readonly before: GameState;
  readonly after: GameState;
}

/** The first deal, which nothing comes before. */
export interface Start {
  readonly kind: 'start';
  readonly round: 1;
  readonly after: GameState;
}

/** A move. */
export interface Played extends Step {
  readonly kind: 'move';
  readonly move: Move;
}

/** The end of a round: `deal` where the next is dealt, else the end of it all. */
export interface RoundEnd extends Step {
  readonly kind: 'deal' | 'game-over' | 'round-limit';
}

/** Whatever happens in a game. */
export type GameEvent = Start | Played | RoundEnd;

/** Play a game. */
export async function* playGame(settings: GameSettings): AsyncGenerator<GameEvent> {
  const { agents, rng, rounds } = settings;
  let state = newGame(rng, settings.rules);
  yield { kind: 'start', round: 1, after: state };
  for (let round = 1; state.phase !== 'game-over' && round <= rounds; ) {
    const before = state;
    if (before.phase === 'round-end') {
      state = nextRound(before, rng);
      yield { kind: kindOfEnd(state, round === rounds), round, before, after: state };
      round++;
    } else {
      const agent = member(agents, PLAYER_IDS.indexOf(before.turn));
      const move = await agent.chooseMove(before, { rng });
      state = applyMove(before, move);
      yield { kind: 'move', round, move, before, after: state };
    }
  }
}

function kindOfEnd(after: GameState, isLast: boolean): RoundEnd['kind'] {
  if (after.phase === 'game-over') return 'game-over';
  return isLast ? 'round-limit' : 'deal';
}
