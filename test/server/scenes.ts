/** Rooms to attack, with people of every kind in them. */

import type { Game, GameTypes } from 'azulejo/game';
import { applyEntry, type Entry, type Room, seatToMove } from 'azulejo/online';
import { royalUr } from 'azulejo/royal-ur';
import type { AttackedServer } from './attacked-server.js';
import { anyAddress, Talker } from './talker.js';

export const UR: Game<GameTypes> = royalUr;

/** What goes on in a room. */
export type Stage = 'waiting' | 'playing' | 'over';

/** Who is in it. */
export type Who = 'host' | 'player' | 'watcher' | 'muted';

export class Scene {
  readonly server: AttackedServer;
  readonly room: string;
  readonly people: Readonly<Record<Who, Talker>>;
  readonly game: Game<GameTypes>;

  constructor(
    server: AttackedServer,
    game: Game<GameTypes>,
    room: string,
    people: Readonly<Record<Who, Talker>>,
  ) {
    this.server = server;
    this.game = game;
    this.room = room;
    this.people = people;
  }

  /** The room as its store has it. */
  get now(): Room {
    const entries = this.server.entriesOf(this.room).map((text) => JSON.parse(text) as Entry);
    const room = entries.reduce<Room | undefined>(
      (sum, entry) => applyEntry(this.game, sum, entry),
      undefined,
    );
    if (room === undefined) throw new Error('Found no room.');
    return room;
  }

  /** Number of events of the game. */
  get events(): number {
    return this.now.match?.events.length ?? 0;
  }

  /** A move that is legal at the moment. */
  get legal(): string {
    return this.game.legalMoves(this.now.match?.state)[0] ?? '';
  }

  /** Who is to move: the host or the player; or who is not. */
  mover(isToMove: boolean): Talker {
    const isHost = seatToMove(this.game, this.now) === 0;
    return this.people[isHost === isToMove ? 'host' : 'player'];
  }

  end(): void {
    for (const talker of Object.values(this.people)) talker.end();
  }
}

/** Make a room, and come into it. */
export async function roomOf(
  server: AttackedServer,
  settings: object = {},
  game: Game<GameTypes> = UR,
): Promise<Talker> {
  const host = await Talker.open(server.port, { 'x-forwarded-for': anyAddress() });
  await host.say('create', { game: game.name, name: 'Host', browser: 'host', ...settings });
  return host;
}

export async function comeIn(host: Talker, name: string, fields: object = {}): Promise<Talker> {
  const port = Number(new URL(host.socket.url).port);
  const talker = await Talker.open(port);
  await talker.say('join', { room: host.me.room, name, browser: name, ...fields });
  return talker;
}

/** Make a scene: a host at seat 0, a player at seat 1 once a game has begun, a watcher, and somebody who may not chat. */
export async function sceneOf(
  server: AttackedServer,
  stage: Stage,
  game: Game<GameTypes> = UR,
): Promise<Scene> {
  const host = await roomOf(server, { watchersChat: false, clock: 0 }, game);
  const player = await comeIn(host, 'Player');
  const watcher = await comeIn(host, 'Watcher', { watches: true });
  const muted = await comeIn(host, 'Muted');
  await host.say('mute', { person: muted.me.person, muted: true });
  await host.say('sit', { seat: 0 });
  if (stage !== 'waiting') {
    const seats = game.players(JSON.parse(host.entries[0] ?? '{}').settings.rules).length;
    await player.say('sit', { seat: 1 });
    for (let seat = 2; seat < seats; seat += 1) await host.say('fill', { seat, level: 1 });
    await host.say('start');
  }
  if (stage === 'over') await host.say('resign', { seat: 0 });
  return new Scene(server, game, host.me.room ?? '', { host, player, watcher, muted });
}

/** Connect somebody who is in no room. */
export async function stranger(server: AttackedServer): Promise<Talker> {
  return await Talker.open(server.port, { 'x-forwarded-for': anyAddress() });
}
