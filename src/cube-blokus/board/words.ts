/** Cube Blokus in words: what there is to say. How it is said is in the folder `words`. */

import { Catalogue, wordsIn } from '../../engine/board/language/catalogue.js';
import type { Language } from '../../engine/board/language/languages.js';
import { type GameWords, namesOf } from '../../engine/board/words.js';
import { winnersIn } from '../../engine/game/standings.js';
import type { CubeBlokusTypes } from '../api/cube-blokus.js';
import type { GameState } from '../api/game-state.js';
import { piecesLeft, standings } from '../api/inspect.js';
import { explainMove, inspectEvent } from '../api/play.js';
import type { CubeBlokusIssue } from '../codec/issues.js';
import { decodeMove, isMove } from '../codec/moves.js';
import {
  FACES,
  type Face,
  PIECES,
  type Piece,
  PLAYER_IDS,
  type PlayerId,
  type Square,
} from '../state/vocabulary.js';
import { faceOf, facesOf } from './surface.js';
import type { Content, CubeWords, Squares } from './words/en.js';

export type { CubeWords } from './words/en.js';

export const CUBE = new Catalogue<CubeWords>({
  en: () => import('./words/en.js'),
  de: () => import('./words/de.js'),
  es: () => import('./words/es.js'),
  pt: () => import('./words/pt.js'),
});

export const { numberOf, nameOf } = namesOf(PLAYER_IDS);

/** Split squares by their faces, in the order of the net. */
export function squaresOf(squares: readonly Square[]): readonly Squares[] {
  return facesOf(squares).map((face) => ({
    face,
    names: squares.filter((square) => faceOf(square) === face).map((square) => square.slice(1)),
  }));
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

function contentOf({ owner, isStart, piece, isBuildPoint }: SquareView): Content {
  if (owner === null) return { kind: isBuildPoint ? 'build-point' : 'free' };
  if (isStart) return { kind: 'start', owner };
  return piece === undefined ? { kind: 'square', owner } : { kind: 'piece', owner, piece };
}

/** Describe a square: `top b8: free, build point`. */
export function squareInWords({ board }: CubeWords, view: SquareView): string {
  return board.square(faceOf(view.square), view.square.slice(1), contentOf(view));
}

/** Describe a face: `Top face: 12 blue, 5 red, 64 free`. */
export function faceInWords(
  { board }: CubeWords,
  face: Face,
  squares: readonly SquareView[],
): string {
  const shares = PLAYER_IDS.flatMap((player) => {
    const { length } = squares.filter(({ owner }) => owner === player);
    return length === 0 ? [] : [{ player, squares: length }];
  });
  return board.face(face, shares, squares.filter(({ owner }) => owner === null).length);
}

/** Describe what happens next. */
export function statusWords(words: CubeWords, state: GameState, names: readonly string[]): string {
  const { status } = words;
  if (state.turn !== undefined) return status.places(nameOf(words, state.turn, names));
  return status.wins(winnersIn(standings(state)).map((player) => nameOf(words, player, names)));
}

/** Describe what an event did, as a sentence. */
export function eventSentence(
  words: CubeWords,
  state: GameState,
  event: string,
  names: readonly string[],
): string {
  const { events } = words;
  const name = (player: PlayerId) => nameOf(words, player, names);
  const view = inspectEvent(state, event);
  if (view.kind === 'forfeit') return events.dropsOut(name(view.player));
  const { player, piece, squares, left, skipped } = view;
  return [
    events.places(name(player), piece, squaresOf(squares), squares.length),
    ...(left === 0 ? [events.lastPiece] : []),
    ...(skipped.length === 0 ? [] : [events.skipped(skipped.map(name))]),
  ].join(' ');
}

/** Describe what an event did, for a list. */
export function eventEntry({ entries }: CubeWords, state: GameState, event: string): string {
  const view = inspectEvent(state, event);
  if (view.kind === 'forfeit') return entries.dropsOut;
  const { piece, squares, stuck } = view;
  const places = entries.places(piece, squaresOf(squares));
  return stuck.length === 0 ? places : `${places} · ${entries.stuck(stuck)}`;
}

/** Name the round of an event: that of the first piece of each player, of the second, and so on. */
export function sectionTitle(
  { entries }: CubeWords,
  before: GameState,
  event: string,
): string | undefined {
  if (!isMove(event)) return undefined;
  const placed = PIECES.length - piecesLeft(before, decodeMove(event).player).length;
  return entries.round(placed + 1);
}

/** Explain why a place is illegal. */
export function refusalWords(
  words: CubeWords,
  issue: CubeBlokusIssue,
  names: readonly string[],
): string {
  const { refusals } = words;
  switch (issue.code) {
    case 'move.start-square':
      return refusals.startSquare;
    case 'move.square-taken':
      return refusals.taken([...new Set(issue.parameters.players)]);
    case 'move.side-contact':
      return refusals.sideContact;
    case 'move.no-corner-contact':
      return refusals.noCornerContact;
    case 'move.piece-used':
      return refusals.pieceUsed(issue.parameters.piece);
    case 'move.malformed':
    case 'move.no-piece':
      return refusals.aroundCorner;
    case 'move.not-your-turn':
      return refusals.turnOf(nameOf(words, issue.parameters.playerToMove, names));
    case 'move.wrong-phase':
      return refusals.over;
    default:
      return refusals.notNow;
  }
}

/**
 * Load the words of Cube Blokus in a language, for the text around a board. The function `place` takes a face, such as
 * `U`, or a square, such as `Ub8`.
 *
 * @param language - the tag of the language: `en`, `de`, `es` or `pt`
 * @returns a promise of functions that write captions, a list of moves and reasons in this language
 * @throws TypeError if there is no such language: the promise is rejected with it
 *
 * @example
 * ```ts
 * import { cubeBlokusWords } from 'azulejo/board/cube-blokus';
 * import { newGame } from 'azulejo/cube-blokus';
 *
 * const words = await cubeBlokusWords('en');
 * words.status(newGame(), ['Ada', 'Bob', 'Cleo', 'Dan']); // 'Ada places a piece'
 * words.place('Ub8'); // 'top b8'
 * words.refusal(newGame(), 'AUe5', []); // 'It must touch a square of its colour at a corner.'
 * ```
 */
export async function cubeBlokusWords(
  language: Language,
): Promise<GameWords<CubeBlokusTypes, Face | Square>> {
  const words = await CUBE.load(language);
  const { board, reasons, status } = words;
  return {
    status: (state, names) => statusWords(words, state, names),
    prompt: ({ turn }) => (turn === undefined ? '' : status.prompt),
    event: (before, event, names) => eventSentence(words, before, event, names),
    entry: (before, event) => eventEntry(words, before, event),
    section: (before, event) => sectionTitle(words, before, event),
    refusal(state, move, names) {
      const issue = explainMove(state, move);
      return issue === undefined ? '' : refusalWords(words, issue, names);
    },
    place(place) {
      const face = FACES.find((each) => each === place);
      // What is not a face is a square of one.
      return face === undefined ? board.squares(squaresOf([place as Square])) : board.faces[face];
    },
    reason: (part) => wordsIn(reasons, part) ?? part,
  };
}
