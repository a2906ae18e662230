/** A server of rooms in this process that is attacked, and what it must not lose meanwhile: its memory, its process, its secrets. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { azul } from 'azulejo';
import { cubeBlokus } from 'azulejo/cube-blokus';
import type { Game, GameTypes } from 'azulejo/game';
import { royalUr } from 'azulejo/royal-ur';
import { tsuro } from 'azulejo/tsuro';
import Database from 'libsql';
import { type RunningServer, startServer } from '../../server/src/server.js';
import type { Thinkers } from '../../server/src/thinkers.js';

/** The games of the server. */
export const GAMES: readonly Game<GameTypes>[] = [azul, royalUr, tsuro, cubeBlokus];

/** Most rooms and connections of the attacked server. */
export const MOST_ROOMS = 400;
export const MOST_CONNECTIONS = 2500;

/** Levels that play the first legal move; what they are told to draw from. */
export class FirstMoves implements Thinkers {
  readonly seeds: string[] = [];

  async choose(game: Game<GameTypes>, _level: number, state: unknown, seed: string) {
    this.seeds.push(seed);
    return game.legalMoves(state)[0] ?? '';
  }

  close(): void {}
}

/** What the store of a server knows, and nobody else may. */
export interface Kept {
  readonly serverKey: string;
  /** The key of each room. */
  readonly keys: ReadonlyMap<string, string>;
}

/** A server, the folder of its file, and what went wrong in its process. */
export class AttackedServer {
  readonly thinkers: FirstMoves;
  /** Errors that nobody caught: each of them would have ended the process. */
  readonly uncaught: string[] = [];
  readonly #folder: string;
  readonly #server: RunningServer;
  readonly #note = (error: unknown) => {
    this.uncaught.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  };

  private constructor(server: RunningServer, folder: string, thinkers: FirstMoves) {
    this.#server = server;
    this.#folder = folder;
    this.thinkers = thinkers;
    process.on('uncaughtException', this.#note);
    process.on('unhandledRejection', this.#note);
  }

  /** Start one: with the file of another one, they are two processes of one store. */
  static async open(
    options: {
      readonly behindProxy?: boolean;
      readonly mostRooms?: number;
      readonly mostConnections?: number;
      readonly beside?: AttackedServer;
    } = {},
  ): Promise<AttackedServer> {
    const folder = options.beside?.folder ?? mkdtempSync(join(tmpdir(), 'azulejo-attacks-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Page</title>');
    const thinkers = new FirstMoves();
    const server = await startServer({
      port: 0,
      host: '127.0.0.1',
      file: join(folder, '.rooms.sqlite'),
      page: folder,
      origins: ['https://friend.example'],
      behindProxy: options.behindProxy ?? true,
      mostRooms: options.mostRooms ?? MOST_ROOMS,
      mostConnections: options.mostConnections ?? MOST_CONNECTIONS,
      games: GAMES,
      thinkers,
      warn: () => undefined,
    });
    return new AttackedServer(server, folder, thinkers);
  }

  get port(): number {
    return this.#server.port;
  }

  get folder(): string {
    return this.#folder;
  }

  get file(): string {
    return join(this.#folder, '.rooms.sqlite');
  }

  /** Number of rooms that are awake. */
  get rooms(): number {
    return this.#server.rooms();
  }

  /** Read what its store keeps. */
  kept(): Kept {
    const database = new Database(this.file);
    const rows = database.prepare('SELECT room, key FROM rooms').all([]) as {
      readonly room: string;
      readonly key: string;
    }[];
    const { value } = database.prepare("SELECT value FROM keys WHERE name = 'server'").get([]) as {
      readonly value: string;
    };
    database.close();
    return { serverKey: value, keys: new Map(rows.map(({ room, key }) => [room, key])) };
  }

  /** Read the entries of a room from its store. */
  entriesOf(room: string): string[] {
    const database = new Database(this.file);
    const rows = database
      .prepare('SELECT entry FROM entries WHERE room = ? ORDER BY n')
      .all([room]) as { readonly entry: string }[];
    database.close();
    return rows.map(({ entry }) => entry);
  }

  async close(): Promise<void> {
    await this.#server.close();
    process.off('uncaughtException', this.#note);
    process.off('unhandledRejection', this.#note);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Return the bytes of this process in use, of the heap and beside it, after its garbage was collected. */
export function memory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
