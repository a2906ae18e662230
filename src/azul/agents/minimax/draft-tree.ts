/**
 * Monte Carlo tree search of the drafting moves that are left in a round, for three and four players.
 *
 * Each player maximises their own value (max^n). A line leaves the tree at the first position that was not visited
 * before, and is played to the end of the round. docs/internals/minimax-trials.md tells what was tried.
 */
import { Numbering } from '../../../codec/notation.js';
import { decay } from '../../../engine/agents/evaluation.js';
import type { Rng } from '../../../random/rng.js';
import type { Cells } from '../../../state/cells.js';
import { roundsLeft } from '../trained-evaluation.js';
import { DraftPosition, MOST_PLAYERS, MOST_PLIES, read } from './draft-position.js';
import type { SearchLimits } from './draft-search.js';
import { MOST_MOVES, MoveOrder, POINT } from './move-order.js';
import type { BoardEvaluation } from './outlook-weights.js';
import { Playouts } from './playouts.js';
import { RoundEnds } from './round-ends.js';

/** How much visits count that a move has not had yet. */
const EXPLORATION = 0.25;

/** How soon the lines in which a move was made later stop counting (rapid action value estimation). */
const LATER_BIAS = 0.01;

/** With so many of these lines, they are half of the value of a move that was not visited. */
const LATER_HALF = 3;

/** By how much the score of a move has to be higher to have e times the prior. */
const TEMPERATURE = 3 * POINT;

/** Moves that are tried in a position; twice as many after one move, and all at the root. */
const MOVES = 20;

/** Playouts between two looks at the clock. */
const CLOCK_INTERVAL = 32;

/** Positions that a tree has room for: when it is full, it does not grow any more. */
const MOST_NODES = 2 ** 20;

/** The positions of a tree, each with the move to it: kept from round to round, as they are many. */
export class TreeNodes {
  readonly moves: Int32Array = new Int32Array(MOST_NODES);
  readonly priors: Float32Array = new Float32Array(MOST_NODES);
  readonly visits: Int32Array = new Int32Array(MOST_NODES);
  /** Sums of values: for the player who moved to the position, and for the one to move in it. */
  readonly values: Float64Array = new Float64Array(MOST_NODES);
  readonly nextValues: Float64Array = new Float64Array(MOST_NODES);
  /** Lines in which the player made the move there or later, and their values for the player. */
  readonly laterVisits: Int32Array = new Int32Array(MOST_NODES);
  readonly laterValues: Float64Array = new Float64Array(MOST_NODES);
  /** The positions after it, which follow each other: the first, or 0 before there are any, and how many. */
  readonly first: Int32Array = new Int32Array(MOST_NODES);
  readonly count: Uint8Array = new Uint8Array(MOST_NODES);
}

/** The place of the position that is searched. */
const ROOT = 0;

/** A search of the positions of one round. */
export class DraftTree {
  readonly #position = new DraftPosition();
  readonly #order = new MoveOrder();
  readonly #playouts = new Playouts(this.#order);
  readonly #ends: RoundEnds;
  readonly #nodes: TreeNodes;
  #size = 0;
  /** How many rounds are to come after this one, at least. */
  readonly #rounds: number;
  /** By ply: where a line is in the tree. */
  readonly #path = new Int32Array(MOST_PLIES + 1);
  /** By player and move: the last line in which the player made it. */
  readonly #made = new Int32Array(MOST_PLAYERS * Numbering.FirstTiling);
  #line = 0;
  /** By player: the values at the end of a line. */
  readonly #ended = new Float64Array(MOST_PLAYERS);

  /** @param cells - any position of the round */
  constructor(cells: Readonly<Cells>, evaluation: BoardEvaluation, nodes: TreeNodes) {
    this.#nodes = nodes;
    this.#ends = new RoundEnds(cells, evaluation);
    this.#rounds = Math.max(0, roundsLeft(cells) - 1);
  }

  /**
   * Return the move that was visited most, by its number without the player.
   *
   * @param cells - a position of the round, in the drafting phase
   * @param limits - how many lines to play
   */
  run(cells: Readonly<Cells>, { positions, isInTime }: SearchLimits, rng: Rng): number {
    this.#position.read(cells);
    this.#order.read(this.#position, this.#ends, this.#rounds);
    this.#playouts.reseed(rng);
    this.#size = ROOT;
    this.#add(-1, 1);
    this.#expand(ROOT, MOST_MOVES);
    this.#made.fill(0);
    for (this.#line = 1; this.#line <= positions; this.#line++) {
      this.#playLine();
      if (this.#line % CLOCK_INTERVAL === 0 && !isInTime()) break;
    }
    return this.#mostVisited();
  }

  /** Add a position that was not visited. */
  #add(move: number, prior: number): void {
    const { moves, priors, visits, values, nextValues, laterVisits, laterValues, first } =
      this.#nodes;
    const node = this.#size++;
    moves[node] = move;
    priors[node] = prior;
    visits[node] = 0;
    values[node] = 0;
    nextValues[node] = 0;
    laterVisits[node] = 0;
    laterValues[node] = 0;
    first[node] = 0;
  }

  /** Add the positions after the most promising moves of the position that was reached. */
  #expand(node: number, width: number): void {
    const { first, count, priors } = this.#nodes;
    const order = this.#order;
    const { ply } = this.#position;
    const all = order.list(this.#position);
    const start = this.#size;
    const end = start + Math.min(all, width);
    let most = 0;
    let sum = 0;
    for (let place = 0; start + place < end; place++) {
      order.bringBest(ply, place, all);
      const score = order.scoreAt(ply, place);
      if (place === 0) most = score;
      const weight = decay((most - score) / TEMPERATURE);
      this.#add(order.moveAt(ply, place), weight);
      sum += weight;
    }
    for (let child = start; child < end; child++) priors[child] = (priors[child] as number) / sum;
    first[node] = start;
    count[node] = end - start;
  }

  #playLine(): void {
    const { moves, first } = this.#nodes;
    const position = this.#position;
    let node = ROOT;
    while (position.filled !== 0 && this.#hasNext(node)) {
      node = this.#select(node, read(first, node));
      position.play(read(moves, node));
      this.#path[position.ply] = node;
    }
    const depth = position.ply;
    while (position.filled !== 0) {
      const move = this.#playouts.moveOf(position);
      this.#made[position.turn * Numbering.FirstTiling + move] = this.#line;
      position.play(move);
    }
    this.#ends.writeValues(position, this.#ended);
    while (position.ply > depth) position.undo();
    this.#backUp();
  }

  /** Whether a line goes on in the tree; it grows where a position is visited for the second time. */
  #hasNext(node: number): boolean {
    const { first, visits } = this.#nodes;
    if (read(first, node) !== 0) return true;
    if (read(visits, node) === 0 || this.#size + MOST_MOVES > MOST_NODES) return false;
    this.#expand(node, this.#position.ply === 1 ? 2 * MOVES : MOVES);
    return true;
  }

  /** Return the position to go to (PUCT). */
  #select(node: number, first: number): number {
    const { count, nextValues, priors, visits } = this.#nodes;
    // The root was not visited without going on, all others once.
    const lines = read(visits, node) - (node === ROOT ? 0 : 1);
    const mean = lines === 0 ? 0 : (nextValues[node] as number) / lines;
    const exploration = EXPLORATION * Math.sqrt(lines + 1);
    const end = first + (count[node] as number);
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const part = (exploration * (priors[child] as number)) / (1 + read(visits, child));
      const bound = this.#valueOf(child, mean) + part;
      if (bound <= most) continue;
      most = bound;
      best = child;
    }
    return best;
  }

  /**
   * Return the value of a position for the player who moves to it: early on, by the lines too in which the player made
   * the move later.
   *
   * @param mean - its value before it was visited
   */
  #valueOf(node: number, mean: number): number {
    const { laterValues, laterVisits, values, visits } = this.#nodes;
    const tries = read(visits, node);
    const value = tries === 0 ? mean : (values[node] as number) / tries;
    const later = read(laterVisits, node);
    if (later === 0) return value;
    const part = later / (later + tries + LATER_BIAS * later * tries + LATER_HALF);
    return value + part * ((laterValues[node] as number) / later - value);
  }

  /** Take the moves of the line back, and add its values to the positions that it passed. */
  #backUp(): void {
    const { moves, nextValues, values, visits } = this.#nodes;
    const position = this.#position;
    while (position.ply > 0) {
      const node = read(this.#path, position.ply);
      position.undo();
      const { turn } = position;
      const value = this.#ended[turn] as number;
      const before = position.ply === 0 ? ROOT : read(this.#path, position.ply);
      visits[node] = read(visits, node) + 1;
      values[node] = (values[node] as number) + value;
      nextValues[before] = (nextValues[before] as number) + value;
      this.#made[turn * Numbering.FirstTiling + read(moves, node)] = this.#line;
      this.#addLater(before, turn, value);
    }
    visits[ROOT] = read(visits, ROOT) + 1;
  }

  /** Add the value of a line to the moves of a position that the player made then or later. */
  #addLater(node: number, turn: number, value: number): void {
    const { count, first, laterValues, laterVisits, moves } = this.#nodes;
    const start = read(first, node);
    const end = start + (count[node] as number);
    const made = turn * Numbering.FirstTiling;
    for (let child = start; child < end; child++) {
      const place = made + read(moves, child);
      if (read(this.#made, place) !== this.#line) continue;
      laterVisits[child] = read(laterVisits, child) + 1;
      laterValues[child] = (laterValues[child] as number) + value;
    }
  }

  /** Return the move at the root that was visited most. */
  #mostVisited(): number {
    const { count, first, moves, visits } = this.#nodes;
    const start = read(first, ROOT);
    let best = start;
    for (let child = start; child < start + (count[ROOT] as number); child++) {
      if (read(visits, child) > read(visits, best)) best = child;
    }
    return read(moves, best);
  }
}
