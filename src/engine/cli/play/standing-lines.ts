/**
 * The standings in words: who wins or leads, and with what.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../game/game.js';
import type { GameResult } from '../../record/record.js';

/** A player's place, and what the player has reached. */
export interface Place {
  readonly player: string;
  /** The rank, from 1. */
  readonly rank: number;
  /** What the player has reached, in words. */
  readonly words: string;
  /** Whether the player wins or shares the win; in a game that is not over, leads or shares the lead. */
  readonly isFirst: boolean;
}

/** List the standings, best first, below a heading. */
export function standingLines(result: GameResult<GameTypes>, places: readonly Place[]): string[] {
  const isWon = result.kind === 'finished' || result.kind === 'forfeit';
  const [alone, shared] = isWon ? ['wins', 'shares the win'] : ['leads', 'shares the lead'];
  const loser = result.kind === 'forfeit' ? result.player : undefined;
  const ranked = loser === undefined ? places : withLast(loser, places);
  const first = ranked.filter(({ isFirst }) => isFirst);
  const verdict = first.length === 1 ? alone : shared;
  const lines = ranked.map(({ player, rank, words, isFirst }) => {
    const outcome = player === loser ? ['forfeits'] : isFirst ? [verdict] : [];
    return `  ${rank}.  ${[`${player}  ${words}`, ...outcome].join(', ')}`;
  });
  return ['', 'Standings', ...lines];
}

/** Rank a player who forfeits last: all others share the win, whatever the points are. */
function withLast(loser: string, places: readonly Place[]): Place[] {
  const others = places.filter(({ player }) => player !== loser);
  const last = places.filter(({ player }) => player === loser);
  return [
    ...others.map((place) => ({ ...place, rank: 1, isFirst: true })),
    ...last.map((place) => ({ ...place, rank: others.length + 1, isFirst: false })),
  ];
}
