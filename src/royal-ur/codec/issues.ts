/** The issues of the Royal Game of Ur: their codes, and the parameters of each, which are plain data. */
import type { StateIssues } from '../../engine/game/read-state.js';
import type { MalformedFields } from '../../text/fields.js';
import type { IssueWith, LeadingZero, NoParameters, PieceParameters } from '../../text/issue.js';
import type { ShownValue } from '../../text/message.js';
import type { Move, Phase, PlayerId, Roll, Rules } from '../state/vocabulary.js';

/**
 * Parameters of issues about a small letter that should be a capital one. {@link IssueParameters} lists these
 * issues.
 */
export interface LowerCase {
  /** The capital letter that is meant. */
  readonly letter: 'A' | 'B' | 'P' | 'H';
}

/** Parameters of issues about a player. {@link IssueParameters} lists these issues. */
interface PlayerParameters {
  /** The letter of the player that the issue is about. */
  readonly player: PlayerId;
}

/** Parameters of issues about a step of a player's path. {@link IssueParameters} lists these issues. */
interface StepParameters {
  /** The step: 0 for the hand, 1 to 14 on the board. */
  readonly step: number;
}

/**
 * Parameters of the issue `move.malformed`: a text that is not the notation of a move, or parts
 * that do not make one.
 */
export type MalformedMove =
  | MalformedFields<'player' | 'from' | 'to'>
  | {
      /** No roll takes a token so far. */
      readonly expected: 'distance';
      /** Number of steps that it would go; negative for backward. */
      readonly distance: number;
    };

/**
 * The parameters of issues about states, by code. The `code` of an issue determines the type of its
 * `parameters`.
 */
export interface TextIssues extends StateIssues<Rules> {
  /** More than the turn and what the state waits for. */
  'shared.unexpected-character': PieceParameters;
  /** A character that is not allowed at this place. */
  'players.unexpected-character': PieceParameters & {
    /** What was expected there; `end`: the player's part is complete. */
    readonly expected: 'hand' | 'steps' | 'end';
  };
  /** It does not begin with a player. */
  'turn.missing': PieceParameters;
  /** The player is a small letter. */
  'turn.lower-case': LowerCase;
  /** Neither `-`, nor a roll from 1 to 4, nor `#` after the player. */
  'waiting.malformed': PieceParameters;
  /** A zero before the roll. */
  'waiting.leading-zero': LeadingZero;
  /** The tokens of a player are missing. */
  'player.missing': PlayerParameters & PieceParameters;
  /** A player is a small letter. */
  'player.lower-case': LowerCase;
  /** The number of tokens in the hand is not one digit. */
  'hand.malformed': PieceParameters;
  /** A zero before that number. */
  'hand.leading-zero': LeadingZero;
  /** `P` is missing. */
  'steps.missing': PieceParameters;
  /** It is a small letter. */
  'steps.lower-case': LowerCase;
  /** A step does not have two digits. */
  'step.malformed': PieceParameters;
  /** A step is not on the board. */
  'step.unknown': PieceParameters;
  /** A step comes twice. */
  'step.repeated': StepParameters;
  /** A step comes after a later one. */
  'step.unsorted': StepParameters & {
    /** The latest step before it. */
    readonly after: number;
  };
  /** `H` is missing. */
  'home.missing': PieceParameters;
  /** It is a small letter. */
  'home.lower-case': LowerCase;
  /** The number of tokens at home is not one digit. */
  'home.malformed': PieceParameters;
  /** A zero before that number. */
  'home.leading-zero': LeadingZero;
  /** Broken condition: each player has 1 to 7 tokens. */
  'tokens.out-of-range': PlayerParameters & {
    /** The player's number. */
    readonly tokens: number;
    /** The highest number that can be. */
    readonly most: number;
  };
  /** Broken condition: both players have as many tokens. */
  'tokens.unequal': {
    /** Each player's number. */
    readonly tokens: Readonly<Record<PlayerId, number>>;
  };
  /** Broken condition: no square has tokens of both players. */
  'square.taken-twice': StepParameters;
  /** Broken condition: only one player has all tokens at home. */
  'winner.both': NoParameters;
  /** Broken condition: the game is over once a player has all tokens at home. */
  'winner.missing': PlayerParameters;
  /** Broken condition: the winner has all tokens at home. */
  'winner.not-home': PlayerParameters & {
    /** Number of the winner's tokens that are not. */
    readonly left: number;
  };
  /** Broken condition: where a roll waits for a move, there is a legal one. */
  'waiting.no-move': {
    /** The roll, from 1 to 4. */
    readonly roll: number;
  };
  /** `rules.tokens` is not the number of tokens in the text. */
  'rules.different': {
    /** The number of each player's tokens in the text. */
    readonly tokens: number;
    /** The number in the rules. */
    readonly expected: number;
  };
}

/**
 * The parameters of issues about moves and rolls, by code. The `code` of an issue determines the type of its
 * `parameters`.
 */
export interface EventIssues {
  /** Not a move's notation. */
  'move.malformed': MalformedMove;
  /** A roll is due, or the game is over. */
  'move.wrong-phase': {
    /** The move. */
    readonly move: Move;
    /** The phase. */
    readonly phase: Exclude<Phase, 'move'>;
  };
  /** A move by the other player. */
  'move.not-your-turn': PlayerParameters & {
    /** The player to move. */
    readonly playerToMove: PlayerId;
  };
  /** A move by more or fewer steps than the roll. */
  'move.not-the-roll': {
    /** Number of steps that the token would go. */
    readonly distance: number;
    /** The roll. */
    readonly roll: number;
  };
  /** The player has no token there. */
  'move.no-token': StepParameters & {
    /** The steps where the player has tokens, ascending; 0 for the hand. */
    readonly steps: readonly number[];
  };
  /** A token of the same player is where it goes. */
  'move.own-token-there': StepParameters;
  /** A token of the other player is on step 8, where it is safe. */
  'move.rosette-held': StepParameters;
  /** Not `R0` to `R4`. */
  'roll.malformed': {
    /** The value that was found. */
    readonly value: ShownValue;
  };
  /** A move is due, or the game is over. */
  'roll.wrong-phase': {
    /** The roll; `null` where it was to be drawn. */
    readonly roll: Roll | null;
    /** The roll from 1 to 4 that waits for a move; `null` where the game is over. */
    readonly waiting: number | null;
  };
}

/** The parameters of issues, by code. The `code` of an issue determines the type of its `parameters`. */
export interface IssueParameters extends TextIssues, EventIssues {}

/**
 * The code of an issue: {@link IssueParameters} says what each means. Codes are stable: programs
 * may rely on them.
 */
export type IssueCode = keyof IssueParameters;

/** The text that an issue is about. {@link RoyalUrIssue} has it as `part`. */
export type IssuePart = 'shared' | 'players' | 'move' | 'roll';

/**
 * One thing that is wrong with a state, a move or another input, as {@link validateState} and
 * {@link explainMove} return it.
 *
 * `code` determines the type of `parameters`: the facts from which a program can write the message
 * in another language.
 *
 * @typeParam Code - the codes that it can have; any by default
 */
export type RoyalUrIssue<Code extends IssueCode = IssueCode> = IssueWith<
  Pick<IssueParameters, Code>,
  IssuePart
>;

/** Put a path into words: `player B, step 4`. */
export function placeName(path: readonly (string | number)[]): string {
  const names = path.map((step, index) => {
    if (step === 'players') return '';
    if (path[index - 1] === 'players') return `player ${step}`;
    return typeof step === 'number' ? `step ${step}` : step;
  });
  // A number says by itself that it is a step.
  return names
    .filter((name, index) => name !== '' && typeof path[index + 1] !== 'number')
    .join(', ');
}
