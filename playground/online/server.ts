/** The server of rooms at the address of the page, and the public rooms that wait there. */
import type { Result, WaitingRoom } from 'azulejo/online';

/** Milliseconds in which the server has to answer. */
const PATIENCE = 5000;

/** Return the address of the server. */
export const socketAddress = () => new URL('rooms', location.href.replace(/^http/, 'ws')).href;

/** List the public rooms that wait for players, by a connection of its own. */
export function askForRooms(): Promise<readonly WaitingRoom[]> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketAddress());
    const late = setTimeout(() => socket.close(), PATIENCE);
    socket.addEventListener('open', () => socket.send('{"type":"rooms","id":1}'));
    socket.addEventListener('message', ({ data }) => {
      const { result }: { readonly result?: Result } = JSON.parse(String(data));
      resolve(result?.rooms ?? []);
      socket.close();
    });
    socket.addEventListener('close', () => {
      clearTimeout(late);
      reject(new Error('The server of rooms does not answer.'));
    });
  });
}
