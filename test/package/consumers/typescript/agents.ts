// Every entry point, in a program that knows neither browsers nor Node.
import 'azulejo/simulation-worker';
import { AGENTS, type AzulTypes, azul, renderText } from 'azulejo';
import { type AbortSignalLike, type SimulationResult, simulate } from 'azulejo/agents';
import { type ExternalAgentOptions, externalAgent } from 'azulejo/external';
import { newSession, type Session } from 'azulejo/record';
import { AGENTS as ROYAL_UR_AGENTS } from 'azulejo/royal-ur';

export async function winRate(signal?: AbortSignalLike): Promise<number | undefined> {
  const workerFile = { href: 'file:///worker.js' };
  const result: SimulationResult<AzulTypes> = await simulate(azul, {
    agents: ['greedy', 'random'],
    ...{ games: 100, seed: 1, signal, workerFile },
  });
  return result.agents[0]?.winRate?.low;
}

export const names: readonly string[] = [AGENTS.random().name, ROYAL_UR_AGENTS.random().name];
const options: ExternalAgentOptions = { startTime: 1000, onInfo: ({ winShare: score }) => score };
export const bot: string = externalAgent(azul, 'my-bot', options).name;
export const session: Session<AzulTypes> = newSession(azul, { seed: 1 });
export const picture: string = renderText(session.state);
