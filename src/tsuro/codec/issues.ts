/** The issues of Tsuro: their codes, and the parameters of each, which are plain data. */
import type { StateIssues } from '../../engine/game/read-state.js';
import type { MalformedFields } from '../../text/fields.js';
import type { IssueWith, LeadingZero, NoParameters, PieceParameters } from '../../text/issue.js';
import type { ShownValue } from '../../text/message.js';
import type {
  Move,
  Phase,
  Place,
  PlayerId,
  Port,
  Rules,
  Square,
  TileText,
} from '../state/vocabulary.js';

/** Parameters of issues about a section of the shared string. {@link IssueParameters} lists these issues. */
interface SectionParameters {
  /** The section that the issue is about: `hand` begins with `H`, `tiles` with `T`, `bag` with `B`. */
  readonly section: 'hand' | 'tiles' | 'bag';
}

/**
 * Parameters of issues about a character that is not allowed at its place. {@link IssueParameters} lists
 * these issues.
 */
export interface UnexpectedCharacter extends PieceParameters {
  /** What was expected there: a section of the shared string, or a player of the players string. */
  readonly expected: 'sections' | 'players';
}

/** Parameters of issues about a player. {@link IssueParameters} lists these issues. */
interface PlayerParameters {
  /** The letter of the player that the issue is about. */
  readonly player: PlayerId;
}

/**
 * Parameters of issues about the players who are still in the game. {@link IssueParameters} lists these
 * issues.
 */
interface PlayersInGame {
  /** The players, in turn order. */
  readonly players: readonly PlayerId[];
}

/**
 * Parameters of issues about an avatar in an impossible place. {@link IssueParameters} lists these issues.
 */
interface AvatarParameters extends PlayerParameters {
  /** The place where it stands: square and port, such as `10c`. */
  readonly place: Place;
}

/**
 * Parameters of issues about a player whose status is impossible in the round. {@link IssueParameters}
 * lists these issues.
 */
interface RoundParameters extends PlayerParameters {
  /** The round of the state. */
  readonly round: number;
}

/** Parameters of issues about a square. {@link IssueParameters} lists these issues. */
interface SquareParameters {
  /** The square that the issue is about, in two digits: column, then row. */
  readonly square: Square;
}

/**
 * Parameters of issues about an offer with the wrong number of tiles. {@link IssueParameters} lists these
 * issues.
 */
interface OfferParameters {
  /** Number of tiles in the offer that was found. */
  readonly tiles: number;
  /** Number of tiles that the offer must have. */
  readonly needed: number;
}

/**
 * Parameters of issues about a value that is not what was expected. {@link IssueParameters} lists these
 * issues.
 */
interface ValueParameters {
  /** The value that was found. */
  readonly value: ShownValue;
}

/**
 * The parameters of issues about states, by code: the `code` of an issue determines the type of its `parameters`. A
 * "broken condition" is one that each valid state meets, and the state with the issue does not.
 */
export interface TextIssues extends StateIssues<Rules> {
  /** A character of the shared string has no meaning where it is. */
  'shared.unexpected-character': UnexpectedCharacter;
  /** A section is missing. */
  'shared.section-missing': SectionParameters & {
    /** The letter that begins the section: `H`, `T` or `B`. */
    readonly letter: string;
  };
  /** A section comes twice. */
  'shared.section-repeated': SectionParameters;
  /** A section comes after one that it belongs before. */
  'shared.sections-unsorted': SectionParameters;
  /** A character of the players string has no meaning where it is. */
  'players.unexpected-character': UnexpectedCharacter;
  /** The shared string does not begin with a player or `-`. */
  'turn.missing': PieceParameters;
  /** The round is not a number of one to three digits. */
  'round.malformed': PieceParameters;
  /** The round has zeros before it. */
  'round.leading-zero': LeadingZero;
  /** A tile of the hand is not two digits from 00 to 34. */
  'hand.tile-malformed': PieceParameters;
  /** An item on the board is not a square, a tile and a rotation. */
  'board.tile-malformed': PieceParameters;
  /** A square has a second tile. */
  'board.square-repeated': SquareParameters;
  /** A tile comes after one whose square is higher. */
  'board.tiles-unsorted': SquareParameters & {
    /** The square that it comes after. */
    readonly after: Square;
  };
  /** A rotation looks the same as another with fewer quarter turns. */
  'board.rotation-not-canonical': SquareParameters & {
    /** The rotation that was found, `e`, `s` or `w`. */
    readonly rotation: string;
    /** The rotation with the fewest turns that looks the same. */
    readonly canonical: string;
  };
  /** A part of the bag is neither a tile nor a range of tiles. */
  'bag.item-malformed': PieceParameters;
  /** A tile is in the bag twice. */
  'bag.tile-repeated': {
    /** The tile in two digits, `00` to `34`. */
    readonly tile: TileText;
  };
  /** A part of the bag comes after one with higher tiles. */
  'bag.tiles-unsorted': PieceParameters;
  /** A run of three or more tiles is not written as a range, or a shorter one is. */
  'bag.runs-not-merged': PieceParameters & {
    /** The canonical form of the bag. */
    readonly canonical: string;
  };
  /** A player before the last one is missing. */
  'player.missing': PlayerParameters;
  /** A player comes twice. */
  'player.repeated': PlayerParameters;
  /** A player comes after a later one. */
  'player.unsorted': PlayerParameters;
  /** The text after a player's letter is not a status. */
  'status.malformed': PlayerParameters & PieceParameters;
  /** The round in which a player left has zeros before it. */
  'status.leading-zero': PlayerParameters & LeadingZero;
  /** There are fewer than three players. */
  'players.too-few': {
    /** Number of players in the text. */
    readonly players: number;
  };
  /** Broken condition: every avatar stands on a tile. */
  'avatar.no-tile': AvatarParameters;
  /** Broken condition: every avatar faces an empty square of the board. */
  'avatar.not-facing-empty-square': AvatarParameters & {
    /** The square that it faces, which has a tile; `null` for the edge of the board. */
    readonly faced: Square | null;
  };
  /** Broken condition: wires lead back from every avatar to a square at the edge, where it began. */
  'avatar.not-from-edge': AvatarParameters;
  /** Broken condition: an offer has 3 tiles in the set-up, 2 later, or there is none. At the end there is none. */
  'hand.wrong-size': OfferParameters;
  /**
   * Broken condition: in the set-up, the turn is that of the first player without an avatar; later, that of a player
   * with one.
   */
  'turn.not-in-game': RoundParameters & {
    /** The players whose turn it can be. */
    readonly players: readonly PlayerId[];
  };
  /** Broken condition: a game that is not over has a turn. */
  'turn.missing-player': PlayersInGame;
  /** Broken condition: a game that is over has no turn. */
  'turn.game-not-over': PlayerParameters & PlayersInGame;
  /** Broken condition: after the set-up, the avatars of all players have been placed. */
  'player.not-placed': RoundParameters;
  /** Broken condition: in the set-up, no player after the player to move has an avatar. */
  'player.placed-early': PlayerParameters & {
    /** The player to move. */
    readonly playerToMove: PlayerId;
  };
  /** Broken condition: no player has left in a later round than that of the state. */
  'status.later-round': RoundParameters & {
    /** The round in which the player left. */
    readonly left: number;
  };
  /**
   * Broken condition: a player who left other than by a forfeit did so after a move, so not before
   * the first one of the round.
   */
  'status.before-any-turn': PlayerParameters & {
    /** The round in which the player left. */
    readonly left: number;
  };
  /** Broken condition: two players or more began the round in which the game ended. */
  'round.after-end': {
    /** The round of the state, in which the game ended. */
    readonly round: number;
  };
  /** Broken condition: an offer was drawn from a bag of which this one is left. */
  'hand.not-from-bag': {
    /** The numbers of the tiles on offer, 0 to 34. */
    readonly tiles: readonly number[];
  };
  /** Broken condition: where the supply is a cycle, the last tiles are in the bag. */
  'bag.not-of-cycle': {
    /** The number of the lowest tile in the bag, 0 to 34. */
    readonly first: number;
    /** Number of tiles in the bag. */
    readonly tiles: number;
  };
  /** Broken condition: in the set-up a tile lies at the edge, next to no other, under one avatar at most. */
  'board.not-a-first-tile': SquareParameters;
  /** Broken condition: in the set-up, tiles without an avatar are of players who have forfeited. */
  'board.tiles-of-nobody': {
    /** Number of tiles without an avatar. */
    readonly tiles: number;
    /** The highest possible number: that of the players who have forfeited. */
    readonly most: number;
  };
  /** Broken condition: where the supply is endless, there is nothing in the bag. */
  'bag.not-empty': {
    /** Number of tiles in the bag. */
    readonly tiles: number;
  };
  /** The text has another number of players than the rules. */
  'rules.different': {
    /** Number of players in the text. */
    readonly players: number;
    /** Number of players in the rules. */
    readonly expected: number;
  };
}

/**
 * Parameters of the issue `move.malformed`: a text that is not the notation of a move, or parts
 * that do not make one.
 */
export type MalformedMove =
  | MalformedFields<'player' | 'tile' | 'rotation' | 'square' | 'port'>
  | (ValueParameters & {
      /** The `kind` of the parts is neither `turn` nor `setup`. */
      readonly expected: 'kind';
    });

/**
 * Parameters of the issues `move.leaves-board` and `move.makes-loop`: a placement that is illegal
 * because the rule `legality` demands another one.
 */
export interface FatalMove extends PlayerParameters {
  /** The rule `legality` of the game. */
  readonly legality: Rules['legality'];
  /** A legal move that can be played in its place; `null` if there is none. */
  readonly instead: Move | null;
}

/**
 * The parameters of issues about moves, deals and forfeits, by code. The `code` of an issue determines the
 * type of its `parameters`.
 */
export interface EventIssues {
  /** The text is not the notation of a move. */
  'move.malformed': MalformedMove;
  /** No move of this kind is due. */
  'move.wrong-phase': {
    /** The move that was found, such as `B11n`. */
    readonly move: Move;
    /** The kind of the move. */
    readonly kind: 'setup' | 'turn';
    /** The phase of the state. */
    readonly phase: Phase;
  };
  /** It is another player's turn. */
  'move.not-your-turn': PlayerParameters & {
    /** The player to move; `null` if there is none, as can be in a state that was not validated. */
    readonly playerToMove: PlayerId | null;
  };
  /** The tile is not one of those on offer. */
  'move.tile-not-offered': {
    /** The number of the tile, 0 to 34. */
    readonly tile: number;
    /** The numbers of the tiles on offer, in the order of the deal. */
    readonly hand: readonly number[];
  };
  /** In the set-up: the square is not at the edge of the board. */
  'move.square-inside': SquareParameters;
  /** In the set-up: the square has a tile. */
  'move.square-taken': SquareParameters;
  /** In the set-up: a square next to it has a tile. */
  'move.square-beside-tile': SquareParameters & {
    /** The square next to it that has a tile. */
    readonly neighbour: Square;
  };
  /** In the set-up: the port faces the edge of the board. */
  'move.port-faces-edge': SquareParameters & {
    /** The port of the move, `a` to `h`. */
    readonly port: Port;
    /** The ports of the square that do not face the edge. */
    readonly ports: readonly Port[];
  };
  /** The player has no avatar that faces an empty square, as can be in a state that was not validated. */
  'move.no-empty-square': PlayerParameters;
  /** The player would leave the board, which the rule `legality` forbids here. */
  'move.leaves-board': FatalMove;
  /** An avatar would walk in a loop, which the rule `legality` forbids here. */
  'move.makes-loop': FatalMove & {
    /** The players whose avatars loop. */
    readonly loops: readonly PlayerId[];
  };
  /** The text is not a deal. */
  'deal.malformed': ValueParameters;
  /** No deal is due. */
  'deal.wrong-phase': {
    /** The phase of the state: `setup`, `turn` or `game-over`. */
    readonly phase: Phase;
  };
  /** The deal has the wrong number of tiles. */
  'deal.wrong-size': OfferParameters;
  /** A tile cannot be drawn: it is not in the bag or, where the supply is a cycle, is not the next one. */
  'deal.impossible': {
    /** The number of the tile that cannot be drawn, 0 to 34. */
    readonly tile: number;
    /** The rule `supply` of the game. */
    readonly supply: Rules['supply'];
    /** The tiles that can be drawn in its place, as the bag is written. */
    readonly bag: string;
  };
  /** The player cannot drop out: is not in the game, has left it, or the game is over. */
  'forfeit.impossible': {
    /** The player; `null` for one who is not in the game. */
    readonly player: PlayerId | null;
    /** The players who can forfeit. */
    readonly players: readonly PlayerId[];
  };
}

/**
 * The parameters of issues about the JSON of the university course CS 4500, by code: the `code` of an issue determines
 * the type of its `parameters`.
 */
export interface JsonIssues {
  /** A value is not what it must be. */
  'json.malformed': ValueParameters & {
    /** What was expected there; `index` is a column or a row, `edge-port` a port that faces the edge of the board. */
    readonly expected:
      | 'board'
      | 'board-element'
      | 'action'
      | 'tile-pattern'
      | 'tile'
      | 'degrees'
      | 'colour'
      | 'port'
      | 'edge-port'
      | 'index';
  };
  /** A square is listed with another tile or rotation than before. */
  'json.square-different': SquareParameters;
  /** A square is listed more often than once for each avatar on it. */
  'json.square-repeated': SquareParameters;
  /** A player has a second avatar. */
  'json.avatar-repeated': PlayerParameters;
  /** There is no avatar on the board. */
  'json.no-avatar': NoParameters;
}

/**
 * The parameters of every {@link TsuroIssue}, by code: the `code` of an issue determines the type of its `parameters`.
 */
export interface IssueParameters extends TextIssues, EventIssues, JsonIssues {}

/**
 * The code of an issue: {@link IssueParameters} says what each means. Codes are stable: programs
 * may rely on them.
 */
export type IssueCode = keyof IssueParameters;

/**
 * The text that an issue is about: `shared` and `players` are the two strings of a state, `json` is data in the JSON of
 * CS 4500. {@link TsuroIssue} has it as `part`.
 */
export type IssuePart = 'shared' | 'players' | 'move' | 'deal' | 'forfeit' | 'json';

/**
 * One thing that is wrong with a state, a move or another input, as {@link validateState} and
 * {@link explainMove} return it.
 *
 * `code` determines the type of `parameters`: the facts from which a program can write the message
 * in another language.
 *
 * @typeParam Code - the codes that it can have; any by default
 */
export type TsuroIssue<Code extends IssueCode = IssueCode> = IssueWith<
  Pick<IssueParameters, Code>,
  IssuePart
>;

/** Put a path into words: `player B`, `square 10`, `hand, tile 2`. */
export function placeName(path: readonly (string | number)[], part: string): string {
  if (path.length === 0 && part === 'json') return 'JSON';
  const names = path.map((step, index) => {
    const before = path[index - 1];
    if (before === 'players') return `player ${step}`;
    if (before === 'board') return `square ${step}`;
    if (typeof step === 'number') return before === 'hand' ? `tile ${step + 1}` : `item ${step}`;
    const isNamedByNext = step === 'players' || step === 'board';
    return isNamedByNext && index + 1 < path.length ? '' : step;
  });
  return names.filter((name) => name !== '').join(', ');
}
