/** What the faces show: the squares of a position, and the marks over them. */

import type { PastEvent } from '../../engine/game/game.js';
import type { CubeBlokusTypes } from '../api/cube-blokus.js';
import type { GameState } from '../api/game-state.js';
import { inspect } from '../api/inspect.js';
import { newGame } from '../api/play.js';
import { decodeMove, isMove } from '../codec/moves.js';
import { SQUARES } from '../state/surface.js';
import {
  FACES,
  type Face,
  type Move,
  type Piece,
  PLAYER_IDS,
  type PlayerId,
  type Square,
} from '../state/vocabulary.js';
import { faceOf } from './surface.js';
import { type CubeWords, faceInWords, type SquareView, squareInWords } from './words.js';

/** A piece that was laid. */
export interface Laid {
  readonly player: PlayerId;
  readonly squares: readonly Square[];
}

/** A face as it is drawn. */
export interface FaceView {
  readonly face: Face;
  readonly words: string;
  readonly squares: readonly (SquareView & { readonly words: string })[];
  /** The pieces that lie on it, also in part. */
  readonly pieces: readonly Laid[];
  /** The same for faces that look the same, which need not be drawn again. */
  readonly key: string;
}

/** The squares that players own from the start. */
export const STARTS: ReadonlyMap<Square, PlayerId> = new Map(
  inspect(newGame()).owners.flatMap((owner, index) => {
    const square = SQUARES[index];
    return owner === null || square === undefined ? [] : [[square, owner] as const];
  }),
);

/**
 * Describe the faces of a position.
 *
 * @param builder - the player whose build points are shown
 */
export function facesIn(
  words: CubeWords,
  state: GameState,
  builder = state.turn,
): readonly FaceView[] {
  const { owners, players } = inspect(state);
  const pieces = new Map<Square, Piece>();
  const laid: Laid[] = [];
  for (const { player, placed } of players) {
    for (const { piece, squares } of placed) {
      for (const square of squares) pieces.set(square, piece);
      laid.push({ player, squares });
    }
  }
  const buildPoints = new Set(players.find(({ player }) => player === builder)?.buildPoints);
  const views = SQUARES.map(
    (square, index): SquareView => ({
      square,
      owner: owners[index] ?? null,
      isStart: STARTS.has(square),
      piece: pieces.get(square),
      isBuildPoint: buildPoints.has(square),
    }),
  );
  return FACES.map((face) => {
    const squares = views.filter(({ square }) => faceOf(square) === face);
    return {
      face,
      words: faceInWords(words, face, squares),
      squares: squares.map((view) => ({ ...view, words: squareInWords(words, view) })),
      pieces: laid.filter((each) => each.squares.some((square) => faceOf(square) === face)),
      key: squares
        .map(({ owner, piece, isBuildPoint }) => `${owner ?? '-'}${piece ?? ''}${isBuildPoint}`)
        .join(),
    };
  });
}

/**
 * What a mark says: the last move, those before it since one's own, a hint, a piece that would lie here, or
 * cannot, or squares in reach.
 */
export type MarkKind = 'last' | 'recent' | 'hint' | 'ghost' | 'bad' | 'reach';

/** Squares to mark. */
export interface Mark {
  readonly kind: MarkKind;
  readonly squares: readonly Square[];
  /** Whose colour they have, if they show a piece. */
  readonly player?: PlayerId | undefined;
}

/** Mark the squares of a move. */
export function markOf(kind: MarkKind, move: Move): Mark {
  const { player, squares } = decodeMove(move);
  return { kind, squares, player };
}

/** List the last moves, the latest first: all since a player's own, but at least one. */
export function movesSince(
  past: Iterable<Pick<PastEvent<CubeBlokusTypes>, 'event'>>,
  player: PlayerId,
): readonly Move[] {
  const moves: Move[] = [];
  for (const { event } of past) {
    if (!isMove(event)) continue;
    const isOwn = decodeMove(event).player === player;
    if (moves.length > 0 && (isOwn || moves.length === PLAYER_IDS.length - 1)) break;
    moves.push(event);
    if (isOwn) break;
  }
  return moves;
}
