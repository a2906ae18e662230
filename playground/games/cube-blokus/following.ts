/** From where the cube is seen: it turns to what is marked, but never against a person who turns it. */
import { decodeMove, type GameState, type Move } from 'azulejo/cube-blokus';
import { useEffect, useRef, useState } from 'preact/hooks';
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
  /** Turn the cube for a person. */
  turnTo(view: View): void;
  /** The person begins to turn the cube. */
  grab(): void;
}

/**
 * Keep the view. As a person leaves the cube, so it stays, whatever is marked next in this position: a search finds
 * another best move every other second.
 */
export function useFollowing(state: GameState, marked: Move | undefined): Following {
  const [view, setView] = useState<View>(FIRST_VIEW);
  const hand = useRef<Hand>('off');
  const before = useRef({ state, marked: undefined as Move | undefined });
  useEffect(() => {
    const isAnother = before.current.state !== state || before.current.marked === undefined;
    before.current = { state, marked };
    if (isAnother && hand.current === 'left') hand.current = 'off';
    if (marked === undefined || hand.current !== 'off') return;
    setView((from) => viewOfMove(marked, from));
  }, [state, marked]);
  return {
    view,
    turnTo(next) {
      hand.current = 'left';
      setView(next);
    },
    grab() {
      hand.current = 'turning';
    },
  };
}
