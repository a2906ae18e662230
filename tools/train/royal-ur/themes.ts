/** Themes of Ur's puzzles: what makes a move the best one, as far as rules can tell. */
import { THEMES, type Theme } from '../../../playground/games/royal-ur/themes.js';
import type { GameState } from '../../../src/royal-ur/api/game-state.js';
import { type EventView, inspect, inspectEvent } from '../../../src/royal-ur/api/inspect.js';
import { legalMoves } from '../../../src/royal-ur/api/play.js';
import { HIGHEST_ROLL, Step, StepBits } from '../../../src/royal-ur/state/position.js';
import type { Move } from '../../../src/royal-ur/state/vocabulary.js';

/** Where a token stands and goes, and whether it can be captured there by the next roll. */
interface Way {
  readonly from: number;
  readonly to: number;
  readonly isInReach: boolean;
  readonly goesIntoReach: boolean;
  readonly captures: boolean;
  readonly rosette: boolean;
}

/** What each theme is known by, from a move and all others; the first of the list that applies is the theme. */
const FACTS: Readonly<Record<Theme, (move: Way, others: readonly Way[]) => boolean>> = {
  capture: ({ captures }) => captures,
  home: ({ to }) => to === Step.Home,
  rosette: ({ rosette }) => rosette,
  escape: ({ isInReach, goesIntoReach }) => isInReach && !goesIntoReach,
  hold: (_, others) => others.some(({ from }) => from === Step.SharedRosette),
  safety: ({ goesIntoReach }, others) =>
    !goesIntoReach && others.every((other) => other.goesIntoReach),
};

function isIn(set: StepBits, step: number): boolean {
  return ((set >> step) & 1) === 1;
}

function moveView(state: GameState, move: Move) {
  // A move is no roll.
  return inspectEvent(state, move) as Extract<EventView, { kind: 'move' }>;
}

function wayOf(state: GameState, move: Move): Way {
  const { player, from, to, captures, rosette } = moveView(state, move);
  const enemies = inspect(state).players.find((view) => view.player !== player)?.steps ?? [];
  const isReached = (step: number) =>
    isIn(StepBits.Shared, step) &&
    step !== Step.SharedRosette &&
    enemies.some((enemy) => enemy < step && step <= enemy + HIGHEST_ROLL);
  return {
    from,
    to,
    isInReach: isReached(from),
    goesIntoReach: isReached(to),
    captures,
    rosette,
  };
}

/** Return the theme of a legal move, under the usual rules; `undefined` if it has none. */
export function themeOf(state: GameState, move: Move): Theme | undefined {
  const others = legalMoves(state).filter((each) => each !== move);
  const [way, ways] = [wayOf(state, move), others.map((other) => wayOf(state, other))];
  return THEMES.find((name) => FACTS[name](way, ways));
}
