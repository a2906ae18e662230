import { PIECES, type Piece, SINGLE } from './pieces.js';
import { type Placement, pieceOn, piecesOn, placementsOn } from './placements.js';
import {
  ascending,
  cornerNeighbours,
  isStartSquare,
  SQUARES,
  START_SQUARES,
  sideNeighbours,
} from './surface.js';
import { isForfeit, type Move, readMove, writeMove } from './text.js';
import {
  type OracleRules,
  type OracleState,
  PLAYERS,
  type Player,
  playersAfter,
  present,
  type Square,
  STANDARD_RULES,
} from './types.js';

export function start(rules: Partial<OracleRules> = {}): OracleState {
  const complete = { ...STANDARD_RULES, ...rules };
  const owners = new Map<Square, Player>();
  for (const player of PLAYERS) {
    for (const square of START_SQUARES[player]) owners.set(square, player);
  }
  const carried = { A: 0, B: 0, C: 0, D: 0 };
  const marks = { A: '', B: '', C: '', D: '' } as const;
  return { rules: complete, turn: complete.first, owners, carried, marks };
}

export function isOver(state: OracleState): boolean {
  return state.turn === null;
}

// What lies on the board

/** The squares that the pieces of a player cover, without the start squares. */
export function coveredSquares(state: OracleState, player: Player): Square[] {
  return SQUARES.filter(
    (square) => state.owners.get(square) === player && !START_SQUARES[player].includes(square),
  );
}

/** The squares of a player that hang together by their sides, start squares left out. */
export function groups(state: OracleState, player: Player): Square[][] {
  const rest = new Set(coveredSquares(state, player));
  const found: Square[][] = [];
  for (const first of [...rest]) {
    if (!rest.has(first)) continue;
    rest.delete(first);
    const group = [first];
    // The group grows while it is gone through.
    for (const square of group) {
      for (const neighbour of sideNeighbours(square)) {
        if (rest.delete(neighbour)) group.push(neighbour);
      }
    }
    found.push(ascending(group));
  }
  return found;
}

/** The pieces that a player has placed, as the board shows them. */
function piecesPlaced(state: OracleState, player: Player): Piece[] {
  const placed = groups(state, player).map(pieceOn);
  return PIECES.filter((piece) => placed.includes(piece));
}

export function piecesLeft(state: OracleState, player: Player): Piece[] {
  const placed = piecesPlaced(state, player);
  return PIECES.filter((piece) => !placed.includes(piece));
}

export function hasPlacedAll(state: OracleState, player: Player): boolean {
  return piecesLeft(state, player).length === 0;
}

// Legal moves

function owns(state: OracleState, player: Player, square: Square): boolean {
  return state.owners.get(square) === player;
}

function hasSideContact(state: OracleState, player: Player, square: Square): boolean {
  return sideNeighbours(square).some((neighbour) => owns(state, player, neighbour));
}

function hasCornerContact(state: OracleState, player: Player, square: Square): boolean {
  return cornerNeighbours(square).some((neighbour) => owns(state, player, neighbour));
}

/** The free squares that touch own squares at a corner and none along a side. */
export function buildPoints(state: OracleState, player: Player): Square[] {
  return SQUARES.filter(
    (square) =>
      !state.owners.has(square) &&
      hasCornerContact(state, player, square) &&
      !hasSideContact(state, player, square),
  );
}

export type SquareObjection =
  | 'start-square'
  | 'square-taken'
  | 'side-contact'
  | 'no-corner-contact';

export type MoveObjection =
  | SquareObjection
  | 'malformed'
  | 'game-over'
  | 'not-your-turn'
  | 'no-piece'
  | 'piece-used';

function objectionsToSquares(
  state: OracleState,
  player: Player,
  squares: Square[],
): SquareObjection[] {
  const objections: SquareObjection[] = [];
  if (squares.some(isStartSquare)) objections.push('start-square');
  if (squares.some((square) => state.owners.has(square) && !isStartSquare(square))) {
    objections.push('square-taken');
  }
  if (squares.some((square) => hasSideContact(state, player, square))) {
    objections.push('side-contact');
  }
  if (!squares.some((square) => hasCornerContact(state, player, square))) {
    objections.push('no-corner-contact');
  }
  return objections;
}

/**
 * Every reason why a move is not legal; none if it is. There may be several at once, so a program
 * that names only one of them must name one of these.
 */
export function objectionsToMove(state: OracleState, text: string): MoveObjection[] {
  const move = readMove(text);
  if (move === undefined) return ['malformed'];
  const objections: MoveObjection[] = [];
  if (state.turn === null) objections.push('game-over');
  else if (move.player !== state.turn) objections.push('not-your-turn');
  const pieces = piecesOn(move.squares);
  const left = piecesLeft(state, move.player);
  if (pieces.length === 0) objections.push('no-piece');
  else if (!pieces.some((piece) => left.includes(piece))) objections.push('piece-used');
  return [...objections, ...objectionsToSquares(state, move.player, move.squares)];
}

/**
 * The placements that a player could make if it were their turn. Each covers a build point: its
 * square with corner contact is free and has no side contact.
 */
function legalPlacements(state: OracleState, player: Player): Placement[] {
  const left = piecesLeft(state, player);
  const open = new Set(
    SQUARES.filter((square) => !state.owners.has(square) && !hasSideContact(state, player, square)),
  );
  const found = new Set<Placement>();
  for (const point of buildPoints(state, player)) {
    for (const placement of placementsOn(point)) {
      if (!left.includes(placement.piece)) continue;
      if (placement.squares.every((square) => open.has(square))) found.add(placement);
    }
  }
  return [...found];
}

/** The moves that a player could make if it were their turn, by piece in the order of `PIECES`. */
function movesOf(state: OracleState, player: Player): string[] {
  const placements = legalPlacements(state, player);
  return PIECES.flatMap((piece) => placements.filter((placement) => placement.piece === piece)).map(
    ({ squares }) => writeMove({ player, squares }),
  );
}

function isOut(state: OracleState, player: Player): boolean {
  return state.marks[player] === '!';
}

/** Whether a player is not out and has a move. */
export function canMove(state: OracleState, player: Player): boolean {
  return !isOut(state, player) && legalPlacements(state, player).length > 0;
}

/** The legal moves, by piece in the order of `PIECES`. */
export function legalMoves(state: OracleState): string[] {
  return state.turn === null ? [] : movesOf(state, state.turn);
}

// Forfeits

export type ForfeitObjection = 'game-over' | 'already-out' | 'all-placed';

/** Every reason why a player cannot forfeit; none if they can. */
function objectionsToForfeit(state: OracleState, player: Player): ForfeitObjection[] {
  const objections: ForfeitObjection[] = [];
  if (isOver(state)) objections.push('game-over');
  if (isOut(state, player)) objections.push('already-out');
  if (hasPlacedAll(state, player)) objections.push('all-placed');
  return objections;
}

// Changes of state: each makes a new one

/** Gives the turn to the first player after the given one who can move; nobody can: the end. */
function passTurn(state: OracleState, from: Player): OracleState {
  const next = playersAfter(from).find((player) => canMove(state, player));
  return { ...state, turn: next ?? null };
}

function place(state: OracleState, { player, squares }: Move): OracleState {
  const owners = new Map(state.owners);
  for (const square of squares) owners.set(square, player);
  const placed = { ...state, owners };
  const singleLast = hasPlacedAll(placed, player) && pieceOn(squares) === SINGLE;
  if (!singleLast) return placed;
  return { ...placed, marks: { ...placed.marks, [player]: '+' } };
}

export type Outcome =
  | { state: OracleState; objections?: never }
  | { state?: never; objections: (MoveObjection | ForfeitObjection)[] };

/** Plays a move (`AFb2b3`) or a forfeit (`A!`): the next state, or every reason against it. */
export function play(state: OracleState, event: string): Outcome {
  if (isForfeit(event)) {
    const player = present(PLAYERS.find((one) => one === event.charAt(0)));
    const objections = objectionsToForfeit(state, player);
    if (objections.length > 0) return { objections };
    const out: OracleState = { ...state, marks: { ...state.marks, [player]: '!' } };
    return { state: state.turn === player ? passTurn(out, player) : out };
  }
  const objections = objectionsToMove(state, event);
  const move = readMove(event);
  if (move === undefined || objections.length > 0) return { objections };
  return { state: passTurn(place(state, move), move.player) };
}

/** Plays events that are all legal. */
export function playAll(state: OracleState, events: string[]): OracleState {
  let current = state;
  for (const event of events) {
    const { state: next, objections } = play(current, event);
    if (next === undefined) throw new Error(`${event} is refused: ${objections.join(', ')}.`);
    current = next;
  }
  return current;
}

/** The number of sequences of so many moves; forfeits are not counted. */
export function perft(state: OracleState, depth: number): number {
  if (depth === 0) return 1;
  if (state.turn === null) return 0;
  if (depth === 1) return legalPlacements(state, state.turn).length;
  let count = 0;
  for (const move of legalMoves(state)) count += perft(playAll(state, [move]), depth - 1);
  return count;
}
