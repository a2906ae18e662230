/** One player's board: rows, mosaic, floor, score. */

import { useMemo } from 'preact/hooks';
import { keepFocus } from '../../engine/board/roving.js';
import { Score } from '../../engine/board/score.js';
import { useWords } from '../../engine/board/words.js';
import type { Colour, Column, PlayerId, Row, Rules, Target } from '../../state/vocabulary.js';
import type { PlayerView } from '../api/inspect.js';
import { floorPenalty } from '../api/score.js';
import { COLUMNS, ROWS } from '../api/vocabulary.js';
import { FLOOR_PLACES, floorPieces } from './floor.js';
import { homeColour, type Preview } from './input.js';
import { cellPlace, floorPlace, type Place, scorePlace, storagePlace } from './places.js';
import { Tile } from './tile.js';
import { AZUL, counted, floorInWords, type Look, mosaicInWords, storageInWords } from './words.js';

/** What a person can do on a board. */
export interface BoardInput {
  /** The preview of each target, where tiles are picked up. */
  readonly previews: ReadonlyMap<Target, { readonly words: string; readonly isLegal: boolean }>;
  /** The preview of the target that is pointed at. */
  readonly preview: Preview | undefined;
  /** The points of each cell that a row can be tiled in, by its place. */
  readonly cells: ReadonlyMap<Place, number>;
  chooseTarget(target: Target, isKeyboard: boolean): void;
  chooseCell(row: Row, column: Column): void;
  point(target: Target | undefined): void;
}

export interface PlayerBoardProps {
  readonly board: PlayerView;
  readonly name: string;
  readonly rules: Rules;
  /** Whether the player is to move, or has won. */
  readonly look: Look;
  readonly last: ReadonlySet<Place>;
  readonly marked: ReadonlySet<Place>;
  /** Absent on the boards of others. */
  readonly input: BoardInput | undefined;
}

/** Name the class of a place: whether it is marked, the last, or a target. */
function stateOf(props: PlayerBoardProps, place: Place, target?: Target): string {
  const { last, marked, input } = props;
  const preview = target === undefined ? undefined : input?.previews.get(target);
  return [
    last.has(place) ? ' last' : '',
    marked.has(place) ? ' marked' : '',
    preview?.isLegal === true ? ' target' : '',
    preview?.isLegal === false ? ' closed' : '',
  ].join('');
}

/** A row or the floor: a button on one's own board, an image with a description on the others. */
function TargetPlace({
  props,
  target,
  words,
  styles,
  children,
}: {
  readonly props: PlayerBoardProps;
  readonly target: Target;
  readonly words: string;
  readonly styles: string;
  readonly children: preact.ComponentChildren;
}) {
  const { board, input } = props;
  const name = target === 'F' ? 'floor' : `row-${target}`;
  const place = `${board.player}-${name}`;
  const look = `${styles}${stateOf(props, place, target)}`;
  // A div in both cases, so that the element is kept: when people share a screen, boards swap roles each turn.
  if (input === undefined) {
    return (
      <div class={look} role="img" aria-label={words} data-place={place}>
        {children}
      </div>
    );
  }
  const preview = input.previews.get(target);
  return (
    <div
      role="button"
      tabIndex={-1}
      class={look}
      data-place={place}
      data-item={name}
      data-target={target}
      aria-label={preview === undefined ? words : `${words}. ${preview.words}`}
      aria-disabled={preview?.isLegal === false}
      onMouseDown={keepFocus}
      onClick={(event) => input.chooseTarget(target, event.detail === 0)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        input.chooseTarget(target, true);
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && input.point(target)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && input.point(undefined)}
      onFocus={() => input.point(target)}
      onBlur={() => input.point(undefined)}
    >
      {children}
    </div>
  );
}

function StorageRow({ props, row }: { readonly props: PlayerBoardProps; readonly row: Row }) {
  const { board, input } = props;
  const words = storageInWords(useWords(AZUL), board, row);
  const line = board.storage[row];
  const preview = input?.preview?.target === row ? input.preview : undefined;
  const held = line?.number ?? 0;
  const slots = Array.from({ length: row + 1 }, (_, place) => {
    const isGhost = preview !== undefined && place >= held && place < preview.held;
    const colour: Colour | undefined = place < held ? line?.colour : undefined;
    return (
      // The first place is at the mosaic's side.
      <span key={place} class="slot" data-place={storagePlace(board.player, row, place)}>
        {colour !== undefined && <Tile piece={colour} />}
        {isGhost && <Tile piece={preview.colour} faint />}
      </span>
    );
  });
  return (
    <TargetPlace props={props} target={row} words={words} styles="storage">
      {slots}
    </TargetPlace>
  );
}

function Cell({
  props,
  row,
  column,
}: {
  readonly props: PlayerBoardProps;
  readonly row: Row;
  readonly column: Column;
}) {
  const { board, rules, input } = props;
  const words = useWords(AZUL);
  const colour = board.mosaic[row]?.[column] ?? undefined;
  const place = cellPlace(board.player, row, column);
  const hint = rules.mosaic === 'fixed' ? homeColour(row, column) : undefined;
  const points = input?.cells.get(place);
  const placement = input?.preview?.target === row ? input.preview.placement : undefined;
  const look = `cell${stateOf(props, place)}`;
  const content =
    colour !== undefined ? (
      <Tile piece={colour} />
    ) : (
      hint !== undefined && <span class={`hint tile tile-${hint}`} />
    );
  if (input === undefined || points === undefined) {
    return (
      <span class={look} data-place={place}>
        {content}
        {placement?.column === column && <span class="gain">+{placement.points}</span>}
      </span>
    );
  }
  const tile = board.storage[row]?.colour;
  return (
    <button
      type="button"
      class={`${look} target`}
      data-place={place}
      data-item={`cell-${row}-${column}`}
      aria-label={words.board.cell(counted(words, row), counted(words, column), points)}
      onMouseDown={keepFocus}
      onClick={() => input.chooseCell(row, column)}
    >
      {content}
      {tile !== undefined && <span class={`ghost tile tile-${tile}`} />}
      <span class="gain">+{points}</span>
    </button>
  );
}

function MosaicRow({ props, row }: { readonly props: PlayerBoardProps; readonly row: Row }) {
  const { board, input } = props;
  const words = mosaicInWords(useWords(AZUL), board, row);
  const cells = COLUMNS.map((column) => (
    <Cell key={column} props={props} row={row} column={column} />
  ));
  const isInput = COLUMNS.some((column) => input?.cells.has(cellPlace(board.player, row, column)));
  return isInput ? (
    <fieldset class="mosaic">
      <legend class="unseen">{words}</legend>
      {cells}
    </fieldset>
  ) : (
    <div class="mosaic" role="img" aria-label={words}>
      {cells}
    </div>
  );
}

function Floor({ props }: { readonly props: PlayerBoardProps }) {
  const { board, input } = props;
  const pieces = floorPieces(board);
  const penalty = floorPenalty(pieces.length);
  const words = floorInWords(useWords(AZUL), board, penalty);
  const preview = input?.preview;
  const falling = Math.min(preview?.toFloor ?? 0, FLOOR_PLACES - pieces.length);
  const places = Array.from({ length: FLOOR_PLACES }, (_, place) => {
    const piece = pieces[place];
    const isGhost = piece === undefined && place < pieces.length + falling;
    return (
      <span key={place} class="slot" data-place={floorPlace(board.player, place)}>
        {piece !== undefined && <Tile piece={piece} />}
        {isGhost && preview !== undefined && <Tile piece={preview.colour} faint />}
        {piece === undefined && !isGhost && (
          <span class="cost" data-cost={`−${floorPenalty(place + 1) - floorPenalty(place)}`} />
        )}
      </span>
    );
  });
  const total = penalty + (falling > 0 ? (preview?.cost ?? 0) : 0);
  return (
    <TargetPlace props={props} target="F" words={words} styles="floor">
      {places}
      <span
        class={`total${falling > 0 ? ' rising' : ''}`}
        data-cost={total > 0 ? `−${total}` : ''}
      />
    </TargetPlace>
  );
}

/** Name the id of a player's board in the page. */
export function boardId(player: PlayerId): string {
  return `board-${player}`;
}

/** List the places of a player among others. */
function ownPlaces(places: ReadonlySet<Place>, player: PlayerId): string {
  return [...places].filter((place) => place.startsWith(player)).join(' ');
}

/** A player's board, which is only drawn again when something on it changes. */
export function PlayerBoard(props: PlayerBoardProps) {
  const { board, name, look, rules, last, marked, input } = props;
  const { player } = board;
  return useMemo(
    () => <DrawnBoard {...props} />,
    [
      JSON.stringify(board),
      ...[name, look, rules.mosaic, input],
      ...[ownPlaces(last, player), ownPlaces(marked, player)],
    ],
  );
}

function DrawnBoard(props: PlayerBoardProps) {
  const { board, name, look, rules } = props;
  const { boardOf } = useWords(AZUL).board;
  const { player, score } = board;
  return (
    <section
      class={`board ${look} ${rules.mosaic}`}
      id={boardId(player)}
      data-player={player}
      aria-label={boardOf(name, score, look === 'next')}
    >
      <div class="nameplate">
        <h3>{name}</h3>
        <Score value={score} place={scorePlace(player)} />
      </div>
      <div class="lines">
        {ROWS.map((row) => (
          <div class="line" key={row}>
            <StorageRow props={props} row={row} />
            <MosaicRow props={props} row={row} />
          </div>
        ))}
      </div>
      <Floor props={props} />
    </section>
  );
}
