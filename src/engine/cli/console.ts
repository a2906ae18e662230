/** What the command line knows of a game beyond its rules. */

import type { Command } from 'commander';
import type { Issue } from '../../text/issue.js';
import type { GameLoader } from '../agents/players.js';
import type { Agent } from '../game/agent.js';
import type { EventOf, Game, GameTypes } from '../game/game.js';
import type { EndStep, EventStep, Place, PositionStep, Step } from './print/steps.js';

/** A game whose types are not known here. */
export type AnyGame = Game<GameTypes>;

/** A command before its file is loaded. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  /** Load the file, which adds arguments, options, examples and the action. */
  readonly load: () => Promise<{ define(command: Command, host: Host): void | Promise<void> }>;
}

/** A function that makes an agent, and the URL of the module by which worker threads make it. */
export interface ThreadedMaker {
  (): Agent<unknown>;
  readonly module: string;
}

/** A game of the command line. Each part is loaded when a command needs it. */
export interface GameEntry extends GameLoader {
  /** Load the agent that plays by the table of a solved game, which a file has; absent if the game has no tables. */
  readonly tableAgent?: (file: string) => Promise<ThreadedMaker>;
  /** Load what the game gives to the command line; absent for the defaults. */
  readonly console?: () => Promise<GameConsole<GameTypes>>;
  /** Commands that only this game has; they come last in its help. */
  readonly commands?: readonly CommandEntry[];
}

/** The options that the command line gives to {@link GameConsole.draw}. */
export interface DrawOptions {
  /** The players' names, in turn order: any text. */
  readonly names?: readonly string[] | undefined;
  /** Whether to write in colours, by ANSI escape sequences. */
  readonly colour: boolean;
  /** Width of the terminal in columns, from 1; 80 without a terminal. */
  readonly width: number;
  /** Whether people play, so that places may have the names that people use instead of those of the notation. */
  readonly isForPeople: boolean;
  /**
   * The events since the last picture that led to the position, in order, in the game's notation; absent if they are
   * not known.
   */
  readonly recent?: readonly string[] | undefined;
}

/**
 * The result of reading a move that a person typed: a move, legal or not; an issue; or lines that help to complete a
 * move. {@link MoveNotation.readMove} returns it.
 *
 * @typeParam Move - the type of the game's moves
 */
export type TypedMove<Move extends string> =
  | {
      /** The text is a move. */
      readonly ok: true;
      /** The move in the game's notation, legal or not. */
      readonly move: Move;
    }
  | {
      /** The text is not a move. */
      readonly ok: false;
      /** The issue, whose message is shown to the person. */
      readonly issue: Pick<Issue, 'message'>;
    }
  | {
      /** The text is the beginning of several moves. */
      readonly ok: false;
      /** Lines that are shown to the person, with what can be typed next. */
      readonly choices: readonly string[];
    };

/**
 * The functions for moves as people type and read them in the command line. This is the type of
 * {@link GameConsole.notation}.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 */
export interface MoveNotation<State, Move extends string> {
  /**
   * Read a move that the player to move typed.
   *
   * @param text - words separated by single spaces
   * @param state - the state to move in
   * @returns the move, legal or not; an issue; or lines with what can be typed next
   */
  readMove(text: string, state: State): TypedMove<Move>;
  /**
   * Write a move as people do.
   *
   * @param move - a legal move
   * @returns a text that `readMove` reads as this move
   */
  writeMove(move: Move): string;
  /**
   * Return the last words of the prompt, such as `from colour row`.
   *
   * @param state - the state to move in
   * @returns a few words, without the mark at the end of the prompt
   */
  prompt(state: State): string;
  /**
   * List the lines of the help about typing moves.
   *
   * @param state - the state to move in
   * @returns the lines, without line feeds
   */
  help(state: State): readonly string[];
  /**
   * List the legal moves in lines; by default, those that differ only in their last word share one.
   *
   * @param state - the state to move in
   * @returns the lines, without line feeds
   */
  listMoves(state: State): readonly string[];
  /**
   * Rewrite an issue's message in the words of this notation.
   *
   * @param message - the message of an issue of a move
   * @returns the message in the words of this notation
   */
  rewrite(message: string): string;
}

/** The lines that narrate one step of a game in the command line. {@link Narrator.position} returns it. */
export interface Narration {
  /** The lines of text, without line feeds. */
  readonly lines: readonly string[];
  /** Whether a picture of the position follows, if the command draws one for each round. */
  readonly hasPicture: boolean;
  /** Whether the picture begins with what the lines say, so that they are left out where it is drawn. */
  readonly isCaption?: boolean | undefined;
}

/**
 * The functions that narrate a game in the command line; all have defaults. This is the type of
 * {@link GameConsole.narrator}.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface Narrator<Types extends GameTypes> {
  /**
   * Narrate the position from which a game begins or is resumed; the player to move by default.
   *
   * @param step - the step of the position
   * @returns the lines, and whether a picture follows
   */
  position?(step: PositionStep<Types>): Narration;
  /**
   * List the lines above an event, such as the heading of a round; none by default.
   *
   * @param step - the event
   * @param isForPeople - whether people play, so that places may have the names that people use
   * @returns the lines, without line feeds; none for most events
   */
  above?(step: EventStep<Types>, isForPeople: boolean): readonly string[];
  /**
   * Return the sentence about an event, which comes after its notation.
   *
   * @param step - the event
   * @param isForPeople - as for `above`
   * @returns the sentence; `undefined` where the lines above say it all
   */
  sentence?(step: EventStep<Types>, isForPeople: boolean): string | undefined;
  /**
   * Write an event as it stands before its sentence; by default a move as people or records write it.
   *
   * @param event - a move, a chance event or a forfeit
   * @param isForPeople - as for `above`
   * @returns the text, padded to the columns that most events need
   */
  write?(event: EventOf<Types>, isForPeople: boolean): string;
  /**
   * Return whether a round ends with an event, so that a picture follows; `false` by default.
   *
   * @param step - the event
   * @returns `true` at the end of a round
   */
  endsRound?(step: EventStep<Types>): boolean;
  /**
   * List the lines above the standings: how the game ended, or why it stopped.
   *
   * @param step - the last step of the game
   * @returns the lines, without line feeds
   */
  ending?(step: EndStep<Types>): readonly string[];
  /**
   * Describe the standings in words; by default, by the fields of the standings.
   *
   * @param state - the last state
   * @returns one place for each player, best first
   */
  places?(state: Types['state']): readonly Place[];
}

/**
 * The chart of the points that the command line draws after a game. This is the type of {@link GameConsole.charted}.
 */
interface Charted<Types extends GameTypes> {
  /** The heading of the chart, such as `Points after each round`. */
  readonly heading: string;
  /**
   * Return the label of an event after which the points are charted.
   *
   * @param step - the event
   * @returns the label in the chart, such as the number of the round; `undefined` for events that are not charted
   */
  label(step: EventStep<Types>): string | undefined;
}

/**
 * The game that the command `play` offers to a person who calls it without options. This is the type of
 * {@link GameConsole.offer}.
 */
export interface GameOffer {
  /**
   * Name of the ready-made agent that is offered as an opponent, such as `level-3`; by default, one in the middle of
   * the list.
   */
  readonly opponent?: string | undefined;
  /**
   * The settings of the rules that the person is asked for: by name, the text of the value that is offered. All
   * settings with their defaults by default.
   */
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/**
 * The description of how the command line shows a game: the export `gameConsole` of a module with a game of your own. Every
 * property has a default that is derived from {@link Game}.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface GameConsole<Types extends GameTypes> {
  /**
   * Describe the rules in a few words; by default, all settings as in `players=2 target=20`.
   *
   * @param rules - complete rules
   * @returns a text on one line
   */
  describeRules?(rules: Types['rules']): string;
  /**
   * Draw a state as text of several lines; its two strings by default.
   *
   * @param state - any state
   * @param options - names, width, colours
   * @returns the picture: lines that are joined by line feeds
   */
  draw?(state: Types['state'], options: DrawOptions): string;
  /**
   * Draw a state as an SVG picture; without it, the command line draws none.
   *
   * @param state - any state
   * @returns an `<svg>` element as text
   */
  drawSvg?(state: Types['state']): string;
  /** The functions for moves as people type and read them; as in records by default. */
  readonly notation?: Partial<MoveNotation<Types['state'], Types['move']>> | undefined;
  /** Lines below the heading of a game, such as a legend of the picture; none by default. */
  readonly legend?: readonly string[] | undefined;
  /** The functions that narrate a game; by default each event is a line, and the standings follow the last one. */
  readonly narrator?: Narrator<Types> | undefined;
  /** The chart of the points at the end; by default, with the points after every move. */
  readonly charted?: Charted<Types> | undefined;
  /**
   * Return more properties for the JSON object of a step; none by default.
   *
   * @param step - an event, a position, a failure or the end
   * @returns plain data, whose properties are added to the object
   */
  describeStep?(step: Step<Types>): object;
  /**
   * Words for the parts of points by which a search explains moves, by the part's name; the names themselves by
   * default.
   */
  readonly reasons?: Readonly<Record<string, string>> | undefined;
  /** The opponent and settings that the command `play` offers if it is called without options. */
  readonly offer?: GameOffer | undefined;
}

/** What commands are given. */
export interface Host {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  /** All games of the command line. */
  readonly games: readonly GameEntry[];
  /** The words that call the game's commands: `azulejo tsuro`. */
  readonly call: string;
  /** What was typed for each agent of the user's own, by its name: `./my-agent.js`. */
  readonly typed: ReadonlyMap<string, string>;
  /** The module that worker threads run. */
  readonly workerFile: URL;
  /** The module that worker threads of self-play run. */
  readonly selfPlayWorkerFile: URL;
  /** The version of the package. */
  readonly version: string;
}

/** Load what a game gives to the command line. */
export async function loadConsole({ console }: GameEntry): Promise<GameConsole<GameTypes>> {
  return console === undefined ? {} : console();
}
