/** An agent thinks in the package's own worker. */
import { azul, newGame, seededRng } from 'azulejo';
import { agentWorker } from 'azulejo/worker';

export async function think() {
  const thinker = agentWorker(azul, 'level-2');
  const move = await thinker.chooseMove(newGame({ rng: seededRng(1) }), { rng: seededRng(2) });
  thinker.close();
  return move;
}
