/** Cube Blokus in words. */
import {
  applyAll,
  decodeMove,
  type Face,
  type GameState,
  type Issue,
  inspect,
  isMove,
  type Move,
  PIECES,
  type Piece,
  PLAYER_IDS,
  type PlayerId,
  pieceOf,
  piecesLeft,
  type Square,
  standings,
} from 'azulejo/cube-blokus';
import { counted, listed } from '../../shell/words.js';
import { faceOf, facesOf } from './surface.js';

export const COLOUR_NAMES: Readonly<Record<PlayerId, string>> = {
  A: 'blue',
  B: 'yellow',
  C: 'red',
  D: 'green',
};

export const FACE_NAMES: Readonly<Record<Face, string>> = {
  U: 'top',
  L: 'left',
  F: 'front',
  R: 'right',
  B: 'back',
  D: 'bottom',
};

/** Return the number of a player. */
export function numberOf(player: PlayerId): number {
  return PLAYER_IDS.indexOf(player);
}

/** Return the name of a player. */
export function nameOf(player: PlayerId, names: readonly string[]): string {
  return names[numberOf(player)] || `Player ${player}`;
}

/** Begin with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Name a square: `top b8`. */
export function squareName(square: Square): string {
  return `${FACE_NAMES[faceOf(square)]} ${square.slice(1)}`;
}

/** Name squares, each face once: `top a7 b7, left g1`. */
export function squareNames(squares: readonly Square[]): string {
  return facesOf(squares)
    .map((face) => {
      const places = squares.filter((square) => faceOf(square) === face);
      return `${FACE_NAMES[face]} ${places.map((square) => square.slice(1)).join(' ')}`;
    })
    .join(', ');
}

/** What lies on a square. */
export interface SquareView {
  readonly square: Square;
  readonly owner: PlayerId | null;
  readonly isStart: boolean;
  readonly piece: Piece | undefined;
  /** Whether the player to move can build from here. */
  readonly isBuildPoint: boolean;
}

/** Describe a square: `top b8: free, build point`. */
export function squareInWords({ square, owner, isStart, piece, isBuildPoint }: SquareView): string {
  const content =
    owner === null
      ? `free${isBuildPoint ? ', build point' : ''}`
      : `${COLOUR_NAMES[owner]} ${isStart ? 'start square' : (piece ?? 'square')}`;
  return `${squareName(square)}: ${content}`;
}

/** Describe a face: `Top face: 12 blue, 5 red, 64 free`. */
export function faceInWords(face: Face, squares: readonly SquareView[]): string {
  const counts = PLAYER_IDS.flatMap((player) => {
    const { length } = squares.filter(({ owner }) => owner === player);
    return length === 0 ? [] : [`${length} ${COLOUR_NAMES[player]}`];
  });
  const free = squares.filter(({ owner }) => owner === null).length;
  return `${capital(FACE_NAMES[face])} face: ${[...counts, `${free} free`].join(', ')}`;
}

/** Say what happens next. */
export function statusWords(state: GameState, names: readonly string[]): string {
  if (state.turn !== undefined) return `${nameOf(state.turn, names)} places a piece`;
  const winners = standings(state)
    .filter(({ winner }) => winner)
    .map(({ player }) => nameOf(player, names));
  return winners.length === 1 ? `${winners[0]} wins` : `${listed(winners)} share the win`;
}

/** Say what a person can do. */
export function promptWords(state: GameState): string {
  return state.turn === undefined
    ? ''
    : 'Choose a piece, then a place where it touches your colour at corners only.';
}

/** Return the state after an event. */
function afterEvent(before: GameState, event: string): GameState {
  // Events of a game were played in it.
  return applyAll(before, [event as Move]);
}

/** List the players who could go on before an event, and cannot any more: their turns are skipped. */
function stuckBy(before: GameState, after: GameState): PlayerId[] {
  if (before.turn === undefined) return [];
  const next = after.turn === undefined ? PLAYER_IDS.length : distance(before.turn, after.turn);
  const skipped = PLAYER_IDS.filter((player) => {
    const steps = distance(before.turn ?? 'A', player);
    return steps > 0 && steps < next;
  });
  const views = inspect(after).players;
  return skipped.filter((player) => {
    const view = views[numberOf(player)];
    return view !== undefined && !view.isOut && view.piecesLeft.length > 0;
  });
}

/** Return how many turns after one player another one has. */
function distance(from: PlayerId, to: PlayerId): number {
  const { length } = PLAYER_IDS;
  return (numberOf(to) - numberOf(from) + length) % length || length;
}

/** Say what an event did, as a sentence. */
export function eventSentence(state: GameState, event: string, names: readonly string[]): string {
  const name = (player: PlayerId) => nameOf(player, names);
  if (!isMove(event)) {
    const player = PLAYER_IDS.find((each) => event.startsWith(each)) ?? 'A';
    return `${name(player)} drops out.`;
  }
  const { player, squares } = decodeMove(event);
  const after = afterEvent(state, event);
  const left = piecesLeft(after, player).length;
  const skipped = stuckBy(state, after);
  return [
    `${name(player)} places ${pieceOf(event)} on ${squareNames(squares)}, ${counted(squares.length, 'point')}.`,
    ...(left === 0 ? ['That was the last piece.'] : []),
    ...(skipped.length === 0 || after.turn === undefined
      ? []
      : [
          `${listed(skipped.map(name))} cannot move and ${skipped.length === 1 ? 'is' : 'are'} skipped.`,
        ]),
  ].join(' ');
}

/** Say what an event did, for a list. */
export function eventEntry(_: GameState, event: string): string {
  if (!isMove(event)) return 'Drops out';
  return `${pieceOf(event)} → ${squareNames(decodeMove(event).squares)}`;
}

/** Name the round of an event: that of the first piece of each player, of the second, and so on. */
export function sectionTitle(before: GameState, event: string): string | undefined {
  if (!isMove(event)) return undefined;
  const placed = PIECES.length - piecesLeft(before, decodeMove(event).player).length;
  return `Round ${placed + 1}`;
}

/** Say why a place is illegal. */
export function refusalWords(issue: Issue, names: readonly string[]): string {
  switch (issue.code) {
    case 'move.start-square':
      return 'Start squares cannot be covered.';
    case 'move.square-taken': {
      const owners = [...new Set(issue.parameters.players)];
      const whose = listed(owners.map((player) => COLOUR_NAMES[player]));
      return `There is a ${whose} piece already.`;
    }
    case 'move.side-contact':
      return 'Pieces of one colour must not touch along a side.';
    case 'move.no-corner-contact':
      return 'It must touch a square of its colour at a corner.';
    case 'move.piece-used':
      return `${issue.parameters.piece} lies on the cube already.`;
    case 'move.malformed':
    case 'move.no-piece':
      return 'It does not fit around the corner of the cube.';
    case 'move.not-your-turn':
      return `It is the turn of ${nameOf(issue.parameters.playerToMove, names)}.`;
    case 'move.wrong-phase':
      return 'The game is over.';
    default:
      return issue.message;
  }
}

/** Say a move's rating: `rated 73 of 100`. */
export function ratingWords(rating: number): string {
  return `rated ${Math.round(rating)} of 100`;
}
