/** Royal Game Notation (RGN), in which other programs have games: `1. A@A1 * A@A2 / 0 --`. */

import { writeRules } from '../../engine/game/settings.js';
import type { GameRecord } from '../../engine/record/record.js';
import { replay } from '../../engine/record/replay.js';
import { writeQuoted } from '../../text/parsed.js';
import { PATHS } from '../state/position.js';
import { type Move, type PlayerId, type Roll, SETTINGS } from '../state/vocabulary.js';
import { type RoyalUrTypes, royalUrRules } from './game.js';
import type { GameState } from './game-state.js';
import { inspectEvent } from './inspect.js';

/**
 * Write an event: of a move the squares it leaves and reaches, `x` for a capture, `*` for a rosette; of a roll that
 * passed its number; nothing for a roll whose move follows.
 */
function writeEvent(before: GameState, event: Move | Roll): string | undefined {
  const view = inspectEvent(before, event);
  if (view.kind === 'roll') return view.canMove ? undefined : `${view.roll} --`;
  const { player, from, to, captures, rosette } = view;
  const path = PATHS[player];
  const squares = `${path[from]?.square}${path[to]?.square}`;
  return `${squares}${captures ? 'x' : ''}${rosette ? ' *' : ''}`;
}

/** What a player did in one turn. */
interface Turn {
  readonly player: PlayerId;
  readonly actions: string[];
}

function turnsOf(states: readonly GameState[], events: readonly (Move | Roll)[]): Turn[] {
  const turns: Turn[] = [];
  for (const [index, event] of events.entries()) {
    const before = states[index];
    const action = before && writeEvent(before, event);
    if (action === undefined) continue;
    const turn = turns.at(-1);
    if (turn?.player === before?.turn) turn?.actions.push(action);
    else if (before !== undefined) turns.push({ player: before.turn, actions: [action] });
  }
  return turns;
}

/** Write the turns, of both players on a line: `1. A@A3 / C@C2`. */
function writeTurns(turns: readonly Turn[]): string[] {
  const lines: string[] = [];
  for (const { player, actions } of turns) {
    const text = actions.join(' ');
    const number = lines.length + 1;
    if (player === 'A') lines.push(`${number}. ${text}`);
    else if (lines.length === 0) lines.push(`${number}. / ${text}`);
    else lines.push(`${lines.pop()} / ${text}`);
  }
  return lines;
}

/** The result as in PGN: of the light player and the dark one. */
function resultOf(last: GameState | undefined): string {
  if (last?.phase !== 'game-over') return '*';
  return last.turn === 'A' ? '1-0' : '0-1';
}

/**
 * Write a record in Royal Game Notation.
 *
 * Royal Game Notation is a text format of other programs for this game. After tags in square brackets, as the chess
 * format PGN has them, each numbered line has a turn of both players, A's before the slash. A move is the square it
 * leaves and the square it reaches, named by row and column (`@` the hand, `+` home), then `x` if it captures and `*`
 * if it lands on a rosette; a roll that passed is its number and `--`.
 *
 * @param record - a game, finished or not: its rules, the players' names, the first state and all events
 * @returns the text: lines, each with a line feed at its end
 * @throws RangeError if the record is of another game, has rules with an unknown value, or has a first state or an
 *   event that is not possible; TypeError if the value is not an object, or one of its parts is missing or of another
 *   type
 *
 * @example
 * ```ts
 * const rgn = writeRgn({
 *   game: 'royal-ur',
 *   rules: newGame().rules,
 *   names: ['Ada', 'Bob'],
 *   start: encodeState(newGame()),
 *   events: ['R4', 'A0004', 'R3', 'A0003', 'R0'],
 * });
 * rgn.split('\n').at(-2); // '1. A@A1 * A@A2 / 0 --'
 * ```
 */
export function writeRgn(record: GameRecord<RoyalUrTypes>): string {
  const replayed = replay(royalUrRules, record);
  if (!replayed.ok) throw new RangeError(`Record: ${replayed.issues[0]?.message}`);
  const { states } = replayed;
  const [light = '', dark = ''] = record.names;
  const tags = Object.entries({
    Light: light,
    Dark: dark,
    Rules: writeRules(SETTINGS, record.rules),
    Start: royalUrRules.encode(states[0]).join(' '),
    Result: resultOf(states.at(-1)),
  });
  const lines = [
    ...tags.map(([name, text]) => `[${name} ${writeQuoted(text)}]`),
    '',
    ...writeTurns(turnsOf(states, record.events)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
