/** A room in which two bots play all the while, and count on the server. */
import { createHash, createHmac } from 'node:crypto';
import { azul } from 'azulejo';
import type { Game, GameTypes, Rng } from 'azulejo/game';
import { type Entry, RoomClient, type SocketLike } from 'azulejo/online';
import WebSocket from 'ws';
import type { AttackedServer } from './attacked-server.js';

const GAME: Game<GameTypes> = azul;

/** The random numbers of an entry, as docs/online.md has them. */
function numbersOf(secret: string, entry: number): Rng {
  let index = 0;
  return () => {
    const block = createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(`${entry} ${Math.floor(index / 8)}`)
      .digest();
    const number = block.readUInt32BE(4 * (index % 8)) / 2 ** 32;
    index += 1;
    return number;
  };
}

export class HonestRoom {
  /** The texts that both heard, one after the other: each with the time of its coming by the order of the list. */
  readonly heard: string[] = [];
  readonly bots: readonly [RoomClient, RoomClient];
  readonly #server: AttackedServer;
  readonly #waiting = new Set<() => void>();
  #cuts = 0;
  #refused = '';

  private constructor(server: AttackedServer) {
    this.#server = server;
    this.bots = [this.#bot(), this.#bot()];
  }

  static async open(server: AttackedServer): Promise<HonestRoom> {
    const room = new HonestRoom(server);
    const [ada, bob] = room.bots;
    const { room: name = '' } = await ada.create({ game: 'azul', name: 'Ada', browser: 'a' });
    await bob.join({ room: name, name: 'Bob', browser: 'b' });
    await ada.ask('sit', { seat: 0 });
    await bob.ask('sit', { seat: 1 });
    await ada.ask('start', {});
    return room;
  }

  get name(): string {
    return this.bots[0].me.room ?? '';
  }

  /** Wait until each of the two has played once more, and what both heard is what the server keeps. */
  async goesOn(): Promise<void> {
    const played = () => this.bots.map(({ entries }) => entries.length);
    const before = played();
    const isFurther = () => played().every((length, index) => length >= (before[index] ?? 0) + 2);
    while (!isFurther()) {
      this.#check();
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
      });
    }
    const [ada, bob] = this.bots.map(({ entries }) => entries);
    const kept = this.#server.entriesOf(this.name);
    for (const heard of [ada, bob]) {
      if (heard?.every((text, number) => text === kept[number]) !== true) {
        throw new Error('Found entries that the server does not keep.');
      }
    }
    this.#check();
  }

  /** Check the chance of each game that is over, as anybody can. Return the number of events that chance chose. */
  checkChance(): number {
    let checked = 0;
    const entries = this.bots[0].entries.map((text) => JSON.parse(text) as Entry);
    for (const [number, entry] of entries.entries()) {
      if (entry.kind !== 'start') continue;
      const end = entries.findIndex((each, index) => index > number && each.kind === 'over');
      const over = entries[end];
      if (over?.kind !== 'over') break;
      const hash = createHash('sha256').update(Buffer.from(over.secret, 'hex')).digest('hex');
      if (hash !== entry.fairness) throw new Error('Found another secret than was promised.');
      const rules = entry.rules;
      const first = GAME.start(rules, numbersOf(over.secret, number));
      if (String(GAME.encode(first)) !== String(entry.start)) {
        throw new Error('Found a first state that the secret does not lead to.');
      }
      let state = first;
      for (const [index, each] of entries.slice(number + 1, end).entries()) {
        if (each.kind !== 'play') continue;
        if (GAME.chance?.isDue(state) === true) {
          const rng = numbersOf(over.secret, number + 1 + index);
          const drawn = GAME.chance.sample(state, rng);
          if (drawn !== each.event)
            throw new Error('Found a deal that the secret does not lead to.');
          state = GAME.chance.apply(state, drawn);
          checked += 1;
        } else state = GAME.applyMove(state, each.event);
      }
    }
    return checked;
  }

  close(): void {
    for (const bot of this.bots) bot.close();
  }

  #check(): void {
    if (this.#cuts > 0) throw new Error('Found a connection that was cut.');
    if (this.#refused !== '') throw new Error(`Found a refusal: ${this.#refused}`);
  }

  #bot(): RoomClient {
    const url = `ws://127.0.0.1:${this.#server.port}/rooms`;
    const bot: RoomClient = new RoomClient({
      url,
      games: [GAME],
      connect: (address) => {
        const socket = new WebSocket(address);
        socket.on('message', (data) => this.heard.push(data.toString()));
        // Its events have more in them than a client needs.
        return socket as unknown as SocketLike;
      },
      connection: (status) => {
        if (status === 'lost') this.#cuts += 1;
      },
      changed: (room, entry) => {
        for (const each of this.#waiting) each();
        this.#waiting.clear();
        const { match } = room;
        const seat = room.seats.findIndex(
          ({ occupant }) =>
            occupant !== null && 'person' in occupant && occupant.person === bot.me.person,
        );
        const ask = (type: 'move' | 'start', asked: object) => {
          bot.ask(type, asked as { event: number; text: string }).catch((error: Error) => {
            this.#refused = error.message;
            for (const each of this.#waiting) each();
          });
        };
        if (entry.kind === 'over' && room.host === bot.me.person) ask('start', {});
        if (match === undefined || match.over !== undefined) return;
        if (!['start', 'play'].includes(entry.kind)) return;
        const { state } = match;
        if (GAME.isOver(state) || GAME.chance?.isDue(state) === true) return;
        if (GAME.playerToMove(state) !== seat) return;
        const [text = ''] = GAME.legalMoves(state);
        setTimeout(() => ask('move', { event: match.events.length, text }), 20);
      },
    });
    return bot;
  }
}
