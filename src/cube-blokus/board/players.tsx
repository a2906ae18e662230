/** The players: points, and the pieces that each has left. */

import { useMemo } from 'preact/hooks';
import { Score } from '../../engine/board/score.js';
import { useWords } from '../../engine/board/words.js';
import { type GameState, positionOf } from '../api/game-state.js';
import type { PlayerView } from '../api/inspect.js';
import { hasMove } from '../moves/legal.js';
import type { PlayerId } from '../state/vocabulary.js';
import { cellsOf, sizeOf } from './pieces.js';
import { motifOn, outlineOf } from './shape.js';
import { TRAY } from './tray.js';
import type { Fate } from './words/en.js';
import { CUBE, nameOf, numberOf } from './words.js';

/** Side of a square of the small pieces, the room for one of them, and how many are in a line. */
const SIDE = 4;
const [ROOM, LINE] = [15, 22];
const IN_LINE = 7;

/** Pieces in lines, as one outline. */
function leftPath(view: PlayerView): string {
  return TRAY.filter((piece) => view.piecesLeft.includes(piece))
    .flatMap((piece, index) => {
      const cells = cellsOf(piece);
      const [, height] = sizeOf(cells);
      const [right, line] = [(index % IN_LINE) * ROOM, Math.floor(index / IN_LINE) * LINE];
      return cells.map(
        ([x, y]) =>
          `M${right + x * SIDE} ${line + LINE - (height - y) * SIDE}h${SIDE}v${SIDE}h-${SIDE}z`,
      );
    })
    .join('');
}

function Left({ view }: { readonly view: PlayerView }) {
  const path = useMemo(() => leftPath(view), [view.piecesLeft.join()]);
  return (
    <svg
      class={`left player-${view.player}`}
      viewBox={`0 0 ${IN_LINE * ROOM} ${(TRAY.length / IN_LINE) * LINE}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** Return why a player lays nothing more in an unfinished game; `undefined` for a player who can. */
export function fateOf(
  state: GameState,
  { player, isOut, piecesLeft }: PlayerView,
): Fate | undefined {
  if (isOut) return 'out';
  const isPlaying = state.turn !== undefined && piecesLeft.length > 0;
  return isPlaying && !hasMove(positionOf(state), numberOf(player)) ? 'stuck' : undefined;
}

export interface PlayersProps {
  readonly state: GameState;
  readonly players: readonly PlayerView[];
  readonly names: readonly string[];
  readonly turn: PlayerId | null;
  /** Those who have won, once the game is over. */
  readonly winners: readonly PlayerId[];
}

/** The sign of a player. */
export function Sign({ player }: { readonly player: PlayerId }) {
  return (
    <svg class={`sign drawn player-${player}`} viewBox="0 0 1 1" aria-hidden="true">
      <path class="shape" d={outlineOf([[0, 0]])} />
      <path class="motif" d={motifOn(player, [0, 0])} />
    </svg>
  );
}

/** All players in turn order. */
export function Players({ state, players, names, turn, winners }: PlayersProps) {
  const words = useWords(CUBE);
  const { board } = words;
  return (
    <ul class="cube-players" part="players" aria-label={board.pointsTitle}>
      {players.map((view) => {
        const { player, score, piecesLeft } = view;
        const fate = fateOf(state, view);
        return (
          <li
            key={player}
            class={player === turn ? 'next' : winners.includes(player) ? 'winner' : undefined}
            data-player={player}
          >
            <Sign player={player} />
            <span class="name">{nameOf(words, player, names)}</span>
            <span class="unseen">{board.player(player, score, piecesLeft.length, fate)}</span>
            <Score value={score} place={`${player}-score`} />
            <span class="count" aria-hidden="true">
              {fate === undefined ? (
                <span>{board.left(piecesLeft.length)}</span>
              ) : (
                <b>{board.fates[fate]}</b>
              )}
            </span>
            <Left view={view} />
          </li>
        );
      })}
    </ul>
  );
}
