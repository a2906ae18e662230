/** One game between agents, with its record. */

import { knownOptions, listOf } from '../../boundary/values.js';
import { chosenSeed, type SeedChoice, seededRng } from '../../random/seeds.js';
import { countOf } from '../../text/message.js';
import type { Agent } from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { type RulesOptionsOf, rulesForAgents } from '../game/settings.js';
import type { GameRecord, GameResult } from '../record/record.js';
import { startAsRecorded } from '../record/record-lines.js';
import type { Ending, ForfeitCause, MatchListener, Outcome } from './match.js';
import type { Limits, Runtime } from './options.js';
import { runMatch } from './run-match.js';

/**
 * Options of {@link playMatch}; all have defaults.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface MatchOptions<Types extends GameTypes> extends SeedChoice, Limits, Runtime {
  /**
   * The rules that differ from the defaults. Without the setting `players`, there are as many players as agents.
   * Ignored if `start` is given.
   */
  readonly rules?: RulesOptionsOf<Types['rules']> | undefined;
  /**
   * The state to play from, with its own rules; a new game by default. It is encoded and decoded first, so that the
   * record leads to the same game: anything that its two strings do not contain is lost. If `earlier` is above 0, or its
   * strings are not valid, it is used as it is.
   */
  readonly start?: Types['state'] | undefined;
  /** Number of events before `start` in a game that is resumed, an integer from 0; 0 by default. */
  readonly earlier?: number | undefined;
  /** Numbers in turn order, from 0, of the players without a time limit, such as people; none by default. */
  readonly untimed?: readonly number[] | undefined;
  /** Listener, called after each event. A promise that it returns is awaited, until the signal is aborted. */
  readonly onEvent?: MatchListener<Types> | undefined;
}

/**
 * The result of {@link playMatch}: how one game between agents ended, and its record. Plain data.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface MatchResult<Types extends GameTypes> {
  /** The way in which it ended: `over` by the rules, `limit` at the move limit, or `forfeit` by an agent's forfeit. */
  readonly ending: Ending;
  /**
   * Each player's win share, in turn order: 1 for a win, 0 for a loss, 1/n for each of n winners. At the limit, as if
   * the game ended there; after a forfeit that ends the game, the other players share the win.
   */
  readonly returns: readonly number[];
  /** Each player's points at the end, in turn order; absent in a game without points. */
  readonly scores?: readonly number[] | undefined;
  /** The forfeits, in the order in which they happened. */
  readonly forfeits: readonly MatchForfeit<Types['player']>[];
  /** Number of moves played, without chance events and forfeits. */
  readonly moves: number;
  /** The whole game: rules, agents' names, first state, events, result; and the seed, unless `earlier` is above 0. */
  readonly record: GameRecord<Types>;
}

/**
 * A forfeit of an agent in a match: the player, the place among the events, and the reason. {@link MatchResult} lists
 * forfeits.
 *
 * @typeParam Player - the type of the players' letters
 */
export interface MatchForfeit<Player extends string> extends ForfeitCause {
  /** The letter of the player who forfeited, such as `A`. */
  readonly player: Player;
  /** Index that the move would have had among the events of the record, from 0. */
  readonly event: number;
}

const OPTIONS = [
  ...(['rules', 'start', 'earlier', 'untimed', 'onEvent', 'seed', 'rng'] as const),
  ...(['limit', 'budget', 'timeLimit', 'now', 'timer', 'signal'] as const),
] as const;

/**
 * Play one game between agents. An agent that throws, is late or returns an illegal move forfeits; its error is not
 * thrown.
 *
 * The same seed gives the same match, as long as the agents choose by the state and their own random numbers.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param entrants - the agents, one for each player, in turn order
 * @param given - rules, seed, limits, runtime
 * @returns a promise of the win shares, points and forfeits, and the record of the game
 * @throws RangeError if there is not one agent for each player, a setting has an invalid value, or a number is out of
 * its range; TypeError if `game` is not a game, an agent is not one, an option or a setting does not exist, or a value
 * has another type; any error of `onEvent`; the signal's reason if it is aborted
 *
 * @example
 * ```ts
 * import { AGENTS, azul } from 'azulejo';
 * import { playMatch } from 'azulejo/agents';
 *
 * const agents = [AGENTS.greedy(), AGENTS.random()];
 * const { ending, returns } = await playMatch(azul, agents, { seed: 1 });
 * ending; // 'over'
 * returns.length; // 2
 * ```
 */
export async function playMatch<Types extends GameTypes>(
  game: Game<Types>,
  entrants: readonly Agent<Types['state'], Types['move']>[],
  given?: MatchOptions<Types>,
): Promise<MatchResult<Types>> {
  checkGame(game);
  const agents = listOf('Agents', entrants, 'a list of agents');
  const options = knownOptions('Options', given, OPTIONS);
  const seed = chosenSeed(options);
  const start = startOf(game, options, agents.length, seed);
  const rules = game.rulesOf(start);
  // A spread would take a tenth of a short match: engines are slow to spread what has no usual prototype.
  const match = Object.assign(options, { game, start, agents, seed });
  const outcome = await runMatch<Types>(match);
  const { ending, returns, moves, events, state } = outcome;
  const scores = game.scores?.(state);
  const forfeits = outcome.forfeits.map((forfeit) => ({
    ...forfeit,
    player: playerAt(game, rules, forfeit.player),
  }));
  const record: GameRecord<Types> = {
    game: game.name,
    rules,
    names: agents.map(({ name }) => name),
    // After other events than those of the record, its seed draws other chance events.
    ...(!options.earlier && { seed }),
    start: game.encode(start),
    events,
    result: resultOf(game, outcome),
  };
  return { ending, returns, ...(scores && { scores: [...scores] }), forfeits, moves, record };
}

/** Return the state that a match begins with. */
function startOf<Types extends GameTypes>(
  game: Game<Types>,
  { start, earlier = 0, rules }: MatchOptions<Types>,
  players: number,
  seed: number,
): Types['state'] {
  if (start === undefined || start === null) {
    return game.start(rulesForAgents(game.settings, players, rules), seededRng(seed));
  }
  // The record of a resumed game begins elsewhere, and leads to the state itself.
  if (earlier !== 0) return start;
  const read = startAsRecorded(game, start);
  return read.ok ? read.value : start;
}

function playerAt<Types extends GameTypes>(
  game: Game<Types>,
  rules: Types['rules'],
  player: number,
): Types['player'] {
  // Numbers of players come from the list.
  return game.players(rules)[player] as Types['player'];
}

/** Return the result of a game that is stopped after a number of moves. */
export function limitResult(moves: number): GameResult<GameTypes> & { readonly kind: 'limit' } {
  return { kind: 'limit', reason: `${countOf(moves, 'move')} played.` };
}

/** Return the result that a record has of an outcome. */
function resultOf<Types extends GameTypes>(
  game: Game<Types>,
  { ending, forfeits, moves, state }: Outcome<Types>,
): GameResult<Types> {
  const [forfeit] = forfeits;
  if (ending === 'forfeit' && forfeit !== undefined) {
    const player = playerAt(game, game.rulesOf(state), forfeit.player);
    return { kind: 'forfeit', player, reason: forfeit.message };
  }
  if (ending === 'limit') return limitResult(moves);
  return { kind: 'finished', standings: game.standings(state) };
}
