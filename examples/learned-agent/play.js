/** Let the model play: `node play.js model.onnx 20`. */
import { azul } from 'azulejo';
import { simulate } from 'azulejo/agents';
import { learnedAgent, openModel } from './agent.js';

const [path = 'model.onnx', games = '20'] = process.argv.slice(2);
const ITERATIONS = 100;

/**
 * A search as long, which knows nothing but the rules.
 *
 * @type {import('azulejo/agents').AgentDescription<typeof import('azulejo').AGENTS>}
 */
const SEARCH = { name: 'search', options: { rollout: 'random', iterations: ITERATIONS } };

const { model, close } = await openModel(path);
for (const opponent of /** @type {const} */ (['random', SEARCH, 'greedy'])) {
  const { agents } = await simulate(azul, {
    agents: [learnedAgent(model, ITERATIONS), opponent],
    games: Number(games),
    seed: 1,
  });
  const [own, other] = agents;
  console.log(`learned against ${other?.name}: ${own?.wins} wins, ${own?.forfeits} forfeits`);
}
await close();
