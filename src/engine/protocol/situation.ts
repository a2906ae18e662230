/**
 * The rules and the position that lines of a host stand for, in a game.
 *
 * @packageDocumentation
 */
import { isError } from '../../text/issue.js';
import { quote } from '../../text/message.js';
import { accept, type Parsed, refuse } from '../../text/parsed.js';
import { applyEvent, explainEvent } from '../game/events.js';
import type { EncodedState, EventOf, Game, GameTypes } from '../game/game.js';
import { completeRules, differentSettings, settingsOf, writeRules } from '../game/settings.js';
import { type ProtocolCode, refuseLine } from './fault.js';
import type { HostLine } from './host-line.js';

/** A line that begins a game. */
type NewGame = Extract<HostLine, { readonly kind: 'newgame' }>;

/** A line that sets up a position. */
type Position = Extract<HostLine, { readonly kind: 'position' }>;

/** Write rules as the words of a line. */
export function newGameOf<Types extends GameTypes>(
  { name, settings }: Game<Types>,
  rules: Types['rules'],
): NewGame {
  const words = writeRules(settings, rules).split(' ');
  return { kind: 'newgame', game: name, rules: words.filter((word) => word !== '') };
}

/** Read the rules of a new game: settings in any order; what is left out has its default. */
export function rulesOfLine<Types extends GameTypes>(
  { name, settings }: Game<Types>,
  { game, rules }: NewGame,
): Parsed<Types['rules']> {
  if (game !== name) return refuseLine('protocol.game-unknown', quote(game), name);
  const entries = new Map<string, unknown>();
  for (const word of rules) {
    // Without `=`, all of the word is the name.
    const [key, text] = word.split(/=(.*)/s, 2) as [string, string?];
    const [, setting] = settingsOf(settings).find(([each]) => each === key) ?? [];
    if (entries.has(key)) {
      return refuseLine('protocol.rules-invalid', quote(word), 'each setting once');
    }
    const value = text === undefined ? undefined : setting?.read(text);
    if (value === undefined) {
      const names = settingsOf(settings).map(([each, { expected }]) => `${each}=${expected}`);
      const expected = setting === undefined ? `one of: ${names.join('; ')}` : setting.expected;
      return refuseLine('protocol.rules-invalid', quote(word), expected);
    }
    entries.set(key, value);
  }
  // Each value was read by the setting of its name.
  return accept(completeRules(settings, Object.fromEntries(entries) as Types['rules']));
}

function refuseBecause(code: ProtocolCode, found: string, expected: string, message: string) {
  return refuse({ code, found, expected, message });
}

/** Read the state of a position, by rules, and play the events after it. */
export function stateOfLine<Types extends GameTypes>(
  game: Game<Types>,
  rules: Types['rules'],
  { state: encoded, events }: Position,
): Parsed<Types['state']> {
  const decoded = game.decode(encoded, { rules });
  if (!decoded.ok) {
    const issue = decoded.issues.find(isError);
    const { found = 'two strings', expected = 'a state', message = '' } = issue ?? {};
    return refuseBecause('protocol.position-invalid', found, expected, message);
  }
  const [different] = differentSettings(game.settings, game.rulesOf(decoded.state), rules);
  if (different !== undefined) {
    const { name, found, expected } = different;
    const [inState, byRules] = [`${name}=${found} in the state`, `${name}=${expected} by newgame`];
    return refuseLine('protocol.position-invalid', inState, byRules);
  }
  let { state } = decoded;
  for (const [index, event] of events.entries()) {
    const issue = explainEvent(game, state, event);
    if (issue !== undefined) {
      const sentence = `Event ${index + 1}: ${issue.message}`;
      return refuseBecause('protocol.event-impossible', issue.found, issue.expected, sentence);
    }
    // What has nothing against it is an event.
    state = applyEvent(game, state, event as EventOf<Types>);
  }
  return accept(state);
}

/** Return the line that sets up a state. */
export function positionOf(state: EncodedState): Position {
  return { kind: 'position', state, events: [] };
}
