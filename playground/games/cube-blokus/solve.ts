/** Endgames between two players, solved by looking at all that can follow. */
import {
  applyMove,
  cubeBlokusRules,
  decodeState,
  encodeState,
  type GameState,
  legalMoves,
  type Move,
  PLAYER_IDS,
  type PlayerId,
  validateState,
} from 'azulejo/cube-blokus';

/** Return the same position with the turn of another player; `undefined` if that player cannot move. */
export function withTurn(state: GameState, player: PlayerId): GameState | undefined {
  const [shared, players] = encodeState(state);
  const encoded = [`${player}${shared.slice(1)}`, players] as const;
  const { rules } = state;
  // Before the player's turn comes, others have a piece to place.
  const canMove = validateState(encoded, { rules }).every(
    ({ code }) => code === 'turn.pieces-unequal',
  );
  return canMove ? decodeState(encoded, { rules, validate: false }) : undefined;
}

/** List the points of each player as they stand, in turn order. */
function scoresIn(state: GameState): readonly number[] {
  return cubeBlokusRules.scores?.(state) ?? [];
}

/**
 * Return the only player who can still move besides the player to move, if both have more points than the
 * others: then one wins what the other loses. `undefined` in any other position.
 */
export function rivalIn(state: GameState): PlayerId | undefined {
  const movers = PLAYER_IDS.filter(
    (player) => player !== state.turn && withTurn(state, player) !== undefined,
  );
  const [rival] = movers;
  if (state.turn === undefined || rival === undefined || movers.length > 1) return undefined;
  const scores = scoresIn(state);
  const [own = 0, other = 0] = [state.turn, rival].map(
    (player) => scores[PLAYER_IDS.indexOf(player)],
  );
  const isBehind = (score: number, index: number) =>
    PLAYER_IDS[index] === state.turn || PLAYER_IDS[index] === rival || score < Math.min(own, other);
  return scores.every(isBehind) ? rival : undefined;
}

/** What a move leads to with best play of both players. */
export interface SolvedMove {
  readonly move: Move;
  /** The player's win share: 1, 0.5 or 0. */
  readonly winShare: number;
  /** The share of each player, in turn order. */
  readonly returns: readonly number[];
  /** The points of each player at the end, in turn order. */
  readonly scores: readonly number[];
  /** Best play from this move on, to the end of the game. */
  readonly line: readonly Move[];
}

/**
 * Solve a position in which two players are left, who both have more points than the others. Each plays for
 * the greatest lead over the other.
 *
 * @param positions - the most positions to look at
 * @returns what each legal move leads to, the best first; `undefined` in any other position, or if
 * there are more positions to look at
 */
export function solveEndgame(
  state: GameState,
  positions: number,
): readonly SolvedMove[] | undefined {
  const rival = rivalIn(state);
  if (state.turn === undefined || rival === undefined) return undefined;
  const solver = new Solver(state.turn, rival, positions);
  const solved: SolvedMove[] = [];
  for (const move of legalMoves(state)) {
    const line = solver.bestLine(state, move);
    if (line === undefined) return undefined;
    const end = line.reduce(applyMove, state);
    const [returns, scores] = [cubeBlokusRules.returns(end), scoresIn(end)];
    const winShare = returns[PLAYER_IDS.indexOf(state.turn)] ?? 0;
    solved.push({ move, winShare, returns, scores, line });
  }
  return solved.sort((one, other) => solver.leadOf(other.scores) - solver.leadOf(one.scores));
}

/** What is known of a position: its value, or a bound of it, and the best move. */
interface Known {
  readonly value: number;
  readonly bound: 'exact' | 'least' | 'most';
  readonly move: Move | undefined;
}

/** A search that cuts off what cannot matter (alpha-beta). Values are the lead of one player over the other. */
class Solver {
  readonly #player: PlayerId;
  readonly #rival: PlayerId;
  readonly #known = new Map<string, Known>();
  #left: number;

  constructor(player: PlayerId, rival: PlayerId, positions: number) {
    this.#player = player;
    this.#rival = rival;
    this.#left = positions;
  }

  /** Return the lead of the player in points. */
  leadOf(scores: readonly number[]): number {
    const [own = 0, other = 0] = [this.#player, this.#rival].map(
      (player) => scores[PLAYER_IDS.indexOf(player)],
    );
    return own - other;
  }

  /** List best play, from a first move on; `undefined` if there are too many positions to look at. */
  bestLine(from: GameState, first: Move): readonly Move[] | undefined {
    const line = [first];
    let state = applyMove(from, first);
    this.#valueOf(state, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    if (this.#left < 0) return undefined;
    // Without bounds, all values on the line are exact.
    for (;;) {
      const move = this.#known.get(keyOf(state))?.move;
      if (move === undefined) return line;
      line.push(move);
      state = applyMove(state, move);
    }
  }

  /** Return the value of a position, as far as it lies between two bounds. */
  #valueOf(state: GameState, least: number, most: number): number {
    if (state.turn === undefined) return this.leadOf(scoresIn(state));
    const key = keyOf(state);
    const known = this.#known.get(key);
    if (known !== undefined && isEnough(known, least, most)) return known.value;
    if (--this.#left < 0) return 0;
    const found = this.#bestOf(state, least, most);
    this.#known.set(key, found);
    return found.value;
  }

  #bestOf(state: GameState, least: number, most: number): Known {
    const isPlayer = state.turn === this.#player;
    let [low, high] = [least, most];
    let value = isPlayer ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    let best: Move | undefined;
    // Large pieces are the last of the list, and mostly better.
    for (const move of legalMoves(state).toReversed()) {
      const next = this.#valueOf(applyMove(state, move), low, high);
      if (isPlayer ? next > value : next < value) [value, best] = [next, move];
      if (isPlayer) low = Math.max(low, value);
      else high = Math.min(high, value);
      if (low >= high || this.#left < 0) break;
    }
    const bound = value <= least ? 'most' : value >= most ? 'least' : 'exact';
    return { value, bound, move: best };
  }
}

function keyOf(state: GameState): string {
  return encodeState(state).join(' ');
}

/** Whether what is known of a value is enough to continue with. */
function isEnough({ value, bound }: Known, least: number, most: number): boolean {
  if (bound === 'exact') return true;
  return bound === 'least' ? value >= most : value <= least;
}
