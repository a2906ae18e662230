/** The two workers: one for the agents at the table, one for hints and the analysis. */
import { ANALYSIS_ITERATIONS, HINT_ITERATIONS } from '../model/analysis.js';
import { stateAt } from '../model/match.js';
import { type Page, shownAt } from '../model/page.js';
import type { Seat } from '../model/seats.js';
import type { Answer, Position, Request } from '../thinking/protocol.js';
import type { Store } from './store.js';
import { startWorker } from './worker.js';

/** Milliseconds to wait before analysing the next position: it may only be stepped through, and is drawn first. */
const ANALYSIS_DELAY = 300;

/** The move that an agent has chosen in a turn. */
type Chosen = Extract<Answer, { readonly kind: 'chosen' }>;

export class Thinking {
  readonly #store: Store;
  readonly #onChosen: () => void;
  readonly #agents = startWorker<Request, Answer>('worker.js', {
    receive: (answer) => this.#receiveMove(answer),
    silent: () => this.#unanswered(this.#faults.agentSilent),
    lost: () => this.#unanswered(this.#faults.agentSilent),
  });
  readonly #analyst = startWorker<Request, Answer>('worker.js', {
    receive: (answer) => this.#receiveAnalysis(answer),
    silent: () => this.#giveUpStudy(this.#faults.searchSilent),
    lost: () => this.#giveUpStudy(this.#faults.searchSilent),
  });
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

  get #faults() {
    return this.#store.page.words.faults;
  }

  /** Let an agent choose the move of this turn. */
  askAgent(seat: Seat): void {
    const { turn } = this.#store.page;
    const position = this.#position();
    if (this.#asked === turn || position === undefined) return;
    this.#asked = turn;
    this.#agents.ask({ kind: 'choose', turn, seat, ...position });
  }

  /** Forget the agent that was asked, which does not answer, so that it is asked again. */
  forgetAgent(): void {
    this.#agents.end();
    this.#asked = -1;
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
    if (waits || request.kind === 'stop') this.#analyst.tell({ kind: 'stop' });
    else this.#analyst.ask(request);
    if (waits) this.#delay = setTimeout(() => this.#analyst.ask(request), ANALYSIS_DELAY);
  }

  /** Look deeper into the position that is analysed. */
  deepen(): void {
    const { turn } = this.#store.page;
    this.#analyst.ask({ kind: 'deepen', turn, iterations: ANALYSIS_ITERATIONS });
  }

  /** Say that the agent does not answer, and offer to ask it again. */
  #unanswered(notice: string): void {
    const { turn } = this.#store.page;
    if (this.#asked === turn) this.#store.dispatch({ type: 'unanswered', turn, notice });
  }

  /** End a search that does not answer: it can be begun again. */
  #giveUpStudy(notice: string): void {
    this.#analyst.end();
    this.#store.dispatch({ type: 'unstudied', notice });
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

  /** Take an answer of the agent's worker. Return whether it is the last one of this turn. */
  #receiveMove(answer: Answer): boolean {
    if (answer.turn !== this.#store.page.turn) return false;
    if (answer.kind === 'failed') this.#unanswered(this.#faults.agentFailed(answer.reason));
    if (answer.kind === 'chosen') {
      this.#chosen = answer;
      this.#onChosen();
    }
    return true;
  }

  /** Take an answer of a search. Return whether it is the last one. */
  #receiveAnalysis(answer: Answer): boolean {
    const { page, dispatch } = this.#store;
    const { turn } = page;
    if (answer.turn !== turn) return false;
    if (answer.kind === 'failed') this.#giveUpStudy(this.#faults.searchFailed(answer.reason));
    if (answer.kind === 'found') dispatch({ type: 'analysed', turn, analysis: answer.analysis });
    return answer.kind === 'failed' || (answer.kind === 'found' && answer.analysis.done);
  }
}
