/** Solving ends of games between two in which the tiles come in order, so that nothing is left to chance. */
import {
  applyChance,
  applyMove,
  type GameState,
  legalMoves,
  type Move,
  standings,
  tsuroRules,
} from 'azulejo/tsuro';

/** What a move leads to with best play, as searches rate moves. */
export interface SolvedMove {
  readonly move: Move;
  readonly visits: 0;
  readonly exact: true;
  /** Win share of the player to move: 1, 0.5 or 0. */
  readonly winShare: number;
  /** Win share of each player. */
  readonly returns: readonly number[];
  /** The move, and best play after it. */
  readonly line: readonly Move[];
}

/** All moves of a position, the best first. */
export interface Solution {
  readonly moves: readonly SolvedMove[];
  /** Number of positions that were looked at. */
  readonly positions: number;
}

/** Whether a position can be solved: two are left, and nobody else can share the win. */
export function isSolvable(state: GameState): boolean {
  const { players, supply } = state.rules;
  const gone = standings(state).filter(({ left }) => left !== undefined && left < state.round);
  return supply === 'cycle' && state.phase === 'turn' && gone.length === players - 2;
}

/** The tiles come in order: no random number is used. */
const UNUSED = () => 0;

/** Play a move, and let the next tiles be dealt. */
export function afterMove(state: GameState, move: Move): GameState {
  const after = applyMove(state, move);
  return after.phase === 'deal' ? applyChance(after, UNUSED) : after;
}

/** What best play leads to. */
interface Value {
  /** Win share of the player to whom the search belongs. */
  readonly winShare: number;
  readonly returns: readonly number[];
  readonly line: readonly Move[];
}

/** A search for one of two players, which looks at so many positions at most. */
class Search {
  positions = 0;

  constructor(
    private readonly player: number,
    private readonly most: number,
  ) {}

  /** Return what best play leads to, by alpha-beta search; `undefined` if that takes too many positions. */
  valueOf(state: GameState, low = 0, high = 1): Value | undefined {
    if (++this.positions > this.most) return undefined;
    if (tsuroRules.isOver(state)) {
      const returns = tsuroRules.returns(state);
      return { winShare: returns[this.player] ?? 0, returns, line: [] };
    }
    const sign = tsuroRules.playerToMove(state) === this.player ? 1 : -1;
    let [least, greatest] = [low, high];
    let best: Value | undefined;
    for (const move of legalMoves(state)) {
      const found = this.valueOf(afterMove(state, move), least, greatest);
      if (found === undefined) return undefined;
      if (best === undefined || sign * (found.winShare - best.winShare) > 0) {
        best = { ...found, line: [move, ...found.line] };
      }
      if (sign > 0) least = Math.max(least, found.winShare);
      else greatest = Math.min(greatest, found.winShare);
      if (least >= greatest) break;
    }
    return best;
  }
}

/** Solve a position; `undefined` if it cannot be solved by looking at so many positions. */
export function solve(state: GameState, positions: number): Solution | undefined {
  if (!isSolvable(state)) return undefined;
  const search = new Search(tsuroRules.playerToMove(state), positions);
  const moves: SolvedMove[] = [];
  for (const move of legalMoves(state)) {
    const found = search.valueOf(afterMove(state, move));
    if (found === undefined) return undefined;
    const { winShare, returns, line } = found;
    moves.push({ move, visits: 0, exact: true, winShare, returns, line: [move, ...line] });
  }
  return {
    moves: moves.toSorted((one, other) => other.winShare - one.winShare),
    positions: search.positions,
  };
}
