/**
 * The end of a round, the deal of the next one, and the end of the game.
 * rules.md, "Deal", "End of the round", "Scoring" and "Corners"; format.md, "Deals".
 */
import type { Colour, Encoded } from './grammar.js';
import { boardNumbers, colours } from './grammar.js';
import { changedScore } from './play.js';
import type { Player, Position } from './position.js';
import { elementAt, printPosition, readDeal } from './position.js';
import type { OracleRules } from './rules.js';
import { hasCompleteRow, phaseOf, readPositionOf } from './rules.js';
import { dealWellFormed } from './well-formed.js';

/** The tiles that have not been dealt yet. */
interface Supply {
  readonly bag: readonly Colour[];
  readonly discard: readonly Colour[];
}

/** rules.md, "Scoring": floor with 1 … 7 pieces, the token counting as one. */
function floorPenalty(player: Player): number {
  const pieces = player.floor.length + (player.holdsToken ? 1 : 0);
  return elementAt([0, 1, 2, 4, 6, 8, 11, 14], pieces);
}

/**
 * rules.md, "End of the round", up to the token: penalties, floors to the discard, the token
 * to the centre, its holder first player. "Corners": if nobody holds it, the turn stays.
 */
function settleFloors(position: Position): void {
  for (const player of position.players) {
    player.score = changedScore(player.score, -floorPenalty(player));
    position.discard.push(...player.floor);
    position.discard.sort();
    player.floor = [];
    if (player.holdsToken) {
      player.holdsToken = false;
      position.centreHasToken = true;
      position.turn = player.letter;
    }
  }
}

/**
 * rules.md, "End of the round": "If any player has a complete mosaic row, the game is over";
 * "Corners": bag and discard both empty. Asked when the floors are settled.
 */
function gameEnds(position: Position): boolean {
  const nothingLeft = position.bag.length === 0 && position.discard.length === 0;
  return nothingLeft || position.players.some(hasCompleteRow);
}

/** rules.md, "Scoring": rows +2, columns +7, colours +10. */
function bonusOf(player: Player): number {
  const { mosaic } = player;
  const rows = boardNumbers.filter((row) => mosaic.filter((cell) => cell.row === row).length === 5);
  const columns = boardNumbers.filter(
    (column) => mosaic.filter((cell) => cell.column === column).length === 5,
  );
  const complete = colours.filter(
    (colour) => mosaic.filter((cell) => cell.colour === colour).length === 5,
  );
  return 2 * rows.length + 7 * columns.length + 10 * complete.length;
}

/** The list without one tile of the colour; undefined when it has none. */
function withoutOne(tiles: readonly Colour[], colour: Colour): Colour[] | undefined {
  const place = tiles.indexOf(colour);
  if (place === -1) {
    return undefined;
  }
  return tiles.filter((_tile, index) => index !== place);
}

/**
 * rules.md, "Deal": draws one tile. "When the bag runs out in the middle, all of the discard
 * goes into the bag and drawing goes on." Undefined when this tile cannot be drawn now.
 */
function draw(supply: Supply, colour: Colour): Supply | undefined {
  const refilled =
    supply.bag.length === 0 ? { bag: [...supply.discard].sort(), discard: [] } : supply;
  const bag = withoutOne(refilled.bag, colour);
  return bag === undefined ? undefined : { bag, discard: refilled.discard };
}

/**
 * Draws the tiles of one factory in whatever order they can be drawn: each of them is tried
 * as the first, and the others after it. Undefined when no order works. It does not matter
 * which order is found: what is left afterwards is the same.
 */
function drawInSomeOrder(supply: Supply, tiles: readonly Colour[]): Supply | undefined {
  if (tiles.length === 0) {
    return supply;
  }
  for (const first of tiles) {
    const afterFirst = draw(supply, first);
    const others = withoutOne(tiles, first);
    if (afterFirst !== undefined && others !== undefined) {
      const afterAll = drawInSomeOrder(afterFirst, others);
      if (afterAll !== undefined) {
        return afterAll;
      }
    }
  }
  return undefined;
}

/**
 * rules.md, "Deal": each factory gets 4 tiles, in order of number; the deal stops only when
 * both bag and discard are empty. Undefined when the factories cannot come about so.
 */
function supplyAfterDeal(
  supply: Supply,
  factories: readonly (readonly Colour[])[],
  playerCount: number,
): Supply | undefined {
  let left: Supply = supply;
  const inTheGame = factories.slice(0, 2 * playerCount + 1);
  const tooFar = factories.slice(2 * playerCount + 1);
  if (tooFar.some((tiles) => tiles.length > 0)) {
    return undefined;
  }
  for (const tiles of inTheGame) {
    const next = drawInSomeOrder(left, tiles);
    if (next === undefined) {
      return undefined;
    }
    left = next;
    const nothingLeft = left.bag.length === 0 && left.discard.length === 0;
    if (tiles.length < 4 && !nothingLeft) {
      return undefined;
    }
  }
  return left;
}

/**
 * The state after the end of the round with that deal, or undefined when the deal cannot be
 * given. The round must be ready to end; a state that reads as game over (rules.md, "Corners",
 * the last case) is taken for a round end here, as the caller says that it is one.
 */
function nextPosition(encoded: Encoded, deal: string, rules: OracleRules): Position | undefined {
  const position = readPositionOf(encoded, rules);
  const phase = phaseOf(position);
  if (phase === 'drafting' || phase === 'tiling' || !dealWellFormed(deal)) {
    return undefined;
  }
  settleFloors(position);
  if (gameEnds(position)) {
    for (const player of position.players) {
      player.score = changedScore(player.score, bonusOf(player));
    }
    return deal === 'F' ? position : undefined;
  }
  const factories = readDeal(deal);
  const left = supplyAfterDeal(position, factories, position.players.length);
  if (left === undefined) {
    return undefined;
  }
  return { ...position, factories, bag: [...left.bag], discard: [...left.discard] };
}

/** Whether the deal can be given at this round end; `F` when the game is over. */
export function oracleDealPossible(encoded: Encoded, deal: string, rules: OracleRules): boolean {
  return nextPosition(encoded, deal, rules) !== undefined;
}

/** The canonical strings after the end of the round; a deal that cannot be given throws. */
export function oracleNextRound(encoded: Encoded, deal: string, rules: OracleRules): Encoded {
  const next = nextPosition(encoded, deal, rules);
  if (next === undefined) {
    throw new Error(`Not a possible deal here: ${deal}`);
  }
  return printPosition(next);
}
