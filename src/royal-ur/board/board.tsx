/** The board of Ur: two blocks and the bridge between them, the hands, the homes and the dice. */

import { useRef, useState } from 'preact/hooks';
import { Arrow } from '../../engine/board/arrow.js';
import type { BoardProps } from '../../engine/board/board.js';
import { useFocusAfter, useRoving } from '../../engine/board/roving.js';
import { useWords } from '../../engine/board/words.js';
import type { RoyalUrTypes } from '../api/game.js';
import type { GameState } from '../api/game-state.js';
import { inspect } from '../api/inspect.js';
import { legalMoves } from '../api/play.js';
import { decodeMove, encodeMove } from '../codec/notation.js';
import { Step } from '../state/position.js';
import { type Move, PLAYER_IDS } from '../state/vocabulary.js';
import { Dice, shownRoll } from './dice.js';
import { useUrMotion } from './motion.js';
import { type Place, placeKey } from './places.js';
import { Content, lookOf, spotOn, Table, tokensAt } from './table.js';
import { type Way, WayPicture } from './way.js';
import { adviceWords, placeWords, refusalWords, rolled, UR, type UrEvent } from './words.js';

/** The properties that only the board of the Royal Game of Ur has. */
export interface RoyalUrBoardProperties {
  /**
   * Function that rolls the dice, called when a person rolls: while it is set and a roll of a player of `movable` is
   * due, the board asks the person to roll. `undefined` initially.
   */
  roll?: (() => unknown) | undefined;
}

type Props = BoardProps<RoyalUrTypes> & RoyalUrBoardProperties;

/** The moves by the places that their tokens leave and go to. */
interface Moves {
  readonly from: ReadonlyMap<string, Move>;
  readonly to: ReadonlyMap<string, Move>;
}

function movesOf(moves: readonly Move[]): Moves {
  const parts = moves.map((move) => ({ move, ...decodeMove(move) }));
  return {
    from: new Map(parts.map(({ move, player, from }) => [placeKey(player, from), move])),
    to: new Map(parts.map(({ move, player, to }) => [placeKey(player, to), move])),
  };
}

/** Return the places of a move. */
function endsOf(event: UrEvent | undefined): ReadonlySet<string> {
  if (event === undefined || rolled(event) !== undefined) return new Set();
  // What is not a roll is a move.
  const { player, from, to } = decodeMove(event as Move);
  return new Set([placeKey(player, from), placeKey(player, to)]);
}

/** Return the selectors of the squares that a move passes, with the places that it leaves and goes to. */
function wayOf(move: Move): string[] {
  const { player, from, to } = decodeMove(move);
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return steps.map((step) => `[data-place="${placeKey(player, step)}"]`);
}

/** Return the places of the last move, which rolls may have followed. */
function lastEndsOf({ past }: Props): ReadonlySet<string> {
  for (const { event } of past()) {
    if (rolled(event) === undefined) return endsOf(event);
  }
  return new Set();
}

/** Return the way of the token at a place, or of one in the hand; nothing at home, which is its end. */
function wayAt(state: GameState, place: Place): Way | undefined {
  const [player = place.step === Step.Hand ? place.owner : undefined] = tokensAt(
    inspect(state).players,
    place,
  );
  if (player === undefined || place.step === Step.Home) return undefined;
  return { player, from: place.step, to: undefined };
}

/** Make what a person can do on the board. */
function useInput({ state, refusal, isMovable, roll, play, refuse, advise }: Props) {
  const words = useWords(UR);
  const [over, setOver] = useState<{ readonly state: GameState; readonly place: Place }>();
  const moves = movesOf(refusal === undefined ? legalMoves(state) : []);
  const moveAt = ({ key }: Place) => moves.from.get(key) ?? moves.to.get(key);
  const place = over?.state === state ? over.place : undefined;
  const pointed = place && moveAt(place);
  return {
    moves,
    pointed,
    moveAt,
    /** The way of the token that is pointed at, or of the one that can go there. */
    way: place && (pointed === undefined ? wayAt(state, place) : decodeMove(pointed)),
    point(next: Place | undefined) {
      const move = next && moveAt(next);
      setOver(next && { state, place: next });
      advise(move && adviceWords(words, state, move));
    },
    /** Roll the dice, if a person does that now. */
    roll:
      state.phase === 'roll' && roll !== undefined && isMovable(PLAYER_IDS.indexOf(state.turn))
        ? () => (refusal ? refuse(refusal) : void roll())
        : undefined,
    choose(place: Place) {
      const move = moveAt(place);
      if (refusal !== undefined) return refuse(refusal);
      if (move !== undefined) return play(move);
      const isOwn =
        tokensAt(inspect(state).players, place).includes(state.turn) && place.step !== Step.Home;
      if (!isOwn) return refuse(words.refusals.chooseOwn);
      const to = Math.min(Step.Home, place.step + (state.roll ?? 0));
      const text = encodeMove({ player: state.turn, from: place.step, to });
      return refuse(refusalWords(words, state, text));
    },
  };
}

/** The whole board. */
export function UrBoard(props: Props) {
  const { state, names, last, marked, refusal } = props;
  const root = useRef<HTMLDivElement>(null);
  const roving = useRoving('board');
  const words = useWords(UR);
  const { moves, pointed, way, moveAt, point, choose, roll } = useInput(props);
  // The dice are no button any more once they are rolled.
  useFocusAfter(roll !== undefined, roving.focus);
  useUrMotion(root, props);

  const own = PLAYER_IDS[props.first] ?? 'A';
  const { players } = inspect(state);
  const lastEnds = lastEndsOf(props);
  const markedEnds = endsOf(marked);
  const pointedEnds = endsOf(pointed);
  const drawn = (place: Place) => {
    const { key } = place;
    const move = moveAt(place);
    const classes = [
      lookOf(place),
      moves.from.has(key) ? 'source' : '',
      moves.to.has(key) ? 'target' : '',
      lastEnds.has(key) ? 'last' : '',
      markedEnds.has(key) ? 'marked' : '',
      pointedEnds.has(key) ? 'pointed' : '',
    ];
    const action = move === undefined ? '' : `. ${adviceWords(words, state, move)}`;
    return (
      <button
        type="button"
        key={key}
        class={classes.filter(Boolean).join(' ')}
        {...spotOn(place, own)}
        aria-disabled={move === undefined}
        aria-label={`${placeWords(words, state, place, names)}${action}`}
        onClick={() => (roll ?? (() => choose(place)))()}
        onPointerEnter={() => point(place)}
        onPointerLeave={() => point(undefined)}
        onFocus={() => point(place)}
        onBlur={() => point(undefined)}
      >
        <Content place={place} tokens={tokensAt(players, place)} />
      </button>
    );
  };
  return (
    <div
      class={`ur ${state.phase}${refusal === undefined ? ' open' : ''}`}
      ref={root}
      data-phase={state.phase}
      data-turn={state.turn}
    >
      <Table
        own={own}
        players={players}
        names={names}
        next={state.phase === 'game-over' ? undefined : state.turn}
        dice={<Dice state={state} shown={shownRoll(state, last)} roll={roll} />}
        roving={roving}
        draw={drawn}
      >
        {way !== undefined && <WayPicture way={way} own={own} />}
      </Table>
      {marked !== undefined && <Arrow root={root} through={wayOf(marked)} />}
    </div>
  );
}
