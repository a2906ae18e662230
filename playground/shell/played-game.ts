/**
 * What the shell needs of a game besides its rules: words, a board to play on, and what the menu asks.
 *
 * Nothing here depends on a particular game.
 */
import type { SearchAgent } from 'azulejo/agents';
import type { GameWords } from 'azulejo/board';
import type { DecodedState, Game, GameTypes } from 'azulejo/game';
import type { VNode } from 'preact';
import type { InEach, Language } from '../../src/engine/board/language/languages.js';
import type { SayFinding } from './findings.js';
import type { Lesson } from './model/lessons.js';
import type { RuleText } from './view/rules-text.js';

/** An agent that can sit at the table. */
export interface AgentChoice {
  /** The name by which the game makes it. */
  readonly name: string;
  readonly label: string;
}

/** A setting of the rules that the menu asks for. */
export interface SettingChoice {
  /** Its name in the rules. */
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly text?: string | undefined;
  }[];
  /** Whether the two strings also say it: then the editor of positions does not ask. */
  readonly isInStrings?: boolean;
}

/** The final ranking as a table. */
export interface Ranking {
  /** Headings of the columns after the name. */
  readonly head: readonly string[];
  /** Best first. */
  readonly lines: readonly {
    readonly player: number;
    readonly winner: boolean;
    readonly cells: readonly string[];
  }[];
}

/** A game in words. Players are numbered from 0 in turn order, and everything else from 1. */
export interface PageWords<Types extends GameTypes> extends GameWords<Types> {
  /** Describe what the solution of a puzzle does, by its theme: `It fills a row.` */
  theme?(name: string): string;
  /** Name a theme of puzzles in short: `Fills a row`. */
  themeName?(name: string): string;
}

/** Something that is wrong with the two strings of a state. */
export type Issue = Extract<DecodedState<unknown>, { readonly ok: false }>['issues'][number];

/** A game that is kept in this browser. */
export interface KeptGame {
  readonly id: string;
  /** The record of all events, with those that were undone. */
  readonly record: string;
  /** Number of events that count. */
  readonly count: number;
}

/** What a game's own part of the menu is given. */
export interface ExtrasProps {
  /** The kept games, of all kinds; none until they are read. */
  readonly saved: readonly KeptGame[];
  /** Begin a game between these players, and return its id. */
  begin(seats: readonly string[]): string;
  /** Open a kept game. */
  open(id: string): void;
}

/** A position in which one move is better than all others: it wins, or wins most often. */
export interface Puzzle<Types extends GameTypes = GameTypes> {
  /** Names it in this browser, which remembers that it was solved. */
  readonly id: string;
  readonly state: Types['state'];
  readonly solution: Types['move'];
  /** Names what the solution does, which the game's words say. */
  readonly theme: string;
  /** How hard it is: a solver of the same rating solves half of such puzzles. */
  readonly rating: number;
  /**
   * The legal moves, the best first, in a game of chance: the solution wins most often. Without them, the solution
   * wins for certain, and the thinker solves what the other moves lead to.
   */
  readonly chances?: readonly Pick<Rating<Types['move']>, 'move' | 'winShare'>[];
}

/** A game that can be played on the page, in one language. */
export interface PlayedGame<Types extends GameTypes = GameTypes> {
  readonly rules: Game<Types>;
  /** Fewest and most players. */
  readonly players: readonly [fewest: number, most: number];
  readonly settings: readonly SettingChoice[];
  /** Whether players hide something from each other, such as tiles in their hands. */
  readonly hides: boolean;
  /** From easy to hard. */
  readonly agents: readonly AgentChoice[];
  readonly words: PageWords<Types>;
  /** The move that is played for the player to move, as there is no choice; without any move, the forfeit. */
  forcedEvent(state: Types['state']): Types['move'] | Types['forfeit'] | undefined;
  /** The label of the button for the chance event that is due; `undefined` if it happens by itself. */
  chanceLabel(state: Types['state']): string | undefined;
  /** The player who rolls the dice that are due, by number, in a game with dice on its board. */
  roller?(state: Types['state']): number;
  ranking(state: Types['state']): Ranking;
  /** The tag of its board. */
  readonly board: string;
  /**
   * The player whose name comes first around the board where a person's own is `own`; the others follow in turn order.
   * Without it, that is player 0 for all.
   */
  leading?(own: number): number;
  /** What its board alone takes: further properties of the element. */
  readonly more?: object;
  /** Load the editor of positions: its tag is that of the board with `-editor`. */
  loadEditor(): Promise<unknown>;
  /** Load the words for what is wrong with a position, counting from 1: the editor shows them. */
  findings(): Promise<SayFinding>;
  /** Load the puzzles, in a game that has some. */
  puzzles?(): Promise<readonly Puzzle<Types>[]>;
  /** Load the lessons, the first one first. */
  lessons?(): Promise<readonly Lesson<Types>[]>;
  /** The address of the whole rules, which are in English. */
  readonly guide: string;
  /** Load the rules in short. */
  shortRules(): Promise<readonly RuleText[]>;
  /** More in the menu than new and kept games, such as training. */
  Extras?(props: ExtrasProps): VNode;
}

/**
 * A game in the list of games: its parts are loaded when they are needed. Its picture in the list is
 * `<name>/card.svg`.
 */
export interface ListedGame {
  readonly name: string;
  readonly title: InEach<string>;
  /** What it is about, in one line. */
  readonly summary: InEach<string>;
  /** Whether what is around its board has a style sheet, `<name>.css`. */
  readonly hasStyles: boolean;
  readonly load: (language: Language) => Promise<PlayedGame>;
  readonly thinker: () => Promise<Thinker>;
}

/** What the worker needs of a game: its agents, and a search. */
export interface Thinker<Types extends GameTypes = GameTypes> {
  readonly rules: Game<Types>;
  search(
    state: Types['state'],
    seed: number,
  ): RunningSearch<Types['move']> | Promise<RunningSearch<Types['move']>>;
  /** Return the agent that reviews games by these rules, in place of a search; `undefined` if there is none. */
  reviewer?(rules: Types['rules']): Promise<SearchAgent<Types['state'], Types['move']> | undefined>;
  /** Begin a search that solves the positions of puzzles. */
  solve?(state: Types['state'], seed: number): RunningSearch<Types['move']>;
}

/** A search that continues as long as it is asked to. */
export interface RunningSearch<Move extends string = string> {
  readonly iterations: number;
  /** Whether the ratings are exact, so that more iterations tell nothing. */
  readonly exact?: boolean | undefined;
  run(iterations: number): void;
  moves(): readonly Rating<Move>[];
}

/** A search's rating of a move. */
export interface Rating<Move extends string = string> {
  readonly move: Move;
  /** Number of visits; an exact rating may have none. */
  readonly visits: number;
  readonly exact?: boolean | undefined;
  /** Whether an exact rating is an estimate after all, which is off by little. */
  readonly nearly?: boolean | undefined;
  /** Win share that the player to move can expect, from 0 to 1. */
  readonly winShare: number;
  /** Win share that each player can expect, in turn order. */
  readonly returns: readonly number[];
  /** Points that each player can expect, in a game that has points. */
  readonly scores?: readonly number[] | undefined;
  /** The moves that are expected, from this one on. */
  readonly line: readonly Move[];
}
