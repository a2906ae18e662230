/**
 * `azulejo play`: a game, printed as it goes.
 *
 * @packageDocumentation
 */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { seededRng } from '../../chance/seeded-rng.js';
import { quote } from '../../issues/issue.js';
import { PLAYER_COUNTS } from '../../state/rules.js';
import type { Rules } from '../../state/vocabulary.js';
import { AGENTS, type Agent } from '../agents.js';
import { type GameSettings, playGame } from '../game-events.js';
import { headerRecord, recordOf } from '../game-json.js';
import { headerLines, narrate, stateLines } from '../narration.js';
import { addRulesOptions, integer } from '../options.js';
import { textOf, write } from '../output.js';

const SEEDS = 2 ** 32;
const ROUNDS = 100;
const MOST_ROUNDS = 1_000_000;

interface PlayOptions extends Omit<Rules, 'players'> {
  readonly agents: readonly Agent[];
  readonly players?: Rules['players'];
  readonly seed?: number;
  readonly rounds: number;
  readonly states?: boolean;
  readonly json?: boolean;
}

/** Find agents by their names, which commas part. */
function readAgents(text: string): Agent[] {
  return text.split(',').map((name) => {
    const agent = AGENTS.find((known) => known.name === name);
    if (agent !== undefined) return agent;
    const choices = AGENTS.map((known) => known.name).join(', ');
    throw new InvalidArgumentError(`Found the agent ${quote(name)}, expected one of: ${choices}.`);
  });
}

function readPlayers(text: string): Rules['players'] {
  const players = PLAYER_COUNTS.find((count) => `${count}` === text);
  if (players !== undefined) return players;
  throw new InvalidArgumentError(`Expected one of: ${PLAYER_COUNTS.join(', ')}.`);
}

/** Seat the agents: one for each player, or one for all. */
function seat({ agents, players }: PlayOptions): readonly Agent[] | undefined {
  const [first] = agents;
  if (agents.length !== 1 || first === undefined) {
    return agents.length === (players ?? agents.length) ? agents : undefined;
  }
  return new Array<Agent>(players ?? PLAYER_COUNTS[0]).fill(first);
}

/** Play a game, and print each event when it happens. */
async function play(command: Command, options: PlayOptions): Promise<void> {
  const agents = seat(options);
  const players = PLAYER_COUNTS.find((count) => count === agents?.length);
  if (agents === undefined || players === undefined) {
    const expected = options.players ?? PLAYER_COUNTS.join(' or ');
    command.error(
      `error: option '--agents': found ${options.agents.length} agents, ` +
        `expected one for all players or one for each, ${expected}`,
    );
  }
  const { mosaic, tilingOrder, rounds } = options;
  const seed = options.seed ?? Math.floor(Math.random() * SEEDS);
  const rules = { players, mosaic, tilingOrder };
  const settings: GameSettings = { rules, agents, rounds, rng: seededRng(seed) };
  const lines = options.json ? recordLines(settings, seed) : textLines(settings, seed, options);
  for await (const event of lines) await write(textOf(event));
}

async function* recordLines(settings: GameSettings, seed: number): AsyncGenerator<string[]> {
  yield [JSON.stringify(headerRecord(settings, seed))];
  for await (const event of playGame(settings)) yield [JSON.stringify(recordOf(event))];
}

async function* textLines(
  settings: GameSettings,
  seed: number,
  { states }: PlayOptions,
): AsyncGenerator<string[]> {
  yield headerLines(settings, seed);
  for await (const event of playGame(settings)) {
    yield [...narrate(event), ...(states ? stateLines(event) : [])];
  }
}

/** Define the command. */
export function define(command: Command): void {
  const names = AGENTS.map(({ name }) => name).join(', ');
  command
    .addOption(
      new Option('--agents <names>', `who plays, one for all or one for each, of: ${names}`)
        .argParser(readAgents)
        .default(AGENTS.slice(0, 1), AGENTS[0]?.name),
    )
    .addOption(
      new Option(
        '--players <n>',
        'how many play, 2 to 4 (default: as many as agents, or 2)',
      ).argParser(readPlayers),
    )
    .option('--seed <n>', 'repeat the game with this seed (default: drawn)', integer(0, SEEDS - 1))
    .option('--rounds <n>', 'stop after so many rounds', integer(1, MOST_ROUNDS), ROUNDS)
    .option('--states', 'print each position, a JSON array on a line that begins with "["')
    .option('--json', 'print each event as a JSON object on a line');
  addRulesOptions(command)
    .addHelpText('after', HELP)
    .action((options: PlayOptions) => play(command, options));
}

const HELP = `
Example:
  $ azulejo play --players 3 --seed 7 --states | grep '^\\[' | azulejo validate`;
