/** The editor of positions: tiles and stones to choose from, and the board to put them on. */

import { useMemo, useRef, useState } from 'preact/hooks';
import type { EditorProps } from '../../engine/board/editor.js';
import { Palette, useEdits } from '../../engine/board/palette.js';
import { useRoving } from '../../engine/board/roving.js';
import { useWords } from '../../engine/board/words.js';
import { inspect } from '../api/inspect.js';
import type { TsuroTypes } from '../api/tsuro.js';
import { canonicalRotation } from '../api/wires.js';
import type { Point } from '../render/ports.js';
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
import { portsNear, SQUARES } from './geometry.js';
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

/** The whole editor. */
export function TsuroEditor({ state, issues, change }: EditorProps<TsuroTypes>) {
  const words = useWords(TSURO);
  const { editor, board } = words;
  const view = useMemo(() => inspect(state), [state]);
  const position: Position = { ...view, supply: view.rules.supply };
  const [tool, setTool] = useState<Tool>('tile 0');
  const [rotation, setRotation] = useState<Rotation>('n');
  const [said, edit] = useEdits<Edit, Position>({
    words: editor,
    position,
    apply: (made) => editPosition(words, position, made),
    write: writePosition,
    change,
  });
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
  const buttons = useMemo(
    () =>
      SQUARES.map((square) => {
        const isWrong = wrong.has(square);
        const name = placeWords(words, view, square, []);
        return (
          <button
            type="button"
            key={square}
            class={isWrong ? 'free wrong' : 'free'}
            data-item={square}
            data-square={square}
            aria-label={isWrong ? editor.wrong(name) : name}
            onClick={(event) => latest.current.press(square, pressedAt(event))}
            onKeyDown={(event) => latest.current.type(square, event)}
          />
        );
      }),
    [words, view, [...wrong].join()],
  );
  const pictureOf = (each: Tool) => {
    const player = PLAYER_IDS.find((id) => id === each);
    const tile = tileOf(each) ?? 0;
    if (player === undefined) {
      return (
        <svg class="tile-picture" viewBox="0 0 60 60" aria-hidden="true">
          <TilePicture tile={tile} rotation={tile === chosen ? rotation : 'n'} />
        </svg>
      );
    }
    return (
      <svg class="stone-picture" viewBox="-16 -16 32 32" aria-hidden="true">
        <StonePicture player={player} point={[0, 0]} />
      </svg>
    );
  };
  const nameOfTool = (each: Tool) => {
    const tile = tileOf(each);
    if (each === 'remove') return editor.remove;
    if (tile === undefined) return editor.stoneOf(each);
    const turned = canonicalRotation(tile, tile === chosen ? rotation : 'n');
    return board.tile(tileName(words, tile, turned));
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
          ...(each !== 'remove' && { picture: pictureOf(each) }),
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
        <div class="place">
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
