/** `azulejo env`: many games at once for a program that learns, as raw arrays on standard input and output. */
import { endianness } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { chosenSeed } from '../../../random/seeds.js';
import { quote } from '../../../text/message.js';
import { writeJson } from '../../../text/parsed.js';
import { agentFor, playersOf } from '../../agents/players.js';
import type { GameTypes } from '../../game/game.js';
import { completeRules } from '../../game/settings.js';
import { Batch, MOST_GAMES_OF_BATCH, mostGames } from '../../learning/batch.js';
import { OpponentError } from '../../learning/opponent.js';
import { ChoiceOption } from '../completion.js';
import type { Host } from '../console.js';
import {
  addSeedOption,
  addUsualRulesOptions,
  integer,
  type OptionValues,
  rulesFrom,
} from '../options.js';
import { untilRead } from '../print/output.js';

/** Version of what is read and written. */
const VERSION = 1;

/** What is played by default. */
const DEFAULTS = { batch: 1, mostMoves: 5000 } as const;

/** What a request asks: its first number. */
enum Request {
  Step,
  Reset,
}

/** What an answer says: its first number. */
enum Answer {
  Done,
  Refused,
}

/** Bytes of a number. */
const NUMBER = 4;

interface EnvOptions extends OptionValues {
  readonly batch: number;
  readonly maxMoves: number;
  readonly opponent?: string;
  readonly seed?: number;
}

function writeNumbers(...numbers: readonly number[]): void {
  process.stdout.write(new Uint8Array(Uint32Array.from(numbers).buffer));
}

/** Answer with all arrays. They do not change before the next request, which comes once they are read. */
function show({ bytes }: Batch<GameTypes>): void {
  writeNumbers(Answer.Done);
  process.stdout.write(bytes);
}

/** Answer that a request cannot be met, and why: nothing has changed. */
function refuse(message: string): void {
  const bytes = new TextEncoder().encode(message);
  writeNumbers(Answer.Refused, bytes.length);
  process.stdout.write(bytes);
}

/** Meet one request; return the bytes that it takes, 0 if more have to come first. */
function meet(batch: Batch<GameTypes>, given: Uint8Array): number {
  if (given.length < 2 * NUMBER) return 0;
  const numbers = new DataView(given.buffer, given.byteOffset, given.byteLength);
  const request = numbers.getUint32(0, true);
  const count = request === Request.Step ? batch.players.length : 1;
  const length = NUMBER * (1 + count);
  if (given.length < length) return 0;
  const values = Int32Array.from({ length: count }, (_, index) =>
    numbers.getInt32(NUMBER * (1 + index), true),
  );
  const refusal = refusalOf(batch, request, values);
  if (refusal !== undefined) {
    refuse(refusal);
    return length;
  }
  if (request === Request.Step) batch.step(values);
  else batch.reset((values[0] ?? 0) >>> 0);
  show(batch);
  return length;
}

/** Explain why a request cannot be met. */
function refusalOf(
  batch: Batch<GameTypes>,
  request: number,
  values: Int32Array,
): string | undefined {
  if (request === Request.Step) return batch.explain(values);
  if (request === Request.Reset) return undefined;
  return `Request: found ${request}, expected 0 to step or 1 to reset.`;
}

/** Play until the end of the input. */
async function serve(batch: Batch<GameTypes>): Promise<void> {
  show(batch);
  await untilRead();
  let rest: Uint8Array = new Uint8Array();
  for await (const piece of process.stdin as AsyncIterable<Uint8Array>) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    for (let length = meet(batch, rest); length > 0; length = meet(batch, rest)) {
      rest = rest.subarray(length);
      await untilRead();
    }
  }
}

async function run(command: Command, { game, version }: Host, options: EnvOptions): Promise<void> {
  const { tensors } = game;
  if (tensors === undefined) {
    return command.error(`error: found no tensors of ${game.name}, expected a game with tensors`);
  }
  if (endianness() !== 'LE')
    return command.error('error: found a big-endian machine, expected a little-endian one');
  const rules = completeRules(game.settings, rulesFrom(game, options));
  const seed = options.seed ?? chosenSeed({ rng: Math.random });
  const { batch: games, maxMoves: mostMoves, opponent: name } = options;
  const most = mostGames(game, tensors, rules);
  if (games > most) {
    return command.error(
      `error: option '--batch': found ${games}, expected at most ${most} by these rules`,
    );
  }
  try {
    const opponent = name === undefined ? undefined : agentFor(playersOf(game), name);
    const batch = new Batch<GameTypes>(game, tensors, rules, { games, seed, mostMoves, opponent });
    const row = (array: { readonly length: number }) => array.length / games;
    process.stdout.write(
      `${writeJson({
        'azulejo-env': VERSION,
        version,
        game: game.name,
        rules,
        seed,
        games,
        players: game.players(rules).length,
        actions: row(batch.masks),
        layoutVersion: tensors.version,
        observation: tensors.layout(rules),
        arrays: [
          ['observations', 'float32', row(batch.observations)],
          ['returns', 'float32', row(batch.returns)],
          ['players', 'int32', 1],
          ['masks', 'uint8', row(batch.masks)],
          ['endings', 'uint8', 1],
        ],
      })}\n`,
    );
    await serve(batch);
  } catch (error) {
    if (!(error instanceof OpponentError)) throw error;
    command.error(`error: ${error.message}`);
  }
}

export function define(command: Command, host: Host): void {
  addUsualRulesOptions(command, host.game)
    .option(
      '--batch <n>',
      'number of games at once',
      integer(1, MOST_GAMES_OF_BATCH),
      DEFAULTS.batch,
    )
    .option(
      '--max-moves <n>',
      'maximum number of moves of a game, which may never end',
      integer(1, Number.MAX_SAFE_INTEGER),
      DEFAULTS.mostMoves,
    );
  const { names } = playersOf(host.game).agents;
  const summary = `the agent in all seats but one, which changes from game to game: ${names.join(', ')}`;
  command.addOption(
    new ChoiceOption('--opponent <name>', summary, names).argParser((name) => {
      if (names.includes(name)) return name;
      throw new InvalidArgumentError(
        `Found the agent ${quote(name)}, expected ${names.join(', ')}.`,
      );
    }),
  );
  addSeedOption(command, 'repeat the games')
    .addHelpText('after', () => helpOf(host))
    .action((options: EnvOptions) => run(command, host, options));
}

function helpOf({ call }: Host): string {
  return `
Plays many games for a program that chooses the moves: it is sent observations, masks of legal moves,
players to move and results as arrays, and answers with the index of a move for each game. A game
that ends is followed by another. python/azulejo.py of this package uses it; docs/python.md describes
the messages. Ends at the end of its input.

Example:
  $ ${call} env --batch 1024 --seed 1`;
}
