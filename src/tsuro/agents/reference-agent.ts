/** The three strategies of the course from which the game comes, whose public results are played by them. */
import { agentThat } from '../../engine/agents/simple-agents.js';
import type { SyncAgent } from '../../engine/game/agent.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { writeSetup, writeTurn } from '../codec/notation.js';
import { isSetup, legalOptions, openSquares } from '../moves/legal.js';
import { Board, isMoveDue, type Position } from '../state/position.js';
import { Count } from '../state/tiles.js';
import type { Move } from '../state/vocabulary.js';

/** A strategy of the course. */
export type Strategy = 'first' | 'second' | 'third';

/** In which order squares and ports are tried in the set-up. */
interface Tour {
  readonly squares: readonly number[];
  readonly ports: readonly number[];
}

/** List the squares of the periphery clockwise from the one to the right of the top left, which comes last. */
function goRound(): number[] {
  const last = Board.Size - 1;
  const squareAt = (column: number, row: number) => Board.Size * column + row;
  const steps = Array.from({ length: last }, (_, step) => step);
  return [
    ...steps.map((step) => squareAt(step + 1, 0)),
    ...steps.map((step) => squareAt(last, step + 1)),
    ...steps.map((step) => squareAt(last - 1 - step, last)),
    ...steps.map((step) => squareAt(0, last - 1 - step)),
  ];
}

const CLOCKWISE: Tour = { squares: /* @__PURE__ */ goRound(), ports: [0, 1, 2, 3, 4, 5, 6, 7] };

/** The other way round, from the square below the top left one, which also comes last here. */
const COUNTER_CLOCKWISE: Tour = {
  squares: [...CLOCKWISE.squares.slice(0, -1).reverse(), ...CLOCKWISE.squares.slice(-1)],
  ports: [0, 7, 6, 5, 4, 3, 2, 1],
};

/** What makes a strategy. */
interface Habits {
  readonly tour: Tour;
  /** Whether it tries the last tile first in a turn. */
  readonly isLastFirst: boolean;
  /** Whether it looks at what is legal. */
  readonly isLawful: boolean;
}

const HABITS: Readonly<Record<Strategy, Habits>> = {
  first: { tour: CLOCKWISE, isLastFirst: false, isLawful: false },
  second: { tour: CLOCKWISE, isLastFirst: false, isLawful: true },
  third: { tour: COUNTER_CLOCKWISE, isLastFirst: true, isLawful: true },
};

/** Choose in the set-up: the last tile as it is, on the first square that is open. */
function chooseSetup(position: Position, { tour }: Habits): Move | undefined {
  const { squares, ports } = tour;
  const tile = position.hand.at(-1);
  const open = openSquares(position);
  for (const square of squares) {
    const places = open.find((each) => each.square === square)?.places ?? [];
    const port = ports.find((each) => places.includes(8 * square + each));
    if (port === undefined || tile === undefined) continue;
    return writeSetup(position.turn, Count.Rotations * tile, 8 * square + port);
  }
  return undefined;
}

/** Choose in a turn: the first option that is legal, else the first tile as it is. */
function chooseTurn(position: Position, { isLastFirst, isLawful }: Habits): Move | undefined {
  const hand = isLastFirst ? [...position.hand].reverse() : position.hand;
  const legal = isLawful ? legalOptions({ ...position, hand }) : [];
  const [first] = hand;
  const option = legal[0] ?? (first === undefined ? undefined : Count.Rotations * first);
  return option === undefined ? undefined : writeTurn(position.turn, option);
}

/** Make a player of the course's public tests, which chooses by the state alone. */
export function referenceAgent(name: Strategy): SyncAgent<GameState, Move> {
  return agentThat(name, (state: GameState) => {
    const position = positionOf(state);
    if (!isMoveDue(position)) return undefined;
    const choose = isSetup(position) ? chooseSetup : chooseTurn;
    return choose(position, HABITS[name]);
  });
}
