/** The values of boards between two rounds, and at the end of the game. */
import { decay, softmax } from '../../../engine/agents/evaluation.js';
import { bonusOf, completeRows } from '../../../scoring/bonus.js';
import { at, boardOf, type Cells } from '../../../state/cells.js';
import { Cell } from '../../../state/layout.js';
import { rulesOf } from '../../../state/rules.js';
import { type BaseValues, baseValues, type MosaicValues } from './base-values.js';
import { BoardNetwork } from './board-network.js';
import { MOST_PLAYERS } from './draft-position.js';
import type { BoardEvaluation } from './outlook-weights.js';

/** What a complete row counts at the end of a game in addition to its points, since it parts tied players. */
export const TIE_BREAK = 0.01;

/** What a certain win counts in the value of a position, and a point of the lead. */
const WIN = 10_000;
const POINT = 10;

/** What a point counts in win shares, with three and four players. */
const POINT_SHARE = 0.002;

/** The lead once a game is over: far below the least difference, so that only those who won have a share. */
const OVER = TIE_BREAK / 100;

/** The win shares of players before they add up to 1. */
const SHARES: Float64Array = new Float64Array(MOST_PLAYERS);

/** Steps for each lead that makes a win e times as likely, and how many such leads are told apart. */
const STEPS = 16;
const LEADS = 12;

/** The win share minus that of the other player, by the lead. */
const CURVE = Float64Array.from({ length: STEPS * LEADS + 2 }, (_, step) => {
  const [own = 0, other = 0] = softmax([step / STEPS, 0], 1);
  return own - other;
});

/** Return the difference of win shares for a lead in units of that which makes a win e times as likely. */
function balanceOf(lead: number): number {
  const steps = Math.min(Math.abs(lead), LEADS) * STEPS;
  const step = steps | 0;
  const low = CURVE[step] as number;
  const balance = low + ((CURVE[step + 1] as number) - low) * (steps - step);
  return lead < 0 ? -balance : balance;
}

/** Values of boards. The number of rounds to come is 0 to 5: 0 at the end of the game. */
export class BoardValues {
  readonly #base: BaseValues;
  readonly #network: BoardNetwork | undefined;

  /** @param cells - any state of the round */
  constructor({ weights, networks }: BoardEvaluation, cells: Readonly<Cells>) {
    const { mosaic, players } = rulesOf(at(cells, Cell.Settings));
    const text = networks[players]?.[mosaic];
    this.#base = baseValues(weights, cells);
    if (text !== undefined) this.#network = new BoardNetwork(text, cells, mosaic);
  }

  /** Make the values of a mosaic that is still to be read. */
  newMosaic(): MosaicValues {
    const base = this.#base.newMosaic();
    const correction = this.#network?.newMosaic();
    let mosaic: Readonly<Cells> = [];
    let board = 0;
    return {
      read(cells, player) {
        mosaic = cells;
        board = boardOf(player);
        base.read(cells, player);
        correction?.read(cells, player);
      },
      of(storage, rounds) {
        if (rounds === 0) {
          return bonusOf(mosaic, board).total + TIE_BREAK * completeRows(mosaic, board);
        }
        const value = base.of(storage, rounds);
        return correction === undefined ? value : value + correction.of(storage, rounds);
      },
    };
  }

  /** Return the value of beginning the next round, in points. */
  ofToken(rounds: number): number {
    return rounds === 0 ? 0 : (this.#network?.begins(rounds) ?? this.#base.begins(rounds));
  }

  /** Return the value of a lead in points: what a search maximises, an integer. */
  ofLead(lead: number, rounds: number): number {
    const balance = rounds === 0 ? Math.sign(lead) : balanceOf(lead / this.#base.lead(rounds));
    return Math.round(POINT * lead + WIN * balance);
  }

  /**
   * Turn what players have and can expect into what a search maximises for each: the win share, and a little for each
   * point above the mean.
   *
   * @param values - in points, by player; overwritten
   */
  writeShares(values: Float64Array, players: number, rounds: number): void {
    let most = Number.NEGATIVE_INFINITY;
    let total = 0;
    for (let player = 0; player < players; player++) {
      const value = values[player] as number;
      most = Math.max(most, value);
      total += value;
    }
    const lead = rounds === 0 ? OVER : this.#base.lead(rounds);
    let sum = 0;
    for (let player = 0; player < players; player++) {
      const part = decay((most - (values[player] as number)) / lead);
      SHARES[player] = part;
      sum += part;
    }
    for (let player = 0; player < players; player++) {
      const above = (values[player] as number) - total / players;
      values[player] = (SHARES[player] as number) / sum + POINT_SHARE * above;
    }
  }
}
