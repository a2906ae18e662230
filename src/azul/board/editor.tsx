/** The editor of positions: pieces to choose from, and the table to put them on. */

import { useMemo, useRef, useState } from 'preact/hooks';
import { useDrag } from '../../engine/board/drag.js';
import type { EditorProps } from '../../engine/board/editor.js';
import { Group } from '../../engine/board/group.js';
import { NumberField, PALETTE, Palette, useEdits } from '../../engine/board/palette.js';
import { useWords } from '../../engine/board/words.js';
import type { Row, Rules } from '../../state/vocabulary.js';
import type { AzulTypes } from '../api/azul.js';
import { inspect, type PlayerView } from '../api/inspect.js';
import { floorPenalty } from '../api/score.js';
import { COLOURS, COLUMNS, ROWS } from '../api/vocabulary.js';
import { type PlaceKey, piecesAt } from './edited-places.js';
import { Facts } from './editor-facts.js';
import { type Edit, editPosition, MOST_POINTS } from './edits.js';
import { FLOOR_PLACES, type Piece } from './floor.js';
import { homeColour } from './input.js';
import { type Position, writePosition } from './position.js';
import { Tile } from './tile.js';
import {
  AZUL,
  type AzulWords,
  counted,
  floorInWords,
  nameOf,
  storageInWords,
  tilesInWords,
} from './words.js';

/** What a tap on a place does: it puts a piece there, or takes one away. */
type Tool = Piece | 'remove';

const TOOLS: readonly Tool[] = [...COLOURS, 'token', 'remove'];

/** What is dragged: a new piece, or one from a place. */
interface Dragged {
  readonly piece: Piece;
  readonly from: PlaceKey | undefined;
}

/** What a person can do with the places of the table. */
interface Hand {
  /** The keys of the places that something is wrong with. */
  readonly wrong: ReadonlySet<PlaceKey>;
  /** The place that a piece is dragged over. */
  readonly over: PlaceKey | undefined;
  press(key: PlaceKey, piece: Piece | undefined): void;
  type(key: PlaceKey, event: KeyboardEvent): void;
  grab(event: PointerEvent, dragged: Dragged, picture?: Element): void;
}

/** Return the piece of the table that an event is about. */
function pieceOf({ target }: Event): { piece: Piece; picture: HTMLElement } | undefined {
  const picture =
    target instanceof Element ? target.closest<HTMLElement>('[data-piece]') : undefined;
  const piece = TOOLS.find((each) => each === picture?.dataset.piece);
  if (!picture || piece === undefined || piece === 'remove') return undefined;
  return { piece, picture };
}

/** Make what pointer and keyboard do. */
function useHand(
  position: Position,
  issues: EditorProps<AzulTypes>['issues'],
  change: EditorProps<AzulTypes>['change'],
) {
  const words = useWords(AZUL);
  const [tool, setTool] = useState<Tool>('a');
  const [over, setOver] = useState<PlaceKey>();
  const [said, edit] = useEdits(words, position, change, editPosition, writePosition);
  const grab = useDrag<Dragged>({
    over: (key) => setOver(key === PALETTE ? undefined : key),
    drop: (to, { piece, from }) => {
      const isPut = to !== undefined && to !== PALETTE;
      if (isPut)
        edit(from === undefined ? { type: 'put', piece, to } : { type: 'move', piece, from, to });
      else if (from !== undefined) edit({ type: 'remove', piece, from });
    },
  });
  const press: Hand['press'] = (key, piece) =>
    edit(
      tool === 'remove'
        ? { type: 'remove', piece, from: key }
        : { type: 'put', piece: tool, to: key },
    );
  const type: Hand['type'] = (key, event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    const piece = event.key === '0' ? 'token' : COLOURS[Number(event.key) - 1];
    if (!isGone && piece === undefined) return;
    event.preventDefault();
    if (piece !== undefined) edit({ type: 'put', piece, to: key });
    else edit({ type: 'remove', piece: tool === 'remove' ? undefined : tool, from: key });
  };
  const wrong = new Set(issues.map(({ path }) => path.join('/')));
  // What is pressed is answered by the position as it is then, as boards are not drawn again without need.
  const latest = useRef({ edit, press, type });
  latest.current = { edit, press, type };
  const hand: Hand = {
    wrong,
    over,
    press: (key, piece) => latest.current.press(key, piece),
    type: (key, event) => latest.current.type(key, event),
    grab,
  };
  return {
    tool,
    setTool,
    said,
    edit: (made: Edit) => latest.current.edit(made),
    hand,
  };
}

function toolName({ board, editor }: AzulWords, tool: Tool): string {
  if (tool === 'remove') return editor.remove;
  return tool === 'token' ? board.markerTitle : board.colours[tool];
}

/** A place of the table: one button, whose pieces can be dragged. */
function PlaceButton({
  place,
  words,
  look,
  hand,
  children,
}: {
  readonly place: PlaceKey;
  readonly words: string;
  readonly look: string;
  readonly hand: Hand;
  readonly children: preact.ComponentChildren;
}) {
  const { editor } = useWords(AZUL);
  const isWrong = hand.wrong.has(place);
  const styles = [look, isWrong ? 'wrong' : '', hand.over === place ? 'over' : ''];
  return (
    <button
      type="button"
      class={styles.filter((style) => style !== '').join(' ')}
      data-item={place}
      data-target={place}
      aria-label={isWrong ? editor.wrong(words) : words}
      onClick={(event) => hand.press(place, pieceOf(event)?.piece)}
      onKeyDown={(event) => hand.type(place, event)}
      onPointerDown={(event) => {
        const held = pieceOf(event);
        if (held !== undefined) hand.grab(event, { piece: held.piece, from: place }, held.picture);
      }}
    >
      {children}
    </button>
  );
}

/** A piece that lies on the table. */
function Lying({ piece }: { readonly piece: Piece }) {
  return (
    <span class="lying" data-piece={piece}>
      <Tile piece={piece} />
    </span>
  );
}

function PieceList({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map((piece, index) => (
        <Lying key={index} piece={piece} />
      ))}
    </>
  );
}

function EditedSources({ position, hand }: { readonly position: Position; readonly hand: Hand }) {
  const words = useWords(AZUL);
  const { factories, centre } = position;
  return (
    <Group label={words.board.sources} look="sources" layout="board">
      {factories.map((counts, index) => (
        <PlaceButton
          key={index}
          place={`factories/${index}`}
          words={words.board.source(counted(words, index), tilesInWords(words, counts))}
          look="plate"
          hand={hand}
        >
          <PieceList pieces={piecesAt(position, `factories/${index}`)} />
        </PlaceButton>
      ))}
      <PlaceButton
        place="centre"
        words={words.board.source('C', tilesInWords(words, centre.tiles, centre.token))}
        look="centre"
        hand={hand}
      >
        <PieceList pieces={piecesAt(position, 'centre')} />
      </PlaceButton>
    </Group>
  );
}

interface EditedBoardProps {
  readonly position: Position;
  readonly board: PlayerView;
  readonly rules: Rules;
  readonly hand: Hand;
  edit(made: Edit): void;
}

function EditedRow({
  row,
  board,
  rules,
  hand,
}: Omit<EditedBoardProps, 'edit' | 'position'> & { readonly row: Row }) {
  const { player } = board;
  const words = useWords(AZUL);
  const line = board.storage[row];
  const held = line?.number ?? 0;
  const places = Array.from({ length: Math.max(row + 1, held) }, (_, place) => (
    <span key={place} class="slot">
      {line && place < held && <Lying piece={line.colour} />}
    </span>
  ));
  return (
    <div class="line">
      <PlaceButton
        place={`players/${player}/storage/${row}`}
        words={storageInWords(words, board, row)}
        look="storage"
        hand={hand}
      >
        {places}
      </PlaceButton>
      <div class="mosaic">
        {COLUMNS.map((column) => {
          const colour = board.mosaic[row]?.[column];
          const home = rules.mosaic === 'fixed' ? homeColour(row, column) : undefined;
          const free = home === undefined ? words.board.empty : words.editor.emptyFor(home);
          const what = colour ? words.board.colours[colour] : free;
          return (
            <PlaceButton
              key={column}
              place={`players/${player}/mosaic/${row}/${column}`}
              words={words.editor.cell(counted(words, row), counted(words, column), what)}
              look="cell"
              hand={hand}
            >
              {colour ? (
                <Lying piece={colour} />
              ) : (
                home !== undefined && <span class={`hint tile tile-${home}`} />
              )}
            </PlaceButton>
          );
        })}
      </div>
    </div>
  );
}

function EditedFloor({ position, board, hand }: Omit<EditedBoardProps, 'edit' | 'rules'>) {
  const key = `players/${board.player}/floor`;
  const words = useWords(AZUL);
  const pieces = piecesAt(position, key);
  const places = Array.from({ length: FLOOR_PLACES }, (_, place) => {
    const piece = pieces[place];
    return (
      <span key={place} class="slot">
        {piece === undefined ? (
          <span class="cost" data-cost={`−${floorPenalty(place + 1) - floorPenalty(place)}`} />
        ) : (
          <Lying piece={piece} />
        )}
      </span>
    );
  });
  return (
    <PlaceButton
      place={key}
      words={floorInWords(words, board, floorPenalty(pieces.length))}
      look="floor"
      hand={hand}
    >
      {places}
    </PlaceButton>
  );
}

/** A board, which is only drawn again when something on it changes. */
function EditedBoard(props: EditedBoardProps) {
  const { position, board, rules, hand } = props;
  const isOwn = (key: PlaceKey) => key.startsWith(`players/${board.player}/`);
  const wrong = [...hand.wrong].filter(isOwn).join(' ');
  const over = hand.over !== undefined && isOwn(hand.over) ? hand.over : undefined;
  return useMemo(
    () => <DrawnBoard {...props} />,
    [JSON.stringify(board), position.turn === board.player, rules.mosaic, wrong, over],
  );
}

function DrawnBoard({ position, board, rules, hand, edit }: EditedBoardProps) {
  const { player, score } = board;
  const words = useWords(AZUL);
  const { editor } = words;
  const name = nameOf(words, player, []);
  const isNext = position.turn === player;
  return (
    <div class="seat">
      <section
        class={`board${isNext ? ' next' : ''} ${rules.mosaic}`}
        aria-label={editor.board(name, isNext)}
      >
        <div class="nameplate">
          <h3>{name}</h3>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is a component. */}
          <label>
            <span aria-hidden="true">{editor.points}</span>
            <NumberField
              label={editor.pointsOf(name)}
              value={score}
              most={MOST_POINTS}
              set={(points) => edit({ type: 'score', player, score: points })}
            />
          </label>
        </div>
        <Group label={editor.places(name)} look="places" layout="board">
          <div class="lines">
            {ROWS.map((row) => (
              <EditedRow key={row} row={row} board={board} rules={rules} hand={hand} />
            ))}
          </div>
          <EditedFloor position={position} board={board} hand={hand} />
        </Group>
      </section>
    </div>
  );
}

/** The whole editor. */
export function AzulEditor({ state, issues, change }: EditorProps<AzulTypes>) {
  const words = useWords(AZUL);
  const { rules, ...position } = inspect(state);
  const { tool, setTool, said, edit, hand } = useHand(position, issues, change);
  return (
    <div class="azul editing">
      <Palette<Tool>
        tools={TOOLS.map((each) => ({
          tool: each,
          name: toolName(words, each),
          ...(each !== 'remove' && { picture: <Tile piece={each} /> }),
        }))}
        chosen={tool}
        said={said}
        words={words.editor}
        choose={setTool}
        grab={(event, piece, picture) => {
          if (piece !== 'remove') hand.grab(event, { piece, from: undefined }, picture);
        }}
      />
      <EditedSources position={position} hand={hand} />
      <div class="boards">
        {position.players.map((board) => (
          <EditedBoard
            key={board.player}
            position={position}
            board={board}
            rules={rules}
            hand={hand}
            edit={edit}
          />
        ))}
      </div>
      <Facts position={position} edit={edit} />
    </div>
  );
}
