/** Bots in rooms: they play whole games, one after the other, and remember what was acknowledged to them. */
import { WebSocket } from 'ws';
import { cubeBlokus } from '../../src/cube-blokus.js';
import type { Game, GameTypes } from '../../src/game.js';
import { azul } from '../../src/index.js';
import { type Room, RoomClient, type SocketLike, seatsOf, seatToMove } from '../../src/online.js';
import { royalUr } from '../../src/royal-ur.js';
import { tsuro } from '../../src/tsuro.js';

/** All games. */
export const GAMES: readonly Game<GameTypes>[] = [azul, royalUr, tsuro, cubeBlokus];

/** A WebSocket of the package `ws`, which Node 20 needs. */
export function connectTo(url: string, address?: string): SocketLike {
  const headers = address === undefined ? {} : { 'x-forwarded-for': address };
  return new WebSocket(url, { perMessageDeflate: false, headers });
}

/** A move that was acknowledged. */
export interface Acknowledged {
  readonly game: number;
  readonly event: number;
  readonly text: string;
}

/** How bots play. */
export interface BotOptions {
  readonly url: string;
  /** The address that a proxy would say; none by default. */
  readonly address?: string;
  /** Milliseconds before a move. */
  readonly pause: () => number;
  readonly random: () => number;
  /** Whether moves are still made. */
  readonly goesOn: () => boolean;
  /** Is told the milliseconds from a loss of the connection until the seat was had again. */
  readonly cameBack?: (milliseconds: number) => void;
  /** Is told the milliseconds until a move was acknowledged. */
  readonly answered?: (milliseconds: number) => void;
}

/** A bot: a client that plays. */
export class Bot {
  readonly client: RoomClient;
  readonly acknowledged: Acknowledged[] = [];
  readonly faults: string[] = [];
  readonly #options: BotOptions;
  #lostAt = 0;
  #asked = '';

  constructor(options: BotOptions) {
    this.#options = options;
    this.client = new RoomClient({
      url: options.url,
      games: GAMES,
      connect: (url) => connectTo(url, options.address),
      changed: (room) => this.#act(room),
      connection: (status, why) => {
        if (status === 'lost') this.#lostAt = Date.now();
        if (status === 'closed' && why !== undefined) this.faults.push(why.code);
        if (status === 'open' && this.#lostAt > 0) {
          options.cameBack?.(Date.now() - this.#lostAt);
          this.#lostAt = 0;
          // What was asked for before the cut is asked again by what the room is now.
          this.#asked = '';
          if (this.client.room !== undefined) this.#act(this.client.room);
        }
      },
    });
  }

  get person(): string {
    return this.client.me.person ?? '';
  }

  #act(room: Room): void {
    const { match, games } = room;
    const game = GAMES.find(({ name }) => name === room.settings.game);
    if (match === undefined || game === undefined || !this.#options.goesOn()) return;
    if (match.over !== undefined) {
      if (room.host === this.person)
        this.#once(`start ${games}`, () => this.client.ask('start', {}));
      return;
    }
    const seat = seatToMove(game, room);
    if (seat < 0 || !seatsOf(room, this.person).includes(seat)) return;
    if (room.seats[seat]?.control !== undefined) return;
    const event = match.events.length;
    this.#once(`move ${games} ${event}`, async () => {
      const moves = game.legalMoves(match.state);
      const text = moves[Math.floor(this.#options.random() * moves.length)] ?? '';
      const asked = Date.now();
      await this.client.ask('move', { event, text });
      this.#options.answered?.(Date.now() - asked);
      this.acknowledged.push({ game: games, event, text });
    });
  }

  /** Do something after a pause, once for each state of the room. */
  #once(name: string, act: () => Promise<unknown>): void {
    if (this.#asked === name) return;
    this.#asked = name;
    setTimeout(() => {
      // A refusal is no fault: the room has gone on meanwhile, and is looked at again with its next entry.
      act().catch(() => {
        if (this.#asked === name) this.#asked = '';
      });
    }, this.#options.pause());
  }
}

/** Open a room of bots, and begin its first game. */
export async function openTable(
  game: string,
  number: number,
  options: BotOptions,
): Promise<readonly Bot[]> {
  const bots = [new Bot(options), new Bot(options)];
  const [host, guest] = bots;
  if (host === undefined || guest === undefined) return bots;
  const { room = '' } = await host.client.create({
    game,
    name: 'Host',
    browser: `host-${number}`,
    clock: 0,
  });
  await guest.client.join({ room, name: 'Guest', browser: `guest-${number}` });
  const seats = host.client.room?.seats.length ?? 2;
  await host.client.ask('sit', { seat: 0 });
  await guest.client.ask('sit', { seat: 1 });
  for (let seat = 2; seat < seats; seat += 1) await host.client.ask('fill', { seat, level: 1 });
  await host.client.ask('start', {});
  return bots;
}
