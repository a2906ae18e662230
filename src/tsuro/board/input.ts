/** What a person does with the tiles on offer: which one, how it is rotated, where it goes. */
import type { GameState } from '../api/game-state.js';
import { inspect } from '../api/inspect.js';
import { explainMove, isLegalMove } from '../api/play.js';
import { canonicalRotation } from '../api/wires.js';
import type { TsuroIssue } from '../codec/issues.js';
import { decodeMove, encodeMove } from '../codec/moves.js';
import type { Point } from '../render/ports.js';
import { isPeriphery } from '../state/position.js';
import { TILES } from '../state/tiles.js';
import {
  type Move,
  type PlayerId,
  PORTS,
  type Port,
  ROTATIONS,
  type Rotation,
  type Square,
} from '../state/vocabulary.js';
import { portsNear, SQUARES } from './geometry.js';
import {
  adviceWords,
  refusalWords,
  squareOf,
  type TsuroWords,
  targetOf,
  tileName,
} from './words.js';

/** What is chosen so far. */
export interface Choice {
  /** The place of the tile in the hand: both can be the same. */
  readonly index: number;
  readonly rotation: Rotation;
  /** In the set-up: the square, and the port of the stone. */
  readonly square: Square | undefined;
  readonly port: Port | undefined;
}

export const FIRST_CHOICE: Choice = {
  index: 0,
  rotation: 'n',
  square: undefined,
  port: undefined,
};

/** Return the choice that is a move, such as a hint; `undefined` if its tile is not on offer. */
export function choiceOf(state: GameState, move: Move): Choice | undefined {
  const parts = decodeMove(move);
  const { square, port } = parts.kind === 'setup' ? parts : FIRST_CHOICE;
  const index = state.hand.indexOf(parts.tile);
  return index < 0 ? undefined : { index, rotation: parts.rotation, square, port };
}

/** Return the next rotation clockwise in which a tile looks different, or the same if there is none. */
export function nextRotation(tile: number, from: Rotation): Rotation {
  const now = canonicalRotation(tile, from);
  const start = ROTATIONS.indexOf(from);
  const turned = [1, 2, 3].map((quarter) => ROTATIONS[(start + quarter) % ROTATIONS.length] ?? 'n');
  return turned.find((rotation) => canonicalRotation(tile, rotation) !== now) ?? from;
}

/** Rotate the tile clockwise, to the next rotation in which it looks different. */
export function rotated(state: GameState, choice: Choice): Choice {
  const rotation = nextRotation(state.hand[choice.index] ?? 0, choice.rotation);
  return rotation === choice.rotation ? choice : { ...choice, rotation };
}

/** Return the move of a choice; `undefined` if a square is missing, or nobody can move. */
export function moveOf(state: GameState, choice: Choice): Move | undefined {
  const { hand, turn: player } = state;
  const tile = hand[choice.index];
  if (tile === undefined || player === undefined) return undefined;
  const rotation = canonicalRotation(tile, choice.rotation);
  if (state.phase === 'turn') return encodeMove({ kind: 'turn', player, tile, rotation });
  const { square, port } = choice;
  if (square === undefined || port === undefined) return undefined;
  return encodeMove({ kind: 'setup', player, tile, rotation, square, port });
}

/** Return the text of a choice: the beginning of a move, without a square; nothing if nobody can move. */
export function textOf(state: GameState, choice: Choice): string | undefined {
  const move = moveOf(state, choice);
  const { hand, turn: player } = state;
  const tile = hand[choice.index];
  if (move !== undefined || tile === undefined || player === undefined) return move;
  const rotation = canonicalRotation(tile, choice.rotation);
  // A turn is written as the set-up begins.
  return encodeMove({ kind: 'turn', player, tile, rotation });
}

/** Return the square of a choice. */
export function chosenSquare(state: GameState, { square }: Choice): Square | undefined {
  const { turn: player } = state;
  if (state.phase !== 'turn' || player === undefined) return square;
  return targetOf(inspect(state), player);
}

/** Whether a stone can start on a port of a square. */
function isStart(state: GameState, choice: Choice, square: Square, port: Port): boolean {
  const move = moveOf(state, { ...choice, square, port });
  return move !== undefined && isLegalMove(state, move);
}

/** List the squares that the first tile can go to. */
export function setupSquares(state: GameState): ReadonlySet<Square> {
  if (state.phase !== 'setup') return new Set();
  // The two ports of a side are alike in this.
  const free = SQUARES.filter((square) => {
    const ports = PORTS.filter((_, index) => index % 2 === 0);
    return (
      isPeriphery(Number(square)) &&
      ports.some((port) => isStart(state, FIRST_CHOICE, square, port))
    );
  });
  return new Set(free);
}

/** The result of choosing a square: the choice, or why it is none. */
export type Chosen =
  | { readonly ok: true; readonly choice: Choice }
  | { readonly ok: false; readonly reason: string; readonly issue: TsuroIssue | undefined };

/** Choose a square in the set-up, and its port that is nearest to where it is pressed; the same again moves the stone on. */
export function chooseSquare(
  words: TsuroWords,
  state: GameState,
  choice: Choice,
  square: Square,
  at?: Point,
): Chosen {
  const ports = PORTS.filter((port) => isStart(state, choice, square, port));
  const order = at === undefined ? ports : portsNear(at);
  const first = order.find((port) => ports.includes(port));
  if (first === undefined) {
    const move = moveOf(state, { ...choice, square, port: 'a' });
    const issue = move && explainMove(state, move);
    const reason = issue ? refusalWords(words, issue) : words.refusals.nobodyCanMove;
    return { ok: false, reason, issue };
  }
  const isAgain = choice.square === square && choice.port !== undefined;
  const next = isAgain ? (ports[ports.indexOf(choice.port) + 1] ?? ports[0]) : first;
  return { ok: true, choice: { ...choice, square, port: next } };
}

/** Return the issue of a choice's move; `undefined` if it is legal, or no move yet. */
export function issueOf(state: GameState, choice: Choice): TsuroIssue | undefined {
  const move = moveOf(state, choice);
  return move && explainMove(state, move);
}

/** Return why a choice cannot be played; `undefined` if it can. */
export function refusalOf(words: TsuroWords, state: GameState, choice: Choice): string | undefined {
  if (moveOf(state, choice) === undefined) return words.refusals.chooseSquare;
  const issue = issueOf(state, choice);
  return issue && refusalWords(words, issue);
}

/** Describe a choice: its tile with its rotation, and what it would do, or why it cannot be played. */
export function choiceWords(
  words: TsuroWords,
  state: GameState,
  choice: Choice,
  names: readonly string[],
): string {
  const move = moveOf(state, choice);
  const issue = issueOf(state, choice);
  if (move !== undefined && issue === undefined) return adviceWords(words, state, move, names);
  const held = state.hand[choice.index] ?? 0;
  const rotation = canonicalRotation(held, choice.rotation);
  const tile = words.board.tile(tileName(words, held, rotation));
  return issue === undefined ? tile : `${tile}. ${refusalWords(words, issue)}`;
}

/** List the tiles that a person may see: those on offer to the player at home, or to all without names. */
export function seenHand(state: GameState, home: PlayerId | undefined): readonly number[] {
  const isKnown = state.rules.supply === 'cycle';
  return isKnown || home === undefined || state.turn === home ? state.hand : [];
}

/** Tiles that will be on offer to a player, as long as nobody goes out before. */
export interface Offer {
  readonly player: PlayerId;
  readonly tiles: readonly number[];
}

/** Offers that are listed ahead. */
const AHEAD = 6;

/** List the next offers where everybody knows them: in turns, if the tiles come in order. */
export function comingOffers(state: GameState): readonly Offer[] {
  const { rules, phase, turn } = state;
  const { bag, players } = inspect(state);
  const isKnown = rules.supply === 'cycle' && state.round > 0 && turn !== undefined;
  const left = players.filter((each) => each.left === null).map(({ player }) => player);
  if (!isKnown || left.length < 2) return [];
  const first = left.indexOf(turn) + (phase === 'deal' ? 0 : 1);
  const tiles = [...bag, ...TILES.keys()];
  return Array.from({ length: AHEAD }, (_, index) => ({
    player: left[(first + index) % left.length] ?? turn,
    tiles: tiles.slice(2 * index, 2 * index + 2),
  }));
}

/** Moves on the board that are not played. */
export interface Shown {
  /** What a person has chosen. */
  readonly chosen: Move | undefined;
  /** What is pointed out. */
  readonly marked: Move | undefined;
}

/** Return what is seen of two moves: one that is both is only pointed out, and on one square a choice hides the other. */
export function shownMoves(state: GameState, { chosen, marked }: Shown): Shown {
  if (chosen === undefined || marked === undefined) return { chosen, marked };
  if (chosen === marked) return { chosen: undefined, marked };
  const isElsewhere = squareOf(state, chosen) !== squareOf(state, marked);
  return { chosen, marked: isElsewhere ? marked : undefined };
}
