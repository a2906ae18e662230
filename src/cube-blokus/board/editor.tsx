/** The editor of positions: the pieces of each colour, and the cube to lay them on. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useDrag } from '../../engine/board/drag.js';
import type { EditorProps } from '../../engine/board/editor.js';
import { NumberField, Palette, Select, useEdits, wrongIn } from '../../engine/board/palette.js';
import { useRoving } from '../../engine/board/roving.js';
import { useWords } from '../../engine/board/words.js';
import type { CubeBlokusTypes } from '../api/cube-blokus.js';
import { inspect } from '../api/inspect.js';
import { SQUARES } from '../state/surface.js';
import { type Piece, PLAYER_IDS, type PlayerId, type Square } from '../state/vocabulary.js';
import { isElsewhere } from './board.js';
import { ControlButtons, Switches } from './controls.js';
import { Cube } from './cube.js';
import {
  type Edit,
  editPosition,
  MOST_POINTS,
  type Position,
  pieceAt,
  positionOf,
  type Seat,
  writePosition,
} from './edits.js';
import { flipHold, type Hold, holdOf, type Spot, squaresUnder, turnHold } from './holding.js';
import { Room } from './layout.js';
import { Net, turnIn, useNet } from './net.js';
import { Players, Sign } from './players.js';
import type { SurfaceInput } from './pointing.js';
import { facesIn, type Mark } from './seen.js';
import { faceOf, facesOf } from './surface.js';
import { Tray } from './tray.js';
import { FIRST_VIEW, straightOn, turnOf, type View, viewOf } from './views.js';
import { CUBE, numberOf } from './words.js';

type Issues = EditorProps<CubeBlokusTypes>['issues'];

const STATUSES: readonly Seat['status'][] = ['in', 'out', 'single-last'];

/** What is set below the cube: whose turn it is, who is out, and the points of earlier games. */
function Facts({
  position,
  issues,
  edit,
}: {
  readonly position: Position;
  readonly issues: Issues;
  edit(made: Edit): void;
}) {
  const { editor } = useWords(CUBE);
  const { turn, seats } = position;
  const isWrong = wrongIn(issues);
  return (
    <section class="facts" aria-label={editor.facts}>
      <div class="row">
        <Select
          label={editor.toMove}
          value={turn ?? ''}
          isWrong={isWrong('turn')}
          options={[
            ...PLAYER_IDS.map((player) => [player, editor.colour(player)] as const),
            ['', editor.nobody],
          ]}
          choose={(player) => edit({ type: 'turn', player: player === '' ? null : player })}
        />
        <button type="button" class="all" onClick={() => edit({ type: 'clear' })}>
          {editor.clear}
        </button>
      </div>
      <p class="aside">{editor.aboutSeats}</p>
      <ul class="seats">
        {seats.map(({ player, carried, status }) => (
          <li key={player} class={isWrong('players', player) ? 'wrong' : undefined}>
            <Sign player={player} />
            <select
              aria-label={editor.statusOf(player)}
              value={status}
              onChange={({ currentTarget: { value } }) => {
                const next = STATUSES.find((each) => each === value);
                if (next !== undefined) edit({ type: 'status', player, status: next });
              }}
            >
              {STATUSES.map((each) => (
                <option key={each} value={each}>
                  {editor.status[each]}
                </option>
              ))}
            </select>
            <NumberField
              label={editor.carriedOf(player)}
              value={carried}
              most={MOST_POINTS}
              set={(points) => edit({ type: 'carried', player, points })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Mark the pieces and start squares that something is wrong with. */
function wrongMarks(position: Position, issues: Issues): readonly Mark[] {
  return issues.flatMap(({ path: [part, which] }): Mark[] => {
    if (part !== 'squares') return [];
    // Issues name squares.
    const square = which as Square;
    const piece = pieceAt(position, square);
    return [{ kind: 'bad', squares: piece.length > 0 ? piece : [square] }];
  });
}

/** Make what a person does with pieces on the cube. */
function useHand(
  position: Position,
  player: PlayerId,
  edit: (made: Edit) => void,
  view: View,
  turnTo: (view: View) => void,
) {
  const [hold, setHold] = useState<Hold>();
  const [over, setOver] = useState<Spot>();
  const [cursor, setCursor] = useState<Square>('Fe5');
  const take = (square: Square) => edit({ type: 'take', square });
  /** Whether squares are free, and none is there twice. */
  const fits = (squares: readonly Square[]) =>
    new Set(squares).size === squares.length &&
    squares.every((square) => !position.owners.has(square));
  const lay = (held: Hold, spot: Spot) => {
    const squares = squaresUnder(held, spot);
    edit({ type: 'lay', player, squares });
    if (fits(squares)) setHold(undefined);
  };
  const spotAt = (name: string | undefined, element: Element | undefined): Spot | undefined => {
    const square = SQUARES.find((each) => each === name);
    if (square === undefined || element === undefined) return undefined;
    const [net, face] = [element.closest('.net'), faceOf(square)];
    return { square, turn: net === null ? turnOf(face, view) : turnIn(net, face) };
  };
  // The cube itself is turned by dragging: what is dragged comes from the tray.
  const drag = useDrag<Piece>({
    lift: (piece) => setHold((held) => (held?.piece === piece ? held : holdOf(piece))),
    over: (name, _, element) => setOver(spotAt(name, element)),
    drop(name, _, element) {
      const spot = spotAt(name, element);
      if (hold !== undefined && spot !== undefined) lay(hold, spot);
      else setHold(undefined);
    },
  });
  const surface: SurfaceInput = {
    cursor,
    point: (spot) => (over !== undefined || spot !== undefined) && setOver(spot),
    choose(spot) {
      setCursor(spot.square);
      if (hold === undefined || position.owners.has(spot.square)) return take(spot.square);
      lay(hold, spot);
    },
    move(spot) {
      setCursor(spot.square);
      setOver(spot);
      turnTo(viewOf(facesOf([spot.square]), view));
    },
    remove: ({ square }) => take(square),
  };
  const squares = hold === undefined || over === undefined ? [] : squaresUnder(hold, over);
  const ghost: readonly Mark[] =
    squares.length === 0 ? [] : [{ kind: fits(squares) ? 'ghost' : 'bad', squares, player }];
  return { hold, setHold, surface, ghost, drag };
}

/** The whole editor. */
export function CubeEditor({ state, issues, change, onKey }: EditorProps<CubeBlokusTypes>) {
  const words = useWords(CUBE);
  const { editor, controls } = words;
  const root = useRef<HTMLDivElement>(null);
  const seen = useMemo(() => inspect(state), [state]);
  const position = useMemo(() => positionOf(seen), [seen]);
  const faces = useMemo(() => facesIn(words, state), [words, state]);
  const [view, setView] = useState<View>(FIRST_VIEW);
  const [shown, setShown] = useState<'cube' | 'net'>('cube');
  const [player, setPlayer] = useState<PlayerId>('A');
  const tray = useRoving();
  const buttons = useRoving();
  const [said, edit] = useEdits(words, position, change, editPosition, writePosition);
  const { hold, setHold, surface, ghost, drag } = useHand(position, player, edit, view, setView);
  const turn = (quarters = 1) => hold && setHold(turnHold(hold, quarters));
  const flip = () => hold && setHold(flipHold(hold));
  const wrong = useMemo(() => wrongMarks(position, issues), [position, issues]);
  const marks = [...wrong, ...ghost];

  const keys: Readonly<Record<string, () => unknown>> = {
    r: () => turn(),
    R: () => turn(-1),
    f: flip,
    Escape: () => setHold(undefined),
  };
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(
    () => onKey((event) => isElsewhere(event, root.current) || latest.current[event.key]?.()),
    [],
  );

  const piece = { isHeld: hold !== undefined, turn, flip };
  const net = useNet(surface, (face, spot) => {
    const front = straightOn(face, view);
    setView(front);
    surface.choose({ ...spot, turn: turnOf(face, front) }, 'touch');
  });
  return (
    <div class="editing cube-editing">
      <Palette<PlayerId>
        tools={PLAYER_IDS.map((tool) => ({
          tool,
          name: editor.colour(tool),
          picture: <Sign player={tool} />,
        }))}
        chosen={player}
        said={said}
        words={editor}
        choose={(next) => {
          setPlayer(next);
          setHold(undefined);
        }}
      />
      <div class="cube-blokus" ref={root} data-phase="play" data-shown={shown}>
        <Players state={state} players={seen.players} names={[]} turn={seen.turn} winners={[]} />
        <div class="side-cube">
          <Cube
            faces={faces}
            marks={marks}
            view={view}
            input={surface}
            piece={piece}
            turnTo={setView}
            grab={() => {}}
          />
          <Switches
            shown={shown}
            show={(next) => {
              setShown(next);
              net.leave();
            }}
          />
        </div>
        <Room />
        <div class={net.near === undefined ? 'side-net' : 'side-net near'}>
          <Net faces={faces} marks={marks} input={net.input} near={net.near} piece={piece} />
        </div>
        <ControlButtons
          list={[
            {
              name: 'turn',
              label: controls.turn,
              keys: 'r',
              isOpen: piece.isHeld,
              act: () => turn(),
            },
            { name: 'flip', label: controls.flip, keys: 'f', isOpen: piece.isHeld, act: flip },
          ]}
          rating={undefined}
          roving={buttons}
        />
        <Tray
          player={player}
          left={seen.players[numberOf(player)]?.piecesLeft ?? []}
          fits={undefined}
          isFree
          hold={hold}
          marked={undefined}
          roving={tray}
          take={(next) => setHold(hold?.piece === next ? undefined : holdOf(next))}
          grab={drag}
        />
      </div>
      <Facts position={position} issues={issues} edit={edit} />
    </div>
  );
}
