/** `azulejo join`: an agent, another program, or a person at the terminal in a room of a server. */
import { randomUUID } from 'node:crypto';
import { type Command, InvalidArgumentError } from 'commander';
import { WebSocket } from 'ws';
import { SEEDS, seededRng } from '../../../random/seeds.js';
import { excerpt, shorten } from '../../../text/message.js';
import { playersOf } from '../../agents/players.js';
import type { Agent, AgentContext } from '../../game/agent.js';
import { viewOf } from '../../game/game-value.js';
import { ConnectionError, RefusedError, RoomClient } from '../../online/client.js';
import { LONGEST_NAME } from '../../online/entries.js';
import { type Room, seatsOf, seatToMove } from '../../online/room.js';
import { type AnyGame, type GameEntry, type Host, loadConsole } from '../console.js';
import { integer } from '../options.js';
import { conversationAt, humanAgent, Interruption } from '../play/human.js';
import { readTypedLines } from '../play/typed-lines.js';
import { Exit, exitAfter, foldedText, interrupt, onStopSignal, textOf } from '../print/output.js';
import { reportRoom } from '../print/room-report.js';
import { screenOn } from '../print/screen.js';
import { openPrograms } from '../programs.js';
import { HUMAN } from '../seats.js';

interface JoinOptions {
  readonly agent: string;
  readonly name?: string;
  readonly seat?: number;
  readonly games: number;
}

/** Where a room is, by its link. */
interface Place {
  readonly url: string;
  readonly room: string;
  readonly secret?: string | undefined;
}

/** Longest message of a server, in bytes: it sends few entries at a time. */
const LONGEST_MESSAGE = 2 ** 23;

/** Most games that can be asked for. */
const MOST_GAMES = 1_000_000;

/** The reason to leave a server that is of another version, or no server of rooms. */
const UNKNOWN = 'Room: the server sent a message that this version does not know.';

/** The reason to leave a server that has hung up before the host let anybody in. */
const ENDED = 'Room: the connection has ended.';

/** The protocols of links. */
const PROTOCOLS = /^(?:http|ws)s?:$/;

/** Read the link of a room: `https://host/#room=ID.SECRET`. */
function placeOf(link: string): Place {
  const expected = 'the link of a room, such as https://host/#room=ID';
  const found = URL.canParse(link) ? new URL(link) : undefined;
  const [, room, secret] = /^#room=([\w-]+)(?:\.([\w-]+))?$/.exec(found?.hash ?? '') ?? [];
  if (found === undefined || room === undefined || !PROTOCOLS.test(found.protocol)) {
    throw new InvalidArgumentError(`Found ${excerpt(link)}, expected ${expected}.`);
  }
  const url = new URL('rooms', found);
  url.protocol = found.protocol.replace('http', 'ws');
  url.hash = '';
  return { url: url.href, room, secret };
}

/** How an agent plays in a room. */
interface Player {
  readonly agent: Agent<unknown>;
  /** End what it has started. */
  close(): void;
}

/** Make the agent of a person at the terminal. */
async function personIn(entry: GameEntry, game: AnyGame, name: string): Promise<Player> {
  const { stdin, stdout } = process;
  const gameConsole = await loadConsole(entry);
  const lines = readTypedLines({ input: stdin, output: stdout, onInterrupt: interrupt });
  const screen = screenOn(stdout, game, gameConsole, [], true);
  const agent = humanAgent(game, gameConsole, name, {
    ...conversationAt(game, gameConsole, lines, stdout),
    isDrawn: true,
    draw: (state) => screen.draw(state, []),
    canUndo: () => false,
    leaving: ['  quit      leave; after a minute a level plays for you'],
    failure: () => {},
  });
  return { agent, close: () => lines.close() };
}

/** Make the agent of a name: a person, another program, or one of the game. */
async function playerIn(
  entry: GameEntry,
  game: AnyGame,
  wanted: string,
  name: string,
  signal: AbortSignal,
): Promise<Player> {
  if (wanted === HUMAN) return personIn(entry, game, name);
  const {
    agents: [program],
    close,
  } = await openPrograms(game, [wanted], { signal });
  if (program !== undefined) return { agent: program, close: () => void close() };
  const { names, make } = playersOf(game).agents;
  if (names.includes(wanted)) return { agent: make(wanted), close: () => {} };
  const found = `found the agent ${excerpt(wanted)}`;
  throw new RangeError(
    `Option --agent: ${found}, expected ${names.join(', ')}, ${HUMAN} or exec:<command>.`,
  );
}

/** Longest text of a refusal that is printed, in characters. */
const LONGEST_REFUSAL = 300;

/** Say that the server has refused something. Its words begin no line. */
function refusalLine({ message }: RefusedError): string {
  return `The server refuses: ${shorten(message, LONGEST_REFUSAL)}`;
}

/** Print lines, which names and chat cannot make steer a terminal. */
function say(lines: readonly string[]): void {
  const { stdout } = process;
  stdout.write(stdout.isTTY ? foldedText(lines, stdout) : textOf(lines));
}

/** Take a seat, unless somebody else has it or was quicker. */
async function isSeated(client: RoomClient, seat: number): Promise<boolean> {
  if (client.room?.seats[seat]?.occupant !== null || client.room.match !== undefined) return false;
  try {
    await client.ask('sit', { seat });
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.refusal.code === 'seat.taken') return false;
    throw error;
  }
}

/** List the games: that of the command may have agents of files, or be the user's own. */
function entriesOf({ entry, games }: Host): readonly GameEntry[] {
  return [entry, ...games.filter(({ name }) => name !== entry.name)];
}

/** Name a player, unless it has a name. */
function nameFor(wanted: string): string {
  return wanted === HUMAN ? 'Guest' : [...wanted].slice(0, LONGEST_NAME).join('').trim();
}

/** What a program in a room does, until it is told to stop or enough games are over. */
async function playIn(host: Host, place: Place, options: JoinOptions): Promise<void> {
  const { agent: wanted, name = nameFor(wanted), seat } = options;
  const entries = entriesOf(host);
  const loaded = await Promise.all(entries.map((entry) => entry.load()));
  const consoles = await Promise.all(entries.map(loadConsole));
  const report = reportRoom(
    loaded.map((game, index) => ({ game, console: consoles[index] ?? {} })),
    wanted === HUMAN,
  );
  let player: Player | undefined;
  let over = 0;
  await new Promise<void>((resolve, reject) => {
    let isOver = false;
    let isIn = false;
    /** Whether the player has been made, or is being made: a server can repeat that it is let in. */
    let isMade = false;
    /** Ends a program that is starting. */
    const starting = new AbortController();
    /** The reason why the connection has ended for good. */
    let gone: Error | undefined;
    const end = (error?: Error) => {
      if (isOver) return;
      isOver = true;
      ignoreSignals();
      starting.abort();
      player?.close();
      client.close();
      if (error === undefined) resolve();
      else reject(error);
    };
    /** The number of the game and of its event at which a move was last asked for. */
    let asked = '';
    /** The number of the game that the agent has got ready for, and its context there. */
    let ready: { readonly game: number; readonly context: AgentContext } | undefined;
    const contextIn = async (agent: Agent<unknown>, number: number, state: unknown) => {
      if (ready?.game !== number) {
        const rng = seededRng(Math.floor(Math.random() * SEEDS));
        ready = { game: number, context: { rng } };
        await agent.beginGame?.(state, ready.context);
      }
      return ready.context;
    };
    const move = async (room: Room) => {
      const game = loaded.find((each) => each.name === room.settings.game);
      const { match, games } = room;
      if (player === undefined || game === undefined || match === undefined) return;
      const seat = seatToMove(game, room);
      if (!seatsOf(room, client.me.person ?? '').includes(seat)) return;
      const event = match.events.length;
      if (room.seats[seat]?.control !== undefined || asked === `${games} ${event}`) return;
      asked = `${games} ${event}`;
      const { agent } = player;
      const seen = viewOf(game, match.state, seat);
      const text = await agent.chooseMove(seen, await contextIn(agent, games, seen));
      await client.ask('move', { event, text });
    };
    const failed = (error: Error) => {
      // A refused move is looked at again with what the room is then.
      if (error instanceof RefusedError) {
        asked = '';
        say([refusalLine(error)]);
      } else if (error instanceof Interruption) end();
      else end(error);
    };
    const client = new RoomClient({
      url: place.url,
      games: loaded,
      connect: (url) =>
        new WebSocket(url, { perMessageDeflate: false, maxPayload: LONGEST_MESSAGE }),
      changed: (room, entry) => {
        try {
          say(report(room, entry));
        } catch {
          end(new ConnectionError(UNKNOWN));
          return;
        }
        move(room).catch(failed);
        if (entry.kind !== 'over') return;
        over += 1;
        if (over >= options.games) end();
        else client.ask('ready', {}).catch(failed);
      },
      connection: (status, why) => {
        if (status === 'open' && isIn) sit().catch(end);
        if (status === 'lost') say(['The connection is lost: reconnecting.']);
        if (status !== 'closed') return;
        const reason = client.me.token === undefined ? ENDED : UNKNOWN;
        gone = why === undefined ? new ConnectionError(reason) : new RefusedError(why);
        // Until then, the request to join says why.
        if (isIn) end(gone);
      },
    });
    const ignoreSignals = onStopSignal((signal) => {
      exitAfter(signal);
      end();
    });
    const sit = async () => {
      const { room } = client;
      const index = loaded.findIndex((game) => game.name === room?.settings.game);
      const [entry, game] = [entries[index], loaded[index]];
      if (isMade || room === undefined || entry === undefined || game === undefined) return;
      isMade = true;
      player = await playerIn(entry, game, wanted, name, starting.signal);
      if (isOver) player.close();
      const seats = seat === undefined ? room.seats.keys() : [seat];
      for (const each of seats) {
        if (await isSeated(client, each)) return;
      }
      say(['No seat is empty: watching.']);
    };
    const sitDown = async () => {
      const { waits } = await client.join({
        room: place.room,
        secret: place.secret,
        name,
        browser: randomUUID(),
      });
      isIn = true;
      // It may have ended in the same moment.
      if (gone !== undefined) end(gone);
      else if (waits === true) say(['Waiting for the host to let you in.']);
      else await sit();
    };
    sitDown().catch(end);
  });
}

async function join(
  command: Command,
  host: Host,
  place: Place,
  options: JoinOptions,
): Promise<void> {
  try {
    await playIn(host, place, options);
  } catch (error) {
    if (error instanceof RangeError) command.error(`error: ${error.message}`);
    if (!(error instanceof RefusedError || error instanceof ConnectionError)) throw error;
    const line = error instanceof RefusedError ? refusalLine(error) : error.message;
    process.stderr.write(textOf([`azulejo: ${line}`]));
    process.exitCode = Exit.No;
  }
}

export function define(command: Command, host: Host): void {
  command
    .argument('<link>', 'the link of a room', placeOf)
    .option('--agent <name>', `an agent of the game, exec:<command>, or ${HUMAN}`, HUMAN)
    .option('--name <name>', 'name in the room; that of the agent by default')
    .option('--seat <n>', 'seat, from 0; the first that is empty by default', integer(0, 15))
    .option('--games <n>', 'games after which to leave', integer(1, MOST_GAMES), 1)
    .addHelpText('after', () => helpOf(host))
    .action((place: Place, options: JoinOptions) => join(command, host, place, options));
}

function helpOf({ call }: Host): string {
  return `
Plays in a room of azulejo-server, of any game. It reconnects by itself. People type moves as in
"azulejo play".

Example:
  $ ${call} join "https://games.example/#room=2q6qxxn5gc" --agent level-3`;
}
