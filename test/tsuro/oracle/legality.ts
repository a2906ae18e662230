import {
  avatars,
  facedSquare,
  isPeriphery,
  neighbours,
  SQUARES,
  tileOn,
  type Walk,
  walks,
} from './board.js';
import { canonicalRotations, FULL_SET } from './tiles.js';
import {
  type OracleState,
  PORTS,
  type Port,
  ROTATIONS,
  type Rotation,
  type SetupMove,
  type Square,
  type TurnMove,
} from './types.js';

// Deals

export function dealSize(state: OracleState): number {
  return state.round === 0 ? 3 : 2;
}

/** The bag after a deal; undefined if the supply cannot give these tiles in this order. */
export function bagAfter(state: OracleState, tiles: number[]): number[] | undefined {
  const { supply } = state.rules;
  if (supply === 'endless') return [];
  let bag = state.bag;
  for (const tile of tiles) {
    // An emptied bag is filled only when another tile is needed.
    if (bag.length === 0) bag = [...FULL_SET];
    if (!bag.includes(tile)) return undefined;
    if (supply === 'cycle' && tile !== Math.min(...bag)) return undefined;
    bag = bag.filter((other) => other !== tile);
  }
  return bag;
}

/** Every deal that can come, in ascending order: one under `cycle`, thousands under the others. */
export function possibleDeals(state: OracleState): number[][] {
  if (state.turn === '-' || state.hand.length > 0) return [];
  let deals: number[][] = [[]];
  for (let size = 0; size < dealSize(state); size += 1) {
    deals = deals
      .flatMap((deal) => FULL_SET.map((tile) => [...deal, tile]))
      .filter((deal) => bagAfter(state, deal) !== undefined);
  }
  return deals;
}

// Set-up

export type SquareObjection = 'not-on-periphery' | 'square-occupied' | 'tile-beside';
export type SpotObjection = SquareObjection | 'port-faces-edge';

function objectionsToSquare(state: OracleState, square: Square): SquareObjection[] {
  const objections: SquareObjection[] = [];
  if (!isPeriphery(square)) objections.push('not-on-periphery');
  if (tileOn(state.placed, square) !== undefined) objections.push('square-occupied');
  if (neighbours(square).some((beside) => tileOn(state.placed, beside) !== undefined)) {
    objections.push('tile-beside');
  }
  return objections;
}

export function objectionsToSpot(state: OracleState, square: Square, port: Port): SpotObjection[] {
  const objections = objectionsToSquare(state, square);
  return facedSquare(square, port) === undefined ? [...objections, 'port-faces-edge'] : objections;
}

/** The squares and ports where an avatar can begin. */
export function openSpots(state: OracleState): { square: Square; port: Port }[] {
  return SQUARES.filter((square) => objectionsToSquare(state, square).length === 0).flatMap(
    (square) =>
      PORTS.filter((port) => facedSquare(square, port) !== undefined).map((port) => ({
        square,
        port,
      })),
  );
}

// Turns

export type Option = { tile: number; rotation: Rotation };

/** Both tiles in all four rotations; an offer of two equal tiles gives each only once. */
export function allOptions(state: OracleState): Option[] {
  return [...new Set(state.hand)].flatMap((tile) =>
    ROTATIONS.map((rotation) => ({ tile, rotation })),
  );
}

/** What a placement does. */
export type Effect = {
  /** The player in turn goes over the edge. */
  moverLeaves: boolean;
  /** Any avatar loops. */
  loops: boolean;
  /** Two avatars share a port that did not share one before. */
  newSharedPort: boolean;
};

function sharesNewPort(state: OracleState, walked: Walk[]): boolean {
  const onBoard = avatars(state).flatMap((avatar) => {
    const before = `${avatar.square}${avatar.port}`;
    const own = walked.find((one) => one.player === avatar.player);
    if (own === undefined) return [{ before, after: before }];
    return own.end === 'stays' ? [{ before, after: `${own.square}${own.port}` }] : [];
  });
  return onBoard.some((one, index) =>
    onBoard
      .slice(index + 1)
      .some((other) => one.after === other.after && one.before !== other.before),
  );
}

function effectOf(state: OracleState, { tile, rotation }: Option): Effect {
  const walked = walks(state, tile, rotation);
  return {
    moverLeaves: walked.some((one) => one.player === state.turn && one.end === 'leaves'),
    loops: walked.some((one) => one.end === 'loops'),
    newSharedPort: sharesNewPort(state, walked),
  };
}

function isSafe(effect: Effect): boolean {
  return !effect.moverLeaves && !effect.loops;
}

/** A suicide in the sense of the rule `reference`. */
function isPlainSuicide(effect: Effect): boolean {
  return effect.moverLeaves && !effect.loops && !effect.newSharedPort;
}

/** Whether an option is legal beside all options of the offer. */
function isAllowed(legality: 'total' | 'reference', effect: Effect, all: Effect[]): boolean {
  if (legality === 'total') return isSafe(effect) || !all.some(isSafe);
  if (effect.loops) return all.every((other) => other.loops);
  if (effect.newSharedPort) return true;
  if (effect.moverLeaves) return all.every(isPlainSuicide);
  return true;
}

/** The legal options in all four rotations. */
export function legalOptions(state: OracleState): Option[] {
  const options = allOptions(state).map((option) => ({ option, effect: effectOf(state, option) }));
  const effects = options.map(({ effect }) => effect);
  return options
    .filter(({ effect }) => isAllowed(state.rules.legality, effect, effects))
    .map(({ option }) => option);
}

// Moves

/** The legal moves with canonical rotations, each once. */
export function legalMoves(state: OracleState): (SetupMove | TurnMove)[] {
  const player = state.turn;
  if (player === '-' || state.hand.length === 0) return [];
  if (state.round > 0) {
    return legalOptions(state)
      .filter(({ tile, rotation }) => canonicalRotations(tile).includes(rotation))
      .map((option) => ({ kind: 'turn', player, ...option }));
  }
  const spots = openSpots(state);
  return [...new Set(state.hand)].flatMap((tile) =>
    canonicalRotations(tile).flatMap((rotation) =>
      spots.map((spot): SetupMove => ({ kind: 'setup', player, tile, rotation, ...spot })),
    ),
  );
}
