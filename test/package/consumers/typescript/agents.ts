// Every entry point, in a program that knows neither browsers nor Node.
import 'azulejo/simulation-worker';
import {
  type AbortSignalLike,
  azul,
  randomAgent,
  type SimulationResult,
  simulate,
} from 'azulejo/agents';
import { type ExternalAgentOptions, externalAgent } from 'azulejo/external';
import { type AzulSession, newSession } from 'azulejo/record';
import { renderText } from 'azulejo/render';
import { randomAgent as randomUrAgent } from 'azulejo/royal-ur';

export async function winRate(signal?: AbortSignalLike): Promise<number | undefined> {
  const workerFile = { href: 'file:///worker.js' };
  const result: SimulationResult = await simulate({
    agents: ['greedy', 'random'],
    ...{ games: 100, seed: 1, signal, workerFile },
  });
  return result.agents[0]?.winRate?.low;
}

export const names: readonly string[] = [randomAgent().name, randomUrAgent().name];
const options: ExternalAgentOptions = { startTime: 1000, onInfo: ({ score }) => score };
export const bot: string = externalAgent(azul, 'my-bot', options).name;
export const session: AzulSession = newSession({ seed: 1 });
export const picture: string = renderText(session.state);
