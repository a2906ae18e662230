/** Tournaments between players on other machines. */
import { localRunner } from '../../engine/tasks/runners.js';
import type {
  TournamentForfeit,
  TournamentListener,
  TournamentResult,
} from '../tournament/games.js';
import { playTournament, type TournamentRunOptions } from '../tournament/tournament.js';
import type { RemotePlayer } from './remote-player.js';

/** A tournament that is over. */
export interface RemoteTournament {
  readonly result: TournamentResult;
  /** Those who forfeited after the last game, as they did not take leave. */
  readonly forfeits: readonly TournamentForfeit[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Return what a player is called by the order in which it came: a to z, aa, ab, … */
export function letterName(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  const before = Math.floor(index / LETTERS.length);
  return before === 0 ? last : letterName(before - 1) + last;
}

/** Seat the players of a cycle, and hang up on those who forfeit. */
function follow(players: ReadonlyMap<string, RemotePlayer>): TournamentListener {
  return (event) => {
    if (event.kind === 'cycle') {
      for (const names of event.games) {
        names.forEach((name, seat) => {
          players.get(name)?.sit(seat, names.length);
        });
      }
    } else if (event.kind === 'event' && event.event.endsWith('!')) {
      players.get(event.name ?? '')?.close();
    }
  };
}

/** Tell everybody who is left how it ended, all at the same time. */
async function takeLeave(
  players: ReadonlyMap<string, RemotePlayer>,
  { ranking, forfeits }: TournamentResult,
): Promise<TournamentForfeit[]> {
  const [winners = []] = ranking;
  const left = [...players].filter(([name]) => !forfeits.includes(name));
  const failures = await Promise.all(
    left.map(async ([name, player]) => {
      const failure = await player.endTournament(winners.includes(name));
      return failure && ({ name, reason: 'error', message: failure.message } as const);
    }),
  );
  return failures.filter((each) => each !== undefined);
}

/**
 * Play a tournament.
 *
 * Everybody is told of its end, also those who did not play the final, and answers. One that does not forfeits as well: it
 * is taken out of the ranking. In the end all connections are closed, also when the tournament is stopped.
 *
 * @param players - three or more, by names that differ, in the order of turns
 */
export async function playRemotely(
  players: ReadonlyMap<string, RemotePlayer>,
  options: Omit<TournamentRunOptions, 'workers' | 'workerFile' | 'onEvent'>,
): Promise<RemoteTournament> {
  try {
    const result = await playTournament(
      players,
      { ...options, workerFile: undefined, onEvent: follow(players) },
      // The map has players only.
      { make: (player) => player as RemotePlayer, open: localRunner },
    );
    const forfeits = await takeLeave(players, result);
    const names = forfeits.map(({ name }) => name);
    const isLeft = (name: string) => !names.includes(name);
    const ranking = result.ranking.map((group) => group.filter(isLeft));
    return {
      result: {
        ...result,
        ranking: ranking.filter((group) => group.length > 0),
        forfeits: [...result.forfeits, ...names],
      },
      forfeits,
    };
  } finally {
    for (const player of players.values()) player.close();
  }
}
