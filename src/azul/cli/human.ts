/**
 * People as agents: shown the position, asked for a move until it is one.
 *
 * @packageDocumentation
 */

import type { Agent } from '../../engine/match/agent.js';
import { type Move, PLAYER_IDS } from '../../state/vocabulary.js';
import { writeQuoted } from '../../text/quoted-text.js';
import type { GameState } from '../api/game-state.js';
import { inspect } from '../api/inspect.js';
import { explainMove, legalMoves } from '../api/play.js';
import { readHumanMove, writeHumanMove } from '../record/human-notation.js';
import { PEOPLE } from './counting.js';

/** The name that stands for somebody at the terminal, where agents are asked for. */
export const HUMAN = 'human';

/** Talk with the people at the table. */
export interface Conversation {
  /** Tell them something, in lines. */
  say(lines: readonly string[]): void;
  /** Ask for a line; nothing if there is none any more. */
  ask(prompt: string): Promise<string | undefined>;
  /** Draw a position, in lines. */
  draw(state: GameState): readonly string[];
  /** Hear of a move that was tried and is not legal. */
  failure(move: Move): void;
}

/** Stop a game that can go on later. */
export class Interruption extends Error {
  /** Tell the kind of error. */
  override readonly name = 'Interruption';
}

const HELP = [
  'Take tiles with where from, which colour (1 to 5, or a to e), which row:',
  '  H3 3 4    from holder 3 all of colour 3 (c, orange) to row 4',
  '  C a F     from the centre all of colour a to the floor',
  'Place the tile of a full row with the column alone:',
  '  2         to column 2; 4 2 is row 4 to column 2, where any row may be next',
  'Moves in the notation, such as 2c3 for H3 3 4, count from 0.',
  'Other words:',
  '  moves     list the legal moves',
  '  show      draw the position again',
  '  quit      stop; the game can go on later if it is saved',
];

/** List the legal moves, those that differ in their last part alone on one line. */
function moveLines(state: GameState): string[] {
  const ends = new Map<string, string[]>();
  for (const move of legalMoves(state)) {
    const words = writeHumanMove(move).split(' ');
    const end = words.pop() ?? '';
    const beginning = words.join(' ');
    ends.set(beginning, [...(ends.get(beginning) ?? []), end]);
  }
  return [...ends].map(([beginning, last]) => `  ${beginning.padEnd(4)}  ${last.join(' ')}`);
}

/** Words that can be typed, and what they answer. */
const WORDS: ReadonlyMap<string, (state: GameState, talk: Conversation) => readonly string[]> =
  new Map([
    ['help', () => HELP],
    ['?', () => HELP],
    ['moves', moveLines],
    ['show', (state: GameState, talk: Conversation) => talk.draw(state)],
  ]);

/** Words that stop the game. */
const LAST_WORDS: readonly string[] = ['quit', 'exit'];

/** Say whose turn it is, and what is to be typed. */
function promptFor(name: string, state: GameState): string {
  const who = `${writeQuoted(name).slice(1, -1)} (${state.turn})`;
  if (state.phase === 'drafting') return `${who}, from colour row: `;
  const [first = ''] = legalMoves(state);
  const row = Number(first.charAt(1));
  const line = inspect(state).players[PLAYER_IDS.indexOf(state.turn)]?.storage[row];
  return `${who}, column for ${line?.colour} of row ${row + 1}: `;
}

/** Say what the typed text means, and why it cannot be played. */
function refusal(typed: string, move: Move, message: string): string[] {
  const meant = writeHumanMove(move);
  const means = typed.toUpperCase() === meant ? '' : ` means ${meant}, which`;
  return [`${typed}${means} is not legal. ${PEOPLE.sentence(message)}`];
}

/**
 * Sit somebody down at the table.
 *
 * Whoever quits, or has no more to say, makes the agent throw an {@link Interruption}.
 */
export function humanAgent(name: string, talk: Conversation): Agent<GameState, Move> {
  return {
    name,
    chooseMove: async (state) => {
      talk.say(talk.draw(state));
      for (;;) {
        const line = await talk.ask(promptFor(name, state));
        if (line === undefined) throw new Interruption('The input ended.');
        const typed = line.trim().replace(/\s+/g, ' ');
        if (typed === '') continue;
        if (LAST_WORDS.includes(typed.toLowerCase())) throw new Interruption(`${state.turn} quit.`);
        const word = WORDS.get(typed.toLowerCase());
        if (word !== undefined) {
          talk.say(word(state, talk));
          continue;
        }
        const read = readHumanMove(typed, state);
        if (!read.ok) {
          talk.say([`${read.issue.message} Type help for more.`]);
          continue;
        }
        const issue = explainMove(state, read.move);
        if (issue === undefined) return read.move;
        talk.failure(read.move);
        talk.say(refusal(typed, read.move, issue.message));
      }
    },
  };
}
