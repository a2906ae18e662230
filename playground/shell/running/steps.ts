/** What happens by itself: agents move, chance events are drawn, forced moves are played. */
import { stateAt } from '../model/match.js';
import { SPEEDS } from '../model/preferences.js';
import { nextStep, type Step } from '../model/turns.js';
import type { Store } from './store.js';
import type { Thinking } from './thinking.js';

/** Milliseconds between one thing that happens by itself and the next. */
const PAUSES: Readonly<Record<Step['kind'], number>> = { agent: 500, forced: 180, chance: 250 };

export class Steps {
  readonly #store: Store;
  readonly #thinking: Thinking;
  /** The position that lies still on the board. */
  #still: unknown;
  /** The turns in which a pause began and ended. */
  #pausing = -1;
  #paused = -1;

  constructor(store: Store, thinking: Thinking) {
    this.#store = store;
    this.#thinking = thinking;
  }

  /** The board lies still in a position. */
  settle(state: unknown): void {
    this.#still = state;
    this.advance();
  }

  /** Let happen what happens by itself, once its time has come. */
  advance(): void {
    const { page, dispatch } = this.#store;
    const { turn, match, hurried } = page;
    const step = nextStep(page);
    if (step === undefined || match === undefined) return;
    if (step.kind === 'agent') this.#thinking.askAgent(step.seat);
    if (this.#still !== stateAt(match)) return;
    if (this.#paused !== turn && !hurried) {
      this.#pause(turn, step);
      return;
    }
    if (step.kind !== 'agent') {
      dispatch({ type: step.kind, turn });
      return;
    }
    const chosen = this.#thinking.chosen();
    if (chosen !== undefined) dispatch({ type: 'play', turn, move: chosen.move });
  }

  #pause(turn: number, { kind }: Step): void {
    if (this.#pausing === turn) return;
    this.#pausing = turn;
    const { factor } = SPEEDS[this.#store.page.preferences.speed];
    setTimeout(() => {
      this.#paused = turn;
      this.advance();
    }, PAUSES[kind] * factor);
  }
}
