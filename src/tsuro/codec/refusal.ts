/**
 * Why a move, a deal or a forfeit is illegal: every rule that can forbid one, in the order in which people
 * ask.
 */
import {
  End,
  isLegalOption,
  isOpen,
  isSetup,
  legalOptions,
  moved,
  phaseIn,
  START_SQUARES,
  targetOf,
} from '../moves/legal.js';
import { canForfeit, type Drawn, takeTiles } from '../moves/play.js';
import { isDealDue, isMoveDue, offerSize, optionAt, type Position } from '../state/position.js';
import { openBag, tileAfter } from '../state/tiles.js';
import type { PlayerId } from '../state/vocabulary.js';
import type { TsuroIssue } from './issues.js';
import { readMove, readTiles } from './moves.js';
import {
  notationOf,
  numberOf,
  optionOf,
  placeOf,
  playerLetter,
  playerOf,
  portLetter,
  tileOf,
  writeBag,
  writeSquare,
  writeTile,
  writeTurn,
} from './notation.js';
import { refuse } from './wording.js';

/** Whether a move is of the player to move, of the kind that is due, with a tile on offer. */
function isOnOffer(position: Position, number: number): boolean {
  return (
    isMoveDue(position) &&
    playerOf(number) === position.turn &&
    placeOf(number) >= 0 === isSetup(position) &&
    position.hand.includes(tileOf(optionOf(number)))
  );
}

/** Whether an avatar can begin in a place. */
function isStart(position: Position, place: number): boolean {
  const start = START_SQUARES.find(({ square }) => square === place >> 3);
  return start !== undefined && isOpen(position, start) && start.places.includes(place);
}

/** A legal move. */
export interface LegalMove {
  readonly number: number;
  /** The square of the tile. */
  readonly square: number;
}

/** Read a legal move; `undefined` for anything else. */
export function readLegal(position: Position, text: unknown): LegalMove | undefined {
  const number = numberOf(text);
  if (number < 0 || !isOnOffer(position, number)) return undefined;
  const place = placeOf(number);
  if (place >= 0) {
    return isStart(position, place) ? { number, square: place >> 3 } : undefined;
  }
  const square = targetOf(position);
  if (square < 0) return undefined;
  const isLegal = isLegalOption(position, { square, option: optionOf(number) });
  return isLegal ? { number, square } : undefined;
}

/** Explain why a text is not a legal move; `undefined` when it is one. */
export function refusalOf(position: Position, text: unknown): TsuroIssue | undefined {
  return readLegal(position, text) === undefined ? whyIllegal(position, text) : undefined;
}

/** Explain why a text is not a legal move, which it is not. */
export function whyIllegal(position: Position, text: unknown): TsuroIssue {
  const number = readMove(text);
  if (typeof number !== 'number') return number;
  const place = placeOf(number);
  return (
    refuseTurn(position, number) ??
    (place < 0 ? refuseOption(position, optionOf(number)) : refuseStart(position, place))
  );
}

function refuseTurn(position: Position, number: number): TsuroIssue | undefined {
  const { turn, hand, players } = position;
  const move = notationOf(number);
  const kind = placeOf(number) < 0 ? 'turn' : 'setup';
  const phase = phaseIn(position);
  if (phase === 'deal' || phase === 'game-over') {
    return refuse('move.wrong-phase', ['phase'], { move, kind, phase });
  }
  const isPlayer = turn < players.length;
  if (playerOf(number) !== turn || !isPlayer) {
    const player = playerLetter(playerOf(number));
    const parameters = { player, playerToMove: isPlayer ? playerLetter(turn) : null };
    return refuse('move.not-your-turn', ['turn'], parameters);
  }
  if (phase !== kind) return refuse('move.wrong-phase', ['phase'], { move, kind, phase });
  const tile = tileOf(optionOf(number));
  if (hand.includes(tile)) return undefined;
  return refuse('move.tile-not-offered', ['hand'], { tile, hand: [...hand] });
}

function refuseStart(position: Position, place: number): TsuroIssue {
  const square = writeSquare(place >> 3);
  const path = ['board', square];
  const start = START_SQUARES.find((each) => each.square === place >> 3);
  if (start === undefined) return refuse('move.square-inside', path, { square });
  if (optionAt(position, start.square) >= 0) return refuse('move.square-taken', path, { square });
  const taken = start.neighbours.find((other) => optionAt(position, other) >= 0);
  if (taken !== undefined) {
    const parameters = { square, neighbour: writeSquare(taken) };
    return refuse('move.square-beside-tile', path, parameters);
  }
  const ports = start.places.map((each) => portLetter(each & 7));
  return refuse('move.port-faces-edge', path, { square, port: portLetter(place & 7), ports });
}

function refuseOption(position: Position, option: number): TsuroIssue {
  const { rules, turn } = position;
  const player = playerLetter(turn);
  const path = ['players', player];
  const square = targetOf(position);
  if (square < 0) return refuse('move.no-empty-square', path, { player });
  const after = moved(position, { square, option });
  const [better] = legalOptions(position);
  const instead = better === undefined ? null : writeTurn(turn, better);
  const parameters = { player, legality: rules.legality, instead };
  const loops = after.flatMap((end, index) => (end === End.Loops ? [playerLetter(index)] : []));
  if (loops.length > 0) return refuse('move.makes-loop', path, { ...parameters, loops });
  return refuse('move.leaves-board', path, parameters);
}

/** Read a deal that can be: its offer, and the bag after it. Else return why it cannot. */
export function readOffer(position: Position, text: unknown): Drawn | TsuroIssue {
  const hand = readTiles(text);
  if (!Array.isArray(hand)) return hand;
  if (!isDealDue(position)) return untimelyDeal(position);
  const needed = offerSize(position);
  const tiles = hand.length;
  if (tiles !== needed) return refuse('deal.wrong-size', ['hand'], { tiles, needed });
  const { taken, bag: rest } = takeTiles(position, hand);
  const tile = hand[taken];
  if (tile === undefined) return { hand, bag: rest };
  const { supply } = position.rules;
  const open = openBag(rest);
  const bag = supply === 'cycle' ? writeTile(tileAfter(open, 0)) : writeBag(open);
  return refuse('deal.impossible', ['hand', taken], { tile, supply, bag });
}

/** Explain why no deal can be now. */
export function untimelyDeal(position: Position): TsuroIssue {
  return refuse('deal.wrong-phase', ['phase'], { phase: phaseIn(position) });
}

/** Explain why a player cannot forfeit; `undefined` when the player can. */
export function forfeitRefusal(position: Position, player: number): TsuroIssue | undefined {
  if (canForfeit(position, player)) return undefined;
  const players = position.players.flatMap((_, index): PlayerId[] =>
    canForfeit(position, index) ? [playerLetter(index)] : [],
  );
  const isPlayer = position.players[player] !== undefined;
  const parameters = { player: isPlayer ? playerLetter(player) : null, players };
  return refuse('forfeit.impossible', [], parameters);
}
