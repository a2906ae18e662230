/** A port for a server of a test's own. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Find a port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('Found no port.');
  return address.port;
}
