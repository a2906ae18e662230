/**
 * What a legal move does to a state.
 * rules.md, "Drafting", "Tiling", "Scoring" (a tile placed) and the first cases of "Corners".
 */
import type { Colour, DraftMove, Encoded, TilingMove } from './grammar.js';
import { boardNumbers, readMove } from './grammar.js';
import type { Player, Position } from './position.js';
import { elementAt, printPosition } from './position.js';
import type { OracleRules } from './rules.js';
import { hasFullRow, phaseOf, playerWhoseTurnItIs, readPositionOf, refusalIn } from './rules.js';

/** A score after a change: never below 0, and at most the three digits of the format. */
export function changedScore(score: number, change: number): number {
  return Math.min(999, Math.max(0, score + change));
}

/** rules.md, "Components": floor of 7 places, the token filling one. */
function floorIsFull(player: Player): boolean {
  return player.floor.length + (player.holdsToken ? 1 : 0) >= 7;
}

/** rules.md, "Corners": "floor is full and more tiles come: they go to the discard". */
function dropTile(position: Position, player: Player, tile: Colour): void {
  if (floorIsFull(player)) {
    position.discard.push(tile);
    position.discard.sort();
  } else {
    player.floor.push(tile);
    player.floor.sort();
  }
}

/** rules.md, "Corners": a full floor gives up its last tile in alphabetical order. */
function takeToken(position: Position, player: Player): void {
  if (floorIsFull(player)) {
    player.floor.sort();
    const last = player.floor.pop();
    if (last !== undefined) {
      position.discard.push(last);
      position.discard.sort();
    }
  }
  position.centreHasToken = false;
  player.holdsToken = true;
}

/** rules.md, "Drafting": "From a factory". Returns the tiles taken. */
function takeFromFactory(position: Position, number: number, colour: Colour): Colour[] {
  const tiles = elementAt(position.factories, number);
  position.centre.push(...tiles.filter((tile) => tile !== colour));
  position.centre.sort();
  position.factories[number] = [];
  return tiles.filter((tile) => tile === colour);
}

/** rules.md, "Drafting": "From the centre", the token first. Returns the tiles taken. */
function takeFromCentre(position: Position, player: Player, colour: Colour): Colour[] {
  if (position.centreHasToken) {
    takeToken(position, player);
  }
  const taken = position.centre.filter((tile) => tile === colour);
  position.centre = position.centre.filter((tile) => tile !== colour);
  return taken;
}

/** rules.md, "Drafting": "Place", one tile after another; what does not fit falls. */
function placeTile(
  position: Position,
  player: Player,
  tile: Colour,
  target: DraftMove['target'],
): void {
  if (target === 'F') {
    dropTile(position, player, tile);
    return;
  }
  const row = elementAt(player.storage, target);
  if (row.length < target + 1) {
    row.push(tile);
  } else {
    dropTile(position, player, tile);
  }
}

/** The player after this one, clockwise. rules.md, "Drafting": (A, B, C, D, A …). */
function clockwise(position: Position, player: Player, steps: number): Player {
  const seat = position.players.indexOf(player);
  return elementAt(position.players, (seat + steps) % position.players.length);
}

/**
 * rules.md, "Tiling": "the turn passes clockwise to the next player who has a full row; if
 * nobody has, to the very next player" - unless the player has a full row left.
 */
function passTilingTurn(position: Position, player: Player): void {
  for (let steps = 0; steps < position.players.length; steps += 1) {
    const candidate = clockwise(position, player, steps);
    if (hasFullRow(candidate)) {
      position.turn = candidate.letter;
      return;
    }
  }
  position.turn = clockwise(position, player, 1).letter;
}

/** rules.md, "Drafting". */
function draft(position: Position, move: DraftMove): void {
  const player = playerWhoseTurnItIs(position);
  const taken =
    move.source === 'C'
      ? takeFromCentre(position, player, move.colour)
      : takeFromFactory(position, move.source, move.colour);
  for (const tile of taken) {
    placeTile(position, player, tile, move.target);
  }
  if (phaseOf(position) === 'drafting') {
    position.turn = clockwise(position, player, 1).letter;
  } else {
    passTilingTurn(position, player);
  }
}

/** Whether a tile lies in this cell of the player's mosaic. */
function cellTaken(player: Player, row: number, column: number): boolean {
  return player.mosaic.some((cell) => cell.row === row && cell.column === column);
}

/** How many tiles follow one another from the cell, not counting it, in one direction. */
function tilesBeyond(
  player: Player,
  row: number,
  column: number,
  rowStep: number,
  columnStep: number,
): number {
  let count = 0;
  while (cellTaken(player, row + rowStep * (count + 1), column + columnStep * (count + 1))) {
    count += 1;
  }
  return count;
}

/** rules.md, "Scoring": the points of a tile that has been placed in this cell. */
function pointsOfTile(player: Player, row: number, column: number): number {
  const left = tilesBeyond(player, row, column, 0, -1);
  const right = tilesBeyond(player, row, column, 0, 1);
  const above = tilesBeyond(player, row, column, -1, 0);
  const below = tilesBeyond(player, row, column, 1, 0);
  const horizontal = left + 1 + right;
  const vertical = above + 1 + below;
  if (horizontal === 1 && vertical === 1) {
    return 1;
  }
  return (horizontal >= 2 ? horizontal : 0) + (vertical >= 2 ? vertical : 0);
}

/** rules.md, "Tiling". */
function tile(position: Position, move: TilingMove): void {
  const player = playerWhoseTurnItIs(position);
  const tiles = elementAt(player.storage, move.row);
  const colour = elementAt(tiles, 0);
  player.storage = boardNumbers.map((row) =>
    row === move.row ? [] : elementAt(player.storage, row),
  );
  if (move.target === 'F') {
    for (const dropped of tiles) {
      dropTile(position, player, dropped);
    }
  } else {
    player.mosaic.push({ colour, row: move.row, column: move.target });
    const points = pointsOfTile(player, move.row, move.target);
    player.score = changedScore(player.score, points);
    position.discard.push(...tiles.slice(1));
    position.discard.sort();
  }
  passTilingTurn(position, player);
}

/** The canonical strings after a legal move; an illegal one throws. */
export function oracleApply(encoded: Encoded, notation: string, rules: OracleRules): Encoded {
  const position = readPositionOf(encoded, rules);
  const refusal = refusalIn(position, notation, rules);
  const move = readMove(notation);
  if (refusal !== undefined || move === undefined) {
    throw new Error(`Not a legal move: ${notation} (${String(refusal)})`);
  }
  if (move.kind === 'draft') {
    draft(position, move);
  } else {
    tile(position, move);
  }
  return printPosition(position);
}
