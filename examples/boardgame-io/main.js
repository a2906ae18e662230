/** Two clients play each other through a server. */
import { createMatch, joinMatch, playToTheEnd } from './client.js';
import { startServer } from './server.js';

const server = await startServer(0);
const matchID = await createMatch(server.url, 2);
const clients = [
  await joinMatch(server.url, matchID, 'Ada'),
  await joinMatch(server.url, matchID, 'Ben'),
];
const [end] = await Promise.all(clients.map(playToTheEnd));
console.log(end?.G);
for (const client of clients) client.stop();
await server.close();
