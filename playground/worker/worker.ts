/** The worker: whatever takes time, so that the page never waits. */
import { decodeState, type GameState, type Move, seededRng } from 'azulejo';
import { type Agent, greedyAgent, levelAgent, randomAgent, searchAgent } from 'azulejo/agents';
import type { AgentSeat } from '../model/seats.js';
import type { Answer, Position, Question } from './protocol.js';

const AGENTS: Readonly<Record<AgentSeat, () => Agent<GameState, Move>>> = {
  random: randomAgent,
  greedy: greedyAgent,
  'level-1': () => levelAgent(1),
  'level-2': () => levelAgent(2),
  'level-3': () => levelAgent(3),
  'level-4': () => levelAgent(4),
};

/** An analysis looks at a position so many times, and tells what it knows after each slice. */
const MOST_ITERATIONS = 20_000;
const SLICE = 250;

/** The question that is being worked on; another one ends it. */
let current = 0;

function stateIn({ state, rules }: Position): GameState {
  return decodeState(state, rules);
}

function tell(answer: Answer): void {
  postMessage(answer);
}

async function choose(question: Question & { kind: 'choose' }): Promise<void> {
  const rng = seededRng(question.seed);
  const move = await AGENTS[question.seat]().chooseMove(stateIn(question), { rng });
  tell({ kind: 'chosen', turn: question.turn, move });
}

/** Let messages come in. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function analyse(question: Question & { kind: 'analyse' }): Promise<void> {
  const mine = current;
  const search = searchAgent().search(stateIn(question), seededRng(question.seed));
  while (mine === current && search.iterations < MOST_ITERATIONS) {
    search.run(SLICE);
    const ratings = search.moves().map(({ move, visits, wins }) => ({ move, visits, wins }));
    const analysis = { iterations: search.iterations, ratings };
    tell({ kind: 'analysed', turn: question.turn, analysis });
    if (ratings.length === 0) return;
    await pause();
  }
}

async function answer({ data }: MessageEvent<Question>): Promise<void> {
  current++;
  if (data.kind === 'stop') return;
  try {
    await (data.kind === 'choose' ? choose(data) : analyse(data));
  } catch (error) {
    tell({ kind: 'failed', turn: data.turn, reason: String(error) });
  }
}

addEventListener('message', answer);
