/**
 * The names that settings can have: each is an option of every command.
 *
 * @packageDocumentation
 */
import { quote } from '../../text/message.js';
import type { Fault } from '../../text/parsed.js';

/** The options that commands have beside the settings. */
const TAKEN: readonly string[] = [
  ...['agent', 'agents', 'askAlways', 'color', 'colour', 'concurrency', 'count', 'csv'],
  ...['drawnMoves', 'force', 'from', 'game', 'games', 'gauntlet', 'help', 'iterations'],
  ...['json', 'lenient', 'log', 'maxMoves', 'milliseconds', 'names', 'out', 'pictures', 'queue'],
  ...['quiet', 'record', 'restarts', 'results', 'rounds', 'seed', 'shardGames', 'sprt', 'states'],
  ...['svg', 'timeLimit', 'workers'],
];

/** Find a name of a setting that commands cannot have as an option; `undefined` if there is none. */
export function settingNameFault(names: readonly string[]): Fault | undefined {
  for (const name of names) {
    if (TAKEN.includes(name)) {
      return { found: quote(name), expected: 'a name that is no option of the commands' };
    }
    // What every object has is not a name of its own.
    if (!/^[a-z][A-Za-z\d]*$/.test(name) || name in Object.prototype) {
      return { found: quote(name), expected: 'letters and digits, such as tilingOrder' };
    }
  }
  return undefined;
}
