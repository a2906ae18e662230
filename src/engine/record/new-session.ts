/** Beginning sessions: new games, and games that were saved. */

import { knownOptions, listOf, ownProperties } from '../../boundary/values.js';
import { chosenSeed, type SeedChoice, seededRng } from '../../random/seeds.js';
import { accepted } from '../../text/parsed.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { completeRules, type RulesOptionsOf, rulesForAgents } from '../game/settings.js';
import { type Position, positionAfter } from './history.js';
import { readRecord } from './read-record.js';
import { checkedNames, commentsBy } from './record.js';
import type { AcceptedText, RefusedText } from './record-issue.js';
import { startAsRecorded } from './record-lines.js';
import { replay } from './replay.js';
import { frozenCopy, makeSession, type Session } from './session.js';

/**
 * Options of {@link newSession}; all have defaults.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface SessionOptions<Types extends GameTypes> extends SeedChoice {
  /**
   * The rules that differ from the defaults. Without the setting `players`, there are as many players as `names`, if
   * those are given. Ignored if `start` is given.
   */
  readonly rules?: RulesOptionsOf<Types['rules']> | undefined;
  /**
   * The players' names, one for each, in turn order: any text of at most 100,000 UTF-16 code units. Their letters, such
   * as `A` and `B`, by default.
   */
  readonly names?: readonly string[] | undefined;
  /**
   * The state to begin with, whose own rules apply; a new game by default. The session begins with the state that is
   * decoded from its two strings.
   */
  readonly start?: Types['state'] | undefined;
}

const OPTIONS = ['rules', 'names', 'start', 'seed', 'rng'] as const;

/** Return the first state; the first player is drawn as in a match. */
function sessionStart<Types extends GameTypes>(
  game: Game<Types>,
  { rules, names, start }: SessionOptions<Types>,
  seed: number,
): Types['state'] {
  if (start === undefined) {
    const { settings } = game;
    const complete =
      names === undefined
        ? completeRules(settings, rules)
        : rulesForAgents(settings, listOf('Names', names, 'a list of texts').length, rules);
    return game.start(complete, seededRng(seed));
  }
  return accepted('Start', startAsRecorded(game, start));
}

/**
 * Begin a session: a game in progress with its record, undo and redo.
 *
 * The same seed gives the same first player and the same chance events as a match with that seed.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param given - rules, players' names, seed, first state
 * @returns the session, before its first event
 * @throws TypeError if `game` is not a game, an option or a setting of the rules does not exist, or a value has another
 * type; RangeError if a setting has an invalid value, there is not one name for each player, a name is not a text or
 * too long, the seed is not an integer, a number of `rng` is not in [0, 1), or `start` is not valid by its own rules
 *
 * @example
 * ```ts
 * import { azul } from 'azulejo';
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
  const state = sessionStart(game, options, seed);
  const rules = game.rulesOf(state);
  const players = game.players(rules);
  const names = options.names === undefined ? players : checkedNames(options.names, players.length);
  const header = frozenCopy({ game: game.name, rules, names, seed, start: game.encode(state) });
  return makeSession({ game, header, history: { position: { state, count: 0, comments: [] } } });
}

/**
 * The result of {@link loadSession}: the session, or the issues of a text from which none can be loaded.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export type LoadSessionResult<Types extends GameTypes> =
  | (AcceptedText & {
      /** The session, at the position after the record's last event; nothing can be redone. */
      readonly session: Session<Types>;
    })
  | RefusedText;

/**
 * Load a session from the text of a record, such as {@link Session.save} writes. Every event is checked.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param text - a record; any other value is accepted and gives issues. A record that was cut off, or has no result, is
 * loaded as a game in progress
 * @returns `{ ok: true, session, complete, warnings }`, or `{ ok: false, complete, issues }` with the codes of
 * {@link RECORD_ISSUE_CODES}. A game in progress whose text ends with a whole line has no warning about its end
 * @throws TypeError if `game` is not a game; no value of `text` makes it throw
 *
 * @example
 * ```ts
 * import { azul, equalStates } from 'azulejo';
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
