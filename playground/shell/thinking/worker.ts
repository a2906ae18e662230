/** The worker, which does what takes time, so that the page is never blocked. */
import { seededRng } from 'azulejo/game';
import { gameNamed } from '../../registry.js';
import { ranked } from '../model/analysis.js';
import type { ReviewProgress } from '../model/review.js';
import type { Rating, RunningSearch, Thinker } from '../played-game.js';
import type { Answer, Position, Received, Request } from './protocol.js';

/** Milliseconds after which a search lets messages arrive. */
const SLICE = 120;

/** Growth of the number of iterations from one report to the next: results change ever more slowly. */
const REPORT_GROWTH = 1.5;

/** Milliseconds after which a search says that it continues. */
const SILENCE = 1000;

/** Iterations between two looks at the clock. */
const STEP = 25;

/** Ratings that are reported: a page that receives all of them often has less time for people. */
const MOST_RATINGS = 8;

/** Number of the current request, which the next one ends. */
let current = 0;

/** The last search, which can be continued. */
let search: RunningSearch | undefined;

async function thinkerFor({ game }: Pick<Position, 'game'>): Promise<Thinker> {
  const listed = gameNamed(game);
  if (listed === undefined)
    throw new RangeError(`Game: found ${game}, expected one of the registry.`);
  return listed.thinker();
}

function stateIn({ rules: game }: Thinker, { state, rules }: Position): unknown {
  const decoded = game.decode(state, { rules });
  if (!decoded.ok) throw new RangeError(decoded.issues[0]?.message);
  return decoded.state;
}

/** Choose the move of one of the game's agents. */
function chooseMove({ rules }: Thinker, name: string, state: unknown, seed: number) {
  const make = rules.agents?.[name];
  if (make === undefined) throw new RangeError(`Agent: found no ${name}.`);
  return make().chooseMove(state, { rng: seededRng(seed) });
}

function send(answer: Answer): void {
  postMessage(answer);
}

/** Return what a message of a rating has. */
function dataOf({ move, visits, winShare, returns, scores, line, exact, nearly }: Rating): Rating {
  return { move, visits, winShare, returns, scores, line, exact, nearly };
}

/** Let messages arrive. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Continue the search to a number of iterations, and report now and then. */
async function run(turn: number, iterations: number): Promise<void> {
  const mine = current;
  const running = search;
  if (running === undefined) return;
  let nextReport = 0;
  let said = performance.now();
  for (let done = false; !done && mine === current; await pause()) {
    const end = performance.now() + SLICE;
    while (running.exact !== true && running.iterations < iterations && performance.now() < end) {
      running.run(Math.min(STEP, iterations - running.iterations));
    }
    const all = running.moves();
    done = all.length === 0 || running.exact === true || running.iterations >= iterations;
    if (!done && running.iterations < nextReport) {
      if (performance.now() < said + SILENCE) continue;
      said = performance.now();
      send({ kind: 'searching', turn });
      continue;
    }
    said = performance.now();
    nextReport = running.iterations * REPORT_GROWTH;
    const best = ranked(all);
    const ratings = (running.exact === true ? best : best.slice(0, MOST_RATINGS)).map(dataOf);
    send({ kind: 'found', turn, analysis: { iterations: running.iterations, done, ratings } });
  }
}

async function serve(request: Exclude<Request, { readonly kind: 'stop' }>): Promise<void> {
  if (request.kind === 'deepen') {
    // The worker that searched before was lost.
    if (search === undefined) throw new Error('There is no search to continue.');
    return run(request.turn, search.iterations + request.iterations);
  }
  const mine = current;
  search = undefined;
  const thinker = await thinkerFor(request);
  // Another request may have arrived while the game was loaded.
  if (mine !== current) return;
  if (request.kind === 'review') {
    const { turn, record, iterations } = request;
    const onProgress = (progress: ReviewProgress) => send({ kind: 'review-on', turn, progress });
    const { reviewGame } = await import('./review.js');
    const agent = await thinker.reviewer?.(record.rules);
    const review = await reviewGame(thinker.rules, record, { iterations, onProgress, agent });
    return send({ kind: 'reviewed', turn, review });
  }
  const state = stateIn(thinker, request);
  if (request.kind === 'choose') {
    const move = await chooseMove(thinker, request.seat, state, request.seed);
    return send({ kind: 'chosen', turn: request.turn, move });
  }
  const solved = request.isPuzzle === true ? thinker.solve?.(state, request.seed) : undefined;
  const begun = solved ?? (await thinker.search(state, request.seed));
  if (mine !== current) return;
  search = begun;
  return run(request.turn, request.iterations);
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  current++;
  if (data.kind === 'stop') {
    search = undefined;
    return;
  }
  postMessage('received' satisfies Received);
  try {
    await serve(data);
  } catch (error) {
    send({ kind: 'failed', turn: data.turn, reason: String(error) });
  }
});
