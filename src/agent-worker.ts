/**
 * The module of a worker that thinks for a program: it loads the game that it is asked for, of this package or, in a thread
 * of Node, of your own. `agentWorker` of `azulejo/worker` starts it.
 *
 * @packageDocumentation
 */
import { serve } from './engine/worker/serve-games.js';
import { gameOfTask } from './games.js';

serve(gameOfTask);
