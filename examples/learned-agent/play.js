/** Let a model play: `node play.js model.onnx 20`, or against another one, `node play.js model-2.onnx 20 model.onnx`. */
import { azul } from 'azulejo';
import { simulate } from 'azulejo/agents';
import { learnedAgent, openModel } from './agent.js';

const [path = 'model.onnx', games = '20', rival] = process.argv.slice(2);
const ITERATIONS = 100;

/**
 * A search as long, which knows nothing but the rules.
 *
 * @type {import('azulejo/agents').AgentDescription<typeof import('azulejo').AGENTS>}
 */
const SEARCH = { name: 'search', options: { rollout: 'random', iterations: ITERATIONS } };

const { model, close } = await openModel(path);
const other = rival === undefined ? undefined : await openModel(rival);
const opponents = other
  ? [learnedAgent(other.model, ITERATIONS)]
  : /** @type {const} */ (['random', SEARCH, 'greedy']);
for (const opponent of opponents) {
  const { agents } = await simulate(azul, {
    agents: [learnedAgent(model, ITERATIONS), opponent],
    games: Number(games),
    seed: 1,
  });
  const [own, its] = agents;
  console.log(`learned against ${its?.name}: ${own?.wins} wins, ${own?.forfeits} forfeits`);
}
await close();
await other?.close();
