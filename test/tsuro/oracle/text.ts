import { avatars, facedSquare, tileOn } from './board.js';
import { dealSize } from './legality.js';
import { pieces, readTile, readTiles, writeTile } from './notation.js';
import { faultsOfPast, type PastFault } from './past.js';
import { canonicalRotation } from './tiles.js';
import {
  type OracleRules,
  type OracleState,
  PLAYERS,
  type PlacedTile,
  PORTS,
  type Reason,
  ROTATIONS,
  STANDARD_RULES,
  type Status,
} from './types.js';

// Writing

function writeBag(bag: number[]): string {
  const runs: number[][] = [];
  for (const tile of bag) {
    const run = runs.at(-1);
    if (run?.at(-1) === tile - 1) run.push(tile);
    else runs.push([tile]);
  }
  return runs
    .map((run) => {
      const ends = [run.at(0), run.at(-1)].map((tile) => writeTile(tile ?? 0));
      return run.length < 3 ? run.map(writeTile).join(',') : ends.join('-');
    })
    .join(',');
}

function writePlaced({ square, tile, rotation }: PlacedTile): string {
  return `${square}${writeTile(tile)}${rotation}`;
}

function writeStatus(status: Status): string {
  if (status.kind === 'unplaced') return '-';
  if (status.kind === 'on') return `${status.square}${status.port}`;
  return `${status.reason}${status.round}`;
}

export function encode(state: OracleState): [shared: string, players: string] {
  const placed = [...state.placed]
    .sort((one, other) => Number(one.square) - Number(other.square))
    .map(writePlaced)
    .join('');
  const hand = state.hand.map(writeTile).join('');
  return [
    `${state.turn}${state.round}H${hand}T${placed}B${writeBag(state.bag)}`,
    state.players.map((status, index) => `${PLAYERS[index]}${writeStatus(status)}`).join(''),
  ];
}

// Reading

function readPlaced(text: string): PlacedTile[] | undefined {
  const placed: PlacedTile[] = [];
  for (const piece of pieces(text, 5)) {
    const tile = readTile(piece.slice(2, 4));
    const rotation = ROTATIONS.find((letter) => letter === piece[4]);
    if (tile === undefined || rotation === undefined) return undefined;
    placed.push({
      square: piece.slice(0, 2),
      tile,
      rotation: canonicalRotation(tile, rotation),
    });
  }
  // A square written twice is well-formed, though not valid.
  const ascends = placed.every((one, index) => {
    const before = placed[index - 1];
    return before === undefined || Number(before.square) <= Number(one.square);
  });
  return ascends ? placed : undefined;
}

function readBag(text: string): number[] | undefined {
  if (text === '') return [];
  const bag: number[] = [];
  for (const item of text.split(',')) {
    const ends = item.split('-').map(readTile);
    const [from, to] = [ends[0], ends.at(-1)];
    if (from === undefined || to === undefined || ends.length > 2) return undefined;
    if (ends.length === 2 && from >= to) return undefined;
    for (let tile = from; tile <= to; tile += 1) bag.push(tile);
  }
  const ascends = bag.every((tile, index) => tile > (bag[index - 1] ?? -1));
  return ascends ? bag : undefined;
}

type Shared = Pick<OracleState, 'turn' | 'round' | 'hand' | 'placed' | 'bag'>;

function readShared(text: string): Shared | undefined {
  const parts = /^([ABCDE-])(0|[1-9][0-9]*)H((?:[0-9]{2})*)T((?:[0-9]{4}[nesw])*)B([0-9,-]*)$/.exec(
    text,
  );
  if (parts === null) return undefined;
  const [, turnText, round, handText = '', placedText = '', bagText = ''] = parts;
  const turn = turnText === '-' ? '-' : PLAYERS.find((letter) => letter === turnText);
  const hand = readTiles(handText);
  const placed = readPlaced(placedText);
  const bag = readBag(bagText);
  if (turn === undefined || hand === undefined || placed === undefined || bag === undefined) {
    return undefined;
  }
  return { turn, round: Number(round), hand, placed, bag };
}

function readStatus(text: string): Status | undefined {
  if (text === '-') return { kind: 'unplaced' };
  const port = PORTS.find((letter) => letter === text[2]);
  if (/^[0-9][0-9][a-h]$/.test(text) && port !== undefined) {
    return { kind: 'on', square: text.slice(0, 2), port };
  }
  const reason = (['X', 'L', 'F'] satisfies Reason[]).find((letter) => letter === text[0]);
  if (reason === undefined || !/^(0|[1-9][0-9]*)$/.test(text.slice(1))) return undefined;
  return { kind: 'out', reason, round: Number(text.slice(1)) };
}

function readPlayers(text: string): Status[] | undefined {
  const parts = text.match(/[A-E][^A-E]*/g) ?? [];
  if (parts.join('') !== text || parts.length < 3 || parts.length > 5) return undefined;
  const players: Status[] = [];
  for (const [index, part] of parts.entries()) {
    const status = readStatus(part.slice(1));
    if (part[0] !== PLAYERS[index] || status === undefined) return undefined;
    players.push(status);
  }
  return players;
}

function numberOfPlayers(players: Status[]): 3 | 4 | 5 {
  if (players.length === 4) return 4;
  return players.length === 5 ? 5 : 3;
}

/**
 * The state of two texts, valid or not, where rotations need not be canonical and runs of the bag
 * need not be merged. The number of players is that of the text.
 */
function readLeniently(
  shared: string,
  players: string,
  rules: Partial<OracleRules> = {},
): OracleState | undefined {
  const board = readShared(shared);
  const statuses = readPlayers(players);
  if (board === undefined || statuses === undefined) return undefined;
  return {
    rules: { ...STANDARD_RULES, ...rules, players: numberOfPlayers(statuses) },
    ...board,
    players: statuses,
  };
}

/** The state of two well-formed texts, valid or not: texts that are what the writer writes. */
export function readState(
  shared: string,
  players: string,
  rules: Partial<OracleRules> = {},
): OracleState | undefined {
  const state = readLeniently(shared, players, rules);
  if (state === undefined) return undefined;
  const [sharedAgain, playersAgain] = encode(state);
  return sharedAgain === shared && playersAgain === players ? state : undefined;
}

// Validity

export type Fault =
  | 'square-twice'
  | 'avatar-without-tile'
  | 'avatar-faces-no-empty-square'
  | 'hand-size'
  | 'turn-not-playing'
  | 'left-in-later-round'
  | 'unplaced-after-setup'
  | 'setup-out-of-order'
  | 'not-over'
  | 'over'
  | 'bag-of-endless-supply';

/** In set-up everybody before the player in turn has acted, and nobody from there on. */
function isSetupInOrder(state: OracleState): boolean {
  const place = state.turn === '-' ? -1 : PLAYERS.indexOf(state.turn);
  return state.players.every((status, index) => {
    if (index === place) return status.kind === 'unplaced';
    return status.kind === 'out' || (status.kind === 'on') === index < place;
  });
}

/** Whether a player who is alone on the board can still have a turn in this round. */
function othersLeftInThisRound(state: OracleState): boolean {
  return (
    state.rules.end === 'round' &&
    state.players.some((status) => status.kind === 'out' && status.round === state.round)
  );
}

function endFaults(state: OracleState): Fault[] {
  const setupDone = state.players.every((status) => status.kind !== 'unplaced');
  const living = avatars(state).length;
  const canBeOver = setupDone && living <= 1;
  if (state.turn === '-') return canBeOver ? [] : ['not-over'];
  const canGoOn = !canBeOver || (living === 1 && othersLeftInThisRound(state));
  return canGoOn ? [] : ['over'];
}

/** Every condition that a state violates; none if it is valid. */
export function faults(state: OracleState): (Fault | PastFault)[] {
  const found = new Set<Fault>(endFaults(state));
  const squares = state.placed.map((one) => one.square);
  if (new Set(squares).size < squares.length) found.add('square-twice');
  for (const { square, port } of avatars(state)) {
    if (!squares.includes(square)) found.add('avatar-without-tile');
    const faced = facedSquare(square, port);
    if (faced === undefined || tileOn(state.placed, faced) !== undefined) {
      found.add('avatar-faces-no-empty-square');
    }
  }
  if (![0, dealSize(state)].includes(state.hand.length)) found.add('hand-size');
  const { turn, round } = state;
  if (turn !== '-') {
    const status = state.players[PLAYERS.indexOf(turn)];
    if (status === undefined || status.kind === 'out') found.add('turn-not-playing');
    else if (round === 0 && !isSetupInOrder(state)) found.add('setup-out-of-order');
  }
  for (const status of state.players) {
    if (status.kind === 'out' && status.round > round) found.add('left-in-later-round');
    if (status.kind === 'unplaced' && round > 0) found.add('unplaced-after-setup');
  }
  if (state.rules.supply === 'endless' && state.bag.length > 0) found.add('bag-of-endless-supply');
  return found.size > 0 ? [...found] : faultsOfPast(state);
}

/** The state of two texts if they are well-formed, valid, and of as many players as the rules say. */
export function decode(
  shared: string,
  players: string,
  rules: Partial<OracleRules> = {},
): OracleState | undefined {
  const state = readState(shared, players, rules);
  if (state === undefined || faults(state).length > 0) return undefined;
  if (rules.players !== undefined && rules.players !== state.rules.players) return undefined;
  return state;
}
