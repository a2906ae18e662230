/** The table of Azul: factories, centre, and the players' boards. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { decodeMove } from '../../codec/move.js';
import { Arrow } from '../../engine/board/arrow.js';
import type { BoardProps } from '../../engine/board/board.js';
import { useDrag } from '../../engine/board/drag.js';
import { afterPaint } from '../../engine/board/paint.js';
import { usePositionState } from '../../engine/board/position-state.js';
import { useRoving } from '../../engine/board/roving.js';
import { Score } from '../../engine/board/score.js';
import { useWords } from '../../engine/board/words.js';
import type { Move, PlayerId, Target } from '../../state/vocabulary.js';
import type { AzulTypes } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import { playerToMove } from '../api/play.js';
import { COLOURS, ROWS } from '../api/vocabulary.js';
import { markedPlaces as lastPlacesOf } from './flights.js';
import {
  type Choice,
  draftChoice,
  type Pick,
  previewOf,
  previewOfMove,
  previewWords,
  tilingChoice,
  tilingTargets,
} from './input.js';
import { useAzulMotion } from './motion.js';
import { cellPlace, type Place, pilePlace, tabPlace } from './places.js';
import { type BoardInput, boardId, PlayerBoard } from './player-board.js';
import { Sources } from './sources.js';
import { viewOf } from './view.js';
import { AZUL, type AzulWords, lookOf, nameOf, numberOf } from './words.js';

const TARGETS: readonly Target[] = [...ROWS, 'F'];

/** Return the places that a move is about: where the tiles are, and where they go. */
function placesOf(move: Move): readonly [from: Place, to: Place] {
  const parts = decodeMove(move);
  if (parts.kind === 'draft') {
    const { player, source, colour, target } = parts;
    const to = target === 'F' ? `${player}-floor` : `${player}-row-${target}`;
    return [pilePlace(source, colour), to];
  }
  const { player, row, column } = parts;
  const to = column === 'F' ? `${player}-floor` : cellPlace(player, row, column);
  return [`${player}-row-${row}`, to];
}

/** Return the beginning of the moves with what is picked up. */
function beginningOf(state: GameState, { source, colour }: Pick): string {
  return `${playerToMove(state) ?? ''}${source}${colour}`;
}

/** Say of each target what it would do with what is picked up, or why it is closed. */
function targetsOf(words: AzulWords, state: GameState, pick: Pick, names: readonly string[]) {
  return TARGETS.map((target) => {
    const choice = draftChoice(words, state, pick, target, names);
    const preview = choice.ok ? previewOfMove(state, choice.move) : undefined;
    const refused = choice.ok ? '' : choice.reason;
    const text = preview === undefined ? refused : previewWords(words, preview);
    return [target, { words: text, isLegal: preview !== undefined }] as const;
  });
}

/** Make what a person can do on the board of the player to move. */
function useInput(
  props: BoardProps<AzulTypes>,
  isThere: () => boolean,
  focusSources: () => void,
  focusRow: () => void,
) {
  const { state, names, refusal, play, refuse, advise, select } = props;
  const words = useWords(AZUL);
  const [pick, setPick] = usePositionState<Pick>(state);
  const [over, setOver] = usePositionState<Target>(state);
  /** Whether the focus continues from the tiles to the rows. */
  const goesOn = useRef(false);
  /** Whether a chosen move is still to be played. */
  const isPlaying = useRef(false);
  const latest = useRef(props);
  latest.current = props;
  const answer = (choice: Choice, isKeyboard: boolean) => {
    if (isPlaying.current) return;
    if (refusal !== undefined) return refuse(refusal);
    if (!choice.ok) return refuse(choice.reason, choice.issue);
    isPlaying.current = true;
    afterPaint(() => {
      isPlaying.current = false;
      // The page may have changed the position, or closed the board, in the meantime.
      if (latest.current.state !== state || latest.current.refusal !== undefined || !isThere())
        return;
      play(choice.move);
      if (isKeyboard) focusSources();
    });
  };
  const chooseTarget = (target: Target, isKeyboard: boolean, held = pick) => {
    const choice =
      state.phase === 'tiling'
        ? tilingChoice(words, state, target === 'F' ? undefined : target, undefined, names)
        : draftChoice(words, state, held, target, names);
    answer(choice, isKeyboard);
  };
  const point = (target: Target | undefined, held = pick) => {
    // A row that had the focus loses it when its board is drawn again.
    if (isPlaying.current || (held === undefined && over === undefined)) return;
    setOver(target);
    const preview =
      held === undefined || target === undefined ? undefined : previewOf(state, held, target);
    advise(preview && previewWords(words, preview));
  };
  const choosePick = (next: Pick, isKeyboard: boolean) => {
    if (refusal !== undefined) return refuse(refusal);
    const isSame = pick?.source === next.source && pick.colour === next.colour;
    setPick(isSame ? undefined : next);
    select(isSame ? undefined : beginningOf(state, next));
    advise(undefined);
    goesOn.current = !isSame && isKeyboard;
  };
  // The rows are open to the tiles once the pick is painted.
  useEffect(() => {
    if (goesOn.current && pick !== undefined) focusRow();
    goesOn.current = false;
  }, [pick]);
  const dragged = useRef<Pick | undefined>(undefined);
  const grab = useDrag<Pick>({
    lift: (next) => {
      dragged.current = refusal === undefined ? next : undefined;
      if (refusal !== undefined) return refuse(refusal);
      setPick(next);
      select(beginningOf(state, next));
    },
    over: (text) => {
      const target = TARGETS.find((each) => `${each}` === text);
      if (target !== over) point(target, dragged.current);
    },
    drop: (text) => {
      const target = TARGETS.find((each) => `${each}` === text);
      if (target !== undefined && dragged.current !== undefined) {
        chooseTarget(target, false, dragged.current);
      }
    },
  });
  const isOpen = refusal === undefined;
  const previews = useMemo(
    () => new Map(isOpen && pick !== undefined ? targetsOf(words, state, pick, names) : []),
    [words, state, pick, names, isOpen],
  );
  const input: BoardInput = {
    previews,
    preview: pick === undefined || over === undefined ? undefined : previewOf(state, pick, over),
    cells: new Map(
      isOpen && state.phase === 'tiling'
        ? tilingTargets(state).map(({ row, column, points }) => [
            cellPlace(playerToMove(state) ?? 'A', row, column),
            points,
          ])
        : [],
    ),
    chooseTarget,
    chooseCell: (row, column) => answer(tilingChoice(words, state, row, column, names), false),
    point,
  };
  /** Put back what is picked up, also what is being dragged. */
  const putBack = () => {
    dragged.current = undefined;
    setPick(undefined);
  };
  return { pick, putBack, choosePick, grab, input };
}

/** The names of the boards, for screens that show one board at a time. */
function Tabs({
  props,
  order,
  front,
  show,
}: {
  readonly props: BoardProps<AzulTypes>;
  readonly order: readonly PlayerId[];
  readonly front: PlayerId;
  show(player: PlayerId): void;
}) {
  const { state, names } = props;
  const words = useWords(AZUL);
  const roving = useRoving<HTMLElement>();
  const { players } = viewOf(state);
  return (
    <nav class="tabs" aria-label={words.board.boards} ref={roving.ref} tabIndex={-1}>
      {order.map((player) => {
        const score = players[numberOf(player)]?.score ?? 0;
        const name = nameOf(words, player, names);
        return (
          <button
            type="button"
            key={player}
            class={lookOf(state, player)}
            data-item={player}
            data-place={tabPlace(player)}
            aria-current={player === front}
            aria-controls={boardId(player)}
            aria-label={words.board.tab(name, score)}
            onClick={() => show(player)}
          >
            <span>{name}</span> <Score value={score} place={`tab-score-${player}`} />
          </button>
        );
      })}
    </nav>
  );
}

/** Scroll among the boards, where only one fits. */
function useBoards(home: PlayerId) {
  const ref = useRef<HTMLDivElement>(null);
  const [front, setFront] = useState<PlayerId>(home);
  const show = (player: PlayerId) => {
    const boards = ref.current;
    const board = boards?.querySelector<HTMLElement>(`[data-player="${player}"]`);
    if (boards === null || boards === undefined || board == null) return;
    setFront(player);
    // Only sideways: the page stays where it is.
    boards.scrollTo({ left: board.offsetLeft - boards.offsetLeft });
  };
  const onScroll = () => {
    const boards = ref.current;
    if (boards === null) return;
    const middle = boards.scrollLeft + boards.clientWidth / 2 + boards.offsetLeft;
    const seen = [...boards.querySelectorAll<HTMLElement>('.board')].find(
      ({ offsetLeft, offsetWidth }) => middle >= offsetLeft && middle < offsetLeft + offsetWidth,
    );
    // The letter of a board is that of a player.
    if (seen !== undefined) setFront(seen.dataset.player as PlayerId);
  };
  return { ref, front, show, onScroll };
}

/** The whole table. */
export function AzulBoard(props: BoardProps<AzulTypes>) {
  const { state, names, last, marked, hint } = props;
  const words = useWords(AZUL);
  const root = useRef<HTMLDivElement>(null);
  const sources = useRoving();
  const view = viewOf(state);
  const ids = view.players.map(({ player }) => player);
  const home = ids[props.home] ?? 'A';
  const boards = useBoards(home);
  const { pick, putBack, choosePick, grab, input } = useInput(
    props,
    () => root.current?.isConnected === true,
    () => sources.focus(),
    () => root.current?.querySelector<HTMLElement>('.own .target')?.focus({ preventScroll: true }),
  );
  useAzulMotion(root, props);

  const layDown = useRef(() => {});
  layDown.current = () => {
    if (pick === undefined) return;
    putBack();
    props.select(undefined);
    // The row that has the focus is open to no tiles any more.
    if (root.current?.querySelector('.target:focus') != null) sources.focus();
  };
  useEffect(() => props.onCancel(() => layDown.current()), []);
  // A hint replaces what the person has chosen.
  useEffect(() => {
    if (marked !== undefined && marked === hint) layDown.current();
  }, [marked, hint]);

  // One's own board is where the tiles go.
  const isPicking = pick !== undefined;
  const isTiling = state.phase === 'tiling' && props.refusal === undefined;
  useEffect(() => boards.show(home), [home, isPicking, isTiling]);

  const order = ids.map((_, index) => ids[(index + props.first) % ids.length] ?? 'A');
  // Among three and more, the board that a person plays on is the large one.
  const [front = home, ...others] =
    ids.length > 2 ? [home, ...order.filter((player) => player !== home)] : order;
  const lastPlaces = last === undefined ? new Set<Place>() : lastPlacesOf(last.before, last.event);
  const markedPlaces = marked === undefined ? undefined : placesOf(marked);
  const markedSet = new Set(markedPlaces);
  const hasTiles = view.factories.some((counts) => COLOURS.some((colour) => counts[colour] > 0));
  const seatOf = (player: PlayerId) => {
    const board = view.players[numberOf(player)];
    if (board === undefined) return undefined;
    const isHome = player === home;
    const drawn = (
      <PlayerBoard
        board={board}
        name={nameOf(words, player, names)}
        rules={view.rules}
        look={lookOf(state, player)}
        last={lastPlaces}
        marked={markedSet}
        input={isHome ? input : undefined}
      />
    );
    return (
      <Seat key={player} isOwn={isHome}>
        {drawn}
      </Seat>
    );
  };
  // The boards of others stay as they are while one's own is pointed at.
  const drawnOthers = useMemo(
    () => others.map(seatOf),
    [
      words,
      state,
      names,
      last?.event,
      marked,
      home,
      front,
      others.includes(home) ? input : undefined,
    ],
  );
  return (
    <div
      class={`azul players-${ids.length} ${state.phase}${hasTiles ? '' : ' cleared'}`}
      ref={root}
      data-phase={state.phase}
    >
      <Tabs props={props} order={order} front={boards.front} show={boards.show} />
      <Sources
        view={view}
        pick={pick}
        isOpen={props.refusal === undefined && state.phase === 'drafting'}
        last={lastPlaces}
        marked={markedSet}
        roving={sources}
        choose={choosePick}
        grab={grab}
      />
      <div class="boards" ref={boards.ref} onScroll={boards.onScroll}>
        {seatOf(front)}
        <div class="others">{drawnOthers}</div>
      </div>
      {markedPlaces !== undefined && !isPicking && (
        <Arrow root={root} through={markedPlaces.map((place) => `[data-place="${place}"]`)} />
      )}
    </div>
  );
}

/** A place at the table; the board that a person plays on is one tab stop. */
function Seat({
  isOwn,
  children,
}: {
  readonly isOwn: boolean;
  readonly children: preact.ComponentChildren;
}) {
  const roving = useRoving();
  return (
    <div class={isOwn ? 'seat own' : 'seat'} tabIndex={-1} ref={roving.ref}>
      {children}
    </div>
  );
}
