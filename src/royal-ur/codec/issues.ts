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
  /** The capital letter that is meant: a player, `P` or `H`. */
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
      /** Number of steps that the token would go, negative for backward: anything but 1 to 4. */
      readonly distance: number;
    };

/**
 * The parameters of issues about states, by code: the `code` of an issue determines the type of its `parameters`. A
 * "broken condition" is one that each valid state meets, and the state with the issue does not.
 */
export interface TextIssues extends StateIssues<Rules> {
  /** The shared string has more than the turn and what the state waits for. */
  'shared.unexpected-character': PieceParameters;
  /** The players string has a character that is not allowed at its place. */
  'players.unexpected-character': PieceParameters & {
    /** What was expected there; `end`: the player's part is complete. */
    readonly expected: 'hand' | 'steps' | 'end';
  };
  /** The shared string does not begin with a player. */
  'turn.missing': PieceParameters;
  /** The player in the shared string is a small letter. */
  'turn.lower-case': LowerCase;
  /** After the player, the shared string has neither `-`, nor a roll from 1 to 4, nor `#`. */
  'waiting.malformed': PieceParameters;
  /** The roll has a zero before it. */
  'waiting.leading-zero': LeadingZero;
  /** The tokens of a player are missing. */
  'player.missing': PlayerParameters & PieceParameters;
  /** A player in the players string is a small letter. */
  'player.lower-case': LowerCase;
  /** The number of tokens in the hand is not one digit. */
  'hand.malformed': PieceParameters;
  /** The number of tokens in the hand has a zero before it. */
  'hand.leading-zero': LeadingZero;
  /** `P`, which stands before the steps, is missing. */
  'steps.missing': PieceParameters;
  /** `P` is a small letter. */
  'steps.lower-case': LowerCase;
  /** A step does not have two digits. */
  'step.malformed': PieceParameters;
  /** A step is not one of the board, 01 to 14. */
  'step.unknown': PieceParameters;
  /** A step comes twice. */
  'step.repeated': StepParameters;
  /** A step comes after a later one. */
  'step.unsorted': StepParameters & {
    /** The latest step before it. */
    readonly after: number;
  };
  /** `H`, which stands before the number of tokens at home, is missing. */
  'home.missing': PieceParameters;
  /** `H` is a small letter. */
  'home.lower-case': LowerCase;
  /** The number of tokens at home is not one digit. */
  'home.malformed': PieceParameters;
  /** The number of tokens at home has a zero before it. */
  'home.leading-zero': LeadingZero;
  /** Broken condition: each player has 1 to 7 tokens. */
  'tokens.out-of-range': PlayerParameters & {
    /** The player's number of tokens. */
    readonly tokens: number;
    /** The highest number of tokens, 7. */
    readonly most: number;
  };
  /** Broken condition: both players have the same number of tokens. */
  'tokens.unequal': {
    /** Each player's number of tokens. */
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
  /** The value is not the notation of a move. */
  'move.malformed': MalformedMove;
  /** No move is due: a roll is due, or the game is over. */
  'move.wrong-phase': {
    /** The move, in 5 characters such as `A0004`. */
    readonly move: Move;
    /** The phase of the state: `roll` or `game-over`. */
    readonly phase: Exclude<Phase, 'move'>;
  };
  /** It is the other player's turn. */
  'move.not-your-turn': PlayerParameters & {
    /** The player to move, `A` or `B`. */
    readonly playerToMove: PlayerId;
  };
  /** The move goes more or fewer steps than the roll. */
  'move.not-the-roll': {
    /** Number of steps that the token would go, 1 to 4. */
    readonly distance: number;
    /** The roll that waits, 1 to 4. */
    readonly roll: number;
  };
  /** The player has no token on the step that the move leaves. */
  'move.no-token': StepParameters & {
    /** The steps where the player has tokens, ascending; 0 for the hand. */
    readonly steps: readonly number[];
  };
  /** A token of the same player is on the step that the move goes to. */
  'move.own-token-there': StepParameters;
  /** The move goes to step 8, where a token of the other player is safe. */
  'move.rosette-held': StepParameters;
  /** The value is not a roll, `R0` to `R4`. */
  'roll.malformed': {
    /** The value that was found. */
    readonly value: ShownValue;
  };
  /** No roll is due: a move is due, or the game is over. */
  'roll.wrong-phase': {
    /** The roll, `R0` to `R4`; `null` if it was to be drawn. */
    readonly roll: Roll | null;
    /** The roll from 1 to 4 that waits for a move; `null` where the game is over. */
    readonly waiting: number | null;
  };
}

/**
 * The parameters of every {@link RoyalUrIssue}, by code: the `code` of an issue determines the type of its
 * `parameters`.
 */
export interface IssueParameters extends TextIssues, EventIssues {}

/**
 * The code of an issue: {@link IssueParameters} says what each means. Codes are stable: programs
 * may rely on them.
 */
export type IssueCode = keyof IssueParameters;

/**
 * The text that an issue is about: `shared` and `players` are the two strings of a state. {@link RoyalUrIssue} has it
 * as `part`.
 */
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
