/** The words of a picture: phase, player to move, rules, names, standings. */
import { winnersIn } from '../../engine/game/standings.js';
import { nameAt, winSentence } from '../../engine/render/styled-text.js';
import { bonusOf } from '../../scoring/bonus.js';
import { boardOf } from '../../state/cells.js';
import { PLAYER_IDS, type PlayerId, type Rules } from '../../state/vocabulary.js';
import { countOf } from '../../text/message.js';
import { cellsOf, type GameState, phaseOf, turnOf } from '../api/game-state.js';
import { type TilesAndToken, tilesIn } from '../api/inspect.js';
import { playerToMove } from '../api/play.js';
import { standings } from '../api/score.js';

/** Find the name of a player, if it is known. */
export function nameOf(player: PlayerId, names?: readonly string[]): string {
  return nameAt(PLAYER_IDS.indexOf(player), names);
}

/** Describe what happens next, and which player acts. */
export function headline(state: GameState): string {
  switch (phaseOf(state)) {
    case 'drafting':
      // A state that was not validated can have the turn of a player who is not in the game.
      return `Drafting: ${turnOf(state)} to move`;
    case 'tiling':
      return `Tiling: ${playerToMove(state)} to move`;
    case 'round-end':
      return 'End of the round: the next deal is due';
    case 'game-over':
      return `Game over: ${winSentence(winnersIn(standings(state)))}`;
  }
}

/** Describe rules. */
export function describeRules({ players, mosaic, tilingOrder }: Rules): string {
  return `${players} players, ${mosaic} mosaic, tiling ${tilingOrder}`;
}

/** Count pieces, the token being one. */
export function piecesIn({ tiles, token }: TilesAndToken): number {
  return tilesIn(tiles) + (token ? 1 : 0);
}

/** One line of the final ranking. */
export interface RankLine {
  readonly player: PlayerId;
  /** Rank from 1; tied players have the same. */
  readonly rank: number;
  readonly winner: boolean;
  /** Points, and where the bonuses among them come from. */
  readonly text: string;
}

/** List the ranking of a game that is over. */
export function ranking(state: GameState): RankLine[] {
  const ranked = standings(state);
  return ranked.map(({ player, score, rows, winner }) => {
    const rank = 1 + ranked.findIndex((other) => other.score === score && other.rows === rows);
    const index = PLAYER_IDS.indexOf(player);
    const bonus = bonusOf(cellsOf(state), boardOf(index));
    const parts = `rows ${bonus.rows}, columns ${bonus.columns}, colours ${bonus.colours}`;
    return { player, rank, winner, text: `${countOf(score, 'point')} (bonuses: ${parts})` };
  });
}
