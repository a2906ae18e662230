/** The pieces: pictures from files, so that a page full of them stays light. */
import type { Piece } from './floor.js';

/** A tile or the first-player marker. Words for it are with the place where it lies. */
export function Tile({ piece, faint }: { readonly piece: Piece; readonly faint?: boolean }) {
  return <span class={`tile tile-${piece}${faint === true ? ' faint' : ''}`} />;
}

/** Several tiles of a colour. */
export function Tiles({ piece, count }: { readonly piece: Piece; readonly count: number }) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return (
    <>
      {numbers.map((index) => (
        <Tile key={index} piece={piece} />
      ))}
    </>
  );
}
