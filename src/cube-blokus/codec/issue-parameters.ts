/**
 * The parameters of the issues of Cube Blokus: what was found and expected, as plain data.
 *
 * @packageDocumentation
 */
import type { ShownValue, ValueType } from '../../text/message.js';
import type { LengthParameters, TypeParameters } from '../../text/parameters.js';
import type { NotTwoStrings } from '../../text/two-strings.js';
import type { Face, Move, Piece, PlayerId, Rules, Square } from '../state/vocabulary.js';

/** A piece of the input. */
export interface TextParameters {
  /** The text, escaped and cut, so that it is safe to print; empty where the input ends. */
  readonly text: string;
}

/** A player. */
export interface PlayerParameters {
  /** The player. */
  readonly player: PlayerId;
}

/** A face of the cube. */
export interface FaceParameters {
  /** The face. */
  readonly face: Face;
}

/** A piece of a player. */
export interface PieceParameters extends PlayerParameters {
  /** The piece. */
  readonly piece: Piece;
}

/** Squares of a player. */
export interface SquaresParameters extends PlayerParameters {
  /** The squares, ascending. */
  readonly squares: readonly Square[];
}

/** Squares of a move. */
export interface MoveSquares {
  /** The squares of the move that the rule is about, ascending. */
  readonly squares: readonly Square[];
}

/** Why a text is not a move. */
export type MalformedMove =
  | (TextParameters & {
      /** What must be there: `end` after five squares, and after 64 characters. */
      readonly expected: 'player' | 'face' | 'column' | 'row' | 'end';
    })
  | {
      /** A square comes twice. */
      readonly expected: 'other-square';
      /** The square. */
      readonly square: Square;
    }
  | {
      /** The value is not a text. */
      readonly expected: 'text';
      /** Its type. */
      readonly type: ValueType;
    }
  | {
      /** A part of the move has a value that does not exist. */
      readonly expected: 'part';
      /** The part. */
      readonly name: 'player' | 'squares' | 'square';
      /** What it is. */
      readonly value: ShownValue;
    };

/** The parameters of each issue code. */
export interface IssueParameters {
  /** Not an array of two values; says what it is instead. */
  'state.not-two-strings': NotTwoStrings;
  /** The first of the two is not a string. */
  'shared.not-a-string': TypeParameters;
  /** Longer than any valid shared string; it is not read. */
  'shared.too-long': LengthParameters;
  /** Something that is not allowed at this place. */
  'shared.unexpected-character': TextParameters & {
    /** What can be there: a face, or a square of a row. */
    readonly expected: 'face' | 'row';
  };
  /** The second is not a string. */
  'players.not-a-string': TypeParameters;
  /** Longer than any valid players string; it is not read. */
  'players.too-long': LengthParameters;
  /** Something that is not allowed at this place. */
  'players.unexpected-character': TextParameters & {
    /** What can be there: the next player, or the end. */
    readonly expected: PlayerId | 'end';
  };
  /** It does not begin with a player or `-`. */
  'turn.missing': TextParameters;
  /** The turn is a small letter. */
  'turn.lower-case': PlayerParameters;
  /** A face is not there. */
  'face.missing': FaceParameters;
  /** A face comes twice. */
  'face.repeated': FaceParameters;
  /** A face comes after a later one. */
  'face.unsorted': FaceParameters;
  /** A face does not have nine rows. */
  'face.wrong-rows': FaceParameters & {
    /** Number of its rows. */
    readonly rows: number;
  };
  /** A row does not have nine squares. */
  'row.wrong-length': FaceParameters & {
    /** The row, from 1. */
    readonly row: number;
    /** Number of its squares. */
    readonly squares: number;
  };
  /** A run of free squares is written in parts. */
  'row.split-run': FaceParameters & {
    /** The row, from 1. */
    readonly row: number;
    /** The digits that were found. */
    readonly digits: string;
  };
  /** A player is not there. */
  'player.missing': PlayerParameters;
  /** A player is a small letter. */
  'player.lower-case': PlayerParameters;
  /** A player has no total. */
  'total.missing': PlayerParameters & TextParameters;
  /** A total begins with a 0. */
  'total.leading-zero': PlayerParameters & {
    /** The digits that were found. */
    readonly digits: string;
    /** The total that they mean. */
    readonly total: number;
  };
  /** A total is above 99,999. */
  'total.too-high': PlayerParameters & {
    /** The digits that were found, cut. */
    readonly digits: string;
    /** The highest total. */
    readonly most: number;
  };
  /** Broken condition: the start squares hold their owners. */
  'start.wrong-owner': {
    /** The start square. */
    readonly square: Square;
    /** Whose it is. */
    readonly player: PlayerId;
    /** Who was found there; `null` for nobody. */
    readonly found: PlayerId | null;
  };
  /** Broken condition: the squares of a colour that lie side by side are a piece. */
  'piece.unknown': SquaresParameters;
  /** Broken condition: no player has a piece twice. */
  'piece.repeated': PieceParameters & SquaresParameters;
  /** Broken condition: no piece lies beside an own start square. */
  'piece.beside-start': PieceParameters & SquaresParameters;
  /** Broken condition: pieces lead by corners from a start square to each piece. */
  'piece.unconnected': PieceParameters & SquaresParameters;
  /** Broken condition: only a player who has placed all pieces has a `+`. */
  'bonus.pieces-left': PlayerParameters & {
    /** The pieces that are left. */
    readonly pieces: readonly Piece[];
  };
  /** Broken condition: I1 can have been the last piece of a player with a `+`. */
  'bonus.single-not-last': SquaresParameters;
  /** Broken condition: the turn is not that of a player who dropped out. */
  'turn.out': PlayerParameters;
  /** Broken condition: the player to move has a move. */
  'turn.no-move': PlayerParameters;
  /** Broken condition: the game is over only where nobody has a move. */
  'turn.not-over': {
    /** The players who have a move. */
    readonly players: readonly PlayerId[];
  };
  /** A setting has a value that does not exist. */
  'rules.unknown-value': {
    /** The setting. */
    readonly setting: keyof Rules;
    /** What it is. */
    readonly value: ShownValue;
    /** The values that exist, in words. */
    readonly allowed: string;
  };
  /** Not a move. */
  'move.malformed': MalformedMove;
  /** The game is over. */
  'move.wrong-phase': {
    /** The move. */
    readonly move: Move;
  };
  /** The turn is another player's. */
  'move.not-your-turn': PlayerParameters & {
    /** The player to move. */
    readonly playerToMove: PlayerId;
  };
  /** No piece covers these squares. */
  'move.no-piece': MoveSquares;
  /** The player has placed the piece already. */
  'move.piece-used': PieceParameters;
  /** A start square would be covered. */
  'move.start-square': MoveSquares;
  /** A square is taken. */
  'move.square-taken': MoveSquares & {
    /** The owner of each. */
    readonly players: readonly PlayerId[];
  };
  /** The piece would touch an own square by a side. */
  'move.side-contact': MoveSquares;
  /** The piece would touch no own square by a corner. */
  'move.no-corner-contact': {
    /** The squares that the player can build from, ascending. */
    readonly buildPoints: readonly Square[];
  };
  /** The game is over. */
  'forfeit.wrong-phase': PlayerParameters;
  /** The player has dropped out before. */
  'forfeit.already-out': PlayerParameters;
  /** The player has placed all pieces. */
  'forfeit.all-placed': PlayerParameters;
}
