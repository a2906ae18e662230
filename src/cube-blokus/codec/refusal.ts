/** Why a move is illegal, or a forfeit: every rule that can forbid one, in the order in which people ask. */
import { isLegalPlacement, placementOn } from '../moves/legal.js';
import { pieceCovering } from '../state/pieces.js';
import {
  buildSquares,
  HandBits,
  handOf,
  hasPlacedAll,
  NOBODY,
  ownerOf,
  type Position,
  SquareBits,
} from '../state/position.js';
import { squareName, startOwner } from '../state/surface.js';
import { PIECES } from '../state/vocabulary.js';
import type { CubeBlokusIssue } from './issues.js';
import { readMove } from './moves.js';
import { isReading, type MoveReading, playerName, readNotation, writeMove } from './notation.js';
import { refuse } from './wording.js';

/** Return the placement of a legal move; -1 for anything that is not a legal move. */
export function legalPlacement(position: Position, text: unknown): number {
  if (typeof text !== 'string') return -1;
  const move = readNotation(text);
  if (!isReading(move) || move.player !== position.turn) return -1;
  const placement = placementOn(move.squares);
  return placement >= 0 && isLegalPlacement(position, placement) ? placement : -1;
}

/** Explain why a text is not a legal move; `undefined` when it is one. */
export function refusalOf(position: Position, text: unknown): CubeBlokusIssue | undefined {
  return legalPlacement(position, text) < 0 ? whyIllegal(position, text) : undefined;
}

/** Explain why a text is not a legal move, which it is not. */
export function whyIllegal(position: Position, text: unknown): CubeBlokusIssue {
  const move = readMove(text);
  if ('code' in move) return move;
  return (
    refuseTurn(position, move) ??
    refuseStart(move) ??
    refusePiece(position, move) ??
    refuseSquares(position, move)
  );
}

function refuseTurn(
  { turn }: Position,
  { player, squares }: MoveReading,
): CubeBlokusIssue | undefined {
  if (turn === NOBODY) {
    return refuse('move.wrong-phase', ['phase'], { move: writeMove(player, squares) });
  }
  if (player === turn) return undefined;
  const [found, playerToMove] = [playerName(player), playerName(turn)];
  return refuse('move.not-your-turn', ['turn'], { player: found, playerToMove });
}

/** No piece covers a start square. */
function refuseStart({ squares }: MoveReading): CubeBlokusIssue | undefined {
  const starts = squares.filter((square) => startOwner(square) >= 0);
  if (starts.length === 0) return undefined;
  return refuse('move.start-square', ['squares'], { squares: starts.map(squareName) });
}

function refusePiece(
  position: Position,
  { player, squares }: MoveReading,
): CubeBlokusIssue | undefined {
  const piece = pieceCovering(squares);
  const name = PIECES[piece];
  const path = ['players', playerName(player), 'pieces'];
  if (name === undefined) {
    return refuse('move.no-piece', ['squares'], { squares: squares.map(squareName) });
  }
  if ((handOf(position, player) >> piece) & 1) return undefined;
  return refuse('move.piece-used', path, { player: playerName(player), piece: name });
}

function refuseSquares(position: Position, { player, squares }: MoveReading): CubeBlokusIssue {
  const bitsOf = (square: number) => position.squares[square] ?? 0;
  const those = (isWrong: (square: number) => boolean) => squares.filter(isWrong);
  const taken = those((square) => (bitsOf(square) & SquareBits.Owners) !== 0);
  if (taken.length > 0) {
    const players = taken.map((square) => playerName(ownerOf(position, square)));
    return refuse('move.square-taken', ['squares'], { squares: taken.map(squareName), players });
  }
  const beside = those((square) => ((bitsOf(square) >> (SquareBits.Beside + player)) & 1) === 1);
  if (beside.length > 0) {
    return refuse('move.side-contact', ['squares'], { squares: beside.map(squareName) });
  }
  const buildPoints = buildSquares(position, player).map(squareName);
  return refuse('move.no-corner-contact', ['squares'], { buildPoints });
}

/** Explain why a player cannot drop out; `undefined` when the player can. */
export function forfeitRefusal(position: Position, player: number): CubeBlokusIssue | undefined {
  const name = playerName(player);
  const hand = handOf(position, player);
  const path = ['players', name];
  if (position.turn === NOBODY) return refuse('forfeit.wrong-phase', ['phase'], { player: name });
  if ((hand & HandBits.Out) !== 0) return refuse('forfeit.already-out', path, { player: name });
  return hasPlacedAll(hand) ? refuse('forfeit.all-placed', path, { player: name }) : undefined;
}
