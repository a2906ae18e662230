import { ascending, COLUMNS, FACES, type Face, faceOf, isSquare, ROWS } from './surface.js';
import {
  type Mark,
  type OracleRules,
  type OracleState,
  PLAYERS,
  type Player,
  type Square,
  STANDARD_RULES,
} from './types.js';

const LARGEST_TOTAL = 99_999;

// Moves and forfeits

export type Move = { player: Player; squares: Square[] };

/** The squares ascend, and a face is named where it changes. */
export function writeMove({ player, squares }: Move): string {
  let text: string = player;
  let face = '';
  for (const square of ascending(squares)) {
    if (faceOf(square) !== face) text += faceOf(square);
    face = faceOf(square);
    text += square.slice(1);
  }
  return text;
}

function playerNamed(letter: string | undefined): Player | undefined {
  return PLAYERS.find((player) => player === letter);
}

/**
 * The parts of a text that has the form of a move, with its squares in the order written: one to
 * five different squares. Whether they are a piece is not asked.
 */
export function readMove(text: string): Move | undefined {
  const player = playerNamed(text[0]);
  if (player === undefined) return undefined;
  const squares: Square[] = [];
  let face: Face | undefined;
  let at = 1;
  while (at < text.length) {
    const letter = text.charAt(at);
    const named = FACES.find((one) => one === letter);
    if (named !== undefined) {
      face = named;
      at += 1;
      continue;
    }
    const square = `${face ?? ''}${text.slice(at, at + 2)}`;
    if (!isSquare(square) || squares.includes(square)) return undefined;
    squares.push(square);
    at += 2;
  }
  return squares.length >= 1 && squares.length <= 5 ? { player, squares } : undefined;
}

/** Whether a text is a move as `writeMove` writes it. */
export function isMoveInOrder(text: string): boolean {
  const move = readMove(text);
  return move !== undefined && writeMove(move) === text;
}

export function isForfeit(text: string): boolean {
  return PLAYERS.some((player) => text === `${player}!`);
}

// Writing states

function writeRow(state: OracleState, face: Face, row: string): string {
  let text = '';
  let free = 0;
  for (const column of COLUMNS) {
    const owner = state.owners.get(face + column + row);
    if (owner === undefined) {
      free += 1;
      continue;
    }
    if (free > 0) text += free;
    free = 0;
    text += owner.toLowerCase();
  }
  return free > 0 ? text + free : text;
}

function writeFace(state: OracleState, face: Face): string {
  return face + ROWS.map((row) => writeRow(state, face, row)).join('/');
}

export function encode(state: OracleState): [shared: string, players: string] {
  const shared = (state.turn ?? '-') + FACES.map((face) => writeFace(state, face)).join('');
  const players = PLAYERS.map((player) => player + state.carried[player] + state.marks[player]);
  return [shared, players.join('')];
}

// Reading states, character by character

/** The owners of the squares of one row; null is a free square. */
function readRow(text: string): (Player | null)[] | undefined {
  const owners: (Player | null)[] = [];
  let afterDigit = false;
  for (const character of text) {
    if (ROWS.includes(character)) {
      if (afterDigit) return undefined;
      afterDigit = true;
      for (let free = Number(character); free > 0; free -= 1) owners.push(null);
      continue;
    }
    const owner = PLAYERS.find((player) => player.toLowerCase() === character);
    if (owner === undefined) return undefined;
    afterDigit = false;
    owners.push(owner);
  }
  return owners.length === COLUMNS.length ? owners : undefined;
}

function readFace(face: Face, text: string): [Square, Player][] | undefined {
  const rows = text.split('/').map(readRow);
  if (rows.length !== ROWS.length) return undefined;
  const owned: [Square, Player][] = [];
  for (const [index, row] of rows.entries()) {
    if (row === undefined) return undefined;
    for (const [column, owner] of row.entries()) {
      if (owner !== null) owned.push([`${face}${COLUMNS[column]}${ROWS[index]}`, owner]);
    }
  }
  return owned;
}

function readShared(text: string): Pick<OracleState, 'turn' | 'owners'> | undefined {
  const turn = text[0] === '-' ? null : playerNamed(text[0]);
  if (turn === undefined) return undefined;
  const owners = new Map<Square, Player>();
  let rest = text.slice(1);
  for (const [index, face] of FACES.entries()) {
    if (rest[0] !== face) return undefined;
    // No letter of a face occurs within one, so the next letter begins the next face.
    const next = FACES[index + 1];
    const end = next === undefined ? rest.length : rest.indexOf(next);
    if (end < 0) return undefined;
    const owned = readFace(face, rest.slice(1, end));
    if (owned === undefined) return undefined;
    for (const [square, owner] of owned) owners.set(square, owner);
    rest = rest.slice(end);
  }
  return { turn, owners };
}

/** A number without leading zeros, at most 99,999. */
function readTotal(digits: string): number | undefined {
  const total = Number(digits);
  return digits === String(total) && total <= LARGEST_TOTAL ? total : undefined;
}

function readPlayers(text: string): Pick<OracleState, 'carried' | 'marks'> | undefined {
  const carried = { A: 0, B: 0, C: 0, D: 0 };
  const marks: Record<Player, Mark> = { A: '', B: '', C: '', D: '' };
  let at = 0;
  for (const player of PLAYERS) {
    if (text[at] !== player) return undefined;
    at += 1;
    let digits = '';
    while ('0123456789'.includes(text[at] ?? 'end')) {
      digits += text[at];
      at += 1;
    }
    const total = readTotal(digits);
    if (total === undefined) return undefined;
    carried[player] = total;
    const mark = text[at];
    if (mark === '!' || mark === '+') {
      marks[player] = mark;
      at += 1;
    }
  }
  return at === text.length ? { carried, marks } : undefined;
}

/** The state that two well-formed texts describe, valid or not; undefined if one of them is not. */
export function readState(
  shared: string,
  players: string,
  rules: Partial<OracleRules> = {},
): OracleState | undefined {
  const board = readShared(shared);
  const sides = readPlayers(players);
  if (board === undefined || sides === undefined) return undefined;
  return { rules: { ...STANDARD_RULES, ...rules }, ...board, ...sides };
}
