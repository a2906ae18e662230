/** Tsuro in words. Columns and rows are counted from 1. */
import {
  type Deal,
  decodeMove,
  type Forfeit,
  type GameState,
  type Issue,
  inspect,
  legalMoves,
  type Move,
  PLAYER_IDS,
  type PlayerId,
  PORTS,
  type Port,
  type Reason,
  type Square,
  type StateView,
  standings,
  walks,
} from 'azulejo/tsuro';
import { counted, listed } from '../../shell/words.js';
import { coordinatesOf, squareBeyond } from './geometry.js';

export type TsuroEvent = Move | Deal | Forfeit;

/** Return the number of a player. */
export function numberOf(player: PlayerId): number {
  return PLAYER_IDS.indexOf(player);
}

/** Return the name of a player. */
export function nameOf(player: PlayerId, names: readonly string[]): string {
  return names[numberOf(player)] || `Player ${player}`;
}

/** Name a square. */
export function squareWords(square: string): string {
  const [column, row] = coordinatesOf(square);
  return `column ${column + 1}, row ${row + 1}`;
}

const SIDES = ['north', 'east', 'south', 'west'] as const;

/** Name the side of a port. */
export function sideOf(port: Port): string {
  return SIDES[PORTS.indexOf(port) >> 1] ?? '';
}

/** Whether an event is a move: `D04n` is one by player D, and `D0407` a deal. */
export function isMove(event: TsuroEvent): event is Move {
  return /^[A-E]\d\d[nesw]/.test(event);
}

/** Return the square that a player's stone is before. */
export function targetOf({ players }: StateView, player: PlayerId): Square | undefined {
  const avatar = players[numberOf(player)]?.avatar;
  return avatar ? squareBeyond(avatar.square, avatar.port) : undefined;
}

/** Return the square of a move's tile. */
export function squareOf(state: GameState, move: Move): Square | undefined {
  const parts = decodeMove(move);
  return parts.kind === 'setup' ? parts.square : targetOf(inspect(state), parts.player);
}

const ENDS = { leaves: 'leaves the board', loops: 'loops' } as const;

/** Say which players a move eliminates, by name. */
function outWords(state: GameState, move: Move, names: readonly string[]): string[] {
  return walks(state, move).flatMap(({ player, end }) =>
    end === 'stays' ? [] : [`${nameOf(player, names)} ${ENDS[end]}`],
  );
}

function count(deal: string): number {
  return (deal.length - 1) / 2;
}

function isForfeit(event: TsuroEvent): event is Forfeit {
  return event.endsWith('!');
}

/** Whether the player to move has no legal move, which only the reference's legality makes possible. */
export function hasNoMove(state: GameState): boolean {
  const isReference = state.phase === 'turn' && state.rules.legality === 'reference';
  return isReference && legalMoves(state).length === 0;
}

/** Say what an event did, for the list of moves. */
export function eventEntry(state: GameState, event: TsuroEvent): string {
  if (isForfeit(event)) return hasNoMove(state) ? 'No legal move, drops out' : 'Gives up';
  if (!isMove(event)) return `${count(event)} tiles are dealt`;
  const square = squareOf(state, event);
  const { tile, player } = decodeMove(event);
  const outs = walks(state, event).filter(({ end }) => end !== 'stays');
  const own = outs.find((walk) => walk.player === player);
  const parts = [
    `Tile ${tile + 1} on ${square === undefined ? 'no square' : squareWords(square)}`,
    ...(own === undefined ? [] : [own.end === 'loops' ? 'loops' : 'leaves the board']),
    ...(outs.length > (own === undefined ? 0 : 1) ? ['another goes out'] : []),
  ];
  return parts.join(', ');
}

/** Say what an event did, as a sentence. */
export function eventSentence(
  state: GameState,
  event: TsuroEvent,
  names: readonly string[],
): string {
  const turn = state.turn === undefined ? '' : nameOf(state.turn, names);
  if (isForfeit(event)) {
    // Anybody can drop out, not only the player to move.
    const loser = PLAYER_IDS.find((player) => event === `${player}!`) ?? 'A';
    return hasNoMove(state)
      ? `${nameOf(loser, names)} has no legal move, and drops out.`
      : `${nameOf(loser, names)} gives up.`;
  }
  if (!isMove(event)) return `${turn} gets ${count(event)} tiles.`;
  const square = squareOf(state, event);
  const where = square === undefined ? '' : ` on ${squareWords(square)}`;
  const outs = outWords(state, event, names);
  return `${[`${turn} places tile ${decodeMove(event).tile + 1}${where}`, ...outs].join('; ')}.`;
}

/** Say what happens next. */
export function statusWords(state: GameState, names: readonly string[]): string {
  const name = state.turn === undefined ? '' : nameOf(state.turn, names);
  switch (state.phase) {
    case 'deal':
      return `${name} draws tiles`;
    case 'setup':
      return `${name} starts`;
    case 'turn':
      return `${name} places a tile`;
    case 'game-over': {
      const winners = standings(state)
        .filter(({ winner }) => winner)
        .map(({ player }) => nameOf(player, names));
      if (winners.length === 0) return 'Nobody wins';
      return winners.length === 1 ? `${winners[0]} wins` : `${listed(winners)} share the win`;
    }
  }
}

/** Say what a person can do. */
export function promptWords(state: GameState): string {
  if (state.phase === 'setup') {
    return 'Choose a tile, rotate it, and choose a square at the edge of the board.';
  }
  return state.phase === 'turn' ? 'Choose a tile, rotate it, and place it before your stone.' : '';
}

/** Name the section of the list of moves. */
export function sectionTitle(state: GameState): string {
  const { round } = inspect(state);
  return round === 0 ? 'Set-up' : `Round ${round}`;
}

const REFUSALS: Readonly<Record<string, string>> = {
  'move.square-inside': 'The first tile goes to the edge of the board.',
  'move.square-taken': 'There is a tile on this square.',
  'move.square-beside-tile': 'The first tile may not lie beside another one.',
  'move.port-faces-edge': 'Your stone would face the edge of the board.',
  'move.leaves-board':
    'So your stone would leave the board, and another tile or rotation avoids that.',
  'move.makes-loop': 'So a stone would loop, and another tile or rotation avoids that.',
};

/** Say why a move is illegal. */
export function refusalWords({ code, message }: Issue): string {
  return REFUSALS[code] ?? message;
}

/** Say what a move would do. */
export function adviceWords(state: GameState, move: Move, names: readonly string[]): string {
  const found = walks(state, move).map(({ player, path, end }) => {
    const name = nameOf(player, names);
    if (end !== 'stays') return `${name} ${ENDS[end]}`;
    const tiles = path.length - 1;
    const last = path.at(-1)?.slice(0, 2) ?? '';
    return `${name} walks over ${counted(tiles, 'tile')} to ${squareWords(last)}`;
  });
  return found.join('; ');
}

const REASONS: Readonly<Record<Reason, string>> = {
  edge: 'left the board',
  loop: 'looped',
  forfeit: 'gave up',
};

/** Say whether a player is still in the game or, if not, how and when it left. */
export function playerWords(view: StateView, player: PlayerId): string {
  const { avatar, left } = view.players[numberOf(player)] ?? {};
  if (left) {
    return left.round === 0
      ? `out, ${REASONS[left.reason]}`
      : `${REASONS[left.reason]}, round ${left.round}`;
  }
  return avatar ? 'on the board' : 'not on the board yet';
}

/** Say what is on a square: its tile, and the stones on it. */
export function placeWords(view: StateView, square: Square, names: readonly string[]): string {
  const tile = view.board.find((each) => each.square === square);
  const stones = view.players.flatMap(({ player, avatar }) =>
    avatar?.square === square
      ? [`${nameOf(player, names)} on its ${sideOf(avatar.port)} side`]
      : [],
  );
  const before = view.players.flatMap(({ player, avatar }) =>
    avatar && squareBeyond(avatar.square, avatar.port) === square ? [nameOf(player, names)] : [],
  );
  const [column, row] = coordinatesOf(square);
  return [
    `Column ${column + 1}, row ${row + 1}`,
    tile === undefined ? 'empty' : `tile ${tile.tile + 1}`,
    ...stones,
    ...(before.length === 0 ? [] : [`before ${listed(before)}`]),
  ].join(', ');
}
