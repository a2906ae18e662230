/**
 * The parameters of Azul's issues: what was found and expected, as plain data.
 *
 * @packageDocumentation
 */
import type { Colour, Move, Phase, PlayerId, Rules, Source } from '../state/vocabulary.js';
import type { ShownValue, ValueType } from '../text/message.js';
import type {
  LengthParameters,
  NoParameters,
  PieceParameters,
  TypeParameters,
} from '../text/parameters.js';
import type { IssueCode } from './issue-codes.js';

/** A kind of move. */
export type MoveKind = 'draft' | 'tiling';

/** A number that is too high. */
export interface TooMany {
  /** The number. */
  readonly count: number;
  /** The highest that can be. */
  readonly most: number;
}

/** What was handed over instead of two strings. */
export type NotTwoStrings =
  | {
      /** An array of another length. */
      readonly found: 'array';
      /** Its length. */
      readonly length: number;
    }
  | {
      /**
       * `both-parts`: one text with a space or a comma between two parts; `json`: a JSON text that
       * was not parsed; else the type of the value.
       */
      readonly found: 'both-parts' | 'json' | ValueType;
    };

/** What a character was found in the place of. */
export type UnexpectedCharacter = PieceParameters &
  (
    | {
        /** What can be there. */
        readonly expected: 'players' | 'factories' | 'tiles' | 'tiles-and-token' | 'counts';
      }
    | {
        /** Sections can be there. */
        readonly expected: 'sections';
        /** The letters that they begin with, in order. */
        readonly letters: readonly string[];
      }
  );

/** A section of the shared string, or of a board. */
export type SectionName =
  | 'factories'
  | 'centre'
  | 'bag'
  | 'discard'
  | 'mosaic'
  | 'storage'
  | 'floor';

/** Why a text is not a move. */
export type MalformedMove =
  | (PieceParameters & {
      /** What the character must be; `end`: the move is complete before it. */
      readonly expected: 'player' | 'source' | 'colour-or-column' | 'target' | 'end';
    })
  | {
      /** The value is not a text. */
      readonly expected: 'text';
      /** Its type. */
      readonly type: ValueType;
    }
  | {
      /** The parts have no kind. */
      readonly expected: 'kind';
      /** What they have. */
      readonly value: ShownValue;
    }
  | {
      /** One of the parts is neither a text nor a number. */
      readonly expected: 'part';
      /** The kind of the parts. */
      readonly kind: MoveKind;
      /** Its name. */
      readonly name: string;
      /** What it is. */
      readonly value: ShownValue;
    }
  | {
      /** The parts are those of a move of the other kind. */
      readonly expected: 'parts';
      /** The kind that they say. */
      readonly kind: MoveKind;
      /** The move that they make. */
      readonly move: Move;
    }
  | {
      /** A person typed something else than a move. */
      readonly expected: 'typed-move';
      /** What was typed. */
      readonly value: ShownValue;
      /** The phase, which says what can be typed. */
      readonly phase: Phase;
      /** Number of factories. */
      readonly factories: number;
    }
  | {
      /** A person typed the notation. */
      readonly expected: 'typed-form';
      /** What was typed. */
      readonly value: ShownValue;
      /** How people type that move. */
      readonly form: string;
    };

/** Why a deal cannot be. */
export type ImpossibleDeal =
  | {
      /** Bag and discard cannot give the tiles of a factory. */
      readonly expected: 'tiles';
      /** The factory's number. */
      readonly factory: number;
      /** Its tiles; empty for none. */
      readonly tiles: string;
    }
  | {
      /** The game is over: nothing is dealt. */
      readonly expected: 'empty-deal';
      /** The deal. */
      readonly value: ShownValue;
    }
  | {
      /** No deal is due. */
      readonly expected: 'other-phase';
      /** The phase. */
      readonly phase: Exclude<Phase, 'round-end'>;
      /** The deal. */
      readonly value: ShownValue;
    };

/** A section. */
export interface SectionParameters {
  /** The section. */
  readonly section: SectionName;
}

/** A section that is missing. */
export interface MissingSection extends SectionParameters {
  /** The letter that begins it. */
  readonly letter: string;
}

/** A section that comes too late. */
export interface LateSection extends SectionParameters {
  /** The letters that the sections begin with, in order. */
  readonly letters: readonly string[];
}

/** A factory. */
export interface FactoryParameters {
  /** Its number. */
  readonly factory: number;
}

/** A player. */
export interface PlayerParameters {
  /** The player. */
  readonly player: PlayerId;
}

/** A colour. */
export interface ColourParameters {
  /** The colour. */
  readonly colour: Colour;
}

/** A row. */
export interface RowParameters {
  /** The row, from 0. */
  readonly row: number;
}

/** A cell of a mosaic. */
export interface CellParameters extends RowParameters {
  /** The column, from 0. */
  readonly column: number;
}

/** The parameters of each issue code. */
export interface IssueParameters {
  /** Not an array of two values; says what it is instead. */
  'state.not-two-strings': NotTwoStrings;
  /** The first of the two is not a string. */
  'shared.not-a-string': TypeParameters;
  /** Longer than any valid shared string; it is not read. */
  'shared.too-long': LengthParameters;
  /** A character that is not allowed at this place. */
  'shared.unexpected-character': UnexpectedCharacter;
  /** Factories, centre, bag or discard is missing. */
  'shared.section-missing': MissingSection;
  /** One of them comes twice. */
  'shared.section-repeated': SectionParameters;
  /** One of them comes after a later one. */
  'shared.sections-unsorted': LateSection;
  /** The second is not a string. */
  'players.not-a-string': TypeParameters;
  /** Longer than any valid players string; it is not read. */
  'players.too-long': LengthParameters;
  /** A character that is not allowed at this place. */
  'players.unexpected-character': UnexpectedCharacter;
  /** Mosaic, storage or floor of a board is missing. */
  'players.section-missing': MissingSection;
  /** One of them comes twice. */
  'players.section-repeated': SectionParameters;
  /** One of them comes after a later one. */
  'players.sections-unsorted': LateSection;
  /** It does not begin with a player. */
  'turn.missing': PieceParameters;
  /** Tiles without a factory number before them. */
  'factory.number-missing': PieceParameters;
  /** Factory 9: factories are numbered 0 to 8. */
  'factory.number-unknown': PieceParameters;
  /** A factory comes twice. */
  'factory.repeated': FactoryParameters;
  /** A factory without tiles is written. */
  'factory.empty': FactoryParameters;
  /** A factory comes after a later one. */
  'factory.unsorted': FactoryParameters & {
    /** The factory that it comes after. */
    readonly after: number;
  };
  /** A factory's tiles are not in order. */
  'factory.tiles-unsorted': PieceParameters;
  /** More than 4 tiles in a factory. */
  'factory.too-many-tiles': TooMany;
  /** Tiles and token of the centre are not in order. */
  'centre.tiles-unsorted': PieceParameters;
  /** More than 27 tiles in the centre. */
  'centre.too-many-tiles': TooMany;
  /** A count of the bag does not have two digits. */
  'bag.count-malformed': PieceParameters;
  /** More than 20 tiles of a colour in the bag. */
  'bag.count-out-of-range': TooMany;
  /** A count of the discard does not have two digits. */
  'discard.count-malformed': PieceParameters;
  /** More than 20 tiles of a colour in the discard. */
  'discard.count-out-of-range': TooMany;
  /** A board is missing: there is one for each player from A on. */
  'player.missing': PlayerParameters;
  /** A player has two boards. */
  'player.repeated': PlayerParameters;
  /** A board comes after that of a later player. */
  'player.unsorted': PlayerParameters;
  /** No digit after the player. */
  'score.missing': NoParameters;
  /** More than three digits. */
  'score.too-long': {
    /** Number of its digits. */
    readonly digits: number;
  };
  /** Well-formed, but not canonical; a warning in strict decoding, too. */
  'score.leading-zero': {
    /** The digits that were found. */
    readonly digits: string;
    /** The score that they mean. */
    readonly score: number;
  };
  /** Not a colour, a row and a column. */
  'mosaic.cell-malformed': PieceParameters;
  /** Two tiles on one cell. */
  'mosaic.cell-repeated': CellParameters & ColourParameters;
  /** A cell comes after a later one. */
  'mosaic.cells-unsorted': CellParameters;
  /** Not a row, a colour and a number. */
  'storage.line-malformed': PieceParameters;
  /** A row comes twice. */
  'storage.line-repeated': RowParameters;
  /** A row without tiles is written. */
  'storage.line-empty': RowParameters;
  /** A row comes after a later one. */
  'storage.lines-unsorted': RowParameters & {
    /** The row that it comes after. */
    readonly after: number;
  };
  /** Tiles and token of a floor are not in order. */
  'floor.tiles-unsorted': PieceParameters;
  /** More than 7 pieces, the token counting as one. */
  'floor.too-many-pieces': TooMany;
  /** The token comes twice in a string. */
  'token.repeated': {
    /** How many tokens were found. */
    readonly tokens: number;
    /** The players on whose floors they are; empty where all are in one place. */
    readonly players: readonly PlayerId[];
  };
  /** Broken condition: there are 2 to 4 players. */
  'players.too-few': {
    /** Number of players. */
    readonly players: number;
  };
  /** Broken condition: the turn is that of a player with a board. */
  'turn.unknown-player': PlayerParameters & {
    /** The players of the game. */
    readonly players: readonly PlayerId[];
  };
  /** Broken condition: factories are numbered below 2 × players + 1. */
  'factory.not-in-game': FactoryParameters & {
    /** Number of factories in the game. */
    readonly factories: number;
    /** Number of players. */
    readonly players: number;
  };
  /** Broken condition: there are 20 tiles of each colour over all places. */
  'tiles.not-conserved': ColourParameters & {
    /** How many tiles of the colour there are over all places. */
    readonly tiles: number;
    /** How many there must be. */
    readonly needed: number;
  };
  /** Broken condition: there is one token over the centre and the floors. */
  'token.not-one': {
    /** Number of tokens. */
    readonly tokens: number;
  };
  /** Broken condition: a mosaic row has a colour once. */
  'mosaic.colour-repeated-in-row': CellParameters & ColourParameters;
  /** Broken condition: a mosaic column has a colour once. */
  'mosaic.colour-repeated-in-column': CellParameters & ColourParameters;
  /** Broken condition: in the fixed mosaic, a tile lies on a cell of its colour. */
  'mosaic.colour-off-its-cell': CellParameters &
    ColourParameters & {
      /** The colour of the cell. */
      readonly cellColour: Colour;
    };
  /** Broken condition: storage row `r` holds at most `r + 1` tiles. */
  'storage.line-overfull': RowParameters & TooMany;
  /** Broken condition: a storage row holds no colour that the mosaic row beside it has. */
  'storage.colour-in-mosaic-row': RowParameters & ColourParameters;
  /** Broken condition: the centre holds at most 3 tiles for each empty factory. */
  'centre.more-than-factories-left': TooMany;
  /** Broken condition: after a factory with 1 to 3 tiles, all are empty. */
  'factory.partly-filled-early': FactoryParameters & {
    /** How many tiles it holds. */
    readonly tiles: number;
    /** How many it must hold. */
    readonly needed: number;
  };
  /** An option has an unknown value. */
  'rules.unknown-value': {
    /** The setting. */
    readonly setting: keyof Rules;
    /** The value that was found. */
    readonly value: ShownValue;
    /** The values that exist. */
    readonly allowed: readonly (string | number)[];
  };
  /** The text is not the notation of a move. */
  'move.malformed': MalformedMove;
  /** The phase has no moves, or moves of the other kind. */
  'move.wrong-phase': {
    /** The move. */
    readonly move: Move;
    /** Its kind. */
    readonly kind: MoveKind;
    /** The phase. */
    readonly phase: Phase;
  };
  /** Another player is to move. */
  'move.not-your-turn': PlayerParameters & {
    /** The player to move; `null` if there is none. */
    readonly playerToMove: PlayerId | null;
  };
  /** The source has no tile of the colour. */
  'move.colour-not-there': ColourParameters & {
    /** Where the tiles would come from. */
    readonly source: Source;
    /** The colours that are there. */
    readonly colours: readonly Colour[];
  };
  /** The storage row is full. */
  'move.row-full': RowParameters &
    ColourParameters & {
      /** How many tiles the row holds. */
      readonly tiles: number;
    };
  /** The storage row holds tiles of another colour. */
  'move.row-holds-other-colour': RowParameters &
    ColourParameters & {
      /** The colour that the row holds. */
      readonly held: Colour;
    };
  /** The mosaic row next to the storage row has the colour. */
  'move.colour-in-mosaic-row': RowParameters & ColourParameters;
  /** The storage row to be tiled is not full. */
  'move.row-not-full': RowParameters & {
    /** How many tiles the row holds. */
    readonly tiles: number;
    /** How many make it full. */
    readonly needed: number;
  };
  /** A full row further up goes first (`tilingOrder` `top-down`). */
  'move.row-not-next': RowParameters & {
    /** The row that is next. */
    readonly next: number;
  };
  /** The mosaic cell has a tile. */
  'move.cell-taken': CellParameters;
  /** The mosaic column has the colour. */
  'move.colour-in-mosaic-column': CellParameters & ColourParameters;
  /** The cell belongs to another colour (fixed mosaic). */
  'move.colour-off-its-cell': CellParameters &
    ColourParameters & {
      /** The column of the colour in this row. */
      readonly home: number;
    };
  /** A row may be dropped only if no cell is allowed. */
  'move.floor-not-needed': RowParameters & {
    /** A column that the tile can go to. */
    readonly column: number;
  };
  /** It does not begin with `F`, or is longer than any deal. */
  'deal.malformed': {
    /** What was found. */
    readonly value: ShownValue;
  };
  /** It cannot be drawn from bag and discard, or it deals tiles although the game is over, or no deal is due. */
  'deal.impossible': ImpossibleDeal;
}

/** The codes of illegal or malformed moves. */
export type MoveIssueCode = Extract<IssueCode, `move.${string}`>;

/** The codes of states and deals. */
export type TextIssueCode = Exclude<IssueCode, MoveIssueCode>;
