/**
 * A game as data: one object for each event.
 *
 * @packageDocumentation
 */
import { decodeMove } from '../codec/move.js';
import type { GameState } from '../game/game-state.js';
import { standings } from '../game/score.js';
import { encodeState } from '../game/text.js';
import type { GameEvent, GameSettings, Played, RoundEnd } from './game-events.js';
import { bonuses, settlements } from './round-end.js';

/** Describe what is played, and how to play it again. */
export function headerRecord({ rules, agents, rounds }: GameSettings, seed: number): object {
  return { kind: 'game', rules, seed, rounds, agents: agents.map(({ name }) => name) };
}

/** Describe what happens. Deals and moves, in their order, are events that `apply` takes. */
export function recordOf(event: GameEvent): object {
  switch (event.kind) {
    case 'start':
      return dealRecord(1, event.after);
    case 'move':
      return moveRecord(event);
    case 'deal':
      return {
        ...dealRecord(event.round + 1, event.after),
        settlements: settlements(event.before),
      };
    case 'game-over':
      return { ...endRecord(event), bonuses: bonuses(event.after), ...position(event.after) };
    case 'round-limit':
      return endRecord(event);
  }
}

function position(state: GameState): object {
  return { phase: state.phase, turn: state.turn, state: encodeState(state) };
}

function dealRecord(round: number, after: GameState): object {
  // The factories part ends at the centre's letter, which no factory has.
  const deal = encodeState(after)[0].slice(1).replace(/C.*/, '');
  return { kind: 'deal', round, deal, ...position(after) };
}

function moveRecord({ round, move, after }: Played): object {
  const { kind, player } = decodeMove(move);
  return { kind, round, move, player, scores: after.scores, ...position(after) };
}

function endRecord({ kind, round, before, after }: RoundEnd): object {
  return { kind, round, settlements: settlements(before), standings: standings(after) };
}
