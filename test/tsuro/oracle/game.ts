import { avatars, forcedSquare, walks } from './board.js';
import {
  bagAfter,
  dealSize,
  legalOptions,
  objectionsToSpot,
  type SpotObjection,
} from './legality.js';
import { readEvent } from './notation.js';
import { canonicalRotation, FULL_SET } from './tiles.js';
import {
  type GameEvent,
  type OracleRules,
  type OracleState,
  PLAYERS,
  type PlacedTile,
  type Player,
  type Reason,
  type SetupMove,
  STANDARD_RULES,
  type Standing,
  type Status,
  type TurnMove,
} from './types.js';

export function start(rules: Partial<OracleRules> = {}): OracleState {
  const complete = { ...STANDARD_RULES, ...rules };
  return {
    rules: complete,
    turn: 'A',
    round: 0,
    hand: [],
    placed: [],
    bag: complete.supply === 'endless' ? [] : [...FULL_SET],
    players: PLAYERS.slice(0, complete.players).map(() => ({ kind: 'unplaced' })),
  };
}

export type Phase = 'deal' | 'setup' | 'turn' | 'game-over';

export function phaseOf(state: OracleState): Phase {
  if (state.turn === '-') return 'game-over';
  if (state.hand.length === 0) return 'deal';
  return state.round === 0 ? 'setup' : 'turn';
}

export function statusOf(state: OracleState, player: Player): Status | undefined {
  return state.players[PLAYERS.indexOf(player)];
}

// Refusals

export type Refusal =
  | SpotObjection
  | 'malformed'
  | 'game-over'
  | 'deal-due'
  | 'no-deal-due'
  | 'wrong-deal-size'
  | 'not-in-supply'
  | 'not-your-turn'
  | 'wrong-kind-of-move'
  | 'tile-not-offered'
  | 'avoidable'
  | 'no-such-player'
  | 'already-out';

function refusalsOfDeal(state: OracleState, tiles: number[]): Refusal[] {
  if (state.turn === '-') return ['game-over'];
  if (state.hand.length > 0) return ['no-deal-due'];
  if (tiles.length !== dealSize(state)) return ['wrong-deal-size'];
  return bagAfter(state, tiles) === undefined ? ['not-in-supply'] : [];
}

function refusalsOfForfeit(state: OracleState, player: Player): Refusal[] {
  if (state.turn === '-') return ['game-over'];
  const status = statusOf(state, player);
  if (status === undefined) return ['no-such-player'];
  return status.kind === 'out' ? ['already-out'] : [];
}

function refusalsOfMove(state: OracleState, move: SetupMove | TurnMove): Refusal[] {
  if (state.turn === '-') return ['game-over'];
  const refusals: Refusal[] = [];
  if (move.player !== state.turn) refusals.push('not-your-turn');
  if ((move.kind === 'setup') !== (state.round === 0)) refusals.push('wrong-kind-of-move');
  if (state.hand.length === 0) refusals.push('deal-due');
  else if (!state.hand.includes(move.tile)) refusals.push('tile-not-offered');
  if (move.kind === 'setup') refusals.push(...objectionsToSpot(state, move.square, move.port));
  if (refusals.length > 0 || move.kind === 'setup') return refusals;
  const legal = legalOptions(state).some(
    ({ tile, rotation }) => tile === move.tile && rotation === move.rotation,
  );
  return legal ? [] : ['avoidable'];
}

/** Every reason why an event cannot come now; none if it can. */
export function refusals(state: OracleState, event: GameEvent): Refusal[] {
  switch (event.kind) {
    case 'deal':
      return refusalsOfDeal(state, event.tiles);
    case 'forfeit':
      return refusalsOfForfeit(state, event.player);
    case 'setup':
    case 'turn':
      return refusalsOfMove(state, event);
  }
}

// Events

function withStatus(state: OracleState, player: Player, status: Status): OracleState {
  const index = PLAYERS.indexOf(player);
  return { ...state, players: state.players.map((old, at) => (at === index ? status : old)) };
}

function withTile(state: OracleState, placed: PlacedTile): OracleState {
  const rotation = canonicalRotation(placed.tile, placed.rotation);
  return { ...state, placed: [...state.placed, { ...placed, rotation }] };
}

/** Between rounds, and before the first: the end, or the next round. */
function betweenRounds(state: OracleState): OracleState {
  const living = avatars(state);
  const [first] = living;
  if (first === undefined || living.length === 1) return { ...state, turn: '-' };
  return { ...state, round: state.round + 1, turn: first.player };
}

function endAtOnce(state: OracleState): OracleState {
  const over = state.rules.end === 'immediate' && state.round > 0 && avatars(state).length <= 1;
  return over ? { ...state, turn: '-' } : state;
}

/** The player in turn has acted or forfeited. */
function passOn(acted: OracleState): OracleState {
  const state = endAtOnce({ ...acted, hand: [] });
  if (state.turn === '-') return state;
  if (state.round === 0) {
    const next = PLAYERS.find((player) => statusOf(state, player)?.kind === 'unplaced');
    return next === undefined ? betweenRounds(state) : { ...state, turn: next };
  }
  const place = PLAYERS.indexOf(state.turn);
  const next = avatars(state).find(({ player }) => PLAYERS.indexOf(player) > place);
  return next === undefined ? betweenRounds(state) : { ...state, turn: next.player };
}

function afterForfeit(state: OracleState, player: Player): OracleState {
  const without = withStatus(state, player, { kind: 'out', reason: 'F', round: state.round });
  return player === state.turn ? passOn(without) : endAtOnce(without);
}

function afterSetup(state: OracleState, move: SetupMove): OracleState {
  const { player, tile, rotation, square, port } = move;
  return passOn(
    withStatus(withTile(state, { square, tile, rotation }), player, { kind: 'on', square, port }),
  );
}

const REASONS: Record<'leaves' | 'loops', Reason> = { leaves: 'X', loops: 'L' };

/** The state after a placement on the square that the player in turn faces, legal or not. */
function afterTurn(state: OracleState, move: TurnMove): OracleState {
  const { tile, rotation } = move;
  const square = forcedSquare(state);
  if (square === undefined) throw new Error(`${move.player} faces no square`);
  let next = withTile(state, { square, tile, rotation });
  for (const { player, end, square: to, port } of walks(state, tile, rotation)) {
    const status: Status =
      end === 'stays'
        ? { kind: 'on', square: to, port }
        : { kind: 'out', reason: REASONS[end], round: state.round };
    next = withStatus(next, player, status);
  }
  return passOn(next);
}

/** The state after an event that is not refused. */
export function apply(state: OracleState, event: GameEvent): OracleState {
  switch (event.kind) {
    case 'deal':
      return { ...state, hand: event.tiles, bag: bagAfter(state, event.tiles) ?? [] };
    case 'forfeit':
      return afterForfeit(state, event.player);
    case 'setup':
      return afterSetup(state, event);
    case 'turn':
      return afterTurn(state, event);
  }
}

export type Played = { ok: true; state: OracleState } | { ok: false; refusals: Refusal[] };

/** Play an event text: the next state, or every reason found why the event is refused. */
export function play(state: OracleState, text: string): Played {
  const event = readEvent(text);
  if (event === undefined) return { ok: false, refusals: ['malformed'] };
  const found = refusals(state, event);
  return found.length > 0
    ? { ok: false, refusals: found }
    : { ok: true, state: apply(state, event) };
}

// Results

const REASON_NAMES = { X: 'edge', L: 'loop', F: 'forfeit' } as const;

/** Survivors are ahead of all rounds of leaving, those who forfeited behind them. */
function merit(status: Status): number {
  if (status.kind !== 'out') return Number.POSITIVE_INFINITY;
  return status.reason === 'F' ? -1 : status.round;
}

/** In the order of the players. */
export function standings(state: OracleState): Standing[] {
  return state.players.map((status, index) => {
    const player = PLAYERS[index];
    if (player === undefined) throw new Error('more than five players');
    const ahead = state.players.filter((other) => merit(other) > merit(status)).length;
    const rank = ahead + 1;
    const winner = state.turn === '-' && rank === 1 && merit(status) >= 0;
    if (status.kind !== 'out') return { player, rank, winner };
    return { player, rank, winner, left: status.round, reason: REASON_NAMES[status.reason] };
  });
}
