/** The board as the table and the editor of Tsuro have it: the paper with its squares, and the pictures on it. */

import type { ComponentChild, ComponentChildren } from 'preact';
import { Group } from '../../engine/board/group.js';
import type { Roving } from '../../engine/board/roving.js';
import { useWords } from '../../engine/board/words.js';
import { type Point, SIDE } from '../render/ports.js';
import { COLUMNS } from './geometry.js';
import { TSURO } from './words.js';

/** Room around the squares, where stones at the edge are. */
const RIM = 24;
const SIZE = COLUMNS * SIDE + 2 * RIM;
const BOX = `${-RIM} ${-RIM} ${SIZE} ${SIZE}`;

/** Return where a square is pressed, in units of the picture; `undefined` by keyboard. */
export function pressedAt({ detail, offsetX, offsetY, target }: MouseEvent): Point | undefined {
  if (detail === 0 || !(target instanceof HTMLElement)) return undefined;
  const scale = SIDE / target.offsetWidth;
  return [offsetX * scale, offsetY * scale];
}

/** The numbers of columns or rows, as names of moves have them. */
function Numbers({ look }: { readonly look: string }) {
  const { countFrom } = useWords(TSURO);
  return (
    <div class={`numbers ${look}`} aria-hidden="true">
      {Array.from({ length: COLUMNS }, (_, index) => (
        <span key={index}>{index + countFrom}</span>
      ))}
    </div>
  );
}

/** The paper. */
export function Paper({
  laid,
  buttons,
  roving,
  children,
}: {
  /** The tiles that lie there. */
  readonly laid: ComponentChild;
  /** A button for each square. */
  readonly buttons: ComponentChildren;
  readonly roving: Roving<HTMLDivElement>;
  /** What lies over the tiles. */
  readonly children: ComponentChildren;
}) {
  const { board } = useWords(TSURO);
  return (
    <div class="spot">
      <div class="board">
        <Numbers look="columns" />
        <Numbers look="rows" />
        <svg class="picture" viewBox={BOX} aria-hidden="true">
          {laid}
        </svg>
        {/* A picture of its own for what moves, so that the tiles are not painted with it. */}
        <svg class="picture moving" viewBox={BOX} aria-hidden="true">
          {children}
        </svg>
        <Group label={board.title} look="squares" roving={roving}>
          {buttons}
        </Group>
      </div>
    </div>
  );
}
