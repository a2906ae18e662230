/** A game as a slice of a Redux store: its start and its events, as plain data. */
import {
  azul,
  type Deal,
  decodeState,
  encodeState,
  type GameState,
  IllegalChanceError,
  IllegalMoveError,
  type Move,
  newGame,
  type Rules,
  sampleChance,
} from 'azulejo';
import { applyAll, type EncodedState, type Issue, type Rng } from 'azulejo/game';

/** The state in the store. */
export interface GameHistory {
  /** The first state, as its two strings. */
  readonly start: EncodedState;
  /** The settings that the strings do not contain. */
  readonly rules: Pick<Rules, 'mosaic' | 'tilingOrder'>;
  /** All events, including those that have been undone. */
  readonly events: readonly (Deal | Move)[];
  /** Number of events that are done; the others can be redone. */
  readonly done: number;
  /** Why the last event was refused; `null` if it was not. */
  readonly refused: Issue | null;
}

export type GameAction =
  | ReturnType<typeof started>
  | ReturnType<typeof played>
  | ReturnType<typeof undone>
  | ReturnType<typeof redone>;

// Reducers draw no random numbers: action creators do, and the action contains the result.

/** Start another game. */
export function started(rng: Rng, settings: Partial<Rules> = {}) {
  const state = newGame({ rules: settings, rng });
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
  return played(sampleChance(gameOf(history), rng));
}

export const undone = () => ({ type: 'game/undone' }) as const;
export const redone = () => ({ type: 'game/redone' }) as const;

const games = new WeakMap<GameHistory, GameState>();

/** Cache the state of a game. */
function known(history: GameHistory, game: GameState): GameHistory {
  games.set(history, game);
  return history;
}

/** Select the state of the game, computed once for each value of the store. */
export function gameOf(history: GameHistory): GameState {
  const { start, rules, events, done } = history;
  const game =
    games.get(history) ?? applyAll(azul, decodeState(start, { rules }), events.slice(0, done));
  known(history, game);
  return game;
}

/** Make a reducer with its first game. */
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
      // Redux also dispatches its own actions, and those of other reducers.
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
    const game = applyAll(azul, before, [event]);
    const events = [...history.events.slice(0, history.done), event];
    return known({ ...history, events, done: events.length, refused: null }, game);
  } catch (error) {
    const isRefusal = error instanceof IllegalMoveError || error instanceof IllegalChanceError;
    if (!isRefusal) throw error;
    return known({ ...history, refused: error.issue }, before);
  }
}

function moveTo(history: GameHistory, done: number): GameHistory {
  if (done < 0 || done > history.events.length) return history;
  return { ...history, done, refused: null };
}
