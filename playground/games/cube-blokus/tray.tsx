/** The pieces that are left, to be picked up. */
import { PIECES, type Piece, type PlayerId } from 'azulejo/cube-blokus';
import type { Roving } from '../../shell/view/roving.js';
import { counted } from '../../shell/words.js';
import type { Fits, Hold } from './holding.js';
import { type Cell, cellsOf, sizeOf } from './pieces.js';
import { COLOUR_NAMES } from './words.js';

/** The pieces as they lie in the tray: large ones first, as they are best laid first. */
export const TRAY: readonly Piece[] = PIECES.toReversed();

/** Tiles in the shape of a piece. */
function Shape({ cells, player }: { readonly cells: readonly Cell[]; readonly player: PlayerId }) {
  const [width, height] = sizeOf(cells);
  return (
    <span class="shape" style={{ '--columns': `${width}`, '--rows': `${height}` }}>
      {cells.map(([x, y]) => (
        <span
          key={`${x},${y}`}
          class={`tile-${player}`}
          style={{ gridArea: `${y + 1} / ${x + 1}` }}
        />
      ))}
    </span>
  );
}

export interface TrayProps {
  readonly player: PlayerId;
  readonly left: readonly Piece[];
  /** What can be played; `undefined` while a person cannot move. */
  readonly fits: Fits | undefined;
  readonly hold: Hold | undefined;
  readonly roving: Roving<HTMLDivElement>;
  take(piece: Piece, isKeyboard: boolean): void;
}

/** Say how a piece fits. */
function fitWords(piece: Piece, fits: Fits | undefined): string {
  if (fits === undefined) return '';
  const places = fits.moves.get(piece)?.length ?? 0;
  return places === 0 ? ', fits nowhere now' : `, fits in ${counted(places, 'place')}`;
}

/** The tray: one tab stop. */
export function Tray({ player, left, fits, hold, roving, take }: TrayProps) {
  return (
    <div
      class="tray"
      role="group"
      aria-label={`Pieces of ${COLOUR_NAMES[player]}`}
      tabIndex={-1}
      ref={roving.ref}
    >
      {TRAY.filter((piece) => left.includes(piece)).map((piece) => {
        const isHeld = hold?.piece === piece;
        const cells = cellsOf(piece, isHeld ? hold : undefined);
        return (
          <button
            type="button"
            key={piece}
            class={isHeld ? 'piece held' : 'piece'}
            data-item={piece}
            aria-pressed={isHeld}
            aria-disabled={fits === undefined || !fits.moves.has(piece)}
            aria-label={`${piece}, ${counted(cells.length, 'square')}${fitWords(piece, fits)}`}
            onClick={(event) => take(piece, event.detail === 0)}
          >
            <Shape cells={cells} player={player} />
            <small aria-hidden="true">{piece}</small>
          </button>
        );
      })}
      {left.length === 0 && <p>No pieces are left.</p>}
    </div>
  );
}
