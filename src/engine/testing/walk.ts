/**
 * Random play by a game that may be broken: as far as it can be played.
 *
 * @packageDocumentation
 */
import { seededRng } from '../../random/seeded-rng.js';
import { applyEvent } from '../game/events.js';
import { type AnyGame, attempt, type Visit } from './clause.js';

/** One of so many choices is that a player drops out, in a game with forfeits. */
const FORFEITS = 16;

/** Choose what happens next; `undefined` if nothing can. */
export function nextEvent(game: AnyGame, state: unknown, choice: number): string | undefined {
  return attempt(() => {
    if (game.isOver(state)) return undefined;
    if (game.chance?.isDue(state)) return textOf(game.chance.sample(state, seededRng(choice)));
    const moves = game.legalMoves(state);
    const players = game.players(game.rulesOf(state));
    // A player without a legal move can only drop out.
    const player = moves.length === 0 ? game.playerToMove(state) : choice % players.length;
    const drops = moves.length === 0 || choice % FORFEITS === FORFEITS - 1;
    if (
      drops &&
      game.forfeits !== undefined &&
      game.forfeits.explain(state, player) === undefined
    ) {
      return `${players[player]}!`;
    }
    return textOf(moves[choice % moves.length]);
  });
}

function textOf(event: unknown): string | undefined {
  return typeof event === 'string' ? event : undefined;
}

/** Return the state after an event; `undefined` if the game cannot say. */
export function stateAfter(game: AnyGame, state: unknown, event: string): unknown {
  return attempt(() => applyEvent(game, state, event));
}

/**
 * Play a game at random, and visit its states.
 *
 * @param choices - random numbers: the first for the first state, then one for each event
 */
export function* visitsOf(
  game: AnyGame,
  rules: object,
  choices: readonly number[],
): Generator<Visit> {
  const [first = 0, ...others] = choices;
  // The smallest choice begins as a game without random numbers does.
  let state = attempt(() => game.start(rules, first === 0 ? undefined : seededRng(first)));
  const start: unknown = attempt(() => game.encode(state));
  const events: string[] = [];
  for (let number = 0; state !== undefined; number++) {
    const choice = others[number];
    const event = choice === undefined ? undefined : nextEvent(game, state, choice);
    const encoded: unknown = attempt(() => game.encode(state));
    const visit = { game, rules, start, events: [...events], state, encoded, event };
    yield { ...visit, choice: choice ?? first };
    if (event === undefined) return;
    state = stateAfter(game, state, event);
    events.push(event);
  }
}
