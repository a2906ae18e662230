/** The issues of Cube Blokus: their codes, and the parameters of each, which are plain data. */
import type { StateIssues } from '../../engine/game/read-state.js';
import type { WrongPart } from '../../text/fields.js';
import type { Issue, IssueWith, PieceParameters } from '../../text/issue.js';
import type { ValueType } from '../../text/message.js';
import type { Face, Move, Piece, PlayerId, Rules, Square } from '../state/vocabulary.js';

/** Parameters of issues about a player. {@link IssueParameters} lists these issues. */
export interface PlayerParameters {
  /** The letter of the player that the issue is about. */
  readonly player: PlayerId;
}

/** Parameters of issues about a face of the cube. {@link IssueParameters} lists these issues. */
interface FaceParameters {
  /** The face that the issue is about. */
  readonly face: Face;
}

/** Parameters of issues about a row of a face. {@link IssueParameters} lists these issues. */
interface RowParameters extends FaceParameters {
  /** The row of the face, from 1 at the top to 9. */
  readonly row: number;
}

/** Parameters of issues about one or more squares. {@link IssueParameters} lists these issues. */
export interface SquaresParameters {
  /** The squares that the issue is about, in the order of `SQUARES`. */
  readonly squares: readonly Square[];
}

/** Parameters of issues about a player's piece. {@link IssueParameters} lists these issues. */
interface OwnPiece extends PlayerParameters {
  /** The player's piece that the issue is about. */
  readonly piece: Piece;
}

/** Parameters of issues about a number in the text. {@link IssueParameters} lists these issues. */
interface DigitsParameters {
  /** The digits that were found, cut where there are many. */
  readonly digits: string;
}

/**
 * Parameters of the issue `move.malformed`: a value that is not the notation of a move, or parts
 * that do not make one.
 */
export type MalformedMove =
  | (PieceParameters & {
      /** What was expected there: `end` after five squares, and after 64 characters. */
      readonly expected: 'player' | 'face' | 'column' | 'row' | 'end';
    })
  | {
      /** A square comes twice: another one was expected. */
      readonly expected: 'other-square';
      /** The square that comes twice. */
      readonly square: Square;
    }
  | {
      /** The value is not a text. */
      readonly expected: 'text';
      /** The type of the value. */
      readonly type: ValueType;
    }
  | WrongPart<'player' | 'squares' | 'square'>;

/**
 * The parameters of issues about states, by code: the `code` of an issue determines the type of its `parameters`. A
 * "broken condition" is one that each valid state meets, and the state with the issue does not.
 */
export interface TextIssues extends StateIssues<Rules> {
  /** The shared string has text that is not allowed at its place. */
  'shared.unexpected-character': PieceParameters & {
    /** What was expected there: a face, or a square of a row. */
    readonly expected: 'face' | 'row';
  };
  /** The players string has text that is not allowed at its place. */
  'players.unexpected-character': PieceParameters & {
    /** What was expected there: the next player, or the end. */
    readonly expected: PlayerId | 'end';
  };
  /** The shared string does not begin with a player or `-`. */
  'turn.missing': PieceParameters;
  /** The turn is a small letter. */
  'turn.lower-case': PlayerParameters;
  /** A face is missing. */
  'face.missing': FaceParameters;
  /** A face comes twice. */
  'face.repeated': FaceParameters;
  /** A face comes after a later one. */
  'face.unsorted': FaceParameters;
  /** A face does not have nine rows. */
  'face.wrong-rows': FaceParameters & {
    /** Number of the face's rows. */
    readonly rows: number;
  };
  /** A row does not have nine squares. */
  'row.wrong-length': RowParameters & {
    /** Number of the row's squares. */
    readonly squares: number;
  };
  /** A run of free squares is written in parts. */
  'row.split-run': RowParameters & DigitsParameters;
  /** A player is missing. */
  'player.missing': PlayerParameters;
  /** A player is a small letter. */
  'player.lower-case': PlayerParameters;
  /** A player's points of earlier games are missing. */
  'total.missing': PlayerParameters & PieceParameters;
  /** A player's points of earlier games have a zero before them. */
  'total.leading-zero': PlayerParameters &
    DigitsParameters & {
      /** The number that the digits mean. */
      readonly total: number;
    };
  /** A player's points of earlier games are above 99,999; the digits are cut. */
  'total.too-high': PlayerParameters &
    DigitsParameters & {
      /** The highest number, 99,999. */
      readonly most: number;
    };
  /** Broken condition: the start squares hold their owners. */
  'start.wrong-owner': {
    /** The start square. */
    readonly square: Square;
    /** The player to whom it belongs. */
    readonly player: PlayerId;
    /** The player who was found there; `null` for nobody. */
    readonly found: PlayerId | null;
  };
  /** Broken condition: the squares of a colour that lie side by side are a piece. */
  'piece.unknown': PlayerParameters & SquaresParameters;
  /** Broken condition: no player has a piece twice. */
  'piece.repeated': OwnPiece & SquaresParameters;
  /** Broken condition: no piece shares a side with a start square of its player. */
  'piece.beside-start': OwnPiece & SquaresParameters;
  /** Broken condition: pieces lead by corners from a start square to each piece. */
  'piece.unconnected': OwnPiece & SquaresParameters;
  /** Broken condition: only a player who has placed all pieces has a `+`. */
  'bonus.pieces-left': PlayerParameters & {
    /** The pieces that are left. */
    readonly pieces: readonly Piece[];
  };
  /** Broken condition: I1 can have been the last piece of a player with a `+`. */
  'bonus.single-not-last': PlayerParameters & SquaresParameters;
  /** Broken condition: a player who has placed all pieces has not dropped out. */
  'player.out-all-placed': PlayerParameters;
  /** Broken condition: the turn is not that of a player who dropped out. */
  'turn.out': PlayerParameters;
  /** Broken condition: the player to move has a move. */
  'turn.no-move': PlayerParameters;
  /** Broken condition: a player who can move has placed a piece in each round. */
  'turn.pieces-unequal': PlayerParameters & {
    /** Number of pieces that the player has placed. */
    readonly pieces: number;
    /** The numbers of pieces that are possible. */
    readonly expected: readonly number[];
  };
  /** Broken condition: the game is over only where nobody has a move. */
  'turn.not-over': {
    /** The players who have a move. */
    readonly players: readonly PlayerId[];
  };
}

/**
 * The parameters of issues about moves and forfeits, by code. The `code` of an issue determines the type of
 * its `parameters`.
 */
export interface EventIssues {
  /** The value is not the notation of a move. */
  'move.malformed': MalformedMove;
  /** No move is due, as the game is over. */
  'move.wrong-phase': {
    /** The move that was found, such as `AUb8`. */
    readonly move: Move;
  };
  /** It is another player's turn. */
  'move.not-your-turn': PlayerParameters & {
    /** The player to move, `A` to `D`. */
    readonly playerToMove: PlayerId;
  };
  /** A start square would be covered. */
  'move.start-square': SquaresParameters;
  /** No piece covers these squares. */
  'move.no-piece': SquaresParameters;
  /** The player has placed the piece already. */
  'move.piece-used': OwnPiece;
  /** A square is taken. */
  'move.square-taken': SquaresParameters & {
    /** The owner of each of the squares, in the same order. */
    readonly players: readonly PlayerId[];
  };
  /** The piece would share a side with one of the player's squares. */
  'move.side-contact': SquaresParameters;
  /** The piece would touch none of the player's squares at a corner. */
  'move.no-corner-contact': {
    /** The squares of which the piece must cover one, in the order of `SQUARES`. */
    readonly buildPoints: readonly Square[];
  };
  /** Nobody can drop out, as the game is over. */
  'forfeit.wrong-phase': PlayerParameters;
  /** The player has dropped out before. */
  'forfeit.already-out': PlayerParameters;
  /** The player has placed all pieces. */
  'forfeit.all-placed': PlayerParameters;
}

/**
 * The parameters of every {@link CubeBlokusIssue}, by code: the `code` of an issue determines the type of its
 * `parameters`.
 */
export interface IssueParameters extends TextIssues, EventIssues {}

/**
 * The code of an issue: {@link IssueParameters} says what each means. Codes are stable: programs
 * may rely on them.
 */
export type IssueCode = keyof IssueParameters;

/**
 * The text that an issue is about: `shared` and `players` are the two strings of a state. {@link CubeBlokusIssue} has
 * it as `part`.
 */
export type IssuePart = 'shared' | 'players' | 'move' | 'forfeit';

/**
 * One thing that is wrong with a state, a move or another input, as {@link validateState} and
 * {@link explainMove} return it.
 *
 * `code` determines the type of `parameters`: the facts from which a program can write the message
 * in another language.
 *
 * @typeParam Code - the codes that it can have; any by default
 */
export type CubeBlokusIssue<Code extends IssueCode = IssueCode> = IssueWith<
  Pick<IssueParameters, Code>,
  IssuePart
>;

/** Words for what follows a name in a path, in place of the name. */
const NAMED: Readonly<Record<string, string>> = {
  players: 'player',
  faces: 'face',
  rows: 'row',
  squares: 'square',
};

/** Put a path into words: `player B, piece V3`, `face U, row 3`. */
export function placeName(path: Issue['path']): string {
  return path
    .flatMap((step, index) => {
      const isNamed = NAMED[step] !== undefined && index + 1 < path.length;
      const name = NAMED[`${path[index - 1]}`];
      if (isNamed) return [];
      return [name === undefined ? `${step}` : `${name} ${step}`];
    })
    .join(', ');
}
