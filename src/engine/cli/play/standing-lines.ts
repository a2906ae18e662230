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
  // Who forfeits has lost to all others, whatever the points are.
  const loser = result.kind === 'forfeit' ? result.player : undefined;
  const isWon = loser !== undefined || result.kind === 'finished';
  const [alone, shared] = isWon ? ['wins', 'shares the win'] : ['leads', 'shares the lead'];
  const first = places.filter(({ player, isFirst }) =>
    loser === undefined ? isFirst : player !== loser,
  );
  const verdict = first.length === 1 ? alone : shared;
  const lines = places.map((place) => {
    const { player, rank, words } = place;
    const outcome = player === loser ? ['forfeits'] : first.includes(place) ? [verdict] : [];
    return `  ${rank}.  ${[`${player}  ${words}`, ...outcome].join(', ')}`;
  });
  return ['', 'Standings', ...lines];
}
