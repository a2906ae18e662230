/**
 * Rounds: the fresh game, the deal, the end (rules: "The deal", "The end of the round", "Rulings"; format: "Deals").
 *
 * A deal is a list of factories' tiles, each a lane of six bits for each colour.
 */
import { pick, type Rng } from '../random/rng.js';
import { bonusOf } from '../scoring/bonus.js';
import { addPoints, penaltyOf } from '../scoring/points.js';
import { fullRowsOf, occupied } from '../state/board.js';
import {
  at,
  boardOf,
  type Cells,
  countTiles,
  emptyCells,
  factoryCount,
  playerCount,
} from '../state/cells.js';
import { Board, Cell, FloorBits, Lane, PhaseIndex, Rule } from '../state/layout.js';
import { fillSource, isOffering, refreshBoard } from '../state/offers.js';
import { SETTINGS_END } from '../state/rules.js';
import { COLOURS, member } from '../state/vocabulary.js';
import { clearFloor, phaseAsRead } from './play.js';

/** Make a game before its first deal: all tiles in the bag, the token in the centre. */
export function freshGame(settings: number, turn: number): Cells {
  const cells = member(FRESH_GAMES, settings).slice();
  cells[Cell.Turn] = turn;
  return cells;
}

/** Work out what a text does not say: what boards accept, and the phase. */
export function completeReading(cells: Cells): void {
  for (let player = 0; player < playerCount(cells); player++) refreshBoard(cells, boardOf(player));
  cells[Cell.Phase] = phaseAsRead(cells);
}

function prepareGame(settings: number): Cells {
  const cells = emptyCells();
  cells.length = Cell.Boards + (settings >> 2) * Board.Cells;
  cells[Cell.Settings] = settings;
  cells[Cell.Token] = 1;
  cells.fill(Rule.TilesOfColour, Cell.Bag, Cell.Bag + Rule.Colours);
  completeReading(cells);
  return cells;
}

/** The fresh game of all settings, by their number. */
const FRESH_GAMES: readonly Cells[] = Array.from({ length: SETTINGS_END }, (_, settings) =>
  prepareGame(settings),
);

const COLOUR_INDICES = COLOURS.map((_, colour) => colour);

/** Move all of the discard into the bag, which is empty. */
export function refillBag(cells: Cells): void {
  for (let colour = 0; colour < Rule.Colours; colour++) {
    cells[Cell.Bag + colour] = at(cells, Cell.Discard + colour);
    cells[Cell.Discard + colour] = 0;
  }
}

/** Draw the colour of one tile, each tile of a pile being as likely as any other. */
export function drawColour(cells: Readonly<Cells>, pile: number, total: number, rng: Rng): number {
  let place = pick(rng, total);
  let colour = 0;
  for (; place >= at(cells, pile + colour); colour++) place -= at(cells, pile + colour);
  return colour;
}

/** Return 1 if a number is below another, else 0, without an unpredictable branch. @inline */
function isBelow(number: number, limit: number): number {
  return (number - limit) >>> 31;
}

/** Deal at random: fill the factories in order, four tiles each, while there are tiles. */
export function dealRandom(cells: Cells, rng: Rng): void {
  const factories = factoryCount(cells);
  let pile: number = Cell.Bag;
  // How many tiles of the pile come before each colour's end: the discard is added up further down,
  // as a loop over both piles makes whole games 3% slower.
  let a = at(cells, pile);
  let b = a + at(cells, pile + 1);
  let c = b + at(cells, pile + 2);
  let d = c + at(cells, pile + 3);
  let e = d + at(cells, pile + 4);
  for (let factory = 0; factory < factories; factory++) {
    let tiles = 0;
    for (let place = 0; place < Rule.FactoryTiles; place++) {
      if (e === 0) {
        pile = Cell.Discard;
        a = at(cells, pile);
        b = a + at(cells, pile + 1);
        c = b + at(cells, pile + 2);
        d = c + at(cells, pile + 3);
        e = d + at(cells, pile + 4);
        cells.fill(0, pile, pile + Rule.Colours);
        if (e === 0) break;
      }
      const drawn = pick(rng, e);
      const inA = isBelow(drawn, a);
      const inB = isBelow(drawn, b);
      const inC = isBelow(drawn, c);
      const inD = isBelow(drawn, d);
      tiles += 1 << (Lane.Width * (4 - inA - inB - inC - inD));
      a -= inA;
      b -= inB;
      c -= inC;
      d -= inD;
      e--;
    }
    fillSource(cells, factory, tiles);
  }
  cells[Cell.Bag] = a;
  cells[Cell.Bag + 1] = b - a;
  cells[Cell.Bag + 2] = c - b;
  cells[Cell.Bag + 3] = d - c;
  cells[Cell.Bag + 4] = e - d;
  startDrafting(cells);
}

/** Deal given tiles; return the first factory whose tiles cannot be drawn, or -1. */
export function dealGiven(cells: Cells, deal: readonly number[]): number {
  const factories = factoryCount(cells);
  for (let factory = 0; factory < factories; factory++) {
    const tiles = at(deal, factory);
    if (!drawFactory(cells, tiles)) return factory;
    fillSource(cells, factory, tiles);
  }
  startDrafting(cells);
  return -1;
}

/** Draw one factory's tiles; answer whether bag and discard, in this order, can give them. */
function drawFactory(cells: Cells, tiles: number): boolean {
  const wanted = COLOUR_INDICES.map((colour) => (tiles >> (Lane.Width * colour)) & Lane.Mask);
  const left = countTiles(cells, Cell.Bag);
  const drawn = Math.min(Rule.FactoryTiles, left + countTiles(cells, Cell.Discard));
  if (countTiles(wanted, 0) !== drawn) return false;
  if (left < drawn) {
    COLOUR_INDICES.forEach((colour) => {
      wanted[colour] = at(wanted, colour) - at(cells, Cell.Bag + colour);
      cells[Cell.Bag + colour] = 0;
    });
    refillBag(cells);
  }
  return COLOUR_INDICES.every((colour) => {
    const number = at(wanted, colour);
    cells[Cell.Bag + colour] = at(cells, Cell.Bag + colour) - number;
    return number >= 0 && at(cells, Cell.Bag + colour) >= 0;
  });
}

/** Begin the round that has been dealt. Where nothing was dealt, the phase stays. */
function startDrafting(cells: Cells): void {
  if (isOffering(cells)) cells[Cell.Phase] = PhaseIndex.Drafting;
}

/** End the round: settle the floors; answer whether the game is over, bonuses added. */
export function endRound(cells: Cells): boolean {
  const players = playerCount(cells);
  let rows = 0;
  for (let player = 0; player < players; player++) {
    const board = boardOf(player);
    settleFloor(cells, player, board);
    rows |= fullRowsOf(occupied(cells, board));
  }
  // The game ends when a mosaic row is complete, or no tile is left to deal.
  if (rows === 0 && countTiles(cells, Cell.Bag) + countTiles(cells, Cell.Discard) > 0) return false;
  addBonuses(cells);
  return true;
}

/** The penalty for a floor, its tiles to the discard, the token to the centre. */
function settleFloor(cells: Cells, player: number, board: number): void {
  const floor = at(cells, board + Board.Floor);
  if (floor === 0) return;
  addPoints(cells, board, -penaltyOf(floor >> FloorBits.PiecesShift));
  if ((floor & FloorBits.Token) !== 0) {
    cells[Cell.Token] = 1;
    cells[Cell.Turn] = player;
  }
  clearFloor(cells, board);
}

function addBonuses(cells: Cells): void {
  for (let player = playerCount(cells) - 1; player >= 0; player--) {
    const board = boardOf(player);
    addPoints(cells, board, bonusOf(cells, board).total);
  }
  cells[Cell.Phase] = PhaseIndex.GameOver;
}
