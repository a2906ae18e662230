/**
 * The issues of Azul's texts: the code of each, and its parameters.
 *
 * `play-wording.ts` and `state-wording.ts` have what they say in English.
 */
import type { Colour, Move, Phase, PlayerId, Rules, Source } from '../state/vocabulary.js';
import type {
  Issue,
  IssueWith,
  LengthParameters,
  NoParameters,
  PieceParameters,
  TypeParameters,
} from '../text/issue.js';
import type { ShownValue, ValueType } from '../text/message.js';

/**
 * The text that an issue of Azul is about: the shared string, the players string, or a move. An issue of a deal has
 * `shared`, as a deal is written as a part of that string. It is the field `part` of {@link AzulIssue}.
 */
export type IssuePart = 'shared' | 'players' | 'move';

/**
 * The code of an issue of Azul, such as `move.row-full`: {@link IssueParameters} says what each means. Codes are
 * stable: programs may rely on them.
 */
export type IssueCode = keyof IssueParameters;

/**
 * An error in, or a warning about, a state, a move or a deal of Azul. {@link validateState}, {@link explainMove} and
 * {@link explainChance} return issues.
 *
 * `code` determines the type of `parameters`: the facts from which a program can write the message
 * in another language.
 *
 * @typeParam Code - the codes that it can have; any by default
 */
export type AzulIssue<Code extends IssueCode = IssueCode> = IssueWith<
  Pick<IssueParameters, Code>,
  IssuePart
>;

/** Where in a state an issue is. */
export type Path = Issue['path'];

/**
 * An object with the given properties, all of one type: `With<'row' | 'column', number>` is
 * `{ row: number; column: number }`. Parameters of issues are written with it.
 *
 * @typeParam Name - the names of the properties
 * @typeParam Value - the type of their values
 */
export type With<Name extends string, Value> = Readonly<Record<Name, Value>>;

/**
 * Parameters of issues about a number that is too high: `count` is the number that was found, `most` the highest
 * possible. {@link IssueParameters} lists these issues.
 */
export type TooMany = With<'count' | 'most', number>;

/**
 * Parameters of issues about a player: `player` is the letter, `A` to `D`. {@link IssueParameters} lists these issues.
 */
export type OfPlayer = With<'player', PlayerId>;

/**
 * Parameters of issues about a factory: `factory` is its number, 0 to 8. {@link IssueParameters} lists these issues.
 */
export type OfFactory = With<'factory', number>;

/**
 * Parameters of issues about a colour in a row: `row` is its number, 0 at the top to 4, `colour` the colour's letter.
 * {@link IssueParameters} lists these issues.
 */
export type ColourOfRow = With<'row', number> & With<'colour', Colour>;

/**
 * Parameters of issues about a colour in a cell of a mosaic: `row` and `column` are the cell's numbers, from 0 at the
 * top left to 4, `colour` is the colour's letter. {@link IssueParameters} lists these issues.
 */
export type ColourOfCell = With<'row' | 'column', number> & With<'colour', Colour>;

/**
 * Parameters of issues about a section of the shared string, or of a board: `section` names it. {@link IssueParameters}
 * lists these issues.
 */
export type OfSection = With<
  'section',
  'factories' | 'centre' | 'bag' | 'discard' | 'mosaic' | 'storage' | 'floor'
>;

/**
 * Parameters of issues about a section that is missing: `section` names it, `letter` is the one that it begins with,
 * such as `F`. {@link IssueParameters} lists these issues.
 */
export type MissingSection = OfSection & With<'letter', string>;

/**
 * Parameters of issues about a section that comes too late: `section` names it, `letters` are those of all sections, in
 * the order that is expected. {@link IssueParameters} lists these issues.
 */
export type LateSection = OfSection & With<'letters', readonly string[]>;

/**
 * Parameters of issues about a character that is not allowed: `text` is the part of the text, `expected` what is
 * allowed in its place. If that is `sections`, `letters` are the letters of the allowed sections, in order.
 * {@link IssueParameters} lists these issues.
 */
export type UnexpectedCharacter = PieceParameters &
  (
    | With<'expected', 'players' | 'factories' | 'tiles' | 'tiles-and-token' | 'counts'>
    | (With<'expected', 'sections'> & With<'letters', readonly string[]>)
  );

/**
 * Parameters of the issue `state.not-two-strings`: `found` is what was found in place of two strings. It is `array` for
 * an array of another `length`, `both-parts` for one text with a space or a comma between two parts, `json` for a JSON
 * text that was not parsed, else the type of the value.
 */
export type NotTwoStrings =
  | (With<'found', 'array'> & With<'length', number>)
  | With<'found', 'both-parts' | 'json' | ValueType>;

/** The kind of a move: `draft` takes tiles from a factory or the centre, `tiling` moves a tile to the mosaic. */
export type MoveKind = 'draft' | 'tiling';

/**
 * Parameters of the issue `move.malformed` about a notation: `expected` is the part of a move that was expected, `end`
 * for the end of the move, and `text` what was found; or `expected` is `text`, and `type` the type of a value that is
 * not a text.
 */
export type MalformedNotation =
  | (With<'expected', 'player' | 'source' | 'colour-or-column' | 'target' | 'end'> &
      PieceParameters)
  | (With<'expected', 'text'> & TypeParameters);

/**
 * Parameters of the issue `move.malformed` about an object that is not the parts of a move, by `expected`:
 *
 * - `kind`: `value` is found in place of a kind of move
 * - `part`: the part `name` of a move of this `kind` has the invalid `value`
 * - `parts`: the parts have this `kind`, but are those of `move`, which is of the other kind
 */
export type MalformedParts =
  | (With<'expected', 'kind'> & With<'value', ShownValue>)
  | (With<'expected', 'part'> &
      With<'kind', MoveKind> &
      With<'name', string> &
      With<'value', ShownValue>)
  | (With<'expected', 'parts'> & With<'kind', MoveKind> & With<'move', Move>);

/**
 * Parameters of the issue `move.malformed` about a move that a person typed, by `expected`:
 *
 * - `typed-move`: `value` names no move; `phase` and the number of `factories` are those of the game
 * - `typed-form`: `value` is a move in the notation of records; `form` is how people type it
 */
export type MistypedMove =
  | (With<'expected', 'typed-move'> &
      With<'value', ShownValue> &
      With<'phase', Phase> &
      With<'factories', number>)
  | (With<'expected', 'typed-form'> & With<'value', ShownValue> & With<'form', string>);

/**
 * Parameters of the issue `deal.impossible`, by `expected`:
 *
 * - `tiles`: bag and discard do not have the `tiles` of the `factory`
 * - `empty-deal`: the game ends, but the deal `value` has tiles
 * - `other-phase`: no deal is due in this `phase`, but `value` is one
 */
export type ImpossibleDeal =
  | (With<'expected', 'tiles'> & OfFactory & With<'tiles', string>)
  | (With<'expected', 'empty-deal'> & With<'value', ShownValue>)
  | (With<'expected', 'other-phase'> &
      With<'phase', Exclude<Phase, 'round-end'>> &
      With<'value', ShownValue>);

/**
 * The type of the `parameters` of each issue of Azul, by the issue's `code`; the comment of each code says what is
 * wrong. An issue is an {@link AzulIssue}.
 */
export interface IssueParameters {
  // What was handed over is not a state at all.
  /** The value is not an array of two values. */
  'state.not-two-strings': NotTwoStrings;
  /** The first of the two values is not a string. */
  'shared.not-a-string': TypeParameters;
  /** Longer than any valid shared string; it is not read. */
  'shared.too-long': LengthParameters;
  /** A character that is not allowed at this place. */
  'shared.unexpected-character': UnexpectedCharacter;
  /** The section of the factories, the centre, the bag or the discard is missing. */
  'shared.section-missing': MissingSection;
  /** The section of factories, centre, bag or discard comes twice. */
  'shared.section-repeated': OfSection;
  /** The section of factories, centre, bag or discard comes after one that belongs after it. */
  'shared.sections-unsorted': LateSection;
  /** The second of the two values is not a string. */
  'players.not-a-string': TypeParameters;
  /** Longer than any valid players string; it is not read. */
  'players.too-long': LengthParameters;
  /** A character that is not allowed at this place. */
  'players.unexpected-character': UnexpectedCharacter;
  /** The section of the mosaic, the storage or the floor of a board is missing. */
  'players.section-missing': MissingSection;
  /** The section of mosaic, storage or floor of a board comes twice. */
  'players.section-repeated': OfSection;
  /** The section of mosaic, storage or floor of a board comes after one that belongs after it. */
  'players.sections-unsorted': LateSection;

  // One place of the text breaks the grammar, its order or its bounds.
  /** The shared string does not begin with a player. */
  'turn.missing': PieceParameters;
  /** Tiles without a factory number before them. */
  'factory.number-missing': PieceParameters;
  /** Factory 9: factories are numbered 0 to 8. */
  'factory.number-unknown': PieceParameters;
  /** A factory comes twice. */
  'factory.repeated': OfFactory;
  /** A factory without tiles is written. */
  'factory.empty': OfFactory;
  /** A factory comes after a later one. */
  'factory.unsorted': With<'factory' | 'after', number>;
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
  'player.missing': OfPlayer;
  /** A player has two boards. */
  'player.repeated': OfPlayer;
  /** A board comes after that of a later player. */
  'player.unsorted': OfPlayer;
  /** No digit after the player. */
  'score.missing': NoParameters;
  /** More than three digits: how many there are. */
  'score.too-long': With<'digits', number>;
  /** The score has leading zeros; a warning also in strict decoding. */
  'score.leading-zero': With<'digits', string> & With<'score', number>;
  /** Not a colour, a row and a column. */
  'mosaic.cell-malformed': PieceParameters;
  /** Two tiles on one cell. */
  'mosaic.cell-repeated': ColourOfCell;
  /** A cell comes after a later one. */
  'mosaic.cells-unsorted': With<'row' | 'column', number>;
  /** Not a row, a colour and a number. */
  'storage.line-malformed': PieceParameters;
  /** A row comes twice. */
  'storage.line-repeated': With<'row', number>;
  /** A row without tiles is written. */
  'storage.line-empty': With<'row', number>;
  /** A row comes after a later one. */
  'storage.lines-unsorted': With<'row' | 'after', number>;
  /** Tiles and token of a floor are not in order. */
  'floor.tiles-unsorted': PieceParameters;
  /** More than 7 pieces, the token counting as one. */
  'floor.too-many-pieces': TooMany;
  /** The token comes twice in a string: the players on whose floors it is; none where all are in one place. */
  'token.repeated': With<'tokens', number> & With<'players', readonly PlayerId[]>;

  // The text is well-formed, but no game can be in this state.
  /** Broken condition: there are 2 to 4 players. */
  'players.too-few': With<'players', number>;
  /** Broken condition: the turn is that of a player with a board, one of those of the game. */
  'turn.unknown-player': OfPlayer & With<'players', readonly PlayerId[]>;
  /** Broken condition: factories are numbered below 2 × players + 1. */
  'factory.not-in-game': With<'factory' | 'factories' | 'players', number>;
  /** Broken condition: there are 20 tiles of each colour in all places together. */
  'tiles.not-conserved': With<'colour', Colour> & With<'tiles' | 'needed', number>;
  /** Broken condition: there is one token over the centre and the floors. */
  'token.not-one': With<'tokens', number>;
  /** Broken condition: a mosaic row has a colour once. */
  'mosaic.colour-repeated-in-row': ColourOfCell;
  /** Broken condition: a mosaic column has a colour once. */
  'mosaic.colour-repeated-in-column': ColourOfCell;
  /** Broken condition: in the fixed mosaic, a tile lies on a cell of its colour. */
  'mosaic.colour-off-its-cell': ColourOfCell & With<'cellColour', Colour>;
  /** Broken condition: storage row `r` holds at most `r + 1` tiles. */
  'storage.line-overfull': With<'row', number> & TooMany;
  /** Broken condition: a storage row holds no colour that is in the mosaic row next to it. */
  'storage.colour-in-mosaic-row': ColourOfRow;
  /** Broken condition: the centre holds at most 3 tiles for each empty factory. */
  'centre.more-than-factories-left': TooMany;
  /** Broken condition: after a factory with 1 to 3 tiles, all are empty. */
  'factory.partly-filled-early': With<'factory' | 'tiles' | 'needed', number>;
  /** Broken condition: while the bag has tiles, a factory is dealt 4. */
  'factory.partly-filled-with-bag': With<'factory' | 'tiles' | 'left', number>;
  /**
   * Broken condition: in drafting, what the centre, the floors and full rows hold came from factories, 4 tiles each.
   */
  'factory.too-few-empty': With<'empty' | 'tiles' | 'needed', number>;
  /** Broken condition: while every factory has tiles, the token lies in the centre. */
  'token.taken-early': NoParameters;
  /** Broken condition: in drafting no mosaic row is complete, as that ends the game. */
  'mosaic.row-complete-in-drafting': With<'row', number>;
  /** A setting of the rules has a value that does not exist. */
  'rules.unknown-value': With<'setting', keyof Rules> &
    With<'value', ShownValue> &
    With<'allowed', readonly (string | number)[]>;

  // A move is malformed, or illegal.
  /** Not a move: neither the notation of one, nor its parts, nor what people type. */
  'move.malformed': MalformedNotation | MalformedParts | MistypedMove;
  /** The phase has no moves, or moves of the other kind. */
  'move.wrong-phase': With<'move', Move> & With<'kind', MoveKind> & With<'phase', Phase>;
  /** It is another player's turn; no player's if `playerToMove` is `null`. */
  'move.not-your-turn': OfPlayer & With<'playerToMove', PlayerId | null>;
  /** The source has no tile of the colour, but of others. */
  'move.colour-not-there': With<'source', Source> &
    With<'colour', Colour> &
    With<'colours', readonly Colour[]>;
  /** The storage row is full. */
  'move.row-full': ColourOfRow & With<'tiles', number>;
  /** The storage row holds tiles of another colour. */
  'move.row-holds-other-colour': ColourOfRow & With<'held', Colour>;
  /** The mosaic row next to the storage row has the colour. */
  'move.colour-in-mosaic-row': ColourOfRow;
  /** The storage row to be tiled is not full. */
  'move.row-not-full': With<'row' | 'tiles' | 'needed', number>;
  /** A full row further up goes first (`tilingOrder` `top-down`). */
  'move.row-not-next': With<'row' | 'next', number>;
  /** The mosaic cell has a tile. */
  'move.cell-taken': With<'row' | 'column', number>;
  /** The mosaic column has the colour. */
  'move.colour-in-mosaic-column': ColourOfCell;
  /** The cell belongs to another colour (fixed mosaic): this one is at home in another column. */
  'move.colour-off-its-cell': ColourOfCell & With<'home', number>;
  /** A full row may be dropped to the floor only if no cell is allowed, but one in this column is. */
  'move.floor-not-needed': With<'row' | 'column', number>;

  // A deal is malformed, or impossible.
  /** The text does not begin with `F`, or is longer than any deal. */
  'deal.malformed': With<'value', ShownValue>;
  /** The deal cannot be drawn from bag and discard, it deals tiles although the game ends, or no deal is due. */
  'deal.impossible': ImpossibleDeal;
}
