/** The table of Cube Blokus: the cube and its net, the players, and the pieces to lay. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { endOf } from '../../engine/board/motion.js';
import { useFocusAfter, useRoving } from '../../engine/board/roving.js';
import { useWords } from '../../engine/board/words.js';
import { winnersIn } from '../../engine/game/standings.js';
import { inspect, standings } from '../api/inspect.js';
import { decodeMove, pieceOf } from '../codec/moves.js';
import { type Move, type Piece, PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { Controls, Switches } from './controls.js';
import { Cube } from './cube.js';
import { useFollowing, viewOfMove } from './following.js';
import { type Fits, type Preview, reachOf } from './holding.js';
import { type CubeBoardProps, useInput } from './input.js';
import { Room } from './layout.js';
import { Net, useNet } from './net.js';
import { Players } from './players.js';
import { facesIn, type Mark, markOf, movesSince } from './seen.js';
import { Tray } from './tray.js';
import { straightOn, turnOf } from './views.js';
import { CUBE, nameOf, numberOf } from './words.js';

/** Whether what is typed belongs to something else than the board. */
export function isElsewhere(event: KeyboardEvent, root: Element | null) {
  // Outside the shadow tree, the target of what happens in it is the whole element.
  const [target] = event.composedPath();
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return true;
  return target !== target.ownerDocument.body && root?.contains(target) !== true;
}

/** Collect what is marked on the surface. */
function useMarks(
  { marked }: CubeBoardProps,
  recent: readonly Move[],
  fits: Fits | undefined,
  piece: Piece | undefined,
  preview: Preview | undefined,
): readonly Mark[] {
  const player = fits?.player;
  const reach = useMemo(
    (): Mark[] =>
      fits === undefined || piece === undefined
        ? []
        : [{ kind: 'reach', squares: [...reachOf(fits, piece)], player }],
    [fits, piece],
  );
  const played = useMemo(
    () => recent.map((move, index) => markOf(index === 0 ? 'last' : 'recent', move)).toReversed(),
    [recent],
  );
  const hint = useMemo(() => (marked === undefined ? [] : [markOf('hint', marked)]), [marked]);
  return useMemo(() => {
    const kind = preview !== undefined && 'move' in preview ? 'ghost' : 'bad';
    const ghost =
      preview === undefined ? [] : [{ kind, squares: preview.squares, player } as const];
    return [...reach, ...played, ...hint, ...ghost];
  }, [reach, played, hint, preview]);
}

/** Return the piece of a marked move of a player. */
function pieceMarked(marked: Move | undefined, player: PlayerId): Piece | undefined {
  return marked !== undefined && decodeMove(marked).player === player ? pieceOf(marked) : undefined;
}

/** The whole table. */
export function CubeBoard(props: CubeBoardProps) {
  const { state, names, past, marked, settled, pace } = props;
  const root = useRef<HTMLDivElement>(null);
  const words = useWords(CUBE);
  const isOver = state.turn === undefined;
  const home = PLAYER_IDS[props.home] ?? 'A';
  const recent = useMemo(() => movesSince(past(), home), [state, home]);
  const own = recent.find((move) => decodeMove(move).player === home);
  const { view, followed, turnTo, grab } = useFollowing(
    state,
    marked ?? (isOver ? undefined : own),
  );
  const [shown, setShown] = useState<'cube' | 'net'>('cube');
  const tray = useRoving();
  const controls = useRoving();
  const input = useInput(props, view, turnTo);
  const { fits, held, preview, surface } = input;
  // In a lesson, which says what pieces there are, the build points stay those of the person who learns.
  const builder = props.pieces === undefined ? state.turn : home;
  const faces = useMemo(() => facesIn(words, state, builder), [words, state, builder]);
  const seen = useMemo(() => inspect(state), [state]);
  const isUsable = (piece: Piece) => props.pieces?.includes(piece) ?? true;
  const marks = useMarks(props, recent, fits, held?.hold.piece, preview);

  useLayoutEffect(() => {
    if (followed !== state) return undefined;
    const [turn] = root.current?.querySelector('.cube')?.getAnimations() ?? [];
    if (turn === undefined) return settled();
    let isShown = true;
    endOf(turn).then(() => isShown && settled());
    return () => {
      isShown = false;
    };
  }, [followed]);
  // Keys that follow each other quickly come before effects.
  const keys = useRef(input.keys);
  keys.current = input.keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = keys.current[event.key];
      if (act === undefined || isElsewhere(event, root.current)) return;
      act(event);
    };
    // That is before the element takes the piece back, after which Escape is no key of the board.
    return props.onKey(onKey);
  }, []);

  const piece = { isHeld: held !== undefined, turn: input.turn, flip: input.flip };
  const pointedOut = marked === undefined ? [] : [marked];
  const hidden = [...pointedOut, ...recent].find((move) => viewOfMove(move, view) !== view);
  const findWords =
    hidden === undefined || hidden === marked
      ? words.board.markedMove
      : hidden === own
        ? words.board.ownMove
        : words.board.moveOf(nameOf(words, decodeMove(hidden).player, names));
  const isOutOfView = hidden !== undefined && shown === 'cube';
  useFocusAfter(isOutOfView, () =>
    root.current?.querySelector<HTMLElement>('.scene [tabindex="0"]')?.focus(),
  );
  const net = useNet(surface, (face, spot) => {
    const front = straightOn(face, view);
    turnTo(front);
    if (held !== undefined) surface.choose({ ...spot, turn: turnOf(face, front) }, 'touch');
  });
  const winners = useMemo(() => (isOver ? winnersIn(standings(state)) : []), [state]);
  const style = `cube-blokus${fits === undefined ? ' watched' : ''}${pace === 0 ? ' still' : ''}`;
  return (
    <div class={style} ref={root} data-phase={state.phase} data-shown={shown}>
      <Players
        state={state}
        players={seen.players}
        names={names}
        turn={seen.turn}
        winners={winners}
      />
      <div class="side-cube">
        <Cube
          faces={faces}
          marks={marks}
          view={view}
          input={surface}
          piece={piece}
          turnTo={turnTo}
          grab={grab}
        />
        <Switches
          shown={shown}
          show={(next) => {
            setShown(next);
            net.leave();
          }}
        >
          {isOutOfView && (
            <button
              type="button"
              class="find"
              title={findWords}
              onClick={() => turnTo(viewOfMove(hidden, view))}
            >
              {findWords}
            </button>
          )}
        </Switches>
      </div>
      <Room />
      <div class={net.near === undefined ? 'side-net' : 'side-net near'}>
        <Net faces={faces} marks={marks} input={net.input} near={net.near} piece={piece} />
      </div>
      {!isOver && (
        <Controls
          isHeld={held !== undefined}
          isLegal={preview !== undefined && 'move' in preview}
          rating={input.ratingLabel}
          turn={() => input.turn()}
          flip={input.flip}
          step={input.step}
          rate={props.rate && input.rate}
          roving={controls}
          lay={(isKeyboard) => {
            input.lay(preview);
            if (isKeyboard) tray.focus();
          }}
        />
      )}
      <Tray
        player={home}
        left={seen.players[numberOf(home)]?.piecesLeft.filter(isUsable) ?? []}
        fits={fits}
        hold={held?.hold}
        marked={pieceMarked(marked, home)}
        roving={tray}
        take={(piece, isKeyboard) => {
          input.take(piece);
          if (isKeyboard && held?.hold.piece !== piece && fits?.moves.has(piece) === true) {
            controls.focus('[data-item=next]');
          }
        }}
      />
    </div>
  );
}
