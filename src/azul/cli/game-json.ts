/**
 * A game as data: one object for each event.
 *
 * @packageDocumentation
 */
import { decodeMove } from '../../codec/move.js';
import type { GameState } from '../api/game-state.js';
import { explainMove } from '../api/play.js';
import { standings } from '../api/score.js';
import { encodeState } from '../api/text.js';
import type { Failed, GameEvent, Played, RoundEnd } from './game-events.js';
import type { GameHead } from './game-head.js';
import { bonuses, settlements } from './round-end.js';

/** Describe what is played, and how to play it again. */
export function headerRecord({ rules, names, agents, seed, rounds }: GameHead): object {
  // What is not known is left out of JSON.
  return { kind: 'game', rules, seed, rounds, agents, names };
}

/** Describe what happens. Deals and moves, in their order, are events that `apply` takes. */
export function recordOf(event: GameEvent): object {
  switch (event.kind) {
    case 'start':
      return dealRecord(1, event.after);
    case 'position':
      return { kind: event.kind, round: event.round, ...position(event.after) };
    case 'move':
      return moveRecord(event);
    case 'failure':
      return failureRecord(event);
    case 'deal':
      return {
        ...dealRecord(event.round + 1, event.after),
        settlements: settlements(event.before),
      };
    case 'game-over':
      return { ...endRecord(event), bonuses: bonuses(event.after), ...position(event.after) };
    case 'round-limit':
      return endRecord(event);
    case 'stop':
      return {
        kind: 'stop',
        round: event.round,
        result: event.result,
        standings: standings(event.after),
      };
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

function failureRecord({ kind, round, move, after }: Failed): object {
  return { kind, round, move, issue: explainMove(after, move) };
}

function endRecord({ kind, round, before, after }: RoundEnd): object {
  return { kind, round, settlements: settlements(before), standings: standings(after) };
}
