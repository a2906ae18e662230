/** Views of positions and events, each made once: the page asks for the same ones again and again. */
import type { GameState } from '../api/game-state.js';
import { inspect, type StateView } from '../api/inspect.js';
import { type EventView, inspectEvent } from '../api/inspect-event.js';

const VIEWS = new WeakMap<GameState, StateView>();
const EVENTS = new WeakMap<GameState, Map<string, EventView>>();

/** Return what a position holds. */
export function viewOf(state: GameState): StateView {
  const known = VIEWS.get(state);
  if (known !== undefined) return known;
  const view = inspect(state);
  VIEWS.set(state, view);
  return view;
}

/** Return what an event does to a position. */
export function eventViewOf(state: GameState, event: string): EventView {
  const views = EVENTS.get(state) ?? new Map<string, EventView>();
  EVENTS.set(state, views);
  const view = views.get(event) ?? inspectEvent(state, event);
  views.set(event, view);
  return view;
}
