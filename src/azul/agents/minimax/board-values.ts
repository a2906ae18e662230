/** The values of boards of two players between two rounds, and at the end of the game. */
import { softmax } from '../../../engine/agents/evaluation.js';
import { bonusOf, completeRows } from '../../../scoring/bonus.js';
import { at, boardOf, type Cells } from '../../../state/cells.js';
import { Cell, Rule } from '../../../state/layout.js';
import { rulesOf } from '../../../state/rules.js';
import { BoardNetwork } from './board-network.js';
import { Outlook, writeOutlook } from './outlook.js';
import type { BoardEvaluation, OutlookWeights } from './outlook-weights.js';

/** What a complete row counts at the end of a game in addition to its points, since it parts tied players. */
const TIE_BREAK = 0.01;

/** What a certain win counts in the value of a position, and a point of the lead. */
const WIN = 10_000;
const POINT = 10;

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

/** The features of one board at a time, so that a search makes no arrays for them. */
const FEATURES: Float64Array = new Float64Array(Outlook.Count);

/** Values of boards. The number of rounds to come is 0 to 5: 0 at the end of the game. */
export class BoardValues {
  readonly #weights: readonly OutlookWeights[];
  readonly #network: BoardNetwork | undefined;

  /** @param cells - any state of the round */
  constructor({ weights, networks }: BoardEvaluation, cells: Readonly<Cells>) {
    const { mosaic } = rulesOf(at(cells, Cell.Settings));
    const text = networks[mosaic];
    this.#weights = weights[mosaic];
    if (text !== undefined) this.#network = new BoardNetwork(text, cells, mosaic);
  }

  /** Return the value of a board without its score, in points: full rows are tiled, the floor is not looked at. */
  of(cells: Readonly<Cells>, player: number, rounds: number): number {
    if (rounds === 0) {
      const board = boardOf(player);
      return bonusOf(cells, board).total + TIE_BREAK * completeRows(cells, board);
    }
    const { weights } = this.#weightsOf(rounds);
    writeOutlook(cells, player, rounds, FEATURES);
    let sum = 0;
    for (let feature = 0; feature < Outlook.Count; feature++) {
      sum += (FEATURES[feature] as number) * (weights[feature] as number);
    }
    return sum + (this.#network?.of(cells, player, rounds) ?? 0);
  }

  /** Return the value of beginning the next round, in points. */
  ofToken(rounds: number): number {
    return rounds === 0 ? 0 : (this.#network?.begins(rounds) ?? this.#weightsOf(rounds).begins);
  }

  /** Return the value of a lead in points: what a search maximises, an integer. */
  ofLead(lead: number, rounds: number): number {
    const balance = rounds === 0 ? Math.sign(lead) : balanceOf(lead / this.#weightsOf(rounds).lead);
    return Math.round(POINT * lead + WIN * balance);
  }

  #weightsOf(rounds: number): OutlookWeights {
    return this.#weights[Math.min(rounds, Rule.Size) - 1] as OutlookWeights;
  }
}
