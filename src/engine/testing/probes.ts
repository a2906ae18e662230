/**
 * Texts to try in a state: most of them are illegal.
 *
 * @packageDocumentation
 */
import { type EventKind, eventKind } from '../game/events.js';
import type { Visit } from './clause.js';

/** Number of the last events that are tried once more. */
const EARLIER = 4;

/** List the texts that differ from another by one step of one character. */
function neighboursOf(text: string): string[] {
  return [...text].flatMap((_, index) =>
    [-1, 1].map((step) => {
      const code = text.charCodeAt(index) + step;
      return text.slice(0, index) + String.fromCharCode(code) + text.slice(index + 1);
    }),
  );
}

/** List texts that may be events, and legal ones, now and then. */
export function probesOf({ game, rules, state, events, choice }: Visit, kind: EventKind): string[] {
  const moves = game.legalMoves(state);
  const move = moves[choice % moves.length];
  const forfeits = game.players(rules).map((player) => `${player}!`);
  const character = String.fromCharCode(choice);
  const texts = [
    ...['', ' ', '?', 'A', 'A!', 'Z!', '\u{1f600}', character, `A${character}`],
    ...events.slice(-EARLIER),
    ...forfeits,
    ...(move === undefined ? [] : [`${move} `, ...neighboursOf(move)]),
  ];
  return [...new Set(texts)].filter((text) => eventKind(game, text) === kind);
}
