/** States for pictures: each phase, 2 to 4 players, both mosaics, corner cases. */
import {
  decodeState,
  type GameState,
  newGame,
  type Phase,
  type Rules,
  seededRng,
} from '../../src/index.js';
import { type GameChoice, play } from '../support/games.js';

export interface Position {
  readonly name: string;
  readonly state: GameState;
}

/** Play a share of a game's steps, then continue to a phase. */
function reached(choice: GameChoice, share: number, phase: Phase): GameState {
  const states = [...play(choice)].map(({ after }) => after);
  const found = states.slice(Math.floor(share * states.length)).find((one) => one.phase === phase);
  if (found === undefined) throw new RangeError(`found no phase ${phase} in this game`);
  return found;
}

function rules(players: Rules['players'], mosaic: Rules['mosaic']): Rules {
  return { players, mosaic, tilingOrder: 'top-down' };
}

const TWO_VARIANT: GameChoice = { rules: rules(2, 'variant'), style: 'store', seed: 1 };
const TWO_FIXED: GameChoice = { rules: rules(2, 'fixed'), style: 'hoard', seed: 5 };
const THREE_VARIANT: GameChoice = { rules: rules(3, 'variant'), style: 'store', seed: 3 };
const FOUR_FIXED: GameChoice = { rules: rules(4, 'fixed'), style: 'store', seed: 2 };

/** The positions. */
export const POSITIONS: readonly Position[] = [
  {
    name: 'two-players-undealt',
    state: decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']),
  },
  { name: 'two-players-first-turn', state: newGame({ rng: seededRng(7) }) },
  { name: 'two-players-variant-drafting', state: reached(TWO_VARIANT, 0.6, 'drafting') },
  { name: 'two-players-variant-game-over', state: reached(TWO_VARIANT, 0.9, 'game-over') },
  { name: 'two-players-fixed-tiling', state: reached(TWO_FIXED, 0.6, 'tiling') },
  { name: 'two-players-fixed-round-end', state: reached(TWO_FIXED, 0.7, 'round-end') },
  { name: 'three-players-variant-tiling', state: reached(THREE_VARIANT, 0.7, 'tiling') },
  { name: 'three-players-variant-game-over', state: reached(THREE_VARIANT, 0.9, 'game-over') },
  { name: 'four-players-fixed-drafting', state: reached(FOUR_FIXED, 0.4, 'drafting') },
  { name: 'four-players-fixed-game-over', state: reached(FOUR_FIXED, 0.9, 'game-over') },
  {
    name: 'two-players-fixed-full-floors',
    state: reached({ rules: rules(2, 'fixed'), style: 'drop', seed: 4 }, 0.3, 'round-end'),
  },
];
