/** The two workers: one for the agents at the table, one for hints and the analysis. */
import { ANALYSIS_ITERATIONS, HINT_ITERATIONS } from '../model/analysis.js';
import { stateAt } from '../model/match.js';
import { type Page, shownAt } from '../model/page.js';
import type { Seat } from '../model/seats.js';
import type { Answer, Position, Request } from '../thinking/protocol.js';
import { type Store, say } from './store.js';
import { startWorker } from './worker.js';

/** Milliseconds to wait before analysing the next position: it may only be stepped through, and is drawn first. */
const ANALYSIS_DELAY = 300;

/** The move that an agent has chosen in a turn. */
type Chosen = Extract<Answer, { readonly kind: 'chosen' }>;

export class Thinking {
  readonly #store: Store;
  readonly #onChosen: () => void;
  readonly #agents = startWorker((answer) => this.#receive(answer));
  readonly #analyst = startWorker((answer) => this.#receive(answer));
  /** The turn in which an agent was asked, and the last answer. */
  #asked = -1;
  #chosen: Chosen | undefined;
  /** The timer of a delayed analysis. */
  #delay: ReturnType<typeof setTimeout> | undefined;

  /** @param onChosen - called when an agent has chosen its move */
  constructor(store: Store, onChosen: () => void) {
    this.#store = store;
    this.#onChosen = onChosen;
  }

  /** Let an agent choose the move of this turn. */
  askAgent(seat: Seat): void {
    const { turn } = this.#store.page;
    const position = this.#position();
    if (this.#asked === turn || position === undefined) return;
    this.#asked = turn;
    this.#agents.ask({ kind: 'choose', turn, seat, ...position });
  }

  /** Return the move that the agent has chosen, if it has, in this turn. */
  chosen(): Chosen | undefined {
    return this.#chosen?.turn === this.#store.page.turn ? this.#chosen : undefined;
  }

  /** Ask for the analysis or the hint that the page needs now, unless it did before. */
  study(before: Page): void {
    const { turn, place, hinting, analysing, game, match } = this.#store.page;
    const wanted = place === 'table' && (hinting || analysing);
    const was = before.place === 'table' && (before.hinting || before.analysing);
    if (wanted === was && before.turn === turn && before.analysing === analysing) return;
    if (!wanted && !was) return;
    const position = this.#position();
    const isMove =
      match !== undefined &&
      game.rules.playerToMove(stateAt(match, shownAt(this.#store.page))) >= 0;
    const iterations = analysing ? ANALYSIS_ITERATIONS : HINT_ITERATIONS;
    const request: Request =
      wanted && isMove && position !== undefined
        ? { kind: 'search', turn, iterations, ...position }
        : { kind: 'stop' };
    clearTimeout(this.#delay);
    const waits = before.analysing && analysing && request.kind === 'search';
    this.#analyst.ask(waits ? { kind: 'stop' } : request);
    if (waits) this.#delay = setTimeout(() => this.#analyst.ask(request), ANALYSIS_DELAY);
  }

  /** Look deeper into the position that is analysed. */
  deepen(): void {
    const { turn } = this.#store.page;
    this.#analyst.ask({ kind: 'deepen', turn, iterations: ANALYSIS_ITERATIONS });
  }

  /** Describe the position that is shown. */
  #position(): Position | undefined {
    const { page } = this.#store;
    const { match, game } = page;
    if (match === undefined) return undefined;
    const state = stateAt(match, shownAt(page));
    const seed = ((match.line.record.seed ?? 0) + shownAt(page)) >>> 0;
    const rules = game.rules.rulesOf(state);
    return { game: game.rules.name, state: game.rules.encode(state), rules, seed };
  }

  #receive(answer: Answer): void {
    const { dispatch, page } = this.#store;
    const { turn } = page;
    if (answer.turn !== turn) return;
    switch (answer.kind) {
      case 'failed':
        say(this.#store, page.words.faults.agentFailed(answer.reason));
        break;
      case 'chosen':
        this.#chosen = answer;
        this.#onChosen();
        break;
      case 'found':
        dispatch({ type: 'analysed', turn, analysis: answer.analysis });
    }
  }
}
