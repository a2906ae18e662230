/**
 * What a tournament and its games end with.
 *
 * @packageDocumentation
 */
import type { ForfeitReason } from '../../engine/match/match.js';
import type { MatchResult } from '../../engine/match/play-match.js';
import type { GameRecord } from '../../engine/record/record.js';
import type { Standing } from '../api/inspect.js';
import type { TsuroTypes } from '../api/tsuro.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';

/** A player who forfeited in a game. */
export interface TournamentForfeit {
  /** The player's name. */
  readonly name: string;
  /** Why, for programs: an error, no move, an illegal move, too late. */
  readonly reason: ForfeitReason;
  /** Why, in one sentence for people. */
  readonly message: string;
}

/** A game of a tournament. Plain data. */
export interface TournamentGame {
  /** The players' names, in turn order. */
  readonly names: readonly string[];
  /** The players by rank, best first: those who share a rank together; without those who forfeited. */
  readonly ranking: readonly (readonly string[])[];
  /** Those who forfeited, in order. */
  readonly forfeits: readonly TournamentForfeit[];
  /** The whole game. */
  readonly record: GameRecord<TsuroTypes>;
}

/** The result of a tournament. Plain data. */
export interface TournamentResult {
  /**
   * The players of the final by rank, best first: those who share a rank together. Where there was no final,
   * all who were left share the first rank.
   */
  readonly ranking: readonly (readonly string[])[];
  /** Those who forfeited, in order. */
  readonly forfeits: readonly string[];
  /** Every game that was played, by rounds; the final is the last. */
  readonly rounds: readonly (readonly TournamentGame[])[];
  /** The seed, with which the tournament can be repeated. */
  readonly seed: number;
}

/** Rank groups that play on after a round. */
const GROUPS_THAT_PLAY_ON = 2;

/** List the players of a game who play on. */
export function winnersOf({ ranking }: TournamentGame): string[] {
  return ranking.slice(0, GROUPS_THAT_PLAY_ON).flat();
}

/** List the players by rank, without those who forfeited. */
function ranked(standings: readonly Standing[]): PlayerId[][] {
  const groups = new Map<number, PlayerId[]>();
  for (const { player, rank, reason } of standings) {
    if (reason === 'forfeit') continue;
    groups.set(rank, [...(groups.get(rank) ?? []), player]);
  }
  return [...groups.values()];
}

/** Return the result of a game, by the names of its players. */
export function gameOf({ record, forfeits }: MatchResult<TsuroTypes>): TournamentGame {
  const { names, result } = record;
  // Every game ends by its rules: each move is a tile more on the board.
  const standings = result?.kind === 'finished' ? result.standings : [];
  // There is a name for each player.
  const nameOf = (player: PlayerId) => names[PLAYER_IDS.indexOf(player)] as string;
  return {
    names,
    ranking: ranked(standings).map((group) => group.map(nameOf)),
    forfeits: forfeits.map(({ player, reason, message }) => ({
      name: nameOf(player),
      reason,
      message,
    })),
    record,
  };
}
