/** The conditions over a whole state. */
import type { Issue } from '../../text/issue.js';
import { collectIssues, type IssueReport, type Readable } from '../../text/reader.js';
import { hasMove } from '../moves/legal.js';
import {
  type Group,
  HandBits,
  handOf,
  hasPlacedAll,
  NOBODY,
  ownerOf,
  PLAYERS,
  type Position,
  piecesIn,
} from '../state/position.js';
import { besides, diagonals, START_SQUARES, squareName, startOwner } from '../state/surface.js';
import { PIECES, PLAYER_IDS } from '../state/vocabulary.js';
import { placeName, type TextIssues } from './issues.js';
import { pieceName, playerName } from './notation.js';
import { TEXT_WORDING } from './wording.js';

type Report = IssueReport<TextIssues>;

/** A position that was read, and the pieces that were found on the cube. */
export interface FoundPosition {
  readonly position: Position;
  readonly groups: readonly Group[];
}

/** List the conditions that a position breaks, whose squares were read without a fault. */
export function violations({ position, groups }: FoundPosition, readable: Readable): Issue[] {
  const { issues, report } = collectIssues(TEXT_WORDING, placeName);
  checkStart(position, report);
  checkPieces(groups, report);
  // Without these, it is not known which pieces are left.
  if (!readable.players || issues.length > 0) return issues;
  checkBonus(position, groups, report);
  checkOut(position, report);
  checkTurn(position, report);
  return issues;
}

function checkStart(position: Position, report: Report): void {
  for (const [player, squares] of START_SQUARES.entries()) {
    for (const square of squares) {
      const owner = ownerOf(position, square);
      if (owner === player) continue;
      const name = squareName(square);
      const found = owner < 0 ? null : playerName(owner);
      const parameters = { square: name, player: playerName(player), found };
      report('shared', 'start.wrong-owner', ['squares', name], parameters);
    }
  }
}

function checkPieces(groups: readonly Group[], report: Report): void {
  for (const player of PLAYER_IDS.keys()) {
    const own = groups.filter((group) => group.player === player);
    const reached = reachable(own, player);
    const seen = new Set<number>();
    for (const group of own) {
      checkPiece(group, seen.has(group.piece), reached.has(group), report);
      seen.add(group.piece);
    }
  }
}

function checkPiece(group: Group, isRepeated: boolean, isReached: boolean, report: Report): void {
  const player = playerName(group.player);
  const squares = group.squares.map(squareName);
  const path = ['squares', ...squares.slice(0, 1)];
  if (group.piece < 0) {
    report('shared', 'piece.unknown', path, { player, squares });
    return;
  }
  const parameters = { player, piece: pieceName(group.piece), squares };
  if (isRepeated) report('shared', 'piece.repeated', path, parameters);
  const isBeside = group.squares.some((square) =>
    besides(square).some((other) => startOwner(other) === group.player),
  );
  if (isBeside) report('shared', 'piece.beside-start', path, parameters);
  else if (!isReached) report('shared', 'piece.unconnected', path, parameters);
}

/** Find the groups of a player to which others lead by corners, from the start squares on. */
function reachable(groups: readonly Group[], player: number): Set<Group> {
  const reached = new Set<Group>();
  // There are start squares of each player.
  const contacts = [...(START_SQUARES[player] as readonly number[])];
  // The list grows while it is gone through.
  for (const square of contacts) {
    const around = diagonals(square);
    for (const group of groups) {
      if (reached.has(group) || !group.squares.some((other) => around.includes(other))) continue;
      reached.add(group);
      contacts.push(...group.squares);
    }
  }
  return reached;
}

/** The number of I1. */
const SINGLE = 0;

function checkBonus(position: Position, groups: readonly Group[], report: Report): void {
  for (const [player, name] of PLAYER_IDS.entries()) {
    const hand = handOf(position, player);
    if ((hand & HandBits.SingleLast) === 0) continue;
    const path = ['players', name, 'bonus'];
    if (!hasPlacedAll(hand)) {
      const pieces = piecesIn(hand).map(pieceName);
      report('players', 'bonus.pieces-left', path, { player: name, pieces });
      continue;
    }
    const own = groups.filter((group) => group.player === player);
    // Without I1 all others must be there, each reached from a start square.
    const others = own.filter(({ piece }) => piece !== SINGLE);
    if (reachable(others, player).size === others.length) continue;
    const squares = own.filter(({ piece }) => piece === SINGLE).flatMap((group) => group.squares);
    const parameters = { player: name, squares: squares.map(squareName) };
    report('players', 'bonus.single-not-last', path, parameters);
  }
}

function checkTurn(position: Position, report: Report): void {
  const { turn } = position;
  if (turn === NOBODY) {
    const players = PLAYER_IDS.filter((_, player) => hasMove(position, player));
    if (players.length > 0) report('shared', 'turn.not-over', ['turn'], { players });
    return;
  }
  const player = playerName(turn);
  const isOut = (handOf(position, turn) & HandBits.Out) !== 0;
  if (isOut) report('shared', 'turn.out', ['turn'], { player });
  else if (!hasMove(position, turn)) report('shared', 'turn.no-move', ['turn'], { player });
  else checkRound(position, report);
}

/** A player who has placed all pieces can no longer drop out. */
function checkOut({ hands }: Position, report: Report): void {
  for (const [player, hand] of hands.entries()) {
    if ((hand & HandBits.Out) === 0 || !hasPlacedAll(hand)) continue;
    const name = playerName(player);
    report('players', 'player.out-all-placed', ['players', name], { player: name });
  }
}

/**
 * Check the numbers of pieces against the turn: a player with a move had one in each round. Who began is not asked: it is an
 * option, and another one in each game of a series.
 */
function checkRound(position: Position, report: Report): void {
  const { turn, hands } = position;
  const placed = hands.map((hand) => PIECES.length - piecesIn(hand).length);
  const own = placed[turn] ?? 0;
  let least = own;
  for (let step = 1; step < PLAYERS; step++) {
    const number = (turn + step) % PLAYERS;
    const pieces = placed[number] ?? 0;
    if (pieces > own + 1 || (pieces < least && hasMove(position, number))) {
      const expected = least > own ? [least] : [own, own + 1];
      const player = playerName(number);
      report('shared', 'turn.pieces-unequal', ['turn'], { player, pieces, expected });
    }
    // Who has begun the next round, and those after, have done so before the player to move.
    if (pieces > own) least = own + 1;
  }
}
