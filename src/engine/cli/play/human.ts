/** People as agents: they see the position, and are asked for a move until it is legal. */

import { cut } from '../../../text/message.js';
import { writeQuoted } from '../../../text/parsed.js';
import { searcherOf } from '../../agents/players.js';
import type { Agent } from '../../game/agent.js';
import type { GameTypes } from '../../game/game.js';
import type { Attempt } from '../../record/streams.js';
import type { AnyGame, GameConsole, MoveNotation } from '../console.js';
import { HINT_DEFAULTS, hintLines, hintsFor } from '../hints.js';
import { foldedText, type StopSignal, textOf } from '../print/output.js';
import { playerToMove } from '../print/steps.js';
import type { TypedLines } from './typed-lines.js';

type AnyNotation = MoveNotation<unknown, string>;

/** The conversation with the people at the terminal. */
export interface Conversation {
  /** Print sentences, which can be broken at their spaces. */
  say(lines: readonly string[]): void;
  /** Print a picture, whose lines stay whole. */
  show(lines: readonly string[]): void;
  /** Ask for a line; `undefined` at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /** Draw a position, in lines. */
  draw(state: unknown): readonly string[];
  /** Find the best moves of a position, in lines. */
  hint(state: unknown): Promise<readonly string[]>;
  /** Whether each position is drawn before a player is asked. */
  readonly isDrawn: boolean;
  /** Whether a person has made a move, which can be taken back. */
  canUndo(): boolean;
  /** Lines of the help about `undo`, if there is such a thing, and `quit`. */
  readonly leaving: readonly string[];
  /** Listener to illegal moves, and texts that are not moves, that a person tried. */
  failure(tried: Attempt<string>): void;
}

/** Make the conversation with the people at a terminal, apart from what depends on where they play. */
export function conversationAt(
  game: AnyGame,
  gameConsole: GameConsole<GameTypes>,
  { ask }: TypedLines,
  output: NodeJS.WriteStream,
): Pick<Conversation, 'ask' | 'say' | 'show' | 'hint'> {
  return {
    ask,
    say: (sentences) => output.write(foldedText(sentences, output)),
    show: (picture) => output.write(textOf(picture)),
    hint: async (state) => {
      const hints = hintsFor(game, searcherOf(game), state, HINT_DEFAULTS);
      return hintLines(game, gameConsole, state, hints, true);
    },
  };
}

/** The stop of a game that can be resumed later. */
export class Interruption extends Error {
  /** The kind of error. */
  override readonly name = 'Interruption';
  /** The signal that stopped it, if one did. */
  readonly signal: StopSignal | undefined;

  /** Make the stop for a reason, or by a signal. */
  constructor(reason: string, signal?: StopSignal) {
    super(reason);
    this.signal = signal;
  }
}

/** A request to take back the last move of a person at the terminal. */
export class TakeBack extends Error {
  /** The kind of error. */
  override readonly name = 'TakeBack';
}

/** Return the notation that people use: that of records, unless the game has its own. */
export function notationOf(game: AnyGame, { notation }: GameConsole<GameTypes>): AnyNotation {
  return {
    readMove: (text, state) => {
      // A move may be typed without the player's letter.
      const texts = [text, `${playerToMove(game, state) ?? ''}${text}`];
      const move =
        texts.find((each) => game.explainMove(state, each) === undefined) ??
        texts.find((each) => game.checkMove(each) === undefined);
      const issue = move === undefined ? game.checkMove(text) : undefined;
      return issue === undefined ? { ok: true, move: move ?? text } : { ok: false, issue };
    },
    writeMove: (move) => move,
    prompt: () => 'move',
    help: (state) => {
      const [move = ''] = game.legalMoves(state);
      // A game that reads moves itself reads at least those that it writes.
      return notation?.readMove === undefined
        ? [`Type a move such as ${move}; the player's letter can be left out.`]
        : [`Type a move such as ${notation.writeMove?.(move) ?? move}.`];
    },
    rewrite: (message) => message,
    listMoves: (state) => moveLines(game, notation?.writeMove ?? ((move) => move), state),
    ...notation,
  };
}

const HELP = [
  'Other words:',
  '  moves     list the legal moves',
  '  hint      list the best moves, found by a search',
  '  show      draw the position again',
];

/** How people at one terminal take back moves, and leave. */
export const LEAVING_A_GAME: readonly string[] = [
  '  undo      take back the last move that was typed, and everything since',
  '  quit      stop; a saved game can be resumed later',
];

/** List the legal moves; those that differ only in their last word share a line. */
function moveLines(game: AnyGame, writeMove: AnyNotation['writeMove'], state: unknown): string[] {
  const ends = new Map<string, string[]>();
  for (const move of game.legalMoves(state)) {
    const words = writeMove(move).split(' ');
    const end = words.pop() ?? '';
    const beginning = words.join(' ');
    ends.set(beginning, [...(ends.get(beginning) ?? []), end]);
  }
  return [...ends].map(([beginning, last]) =>
    beginning === '' ? `  ${last.join(' ')}` : `  ${beginning.padEnd(4)}  ${last.join(' ')}`,
  );
}

/** The words that are not moves, and what they do: most return sentences to print. */
type Words = Readonly<
  Record<string, (state: unknown) => readonly string[] | Promise<readonly string[]>>
>;

function wordsOf(game: AnyGame, notation: AnyNotation, talk: Conversation): Words {
  const help = (state: unknown) => [...notation.help(state), ...HELP, ...talk.leaving];
  const quit = (state: unknown) => {
    throw new Interruption(`${playerToMove(game, state)} quit.`);
  };
  return {
    help,
    '?': help,
    moves: notation.listMoves,
    hint: (state) => talk.hint(state),
    show: (state) => {
      talk.show(talk.draw(state));
      return [];
    },
    undo: () => {
      if (talk.canUndo()) throw new TakeBack('A move is taken back.');
      return ['There is no move to take back.'];
    },
    quit,
    exit: quit,
  };
}

/** Most characters that are kept of a text that is not a move. */
const LONGEST_TEXT = 100;

export function cutMove(text: string): string {
  return cut(text, LONGEST_TEXT);
}

/** Explain which move a typed text means, and why it is illegal. */
function refusal(typed: string, move: string, message: string, notation: AnyNotation): string {
  const meant = notation.writeMove(move);
  const isMeant = typed.toLowerCase() === meant.toLowerCase();
  return `${typed}${isMeant ? '' : ` means ${meant}, which`} is not legal. ${notation.rewrite(message)}`;
}

/**
 * Make the agent of a person at the terminal.
 *
 * The agent throws an {@link Interruption} if the person quits or the input ends, and a
 * {@link TakeBack} if the person takes back a move.
 */
export function humanAgent(
  game: AnyGame,
  gameConsole: GameConsole<GameTypes>,
  name: string,
  talk: Conversation,
): Agent<unknown> {
  const notation = notationOf(game, gameConsole);
  const words = wordsOf(game, notation, talk);
  return {
    name,
    chooseMove: async (state) => {
      const player = playerToMove(game, state);
      // Only a forfeit is left, as for any agent.
      if (game.legalMoves(state).length === 0) throw new Error('There is no legal move.');
      const prompt = `${writeQuoted(name).slice(1, -1)} (${player}), ${notation.prompt(state)}: `;
      if (talk.isDrawn) talk.show(talk.draw(state));
      for (;;) {
        const line = await talk.ask(prompt);
        if (line === undefined) throw new Interruption('The input ended.');
        const typed = line.trim().replace(/\s+/g, ' ');
        const word = typed.toLowerCase();
        if (typed === '') continue;
        if (Object.hasOwn(words, word)) {
          talk.say((await words[word]?.(state)) ?? []);
          continue;
        }
        const read = notation.readMove(typed, state);
        if ('choices' in read) {
          talk.say(read.choices);
          continue;
        }
        if (!read.ok) {
          if (player !== undefined) talk.failure({ player, text: cutMove(typed) });
          talk.say([`${read.issue.message} Type help for more.`]);
          continue;
        }
        const issue = game.explainMove(state, read.move);
        if (issue === undefined) return read.move;
        talk.failure(read.move);
        talk.say([refusal(typed, read.move, issue.message, notation)]);
      }
    },
  };
}
