/**
 * Moves and places as people write them, also in logs.
 *
 * A draft is `H3 c 4`: factory 3, colour c, row 4. The colour can also be its number: `H3 3 4`. A tiling
 * is the column alone, for the row that is next, or row and column. Everything counts from 1, and `F`
 * is the floor. The library's own notation counts from 0; a person who types it gets a message
 * with the form to type.
 */
import type { AzulIssue } from '../../codec/issues.js';
import { decodeMove, isMove } from '../../codec/move.js';
import { refuseTyped } from '../../codec/play-wording.js';
import type { LogActions } from '../../engine/game/game.js';
import { COLOURS, type Move, type Source } from '../../state/vocabulary.js';
import { shown } from '../../text/message.js';
import { cellsOf, type GameState, phaseOf, rulesOf, turnOf } from '../api/game-state.js';
import { legalMoves } from '../api/play.js';

/** Count a row or a column from 1; the floor stays F. */
export function countFromOne(place: number | 'F'): string {
  return place === 'F' ? place : String(place + 1);
}

/** Count a row or a column from 0; the floor stays F. */
function countFromZero(place: string): string {
  return place === 'F' ? place : String(Number(place) - 1);
}

/** Name a factory as people type it, H1 to H9; the centre stays C. */
export function writeFactory(source: Source): string {
  return source === 'C' ? source : `H${source + 1}`;
}

/** Return the factory in the notation; the centre stays C. */
export function readFactory(source: string): string {
  return source === 'C' ? source : String(Number(source.slice(1)) - 1);
}

/**
 * The result of {@link readHumanMove}: the move that a person typed, legal or not, or the issue of a text that names
 * none.
 */
export type ReadHumanMoveResult =
  | {
      /** The text names a move; {@link explainMove} checks whether it is legal. */
      readonly ok: true;
      /** The move in the notation of records, such as `A3c1`. */
      readonly move: Move;
    }
  | {
      /** The text names no move. */
      readonly ok: false;
      /** The issue, with the code `move.malformed`: it says what people can type. */
      readonly issue: AzulIssue;
    };

/** Factory or centre, colour by number or letter, row or floor. */
const DRAFT = /^(H[1-9]|C) ([1-5A-E]) ([1-5F0])$/;

/** Column or floor, and before it the row where that is not the next one. */
const TILING = /^(?:([1-5]) )?([1-5F0])$/;

/** The library's own notation in capitals, with or without the player. */
const NOTATION = /^[A-D]?([0-8C][A-E]|[0-4])([0-4F])$/;

/** Return a typed target in the notation: the floor is F, or 0. */
function targetOf(typed: string): string {
  return typed === '0' ? 'F' : countFromZero(typed);
}

/** Return the letter of a colour that is typed as a number or a letter. */
function colourOf(typed: string): string {
  return COLOURS[Number(typed) - 1] ?? typed.toLowerCase();
}

/** Longest typed text that is read, in UTF-16 code units: a move has room in it many times. */
const LONGEST_TYPED = 100;

/** Convert a typed text, in capitals, to the notation; `undefined` if it is not a move. */
function notationOf(
  typed: string,
  player: string,
  nextRow: string | undefined,
): string | undefined {
  const [, source, colour = '', target = ''] = DRAFT.exec(typed) ?? [];
  if (source !== undefined) {
    return `${player}${readFactory(source)}${colourOf(colour)}${targetOf(target)}`;
  }
  const [, row = '', column] = TILING.exec(typed) ?? [];
  if (column !== undefined) {
    const from = row === '' ? nextRow : countFromZero(row);
    return from === undefined ? undefined : `${player}${from}${targetOf(column)}`;
  }
  return undefined;
}

/** Return how people type a move that is typed in the notation; `undefined` if it is malformed. */
function formForPeople(typed: string): string | undefined {
  const [, middle = '', end = ''] = NOTATION.exec(typed) ?? [];
  const [from = '', ...tile] = middle;
  const move = `A${from}${tile.join('').toLowerCase()}${end}`;
  return isMove(move) ? writeHumanMove(move) : undefined;
}

/** Find the row that is tiled next: legal moves are sorted by rows. */
function nextTiling(state: GameState): { readonly player: string; readonly row?: string } {
  const [first] = legalMoves(state);
  if (first === undefined) return { player: turnOf(state) };
  const player = first.charAt(0);
  return phaseOf(state) === 'tiling' ? { player, row: first.charAt(1) } : { player };
}

/**
 * Read a move as a person types it, in upper or lower case, with one or more spaces between its parts.
 *
 * The move is read as one of the player to move, no matter who typed it: where several people send moves,
 * check who sent it.
 *
 * @param text - for a draft the source, the colour and the row, such as `H3 c 4`: the source is `H` and the
 *   number of a factory, or `C` for the centre; the colour is `a` to `e` or 1 to 5; the row is 1 to 5, or `F`
 *   or `0` for the floor. For a tiling the column, such as `2` or `F`, or row and column, such as `4 2`. All
 *   numbers count from 1. A text of more than 100 characters names no move
 * @param state - the state to move in: it has the player to move, and the row that is tiled next
 * @returns `{ ok: true, move }`, or `{ ok: false, issue }` if the text names no move. A text in the notation
 *   of records, such as `A2c3` or `31`, is refused, as it counts from 0: the issue says how people type that
 *   move. {@link explainMove} checks whether the move is legal
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * const state = applyChance(fresh, 'F0cdde1bbbe2abde3cdee4bcce');
 * readHumanMove('H4 c 2', state); // { ok: true, move: 'A3c1' }
 * readHumanMove('h4 3 2', state); // { ok: true, move: 'A3c1' }
 * const notation = readHumanMove('3c1', state);
 * notation.ok || notation.issue.expected; // 'H4 c 2, with spaces and counted from 1'
 * ```
 */
export function readHumanMove(text: unknown, state: GameState): ReadHumanMoveResult {
  const isShort = typeof text === 'string' && text.length <= LONGEST_TYPED;
  const typed = isShort ? text.trim().replace(/\s+/g, ' ').toUpperCase() : '';
  const { player, row } = nextTiling(state);
  const move = notationOf(typed, player, row);
  // What the patterns let through is made of nothing but a notation's characters.
  if (move !== undefined) return { ok: true, move: move as Move };
  const form = formForPeople(typed);
  const value = shown(text);
  if (form !== undefined)
    return { ok: false, issue: refuseTyped({ expected: 'typed-form', value, form }) };
  const factories = 2 * rulesOf(state).players + 1;
  const phase = phaseOf(state);
  return { ok: false, issue: refuseTyped({ expected: 'typed-move', value, phase, factories }) };
}

/**
 * Write a move as a person types it, counted from 1.
 *
 * @param move - a move in the notation of records, such as `A2c3`
 * @param state - the state in which it is made; if it is given, a tiling of the row that is next is written without the
 * row
 * @returns `H3 c 4` for a draft; for a tiling the column, or row and column. {@link readHumanMove}
 * reads it back, if the player is the one to move
 * @throws {@link DecodeError} if the text is not a move (`move.malformed`); TypeError if `state` is not a
 * {@link GameState}
 *
 * @example
 * ```ts
 * writeHumanMove('A2c3'); // 'H3 c 4'
 * writeHumanMove('ACcF'); // 'C c F'
 * writeHumanMove('A31'); // '4 2'
 * ```
 */
export function writeHumanMove(move: Move, state?: GameState): string {
  if (state !== undefined) cellsOf(state);
  const parts = decodeMove(move);
  if (parts.kind === 'draft') {
    return `${writeFactory(parts.source)} ${parts.colour} ${countFromOne(parts.target)}`;
  }
  const column = countFromOne(parts.column);
  const isNext = state !== undefined && nextTiling(state).row === String(parts.row);
  return isNext ? column : `${countFromOne(parts.row)} ${column}`;
}

/** A draft from a factory or the centre, or a tiling. */
const ACTION = /^(?:takes (H[1-9]|C):([a-e]) ([1-5F])|places ([1-5]) ([1-5F]))$/;

/** What moves of Azul do: `takes H3:c 4`, `places 4 2`. */
export const AZUL_ACTIONS: LogActions<Move> = {
  expected: 'takes or places, from and to',
  write: (move) => {
    const parts = decodeMove(move);
    if (parts.kind === 'tiling') {
      return `places ${countFromOne(parts.row)} ${countFromOne(parts.column)}`;
    }
    return `takes ${writeFactory(parts.source)}:${parts.colour} ${countFromOne(parts.target)}`;
  },
  read: (text, player) => {
    const [, source, colour, target = '', row = '', column = ''] = ACTION.exec(text) ?? [];
    const move =
      source === undefined
        ? `${player}${countFromZero(row)}${countFromZero(column)}`
        : `${player}${readFactory(source)}${colour}${countFromZero(target)}`;
    return isMove(move) ? move : undefined;
  },
};
