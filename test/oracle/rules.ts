/**
 * What the rules ask about a state: its phase, and whether a move is legal in it.
 * rules.md, "Components", "A round" and "Phases".
 */
import type { Colour, DraftMove, Encoded, TilingMove } from './grammar.js';
import { allNotations, boardNumbers, colours, readMove } from './grammar.js';
import type { Player, Position } from './position.js';
import { elementAt, readPosition } from './position.js';

/** The choices of rules.md: players, mosaic ("Two mosaics") and `tilingOrder` ("Tiling"). */
export interface OracleRules {
  readonly players: 2 | 3 | 4;
  readonly mosaic: 'variant' | 'fixed';
  readonly tilingOrder: 'top-down' | 'any';
}

/** rules.md, "Phases". */
export type Phase = 'drafting' | 'tiling' | 'round-end' | 'game-over';

/**
 * Why a move is refused; the first that applies, in this order:
 * - `not-a-move`: the text fits neither `draft` nor `tiling`
 * - `wrong-phase`: a drafting move outside drafting, or a tiling move outside tiling
 * - `not-your-turn`: the letter is not the one whose turn the shared string says it is
 * - `source-lacks-colour`: (drafting) the factory or the centre has no tile of the colour
 * - `row-refuses-colour`: (drafting) the storage row does not accept the colour
 * - `row-not-full`: (tiling) the storage row is not full
 * - `row-not-next`: (tiling, top-down) a full row above it goes first
 * - `cell-not-allowed`: (tiling) the cell is taken, or the colour may not lie there
 * - `cell-is-allowed`: (tiling to the floor) some cell would take the tile
 */
export type Refusal =
  | 'not-a-move'
  | 'wrong-phase'
  | 'not-your-turn'
  | 'source-lacks-colour'
  | 'row-refuses-colour'
  | 'row-not-full'
  | 'row-not-next'
  | 'cell-not-allowed'
  | 'cell-is-allowed';

/** rules.md, "Two mosaics": colour index k of row r lies in column (k + r) mod 5. */
export function fixedColumn(colour: Colour, row: number): number {
  return (colours.indexOf(colour) + row) % 5;
}

/** rules.md, "Components": storage rows 0–4 of capacity row + 1. */
export function rowIsFull(player: Player, row: number): boolean {
  return elementAt(player.storage, row).length >= row + 1;
}

/** Whether the player has a full storage row. rules.md, "Tiling". */
export function hasFullRow(player: Player): boolean {
  return boardNumbers.some((row) => rowIsFull(player, row));
}

/** Whether five tiles lie in some mosaic row. rules.md, "End of the round". */
export function hasCompleteRow(player: Player): boolean {
  return boardNumbers.some((row) => player.mosaic.filter((cell) => cell.row === row).length === 5);
}

/** rules.md, "Phases": some tile in a factory or the centre. */
function someTileToDraft(position: Position): boolean {
  return position.centre.length > 0 || position.factories.some((tiles) => tiles.length > 0);
}

/** rules.md, "Corners", the last case: a state that reads as game over. */
function readsAsGameOver(position: Position): boolean {
  return (
    position.centreHasToken &&
    position.players.every((player) => player.floor.length === 0) &&
    position.players.some(hasCompleteRow)
  );
}

/** rules.md, "Phases", with the last case of "Corners". */
export function phaseOf(position: Position): Phase {
  if (someTileToDraft(position)) {
    return 'drafting';
  }
  if (position.players.some(hasFullRow)) {
    return 'tiling';
  }
  return readsAsGameOver(position) ? 'game-over' : 'round-end';
}

/** The phase that the two strings read as. */
export function oraclePhase(encoded: Encoded): Phase {
  return phaseOf(readPosition(encoded));
}

/** The state, which must have as many players as the rules say. */
export function readPositionOf(encoded: Encoded, rules: OracleRules): Position {
  const position = readPosition(encoded);
  if (position.players.length !== rules.players) {
    throw new Error(`These are not ${String(rules.players)} players: ${encoded[1]}`);
  }
  return position;
}

/** The player with that turn. */
export function playerWhoseTurnItIs(position: Position): Player {
  const found = position.players.find((player) => player.letter === position.turn);
  if (found === undefined) {
    throw new Error(`The turn names no player: ${position.turn}`);
  }
  return found;
}

/**
 * rules.md, "Drafting": "A row accepts colour k if it is empty and the mosaic row beside it
 * has no k, or if it already holds k and is not full."
 */
function rowAccepts(player: Player, row: number, colour: Colour): boolean {
  const tiles = elementAt(player.storage, row);
  if (tiles.length === 0) {
    return !player.mosaic.some((cell) => cell.row === row && cell.colour === colour);
  }
  return tiles.includes(colour) && !rowIsFull(player, row);
}

/** rules.md, "Drafting". */
function draftRefusal(position: Position, move: DraftMove): Refusal | undefined {
  const player = playerWhoseTurnItIs(position);
  const source = move.source === 'C' ? position.centre : elementAt(position.factories, move.source);
  if (!source.includes(move.colour)) {
    return 'source-lacks-colour';
  }
  // "The floor is always a legal target, also when a row would take the tiles."
  if (move.target !== 'F' && !rowAccepts(player, move.target, move.colour)) {
    return 'row-refuses-colour';
  }
  return undefined;
}

/** rules.md, "Tiling": an empty cell of the row whose column does not hold the colour. */
function cellAllowed(
  player: Player,
  row: number,
  column: number,
  mosaic: OracleRules['mosaic'],
): boolean {
  const colour = elementAt(elementAt(player.storage, row), 0);
  const sameColour = player.mosaic.filter((cell) => cell.colour === colour);
  const taken = player.mosaic.some((cell) => cell.row === row && cell.column === column);
  const onceInRow = !sameColour.some((cell) => cell.row === row);
  const onceInColumn = !sameColour.some((cell) => cell.column === column);
  const patternAllows = mosaic === 'variant' || column === fixedColumn(colour, row);
  return !taken && onceInRow && onceInColumn && patternAllows;
}

/** rules.md, "Tiling". */
function tilingRefusal(
  position: Position,
  move: TilingMove,
  rules: OracleRules,
): Refusal | undefined {
  const player = playerWhoseTurnItIs(position);
  if (!rowIsFull(player, move.row)) {
    return 'row-not-full';
  }
  const fullRowAbove = boardNumbers.some((row) => row < move.row && rowIsFull(player, row));
  if (rules.tilingOrder === 'top-down' && fullRowAbove) {
    return 'row-not-next';
  }
  const allowed = boardNumbers.filter((column) =>
    cellAllowed(player, move.row, column, rules.mosaic),
  );
  if (move.target === 'F') {
    return allowed.length === 0 ? undefined : 'cell-is-allowed';
  }
  return allowed.includes(move.target) ? undefined : 'cell-not-allowed';
}

/** The first reason, if any, why the move is not legal in the state. */
export function refusalIn(
  position: Position,
  notation: string,
  rules: OracleRules,
): Refusal | undefined {
  const move = readMove(notation);
  if (move === undefined) {
    return 'not-a-move';
  }
  if (phaseOf(position) !== (move.kind === 'draft' ? 'drafting' : 'tiling')) {
    return 'wrong-phase';
  }
  if (move.letter !== position.turn) {
    return 'not-your-turn';
  }
  return move.kind === 'draft'
    ? draftRefusal(position, move)
    : tilingRefusal(position, move, rules);
}

/** Undefined when the move is legal, else the reason why it is not. */
export function oracleRefusal(
  encoded: Encoded,
  move: string,
  rules: OracleRules,
): Refusal | undefined {
  return refusalIn(readPositionOf(encoded, rules), move, rules);
}

/** Every notation that is legal, in the order of `allNotations`. */
export function oracleLegalMoves(encoded: Encoded, rules: OracleRules): string[] {
  const position = readPositionOf(encoded, rules);
  return allNotations().filter((move) => refusalIn(position, move, rules) === undefined);
}
