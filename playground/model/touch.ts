/** The parts of the board that can be touched: tiles to pick, places to put them. */
import { decodeMove, type Move } from 'azulejo';
import { positionOf } from './game.js';
import { type Action, canMove, movesOf, type Page, type Pick } from './page.js';
import { COLOUR_NAMES, moveWords, sourceName, targetName, tilesAt } from './words.js';

/** A part of the picture with an action. */
export interface Touch {
  /** The part, as {@link placeKey} names it. */
  readonly key: string;
  /** What it does, in words. */
  readonly label: string;
  readonly action: Action;
  /** Whether it has been picked. */
  readonly picked: boolean;
  /** Whether the picked tiles can go there. */
  readonly target: boolean;
}

/** Name a part of the picture by the characters of moves. */
export function placeKey(...parts: readonly (string | number)[]): string {
  return parts.join(' ');
}

/** List the parts that can be touched, in the order of the moves. */
export function touches(page: Page): readonly Touch[] {
  if (page.game === undefined || !canMove(page)) return [];
  const state = positionOf(page.game);
  const found = new Map<string, Touch>();
  for (const move of movesOf(page)) {
    const parts = decodeMove(move);
    const [first, second] = places(move);
    const pick: Pick =
      parts.kind === 'draft'
        ? { kind: 'tiles', source: parts.source, colour: parts.colour }
        : { kind: 'row', row: parts.row };
    const picked = samePick(page.pick, pick);
    const label =
      parts.kind === 'draft'
        ? `${tilesAt(state, parts.source, parts.colour)} ${COLOUR_NAMES[parts.colour]}, ${sourceName(parts.source)}`
        : `Full row ${parts.row}`;
    found.set(first, {
      key: first,
      label,
      action: { type: 'pick', pick: picked ? undefined : pick },
      picked,
      target: false,
    });
    // If there is only one full row, it need not be picked.
    if (picked || parts.kind === 'tiling') {
      const to = parts.kind === 'draft' ? `To ${targetName(parts.target)}` : moveWords(state, move);
      const isTarget = picked || isOnlyRow(page);
      if (isTarget && first !== second) {
        found.set(second, {
          key: second,
          label: to,
          action: { type: 'play', move },
          picked: false,
          target: true,
        });
      }
    }
  }
  return [...found.values()];
}

/** Return the source and the target of a move. */
export function places(move: Move): readonly [from: string, to: string] {
  const parts = decodeMove(move);
  if (parts.kind === 'draft') {
    const { source, colour, player, target } = parts;
    return [placeKey('source', source, colour), placeKey(player, target)];
  }
  const { player, row, column } = parts;
  const to = column === 'F' ? placeKey(player, 'F') : placeKey(player, row, column);
  return [placeKey(player, row), to];
}

function samePick(one: Pick | undefined, other: Pick): boolean {
  if (one?.kind === 'tiles' && other.kind === 'tiles') {
    return one.source === other.source && one.colour === other.colour;
  }
  return one?.kind === 'row' && other.kind === 'row' && one.row === other.row;
}

function isOnlyRow(page: Page): boolean {
  return new Set(movesOf(page).map((move) => move[1])).size === 1;
}
