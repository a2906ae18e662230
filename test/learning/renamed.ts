/** Symmetric positions, as transformations of the two strings. */
import type { EncodedState } from 'azulejo/game';

const PLAYERS = 'ABCD';

/** Rename the players so that one of them becomes A and the others follow in turn order. */
export function rotated([shared, players]: EncodedState, first: number): EncodedState {
  const boards = players.match(/[A-D]\d+M[^A-D]*/g) ?? [];
  const rename = (letter: string) =>
    PLAYERS.charAt((PLAYERS.indexOf(letter) - first + boards.length) % boards.length);
  const renamed = boards.map((board) => rename(board.charAt(0)) + board.slice(1)).sort();
  return [rename(shared.charAt(0)) + shared.slice(1), renamed.join('')];
}

/** Permute the colours; the text is not sorted again. */
export function recoloured([shared, players]: EncodedState, colours: string): EncodedState {
  const rename = (text: string) =>
    text.replace(/[a-e]/g, (colour) => colours.charAt('abcde'.indexOf(colour)));
  const reorder = (pile: string) => {
    const counts = pile.slice(1).match(/../g) ?? [];
    const ordered = [...'abcde'].map((colour) => counts[colours.indexOf(colour)]);
    return pile.charAt(0) + ordered.join('');
  };
  return [rename(shared).replace(/[BD]\d{10}/g, reorder), rename(players)];
}

/** Mirror one player's mosaic; the text is not sorted again. */
export function mirrored([shared, players]: EncodedState, player: string): EncodedState {
  const boards = players.match(/[A-D]\d+M[^A-D]*/g) ?? [];
  const turned = boards.map((board) =>
    board.startsWith(player)
      ? board.replace(/M[^S]*/, (mosaic) =>
          mosaic.replace(/([a-e]\d)(\d)/g, (_, cell, column) => `${cell}${4 - Number(column)}`),
        )
      : board,
  );
  return [shared, turned.join('')];
}

/** Reverse the numbers of the factories; the text is not sorted again. */
export function renumbered([shared, players]: EncodedState): EncodedState {
  const boards = players.match(/[A-D]\d+M/g) ?? [];
  const last = 2 * boards.length;
  const factories = /(?<=^.F)[^C]*/;
  return [
    shared.replace(factories, (all) => all.replace(/\d/g, (digit) => `${last - Number(digit)}`)),
    players,
  ];
}
