/** A game as a slice of a Redux store: its start and its events, all plain data. */
import {
  applyAll,
  type Deal,
  decodeState,
  type EncodedState,
  encodeState,
  type GameState,
  IllegalDealError,
  IllegalMoveError,
  type Issue,
  type Move,
  newGame,
  type Rng,
  type Rules,
  sampleDeal,
} from 'azulejo';

/** What the store holds. */
export interface GameHistory {
  /** The first state, as its two strings. */
  readonly start: EncodedState;
  /** The settings that the strings do not tell. */
  readonly rules: Pick<Rules, 'mosaic' | 'tilingOrder'>;
  /** All that has happened, and what has been undone. */
  readonly events: readonly (Deal | Move)[];
  /** Number of events that count; those after it can be redone. */
  readonly done: number;
  /** Why the last event was refused, `null` if it was not. */
  readonly refused: Issue | null;
}

export type GameAction =
  | ReturnType<typeof started>
  | ReturnType<typeof played>
  | ReturnType<typeof undone>
  | ReturnType<typeof redone>;

// A reducer draws no random numbers: the creators of actions do, and the action says what came out.

/** Start another game. */
export function started(rng: Rng, settings: Partial<Rules> = {}) {
  const state = newGame(rng, settings);
  const { mosaic, tilingOrder } = state.rules;
  return {
    type: 'game/started',
    start: encodeState(state),
    rules: { mosaic, tilingOrder },
  } as const;
}

/** Make a move. */
export function played(event: Deal | Move) {
  return { type: 'game/played', event } as const;
}

/** End the round, and deal the next one. */
export function dealt(history: GameHistory, rng: Rng) {
  return played(sampleDeal(gameOf(history), rng));
}

export const undone = () => ({ type: 'game/undone' }) as const;
export const redone = () => ({ type: 'game/redone' }) as const;

const games = new WeakMap<GameHistory, GameState>();

/** Remember the state of a game, which saves working it out. */
function known(history: GameHistory, game: GameState): GameHistory {
  games.set(history, game);
  return history;
}

/** Select the state of the game, worked out once for each value of the store. */
export function gameOf(history: GameHistory): GameState {
  const { start, rules, events, done } = history;
  const game = games.get(history) ?? applyAll(decodeState(start, rules), events.slice(0, done));
  known(history, game);
  return game;
}

/** Make the reducer of a game that begins with a first one. */
export function gameReducer(first: ReturnType<typeof started>) {
  const initial = begin(first);
  return (history: GameHistory = initial, action: GameAction): GameHistory => {
    switch (action.type) {
      case 'game/started':
        return begin(action);
      case 'game/played':
        return play(history, action.event);
      case 'game/undone':
        return moveTo(history, history.done - 1);
      case 'game/redone':
        return moveTo(history, history.done + 1);
      // Redux sends actions of its own, and those of other reducers.
      default:
        return history;
    }
  };
}

function begin({ start, rules }: ReturnType<typeof started>): GameHistory {
  return { start, rules, events: [], done: 0, refused: null };
}

function play(history: GameHistory, event: Deal | Move): GameHistory {
  const before = gameOf(history);
  try {
    const game = applyAll(before, [event]);
    const events = [...history.events.slice(0, history.done), event];
    return known({ ...history, events, done: events.length, refused: null }, game);
  } catch (error) {
    const isRefusal = error instanceof IllegalMoveError || error instanceof IllegalDealError;
    if (!isRefusal) throw error;
    return known({ ...history, refused: error.issue }, before);
  }
}

function moveTo(history: GameHistory, done: number): GameHistory {
  if (done < 0 || done > history.events.length) return history;
  return { ...history, done, refused: null };
}
