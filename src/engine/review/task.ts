/**
 * Assessments as tasks, which this thread or others can do.
 *
 * @packageDocumentation
 */
import { searcherOf } from '../agents/players.js';
import type { Game, GameTypes } from '../game/game.js';
import type { GameRecord } from '../record/record.js';
import { replay } from '../record/replay.js';
import { type Assessment, assess } from './assess.js';

/** A move of a game that is to be assessed. Plain data. */
export interface AssessmentTask<Types extends GameTypes = GameTypes> {
  readonly kind: 'assessment';
  readonly record: GameRecord<Types>;
  /** The move, by its number among the events. */
  readonly event: number;
  readonly iterations: number;
  readonly seed: number;
  /** The name of the agent that searches, in the game's table; that of the game's search by default. */
  readonly searcher?: string | undefined;
}

/**
 * Return the first state and the state after each event.
 *
 * @throws RangeError if an event or the result is against the rules
 */
export function statesOf<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
): readonly Types['state'][] {
  const replayed = replay(game, record);
  if (replayed.ok) return replayed.states;
  throw new RangeError(`Record: cannot be reviewed. ${replayed.issues[0]?.message}`);
}

/** The states of the game that this thread was asked about last: mostly it is the same one for the next task. */
const KNOWN = /* @__PURE__ */ new Map<string, readonly unknown[]>();

function knownStatesOf(game: Game<GameTypes>, record: GameRecord<GameTypes>): readonly unknown[] {
  const text = JSON.stringify(record);
  const states = KNOWN.get(text) ?? statesOf(game, record);
  KNOWN.clear();
  KNOWN.set(text, states);
  return states;
}

/** Assess a move of a game, in a worker thread. */
export async function runAssessment(
  game: Game<GameTypes>,
  { record, event, iterations, seed, searcher }: AssessmentTask,
): Promise<Assessment<string>> {
  const agent = searcherOf(game, searcher);
  const states = knownStatesOf(game, record);
  const search: typeof agent.search = (...position) => agent.search(...position);
  return assess({ search, iterations, seed, signal: undefined }, game, record, states, event);
}
