/** The factories and the centre: piles of tiles to pick up. */

import { useMemo, useRef } from 'preact/hooks';
import { keepFocus, type Roving } from '../../engine/board/roving.js';
import { useWords } from '../../engine/board/words.js';
import type { Colour, Source } from '../../state/vocabulary.js';
import type { StateView } from '../api/inspect.js';
import { COLOURS } from '../api/vocabulary.js';
import type { Pick } from './input.js';
import { type Place, pilePlace, sourcePlace, TOKEN_PLACE } from './places.js';
import type { ColourCounts } from './position.js';
import { Tile, Tiles } from './tile.js';
import { AZUL, type AzulWords, counted, tilesInWords } from './words.js';

/** What the sources show, and what picking up a pile does. */
export interface SourcesProps {
  readonly view: StateView;
  readonly pick: Pick | undefined;
  /** Whether a person can pick up tiles. */
  readonly isOpen: boolean;
  readonly last: ReadonlySet<Place>;
  readonly marked: ReadonlySet<Place>;
  readonly roving: Roving<HTMLDivElement>;
  choose(pick: Pick, isKeyboard: boolean): void;
  grab(event: PointerEvent, pick: Pick): void;
}

function Pile({
  source,
  colour,
  count,
  ...props
}: SourcesProps & { readonly source: Source; readonly colour: Colour; readonly count: number }) {
  const { pick, isOpen, marked } = props;
  const words = useWords(AZUL);
  const place = pilePlace(source, colour);
  const isPicked = pick?.source === source && pick.colour === colour;
  const styles = [
    'pile',
    `pile-${Math.min(count, 4)}`,
    isPicked ? 'picked' : '',
    marked.has(place) ? 'marked' : '',
  ];
  return (
    <button
      type="button"
      class={styles.join(' ').trim()}
      data-item={place}
      data-place={place}
      aria-pressed={isPicked}
      aria-disabled={!isOpen}
      aria-label={words.board.pile(count, colour, counted(words, source))}
      onMouseDown={keepFocus}
      onClick={(event) => props.choose({ source, colour }, event.detail === 0)}
      onPointerDown={(event) => props.grab(event, { source, colour })}
    >
      <Tiles piece={colour} count={count} />
      <span class="count" aria-hidden="true">
        {count}
      </span>
    </button>
  );
}

function Piles({
  source,
  counts,
  ...props
}: SourcesProps & { readonly source: Source; readonly counts: ColourCounts }) {
  // The largest first: then the others fit around it.
  const colours = COLOURS.filter((colour) => counts[colour] > 0);
  if (source !== 'C') colours.sort((one, other) => counts[other] - counts[one]);
  return (
    <>
      {colours.map((colour) => (
        <Pile key={colour} {...props} source={source} colour={colour} count={counts[colour]} />
      ))}
    </>
  );
}

function describe(words: AzulWords, source: Source, counts: ColourCounts, token = false): string {
  return words.board.source(counted(words, source), tilesInWords(words, counts, token));
}

/** A factory, which is only drawn again when something on it changes. */
function Factory({
  number,
  counts,
  ...props
}: SourcesProps & { readonly number: number; readonly counts: ColourCounts }) {
  // Factories are numbered as sources are.
  const source = number as Exclude<Source, 'C'>;
  const place = sourcePlace(source);
  const words = useWords(AZUL);
  const { pick, isOpen, last, marked } = props;
  const isLast = last.has(place);
  const colours = COLOURS.filter((colour) => counts[colour] > 0);
  const picked = pick?.source === source ? pick.colour : undefined;
  const pointed = COLOURS.filter((colour) => marked.has(pilePlace(source, colour))).join('');
  // What a person does is answered by the table as it is then, not as it was when this was drawn.
  const latest = useRef(props);
  latest.current = props;
  return useMemo(() => {
    const styles = ['plate', `kinds-${colours.length}`];
    if (colours.length === 0) styles.push('empty');
    if (isLast) styles.push('last');
    return (
      <fieldset class={styles.join(' ')} data-place={place}>
        <legend class="unseen">{describe(words, source, counts)}</legend>
        <Piles
          {...props}
          source={source}
          counts={counts}
          choose={(chosen, isKeyboard) => latest.current.choose(chosen, isKeyboard)}
          grab={(event, grabbed) => latest.current.grab(event, grabbed)}
        />
      </fieldset>
    );
  }, [words, JSON.stringify(counts), picked, isOpen, isLast, pointed]);
}

/** All sources of tiles: one tab stop. */
export function Sources(props: SourcesProps) {
  const { view, pick, last, roving } = props;
  const words = useWords(AZUL);
  const { factories, centre } = view;
  const isBare = COLOURS.every((colour) => centre.tiles[colour] === 0) && !centre.token;
  return (
    <div
      class={`sources sources-${factories.length}${pick === undefined ? '' : ' picking'}`}
      role="group"
      aria-label={words.board.sources}
      tabIndex={-1}
      ref={roving.ref}
    >
      {factories.map((counts, number) => (
        <Factory key={number} {...props} number={number} counts={counts} />
      ))}
      <fieldset
        class={`centre${isBare ? ' empty' : ''}${last.has(sourcePlace('C')) ? ' last' : ''}`}
        data-place={sourcePlace('C')}
      >
        <legend class="unseen">{describe(words, 'C', centre.tiles, centre.token)}</legend>
        {centre.token && (
          <span class="marker" data-place={TOKEN_PLACE} title={words.board.markerTitle}>
            <Tile piece="token" />
          </span>
        )}
        <Piles {...props} source="C" counts={centre.tiles} />
      </fieldset>
    </div>
  );
}
