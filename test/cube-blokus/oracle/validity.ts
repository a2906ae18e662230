import { canMove, groups, hasPlacedAll } from './game.js';
import { SINGLE } from './pieces.js';
import { pieceOn } from './placements.js';
import { cornerNeighbours, START_SQUARES, sideNeighbours } from './surface.js';
import { type OracleState, PLAYERS, type Player, playersAfter, type Square } from './types.js';

export type Fault =
  | 'start-square-lost'
  | 'no-piece'
  | 'piece-twice'
  | 'side-contact'
  | 'unreachable'
  | 'single-last-but-not-all-placed'
  | 'single-last-but-no-corner-contact'
  | 'out-but-all-placed'
  | 'turn-of-player-who-is-out'
  | 'turn-of-player-without-move'
  | 'over-but-somebody-can-move'
  | 'turn-of-no-order';

function touch(some: Square[], others: Square[]): boolean {
  return some.some((square) =>
    cornerNeighbours(square).some((neighbour) => others.includes(neighbour)),
  );
}

/** Whether a chain of corner contacts leads from the start squares to each of the groups. */
function isReachable(player: Player, pieces: Square[][]): boolean {
  const reached = [...START_SQUARES[player]];
  let rest = pieces;
  for (;;) {
    const next = rest.filter((piece) => touch(piece, reached));
    if (next.length === 0) return rest.length === 0;
    reached.push(...next.flat());
    rest = rest.filter((piece) => !next.includes(piece));
  }
}

function faultsOfBoard(state: OracleState, player: Player): Fault[] {
  const found: Fault[] = [];
  const starts = START_SQUARES[player];
  if (starts.some((square) => state.owners.get(square) !== player)) {
    found.push('start-square-lost');
  }
  const own = groups(state, player);
  const pieces = own.map(pieceOn);
  if (pieces.includes(undefined)) found.push('no-piece');
  const named = pieces.filter((piece) => piece !== undefined);
  if (new Set(named).size < named.length) found.push('piece-twice');
  const besideStart = starts.flatMap(sideNeighbours).filter((square) => !starts.includes(square));
  if (besideStart.some((square) => state.owners.get(square) === player)) {
    found.push('side-contact');
  }
  if (!isReachable(player, own)) found.push('unreachable');
  return found;
}

function singleOf(state: OracleState, player: Player): Square[] | undefined {
  return groups(state, player).find((group) => pieceOn(group) === SINGLE);
}

function faultsOfMark(state: OracleState, player: Player): Fault[] {
  if (state.marks[player] === '!' && hasPlacedAll(state, player)) return ['out-but-all-placed'];
  if (state.marks[player] !== '+') return [];
  const found: Fault[] = [];
  if (!hasPlacedAll(state, player)) found.push('single-last-but-not-all-placed');
  const single = singleOf(state, player);
  const own = (square: Square): boolean => state.owners.get(square) === player;
  if (single !== undefined && !single.flatMap(cornerNeighbours).some(own)) {
    found.push('single-last-but-no-corner-contact');
  }
  return found;
}

function faultsOfTurn(state: OracleState): Fault[] {
  if (state.turn === null) {
    const somebody = PLAYERS.some((player) => canMove(state, player));
    return somebody ? ['over-but-somebody-can-move'] : [];
  }
  const { turn } = state;
  if (state.marks[turn] === '!') return ['turn-of-player-who-is-out'];
  if (!canMove(state, turn)) return ['turn-of-player-without-move'];
  return PLAYERS.some((first) => canHaveBegun(state, first, turn)) ? [] : ['turn-of-no-order'];
}

/** Whether, if a player began, everybody has as many pieces as turns; fewer only who has no move any more. */
function canHaveBegun(state: OracleState, first: Player, turn: Player): boolean {
  const order = [first, ...playersAfter(first)].slice(0, PLAYERS.length);
  const next = order.indexOf(turn);
  const rounds = groups(state, turn).length;
  return order.every((player, index) => {
    const turns = index < next ? rounds + 1 : rounds;
    const pieces = groups(state, player).length;
    return pieces === turns || (pieces < turns && !canMove(state, player));
  });
}

/** Every condition that a state violates; none if it is valid. */
export function faults(state: OracleState): Fault[] {
  const ofPlayers = PLAYERS.flatMap((player) => [
    ...faultsOfBoard(state, player),
    ...faultsOfMark(state, player),
  ]);
  return [...new Set([...ofPlayers, ...faultsOfTurn(state)])];
}
