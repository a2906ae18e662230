/** Many programs of which 5 % of the answers hang, 5 % die and 5 % are nonsense. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { playMatch } from '../../src/engine/match/play-match.js';
import { externalAgent } from '../../src/external.js';
import { royalUr } from '../../src/royal-ur.js';
import { runTournament } from '../../src/tsuro/tournament/tournament.js';
import { tsuro } from '../../src/tsuro.js';

const BOT = fileURLToPath(new URL('../support/bot.mjs', import.meta.url));

/** How many bots, and how long each may take. */
export interface ManyBots {
  readonly bots: number;
  /** Milliseconds for a move: a good answer never takes so long. */
  readonly timeLimit: number;
  /** A word in the command lines of these bots alone. */
  readonly mark: string;
}

/** List the processes with the mark in their command line. */
export function running(mark: string): string[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(mark) && !/^ *\d+ +Z/.test(line));
}

const commandOf = (mark: string) =>
  [process.execPath, BOT, 'fails now and then', '1', mark] as const;

/** Play a tournament of Tsuro. */
export async function playTournament({ bots, timeLimit, mark }: ManyBots) {
  const agents = Array.from({ length: bots }, (_, index) =>
    externalAgent(tsuro, commandOf(mark), { name: `bot-${index}` }),
  );
  try {
    return await runTournament(agents, { seed: 1, timeLimit, now: () => performance.now() });
  } finally {
    await Promise.all(agents.map((agent) => agent.close()));
  }
}

/** Have each bot play the Royal Game of Ur against its neighbours, several times. */
export async function playRounds({ bots, timeLimit, mark }: ManyBots, rounds: number) {
  const agents = Array.from({ length: bots }, (_, index) =>
    externalAgent(royalUr, commandOf(mark), { name: `bot-${index}`, restarts: rounds }),
  );
  const games: unknown[] = [];
  try {
    for (let game = 0; game < (bots / 2) * rounds; game++) {
      const pair = [agents[(2 * game) % bots], agents[((2 * game + 1 + game / bots) % bots) | 0]];
      const [one, other] = pair;
      if (one === undefined || other === undefined || one === other) throw new Error('No pair.');
      const now = () => performance.now();
      const options = { seed: game, timeLimit, now };
      const { ending, returns, forfeits, moves } = await playMatch(royalUr, [one, other], options);
      games.push({ ending, returns, moves, forfeits });
    }
    return games as {
      readonly ending: string;
      readonly forfeits: readonly { readonly reason: string; readonly message: string }[];
    }[];
  } finally {
    await Promise.all(agents.map((agent) => agent.close()));
  }
}
