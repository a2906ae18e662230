/**
 * The parameters of Azul's issues: what was found and expected, as plain data.
 *
 * @packageDocumentation
 */
import type { Colour, Move, Phase, PlayerId, Rules, Source } from '../state/vocabulary.js';
import type { ShownValue, ValueType } from '../text/message.js';
import type { IssueCode } from './issue-codes.js';

/** A kind of move. */
export type MoveKind = 'draft' | 'tiling';

/** Issues without parameters: the place says everything. */
export type NoParameters = Readonly<Record<never, never>>;

/** A piece of the input. */
export interface PieceParameters {
  /** The piece, escaped and cut, so that it is safe to print; empty where the text ends. */
  readonly text: string;
}

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

/** The type of a value. */
export interface TypeParameters {
  /** The type, as `typeof` names it, or `null`. */
  readonly type: ValueType;
}

/** The length of a text. */
export interface LengthParameters {
  /** Its length, in UTF-16 code units. */
  readonly length: number;
  /** The longest that can be. */
  readonly most: number;
}

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
  'state.not-two-strings': NotTwoStrings;
  'shared.not-a-string': TypeParameters;
  'shared.too-long': LengthParameters;
  'shared.unexpected-character': UnexpectedCharacter;
  'shared.section-missing': MissingSection;
  'shared.section-repeated': SectionParameters;
  'shared.sections-unsorted': LateSection;
  'players.not-a-string': TypeParameters;
  'players.too-long': LengthParameters;
  'players.unexpected-character': UnexpectedCharacter;
  'players.section-missing': MissingSection;
  'players.section-repeated': SectionParameters;
  'players.sections-unsorted': LateSection;
  'turn.missing': PieceParameters;
  'factory.number-missing': PieceParameters;
  'factory.number-unknown': PieceParameters;
  'factory.repeated': FactoryParameters;
  'factory.empty': FactoryParameters;
  'factory.unsorted': FactoryParameters & {
    /** The factory that it comes after. */
    readonly after: number;
  };
  'factory.tiles-unsorted': PieceParameters;
  'factory.too-many-tiles': TooMany;
  'centre.tiles-unsorted': PieceParameters;
  'centre.too-many-tiles': TooMany;
  'bag.count-malformed': PieceParameters;
  'bag.count-out-of-range': TooMany;
  'discard.count-malformed': PieceParameters;
  'discard.count-out-of-range': TooMany;
  'player.missing': PlayerParameters;
  'player.repeated': PlayerParameters;
  'player.unsorted': PlayerParameters;
  'score.missing': NoParameters;
  'score.too-long': {
    /** Number of its digits. */
    readonly digits: number;
  };
  'score.leading-zero': {
    /** The digits that were found. */
    readonly digits: string;
    /** The score that they mean. */
    readonly score: number;
  };
  'mosaic.cell-malformed': PieceParameters;
  'mosaic.cell-repeated': CellParameters & ColourParameters;
  'mosaic.cells-unsorted': CellParameters;
  'storage.line-malformed': PieceParameters;
  'storage.line-repeated': RowParameters;
  'storage.line-empty': RowParameters;
  'storage.lines-unsorted': RowParameters & {
    /** The row that it comes after. */
    readonly after: number;
  };
  'floor.tiles-unsorted': PieceParameters;
  'floor.too-many-pieces': TooMany;
  'token.repeated': {
    /** How many tokens were found. */
    readonly tokens: number;
    /** The players on whose floors they are; empty where all are in one place. */
    readonly players: readonly PlayerId[];
  };
  'players.too-few': {
    /** Number of players. */
    readonly players: number;
  };
  'turn.unknown-player': PlayerParameters & {
    /** The players of the game. */
    readonly players: readonly PlayerId[];
  };
  'factory.not-in-game': FactoryParameters & {
    /** Number of factories in the game. */
    readonly factories: number;
    /** Number of players. */
    readonly players: number;
  };
  'tiles.not-conserved': ColourParameters & {
    /** How many tiles of the colour there are over all places. */
    readonly tiles: number;
    /** How many there must be. */
    readonly needed: number;
  };
  'token.not-one': {
    /** Number of tokens. */
    readonly tokens: number;
  };
  'mosaic.colour-repeated-in-row': CellParameters & ColourParameters;
  'mosaic.colour-repeated-in-column': CellParameters & ColourParameters;
  'mosaic.colour-off-its-cell': CellParameters &
    ColourParameters & {
      /** The colour of the cell. */
      readonly cellColour: Colour;
    };
  'storage.line-overfull': RowParameters & TooMany;
  'storage.colour-in-mosaic-row': RowParameters & ColourParameters;
  'centre.more-than-factories-left': TooMany;
  'factory.partly-filled-early': FactoryParameters & {
    /** How many tiles it holds. */
    readonly tiles: number;
    /** How many it must hold. */
    readonly needed: number;
  };
  'rules.unknown-value': {
    /** The setting. */
    readonly setting: keyof Rules;
    /** The value that was found. */
    readonly value: ShownValue;
    /** The values that exist. */
    readonly allowed: readonly (string | number)[];
  };
  'move.malformed': MalformedMove;
  'move.wrong-phase': {
    /** The move. */
    readonly move: Move;
    /** Its kind. */
    readonly kind: MoveKind;
    /** The phase. */
    readonly phase: Phase;
  };
  'move.not-your-turn': PlayerParameters & {
    /** The player to move; `null` if there is none. */
    readonly playerToMove: PlayerId | null;
  };
  'move.colour-not-there': ColourParameters & {
    /** Where the tiles would come from. */
    readonly source: Source;
    /** The colours that are there. */
    readonly colours: readonly Colour[];
  };
  'move.row-full': RowParameters &
    ColourParameters & {
      /** How many tiles the row holds. */
      readonly tiles: number;
    };
  'move.row-holds-other-colour': RowParameters &
    ColourParameters & {
      /** The colour that the row holds. */
      readonly held: Colour;
    };
  'move.colour-in-mosaic-row': RowParameters & ColourParameters;
  'move.row-not-full': RowParameters & {
    /** How many tiles the row holds. */
    readonly tiles: number;
    /** How many make it full. */
    readonly needed: number;
  };
  'move.row-not-next': RowParameters & {
    /** The row that is next. */
    readonly next: number;
  };
  'move.cell-taken': CellParameters;
  'move.colour-in-mosaic-column': CellParameters & ColourParameters;
  'move.colour-off-its-cell': CellParameters &
    ColourParameters & {
      /** The column of the colour in this row. */
      readonly home: number;
    };
  'move.floor-not-needed': RowParameters & {
    /** A column that the tile can go to. */
    readonly column: number;
  };
  'deal.malformed': {
    /** What was found. */
    readonly value: ShownValue;
  };
  'deal.impossible': ImpossibleDeal;
}

/** The codes of illegal or malformed moves. */
export type MoveIssueCode = Extract<IssueCode, `move.${string}`>;

/** The codes of states and deals. */
export type TextIssueCode = Exclude<IssueCode, MoveIssueCode>;
