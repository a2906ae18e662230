/** A worker for a game of one's own. */
import { serveGames } from '../../dist/worker.js';
import { game } from './faulty-game.mjs';

serveGames(game);
