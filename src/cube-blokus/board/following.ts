/** From where the cube is seen: it turns to a move that is to be seen, but never against a person who turns it. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameState } from '../api/game-state.js';
import { decodeMove } from '../codec/moves.js';
import type { Move } from '../state/vocabulary.js';
import { facesOf } from './surface.js';
import { FIRST_VIEW, type View, viewOf } from './views.js';

/** What a person does with the cube: nothing, turning it now, or leaving it as it was turned. */
type Hand = 'off' | 'turning' | 'left';

/** Return a view that shows a move: the one that there is, if it does, else the nearest. */
export function viewOfMove(move: Move, from: View): View {
  return viewOf(facesOf(decodeMove(move).squares), from);
}

/** The view, and how a person changes it. */
export interface Following {
  readonly view: View;
  /** The state that the view is for, which follows the one on the board. */
  readonly followed: GameState | undefined;
  /** Turn the cube for a person. */
  turnTo(view: View): void;
  /** The person begins to turn the cube. */
  grab(): void;
}

/**
 * Keep the view. As a person leaves the cube, so it stays, whatever is pointed out next in this position: a search
 * finds another best move every other second.
 *
 * @param move - a move to turn to: one that is pointed out, or the last one of the person whose board it is
 */
export function useFollowing(state: GameState, move: Move | undefined): Following {
  const [view, setView] = useState<View>(FIRST_VIEW);
  const hand = useRef<Hand>('off');
  const before = useRef({ state, move: undefined as Move | undefined });
  const [followed, setFollowed] = useState<GameState>();
  useLayoutEffect(() => {
    setFollowed(state);
    const isAnother = before.current.state !== state || before.current.move === undefined;
    before.current = { state, move };
    if (isAnother && hand.current === 'left') hand.current = 'off';
    if (hand.current !== 'off') return;
    if (move !== undefined) setView((from) => viewOfMove(move, from));
    // A game that is over is seen as at first: from above.
    else if (state.turn === undefined) setView(FIRST_VIEW);
  }, [state, move]);
  return {
    view,
    followed,
    turnTo(next) {
      hand.current = 'left';
      setView(next);
    },
    grab() {
      hand.current = 'turning';
    },
  };
}
