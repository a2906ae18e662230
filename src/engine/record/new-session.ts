/** Beginning sessions: new games, and games that were saved. */

import { knownOptions, listOf, ownProperties } from '../../boundary/values.js';
import { chosenSeed, type SeedChoice, seededRng } from '../../random/seeds.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { completeRules, type RulesOptionsOf, rulesForAgents } from '../game/settings.js';
import { type Position, positionAfter } from './history.js';
import { readRecord } from './read-record.js';
import { checkNames, commentsBy } from './record.js';
import type { AcceptedText, RefusedText } from './record-issue.js';
import { startAsRecorded } from './record-lines.js';
import { replay } from './replay.js';
import { frozenCopy, makeSession, type Session } from './session.js';

/** Options of {@link newSession}; all have defaults. */
export interface SessionOptions<Types extends GameTypes> extends SeedChoice {
  /** The rules that differ from the defaults; by default there are as many players as names. */
  readonly rules?: RulesOptionsOf<Types['rules']> | undefined;
  /** The players' names, in turn order: any text. Their letters by default. */
  readonly names?: readonly string[] | undefined;
  /**
   * The state to begin with, by its own rules; a new game by default. The session begins with what
   * the state's two strings say of it.
   */
  readonly start?: Types['state'] | undefined;
}

/** The names of these options. */
const OPTIONS = ['rules', 'names', 'start', 'seed', 'rng'] as const;

/** Return the first state; the first player is drawn as in a match. */
function startOf<Types extends GameTypes>(
  game: Game<Types>,
  { rules, names, start }: SessionOptions<Types>,
  seed: number,
): Types['state'] {
  if (start === undefined) {
    const { settings } = game;
    const complete =
      names === undefined
        ? completeRules(settings, rules)
        : rulesForAgents(settings, namesOf(names).length, rules);
    return game.start(complete, seededRng(seed));
  }
  const first = startAsRecorded(game, start);
  if (first.ok) return first.value;
  const [{ found, expected, message } = { found: '', expected: '' }] = first.faults;
  throw new RangeError(`Start: ${message ?? `found ${found}, expected ${expected}.`}`);
}

function namesOf(names: readonly string[]): string[] {
  return listOf('Names', names, 'a list of texts');
}

/**
 * Begin a session.
 *
 * The same seed gives the same first player and the same chance events as a match with that seed.
 *
 * @param game - the rules
 * @param given - rules, names, seed, first state
 * @returns the session, before its first event
 * @throws RangeError if a setting does not exist, there is not one name for each player, or the
 * seed is not an integer
 *
 * @example
 * ```ts
 * import { newSession } from 'azulejo/record';
 *
 * const session = newSession(azul, { names: ['Ada', 'Bob'], seed: 1 });
 * session.state.phase; // 'round-end'
 * session.draw().state.phase; // 'drafting'
 * ```
 */
export function newSession<Types extends GameTypes>(
  game: Game<Types>,
  given?: SessionOptions<Types>,
): Session<Types> {
  checkGame(game);
  const options = knownOptions('Options', given, OPTIONS);
  const seed = chosenSeed(options);
  const state = startOf(game, options, seed);
  const rules = game.rulesOf(state);
  const players = game.players(rules);
  const names = options.names === undefined ? players : namesOf(options.names);
  checkNames(names, players.length);
  const header = frozenCopy({ game: game.name, rules, names, seed, start: game.encode(state) });
  return makeSession({ game, header, history: { position: { state, count: 0, comments: [] } } });
}

/** The result of {@link loadSession}: the session, or the issues of the text. */
export type LoadSessionResult<Types extends GameTypes> =
  | (AcceptedText & {
      /** The game, after its last event. */
      readonly session: Session<Types>;
    })
  | RefusedText;

/**
 * Load a session from the text of a record, such as `save` writes it. Every event is checked.
 *
 * @param game - the rules
 * @param text - a record; anything else is an issue. A record that was cut off, or has no result, is
 * loaded as a game in progress
 * @returns `{ ok: true, session, complete, warnings }`, or `{ ok: false, complete, issues }`; never throws. A game in
 *   progress whose text ends with a whole line has no warning
 *
 * @example
 * ```ts
 * import { loadSession, newSession } from 'azulejo/record';
 *
 * const session = newSession(azul, { seed: 1 });
 * const loaded = loadSession(azul, session.save());
 * loaded.ok && equalStates(loaded.session.state, session.state); // true
 * ```
 */
export function loadSession<Types extends GameTypes>(
  game: Game<Types>,
  text: unknown,
): LoadSessionResult<Types> {
  const read = readRecord(game, text);
  if (!read.ok) return read;
  const replayed = replay(game, read.record);
  if (!replayed.ok) return { ok: false, complete: read.complete, issues: replayed.issues };
  const { events, comments, result, ...header } = ownProperties('Record', read.record);
  const texts = commentsBy(comments);
  let position: Position<Types> = { state: replayed.states[0], count: 0, comments: texts(0) };
  for (const [index, event] of events.entries()) {
    const state = replayed.states[index + 1];
    position = positionAfter(position, event, state, texts(index + 1));
  }
  const stop = result?.kind === 'finished' ? undefined : frozenCopy(result);
  const session = makeSession({ game, header: frozenCopy(header), history: { position }, stop });
  // A game in progress is saved without an end: only a torn line is a sign of damage.
  const isWhole = typeof text === 'string' && text.endsWith('\n');
  const warnings = read.warnings.filter(({ code }) => !isWhole || code !== 'record.cut-off');
  return { ok: true, session, complete: read.complete, warnings };
}
