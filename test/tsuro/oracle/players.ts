import { apply, play, start, statusOf } from './game.js';
import { allOptions, legalOptions, openSpots, possibleDeals } from './legality.js';
import { writeEvent } from './notation.js';
import {
  type GameEvent,
  type OracleRules,
  type OracleState,
  PLAYERS,
  PORTS,
  type Port,
  type Square,
} from './types.js';

/** An agent answers the text of an event for the player in turn. */
export type Agent = (state: OracleState) => string;

const FROM_0_TO_8 = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** All periphery squares once, from (1,0) clockwise to (0,0). */
const CLOCKWISE: readonly Square[] = [
  ...FROM_0_TO_8.map((step) => `${step + 1}0`),
  ...FROM_0_TO_8.map((step) => `9${step + 1}`),
  ...FROM_0_TO_8.map((step) => `${8 - step}9`),
  ...FROM_0_TO_8.map((step) => `0${8 - step}`),
];

/** All periphery squares once, from (0,1) counter-clockwise to (0,0). */
const COUNTER_CLOCKWISE: readonly Square[] = [
  ...FROM_0_TO_8.map((step) => `0${step + 1}`),
  ...FROM_0_TO_8.map((step) => `${step + 1}9`),
  ...FROM_0_TO_8.map((step) => `9${8 - step}`),
  ...FROM_0_TO_8.map((step) => `${8 - step}0`),
];

const COUNTER_CLOCKWISE_PORTS: readonly Port[] = ['a', 'h', 'g', 'f', 'e', 'd', 'c', 'b'];

/** The third tile as it is, at the first open spot. */
function chooseSetup(state: OracleState, tour: readonly Square[], ports: readonly Port[]): string {
  const open = openSpots(state);
  const spots = tour.flatMap((square) => ports.map((port) => ({ square, port })));
  const spot = spots.find(({ square, port }) =>
    open.some((one) => one.square === square && one.port === port),
  );
  const tile = state.hand[2];
  if (state.turn === '-' || spot === undefined || tile === undefined) throw new Error('no set-up');
  return writeEvent({ kind: 'setup', player: state.turn, tile, rotation: 'n', ...spot });
}

/** The first legal option of tiles in an order; else the first tile of them as it is. */
function chooseTurn(state: OracleState, tiles: number[], anyIsGood: boolean): string {
  const [first] = tiles;
  if (state.turn === '-' || first === undefined) throw new Error('no turn');
  const legal = anyIsGood ? [] : legalOptions(state);
  const wanted = allOptions({ ...state, hand: tiles }).find(({ tile, rotation }) =>
    legal.some((one) => one.tile === tile && one.rotation === rotation),
  );
  const option = wanted ?? { tile: first, rotation: 'n' as const };
  return writeEvent({ kind: 'turn', player: state.turn, ...option });
}

export const STRATEGIES: Record<'first' | 'second' | 'third', Agent> = {
  first: (state) =>
    state.round === 0 ? chooseSetup(state, CLOCKWISE, PORTS) : chooseTurn(state, state.hand, true),
  second: (state) =>
    state.round === 0 ? chooseSetup(state, CLOCKWISE, PORTS) : chooseTurn(state, state.hand, false),
  third: (state) =>
    state.round === 0
      ? chooseSetup(state, COUNTER_CLOCKWISE, COUNTER_CLOCKWISE_PORTS)
      : chooseTurn(state, [...state.hand].reverse(), false),
};

export type Game = { events: string[]; state: OracleState };

/** Play a whole game under the supply `cycle`; an illegal answer is a forfeit. */
export function playGame(agents: Agent[], rules: Partial<OracleRules> = {}): Game {
  const players = agents.length === 4 ? 4 : agents.length === 5 ? 5 : 3;
  let state = start({ ...rules, players, supply: 'cycle' });
  const events: string[] = [];
  while (state.turn !== '-') {
    const [tiles] = possibleDeals(state);
    const deal: GameEvent | undefined = tiles && { kind: 'deal', tiles };
    const agent = agents[PLAYERS.indexOf(state.turn)];
    const wanted = deal === undefined ? (agent?.(state) ?? '') : writeEvent(deal);
    const played = play(state, wanted);
    const text = played.ok ? wanted : `${state.turn}!`;
    state = played.ok ? played.state : apply(state, { kind: 'forfeit', player: state.turn });
    events.push(text);
  }
  return { events, state };
}

/** The players that have forfeited, in their order. */
export function forfeited(state: OracleState): string[] {
  return PLAYERS.filter((player) => {
    const status = statusOf(state, player);
    return status?.kind === 'out' && status.reason === 'F';
  });
}
