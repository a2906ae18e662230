/**
 * The module of a worker that thinks for a program: it knows the games of this package, and loads the one that it is asked
 * for. `agentWorker` of `azulejo/worker` starts it.
 *
 * @packageDocumentation
 */
import { serve } from './engine/worker/serve-games.js';
import { gameNamed } from './games.js';

serve((name) => gameNamed(name).load());
