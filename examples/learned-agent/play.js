/** Let the model play: `node play.js model.onnx 20`. */
import { simulate } from 'azulejo/agents';
import { learnedAgent, openModel } from './agent.js';

const [path = 'model.onnx', games = '20'] = process.argv.slice(2);
const { model, close } = await openModel(path);
for (const opponent of /** @type {const} */ (['random', 'greedy'])) {
  const { agents } = await simulate({
    agents: [learnedAgent(model, 100), opponent],
    games: Number(games),
    seed: 1,
  });
  const [own] = agents;
  console.log(`learned against ${opponent}: ${own?.wins} wins, ${own?.forfeits} forfeits`);
}
await close();
