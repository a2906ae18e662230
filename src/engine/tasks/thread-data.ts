/**
 * What worker threads are started with, so that they know the games and agents that are not of this package.
 *
 * @packageDocumentation
 */
import { eventRng } from '../../random/seeds.js';
import { applyEvent } from '../game/events.js';
import { type Game, type GameTypes, OF_PACKAGE } from '../game/game.js';
import { completeRules, writeRules } from '../game/settings.js';

/** An agent of the user's own: the name that it is made by, and the URL of its module. */
export interface OwnAgent {
  readonly name: string;
  readonly module: string;
}

/** What threads are started with. Plain data. */
export interface ThreadData {
  /** The name of the game that the rest is about. */
  readonly game?: string | undefined;
  /** The module of the game. */
  readonly module?: string | undefined;
  /** What tells the game from a variant that was made of it, if it has a module of its own. */
  readonly print?: string | undefined;
  /** The agents that the game has beyond its own. */
  readonly agents?: readonly OwnAgent[] | undefined;
}

/** Return what threads need to play a game: where it is loaded from, and those of its agents that have a module. */
export function threadDataOf<Types extends GameTypes>(played: Game<Types>): ThreadData {
  const { name: game, module, agents = {} } = played;
  const own = Object.entries(agents).flatMap(([name, make]) =>
    'module' in make && typeof make.module === 'string' ? [{ name, module: make.module }] : [],
  );
  const isOwn = module !== undefined && module !== OF_PACKAGE;
  return { game, module, agents: own, print: isOwn ? printOf(played) : undefined };
}

/** Most events of the random game that tells one game from another. */
const PRINTED_EVENTS = 200;

/**
 * Describe how a game is played, by one random game with the default rules. A variant that was made of a game, and kept
 * its module, is mostly played otherwise; agents may differ.
 */
export function printOf<Types extends GameTypes>(game: Game<Types>): string {
  const rules: Types['rules'] = completeRules(game.settings, undefined);
  const lines = [writeRules(game.settings, rules)];
  let state = game.start(rules);
  for (let event = 0; event < PRINTED_EVENTS; event++) {
    const rng = eventRng(0, event);
    const moves = game.legalMoves(state);
    const isDue = game.chance?.isDue(state) === true;
    const next = isDue ? game.chance?.sample(state, rng) : moves[Math.floor(rng() * moves.length)];
    lines.push(...game.encode(state), game.returns(state).join(), `${game.isOver(state)}`);
    if (next === undefined) break;
    state = applyEvent(game, state, next);
  }
  return lines.join(' ');
}
