/** The editor of positions: tiles and stones to choose from, and the board to put them on. */

import { render } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useDrag } from '../../engine/board/drag.js';
import type { EditorProps } from '../../engine/board/editor.js';
import { Palette, useEdits } from '../../engine/board/palette.js';
import { useRoving } from '../../engine/board/roving.js';
import { useWords } from '../../engine/board/words.js';
import { inspect } from '../api/inspect.js';
import type { TsuroTypes } from '../api/tsuro.js';
import { canonicalRotation } from '../api/wires.js';
import { type Point, SIDE } from '../render/ports.js';
import { TILES } from '../state/tiles.js';
import {
  PLAYER_IDS,
  type PlayerId,
  PORTS,
  type Rotation,
  type Square,
} from '../state/vocabulary.js';
import { Facts } from './editor-facts.js';
import { type Edit, editPosition, type Position, writePosition } from './edits.js';
import { COLUMNS, cornerOf, pointOf, portsNear, SQUARES } from './geometry.js';
import { nextRotation } from './input.js';
import { Laid, Stones } from './layers.js';
import { Paper, pressedAt } from './paper.js';
import { StonePicture, TilePicture } from './picture.js';
import { placeWords, TSURO, tileName } from './words.js';

/** What a tap on a square does: it puts a stone or a tile there, or takes away what lies on top. */
type Tool = PlayerId | 'remove' | `tile ${number}`;

const TILE_TOOLS = [...TILES.keys()].map((tile) => `tile ${tile}` as const);

/** Return the tile of a tool; `undefined` for another one. */
function tileOf(tool: Tool): number | undefined {
  return tool.startsWith('tile') ? Number(tool.slice('tile'.length)) : undefined;
}

/** Make the edit of a stone that is put on a square: the port nearest to a point, or the next one; the same again lifts it. */
function stoneEdit(
  { players }: Position,
  player: PlayerId,
  square: Square,
  at: Point | undefined,
): Edit {
  const avatar = players.find((each) => each.player === player)?.avatar;
  const before = avatar?.square === square ? avatar.port : undefined;
  const next = PORTS[(before === undefined ? 0 : PORTS.indexOf(before) + 1) % PORTS.length];
  const port = (at === undefined ? next : portsNear(at)[0]) ?? 'a';
  return port === before ? { type: 'lift', player } : { type: 'stone', player, square, port };
}

/** Make the edit of a tap on a square; the tile that lies there already is rotated. */
function editAt(
  position: Position,
  tool: Tool,
  rotation: Rotation,
  square: Square,
  at: Point | undefined,
): Edit {
  if (tool === 'remove') return { type: 'remove', square };
  const player = PLAYER_IDS.find((id) => id === tool);
  if (player !== undefined) return stoneEdit(position, player, square, at);
  const tile = tileOf(tool) ?? 0;
  const lying = position.board.find((each) => each.square === square);
  if (lying?.tile === tile) return rotatedOn(lying);
  return { type: 'tile', square, tile, rotation };
}

/** Make the edit that rotates a tile. */
function rotatedOn(lying: Position['board'][number]): Edit {
  return { type: 'tile', ...lying, rotation: nextRotation(lying.tile, lying.rotation) };
}

/** What is dragged: a new stone or tile, or one that lies on a square. */
interface Dragged {
  readonly tool: Exclude<Tool, 'remove'>;
  readonly rotation: Rotation;
  readonly from?: Square;
}

/** Units of the picture from the middle of a stone, within which it is picked up. */
const REACH = 15;

/** Return where on some squares in a row, or on as many rows of them, a pointer is, in units of the picture. */
function pointOn(squares: Element, { clientX, clientY }: PointerEvent, count = 1): Point {
  const { left, top, width } = squares.getBoundingClientRect();
  const scale = (count * SIDE) / width;
  return [(clientX - left) * scale, (clientY - top) * scale];
}

/** Return what lies at a point of the board: a stone, which may stand half beyond its edge, else a tile. */
function lyingAt({ players, board }: Position, [x, y]: Point): Dragged | undefined {
  for (const { player, avatar } of players) {
    if (avatar === null) continue;
    const [right, down] = pointOf(avatar.square, avatar.port);
    if (Math.hypot(right - x, down - y) < REACH) {
      return { tool: player, rotation: 'n', from: avatar.square };
    }
  }
  const lying = board.find(({ square }) => {
    const [left, top] = cornerOf(square);
    return x >= left && x < left + SIDE && y >= top && y < top + SIDE;
  });
  return lying && { tool: `tile ${lying.tile}`, rotation: lying.rotation, from: lying.square };
}

/** Make the edit of what is let go: on a square, or outside of all of them. */
function dropEdit(
  { tool, rotation, from }: Dragged,
  to: Square | undefined,
  at: Point,
): Edit | undefined {
  const player = PLAYER_IDS.find((id) => id === tool);
  if (to === undefined && from === undefined) return undefined;
  if (player !== undefined) {
    const [port = 'a'] = portsNear(at);
    return to === undefined
      ? { type: 'lift', player }
      : { type: 'stone', player, square: to, port };
  }
  if (from !== undefined) return { type: 'carry', from, to };
  return to && { type: 'tile', square: to, tile: tileOf(tool) ?? 0, rotation };
}

/** The picture of a stone or a tile. */
function Pictured({ tool, rotation }: Pick<Dragged, 'tool' | 'rotation'>) {
  const player = PLAYER_IDS.find((id) => id === tool);
  if (player === undefined) {
    return (
      <svg class="tile-picture" viewBox="0 0 60 60" aria-hidden="true">
        <TilePicture tile={tileOf(tool) ?? 0} rotation={rotation} />
      </svg>
    );
  }
  return (
    <svg class="stone-picture" viewBox="-16 -16 32 32" aria-hidden="true">
      <StonePicture player={player} point={[0, 0]} />
    </svg>
  );
}

/** Draw what is dragged, which is a part of the picture of the board. */
function pictureOf(held: Dragged): HTMLElement {
  const around = document.createElement('div');
  around.className = 'tsuro';
  render(<Pictured {...held} />, around);
  return around;
}

/** The whole editor. */
export function TsuroEditor({ state, issues, change }: EditorProps<TsuroTypes>) {
  const words = useWords(TSURO);
  const { editor, board } = words;
  const view = useMemo(() => inspect(state), [state]);
  const position: Position = { ...view, supply: view.rules.supply };
  const [tool, setTool] = useState<Tool>('tile 0');
  const [rotation, setRotation] = useState<Rotation>('n');
  const [said, edit] = useEdits(words, position, change, editPosition, writePosition);
  const [over, setOver] = useState<string>();
  const drag = useDrag<Dragged>({
    over: setOver,
    drop(name, held, element, event) {
      const to = SQUARES.find((square) => square === name);
      const at: Point = element === undefined ? [0, 0] : pointOn(element, event);
      const made = dropEdit(held, to, at);
      if (made !== undefined) edit(made);
    },
  });
  const grab = (event: PointerEvent, held: Dragged | undefined) => {
    if (held !== undefined) drag(event, held, pictureOf(held));
  };
  const roving = useRoving('board');
  const chosen = tileOf(tool);
  const rotate = () => chosen !== undefined && setRotation(nextRotation(chosen, rotation));
  const press = (square: Square, at: Point | undefined) =>
    edit(editAt(position, tool, rotation, square, at));
  const type = (square: Square, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const lying = position.board.find((each) => each.square === square);
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    if (!isGone && event.key.toLowerCase() !== 'r') return;
    event.preventDefault();
    if (isGone) edit({ type: 'remove', square });
    else if (lying !== undefined) edit(rotatedOn(lying));
    else rotate();
  };
  // The buttons of the squares are not drawn again for each choice, so that they ask for what is true now.
  const latest = useRef({ press, type });
  latest.current = { press, type };
  const wrong = wrongSquares(position, issues);
  const laid = new Set([
    ...position.board.map(({ square }) => square),
    ...position.players.flatMap(({ avatar }) => avatar?.square ?? []),
  ]);
  const buttons = useMemo(
    () =>
      SQUARES.map((square) => {
        const isWrong = wrong.has(square);
        const name = placeWords(words, view, square, []);
        const looks = [
          'free',
          isWrong ? 'wrong' : '',
          laid.has(square) ? 'lies' : '',
          over === square ? 'over' : '',
        ];
        return (
          <button
            type="button"
            key={square}
            class={looks.filter((look) => look !== '').join(' ')}
            data-item={square}
            data-square={square}
            aria-label={isWrong ? editor.wrong(name) : name}
            onClick={(event) => latest.current.press(square, pressedAt(event))}
            onKeyDown={(event) => latest.current.type(square, event)}
          />
        );
      }),
    [words, view, [...wrong].join(), over],
  );
  const turned = (each: Tool) => (each === tool ? rotation : 'n');
  const nameOfTool = (each: Tool) => {
    const tile = tileOf(each);
    if (each === 'remove') return editor.remove;
    if (tile === undefined) return editor.stoneOf(each);
    return board.tile(tileName(words, tile, canonicalRotation(tile, turned(each))));
  };
  const tools: readonly Tool[] = [
    'remove',
    ...view.players.map(({ player }) => player),
    ...TILE_TOOLS,
  ];
  return (
    <div class="tsuro editing">
      <Palette<Tool>
        tools={tools.map((each) => ({
          tool: each,
          name: nameOfTool(each),
          ...(each !== 'remove' && { picture: <Pictured tool={each} rotation={turned(each)} /> }),
        }))}
        chosen={tool}
        said={said}
        words={editor}
        choose={(each) => {
          setTool(each);
          setRotation('n');
        }}
        again={rotate}
        type={({ key }) => key.toLowerCase() === 'r' && rotate()}
        grab={(event, each) => {
          if (each !== 'remove') grab(event, { tool: each, rotation: turned(each) });
        }}
      >
        <button
          type="button"
          class="rotate"
          aria-disabled={chosen === undefined}
          aria-keyshortcuts="R"
          onClick={rotate}
        >
          {board.rotate}
        </button>
      </Palette>
      <div class="middle">
        <div
          class="place"
          onPointerDown={(event) => {
            const squares = event.currentTarget.querySelector('.squares');
            if (squares !== null) grab(event, lyingAt(position, pointOn(squares, event, COLUMNS)));
          }}
        >
          <Paper laid={<Laid view={view} />} buttons={buttons} roving={roving}>
            <Stones state={state} last={undefined} />
          </Paper>
        </div>
        <Facts position={position} view={view} issues={issues} tile={chosen} edit={edit} />
      </div>
    </div>
  );
}

/** List the squares that something is wrong with, on them or with a stone that stands there. */
function wrongSquares(
  { players }: Position,
  issues: EditorProps<TsuroTypes>['issues'],
): ReadonlySet<unknown> {
  return new Set(
    issues.flatMap(({ path: [part, which] }) => {
      if (part === 'board') return [which];
      const avatar = players.find(({ player }) => player === which)?.avatar;
      return part === 'players' && avatar ? [avatar.square] : [];
    }),
  );
}
