/** The worker, which does what takes time, so that the page is never blocked. */
import { decodeState, type GameState, type Move, seededRng } from 'azulejo';
import { greedyAgent, levelAgent, randomAgent, type SyncAgent, searchAgent } from 'azulejo/agents';
import type { AgentSeat } from '../model/seats.js';
import type { Answer, Position, Request } from './protocol.js';

const AGENTS: Readonly<Record<AgentSeat, () => SyncAgent<GameState, Move>>> = {
  random: randomAgent,
  greedy: greedyAgent,
  'level-1': () => levelAgent(1),
  'level-2': () => levelAgent(2),
  'level-3': () => levelAgent(3),
  'level-4': () => levelAgent(4),
  'level-5': () => levelAgent(5),
  'level-6': () => levelAgent(6),
  'level-7': () => levelAgent(7),
  'level-8': () => levelAgent(8),
};

/** Iterations of an analysis, which reports after each slice. */
const MOST_ITERATIONS = 20_000;
const SLICE = 250;

/** Number of the current request, which the next one ends. */
let current = 0;

function stateIn({ state, rules }: Position): GameState {
  return decodeState(state, rules);
}

function send(answer: Answer): void {
  postMessage(answer);
}

function choose(request: Request & { kind: 'choose' }): void {
  const rng = seededRng(request.seed);
  const move = AGENTS[request.seat]().chooseMove(stateIn(request), { rng });
  send({ kind: 'chosen', turn: request.turn, move });
}

/** Let messages arrive. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function analyse(request: Request & { kind: 'analyse' }): Promise<void> {
  const mine = current;
  const search = searchAgent().search(stateIn(request), seededRng(request.seed));
  while (mine === current && search.iterations < MOST_ITERATIONS) {
    search.run(SLICE);
    // Exact ratings have no visits: all count alike.
    const ratings = search
      .moves()
      .map(({ move, visits, wins, exact }) => ({ move, visits: exact ? 1 : visits, wins }));
    const analysis = { iterations: search.iterations, ratings };
    send({ kind: 'analysed', turn: request.turn, analysis });
    if (ratings.length === 0 || search.exact) return;
    await pause();
  }
}

async function answer({ data }: MessageEvent<Request>): Promise<void> {
  current++;
  if (data.kind === 'stop') return;
  try {
    await (data.kind === 'choose' ? choose(data) : analyse(data));
  } catch (error) {
    send({ kind: 'failed', turn: data.turn, reason: String(error) });
  }
}

addEventListener('message', answer);
