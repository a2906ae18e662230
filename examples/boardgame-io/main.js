/** Two clients play each other through a server: `node examples/boardgame-io/main.js`. */
import { joinMatch, playToTheEnd } from './client.js';
import { startServer } from './server.js';

const server = await startServer(0);
const clients = ['0', '1'].map((playerID) => joinMatch(server.url, 'match', playerID));
const [end] = await Promise.all(clients.map(playToTheEnd));
console.log(end?.G);
for (const client of clients) client.stop();
await server.close();
