/** A private game that is played to its end, and what each of those in it, at its door and outside of it heard. */
import { createHmac } from 'node:crypto';
import { azul } from 'azulejo';
import type { Game, GameTypes } from 'azulejo/game';
import { applyEntry, type Entry, type Room, seatToMove } from 'azulejo/online';
import { gameSecret, roomSecrets } from '../../server/src/secrets.js';
import type { AttackedServer } from './attacked-server.js';
import { wait } from './processes.js';
import { comeIn, roomOf } from './scenes.js';
import type { Talker } from './talker.js';

const AZUL: Game<GameTypes> = azul;

type Listener = 'host' | 'player' | 'watcher' | 'guest' | 'stranger';

/** A text that somebody heard who must not, or not yet. */
export interface Leak {
  readonly by: string;
  readonly what: string;
}

/** A key in the ways in which it is written. */
function written(key: string): string[] {
  const bytes = Buffer.from(key, 'hex');
  return [key, key.toUpperCase(), bytes.toString('base64'), bytes.toString('base64url')];
}

async function played(server: AttackedServer): Promise<Readonly<Record<Listener, Talker>>> {
  const host = await roomOf(server, { isPrivate: true, clock: 0 }, AZUL);
  const { room, secrets } = host.me;
  const player = await comeIn(host, 'Player', { secret: secrets?.enter });
  const watcher = await comeIn(host, 'Watcher', { secret: secrets?.watch });
  const guest = await comeIn(host, 'Guest', { secret: secrets?.enter });
  const stranger = await comeIn(host, 'Stranger', { secret: 'guess' });
  await host.say('admit', { guest: 'g1', yes: true });
  await host.say('admit', { guest: 'g2', yes: true });
  while (player.me.token === undefined || watcher.me.token === undefined) await wait(20);
  await host.say('sit', { seat: 0 });
  await player.say('sit', { seat: 1 });
  await host.say('start');
  await stranger.say('rooms');
  // What has happened is read once, and then as it comes.
  let state: Room | undefined;
  let read = 0;
  const now = () => {
    const { entries } = host;
    for (const text of entries.slice(read)) {
      state = applyEntry(AZUL, state, JSON.parse(text) as Entry);
    }
    read = entries.length;
    return state;
  };
  for (let room = now(); room?.match !== undefined && room.match.over === undefined; room = now()) {
    const mover = seatToMove(AZUL, room);
    if (
      mover < 0 ||
      AZUL.chance?.isDue(room.match.state) === true ||
      AZUL.isOver(room.match.state)
    ) {
      await wait(60);
      continue;
    }
    // Not more requests a second than a server takes.
    await wait(30);
    const [text] = AZUL.legalMoves(room.match.state);
    const talker = mover === 0 ? host : player;
    const outcome = await talker.say('move', { event: room.match.events.length, text });
    if (outcome !== 'ok') throw new Error(`Found ${outcome}, expected a move.`);
  }
  if (room === undefined) throw new Error('Found no room.');
  return { host, player, watcher, guest, stranger };
}

/** Play a game, and look at every text that was sent. Return what should not have been in it, and how many deals were. */
export async function leaksOf(
  server: AttackedServer,
): Promise<{ readonly leaks: readonly Leak[]; readonly deals: number }> {
  const all = await played(server);
  const room = all.host.me.room ?? '';
  const { serverKey, keys } = server.kept();
  const key = keys.get(room) ?? '';
  const { enter, watch } = roomSecrets(key);
  const relay = createHmac('sha256', Buffer.from(serverKey, 'hex')).update('relay').digest('hex');
  const never = [key, serverKey, relay, gameSecret(key, 2), gameSecret(key, 0)].flatMap(written);
  const entries = server.entriesOf(room).map((text) => JSON.parse(text) as Entry);
  const deals = entries.flatMap((entry) =>
    entry.kind === 'play' && entry.event.length > 10 ? [entry.event] : [],
  );
  const leaks: Leak[] = [];
  for (const [by, talker] of Object.entries(all)) {
    const others = Object.values(all).flatMap(({ me }) => (me === talker.me ? [] : [me.token]));
    const plays = by === 'host' || by === 'player';
    const isInside = plays || by === 'watcher';
    const forbidden = [
      ...never,
      ...others,
      ...(plays ? [] : [enter, watch]),
      ...(isInside ? [] : [gameSecret(key, 1), 'Player', ...deals]),
    ];
    const whole = talker.heard.join('\n');
    for (const what of forbidden) {
      if (what !== undefined && whole.includes(what)) leaks.push({ by, what });
    }
    // What comes with an entry is in nothing before it.
    let before = '';
    for (const text of talker.heard) {
      const [, kind] = /"entry":\{"kind":"(\w+)"/.exec(text) ?? [];
      const early =
        kind === 'over' ? [gameSecret(key, 1)] : deals.filter((deal) => text.includes(deal));
      for (const what of early) if (before.includes(what)) leaks.push({ by, what });
      before += text;
    }
    talker.end();
  }
  return { leaks, deals: deals.length };
}
