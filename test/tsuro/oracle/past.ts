import { avatars, facedSquare, isPeriphery, neighbours, SQUARES, tileOn, walk } from './board.js';
import { FULL_SET } from './tiles.js';
import { type OracleState, PLAYERS, PORTS, type Status } from './types.js';

/** What a sound state says of its past that cannot have been. */
export type PastFault =
  | 'left-before-any-turn'
  | 'over-before-this-round'
  | 'hand-after-the-end'
  | 'hand-not-from-bag'
  | 'bag-not-of-cycle'
  | 'first-tile-inside-or-beside-another'
  | 'first-tile-of-two-or-nobody'
  | 'avatar-from-nowhere';

const isOut = (status: Status) => status.kind === 'out';
const isOutIn = (status: Status, round: number) => status.kind === 'out' && status.round === round;

/** Those whose turn in this round has come, and was not only seen by others. */
function before({ turn, players }: OracleState): Status[] {
  return turn === '-' ? players : players.slice(0, PLAYERS.indexOf(turn));
}

function faultsOfLeaving(state: OracleState): PastFault[] {
  const { round, players } = state;
  const haveActed = before(state).some((one) => one.kind === 'on' || isOutIn(one, round));
  const isEarly = players.some((status) => {
    if (status.kind !== 'out' || status.reason === 'F') return false;
    // Who is absent from a board of the course is X0.
    if (status.round === 0) return round === 0 || status.reason === 'L';
    return status.round === round && round < 999 && !haveActed;
  });
  return isEarly ? ['left-before-any-turn'] : [];
}

function faultsOfEnd(state: OracleState): PastFault[] {
  const { rules, turn, round, hand, players } = state;
  if (turn !== '-') return [];
  const faults: PastFault[] = [];
  const began = players.filter((status) => !isOut(status) || isOutIn(status, round)).length;
  const isOfCourse = players.some(
    (one) => one.kind === 'out' && one.reason === 'X' && one.round === 0,
  );
  if (round > 0 && began < 2 && !(round === 1 && isOfCourse)) faults.push('over-before-this-round');
  const forfeits = players.some(
    (one) => isOutIn(one, round) && 'reason' in one && one.reason === 'F',
  );
  const canHaveHand =
    rules.end === 'immediate' && round > 0 && forfeits && avatars(state).length === 1;
  if (hand.length > 0 && !canHaveHand) faults.push('hand-after-the-end');
  return faults;
}

function faultsOfSupply({ rules, hand, bag }: OracleState): PastFault[] {
  const faults: PastFault[] = [];
  const rest = FULL_SET.slice(FULL_SET.length - bag.length);
  if (rules.supply === 'cycle') {
    if (String(bag) !== String(rest)) faults.push('bag-not-of-cycle');
    const next = FULL_SET.length - bag.length + FULL_SET.length;
    const drawn = hand.map((_, index) => (next - hand.length + index) % FULL_SET.length);
    const isFresh = bag.length === FULL_SET.length && hand.length > 0;
    if (isFresh || String(hand) !== String(drawn)) faults.push('hand-not-from-bag');
  } else if (rules.supply === 'bag') {
    const isSet = (tiles: number[]) => new Set(tiles).size === tiles.length;
    // Before each number of tiles a fresh set can have been opened; after the last, or never, none is in the bag.
    const canBe = hand.some((_, used) => {
      const [last, fresh] = [hand.slice(0, used), hand.slice(used)];
      if (used === 0) return isSet(hand) && hand.every((tile) => !bag.includes(tile));
      const left = FULL_SET.filter((tile) => !fresh.includes(tile));
      return isSet(last) && isSet(fresh) && String(left) === String(bag);
    });
    if (hand.length > 0 && !canBe) faults.push('hand-not-from-bag');
  }
  return faults;
}

function faultsOfSetup(state: OracleState): PastFault[] {
  const faults: PastFault[] = [];
  const squares = state.placed.map(({ square }) => square);
  const isWrong = (square: string) =>
    !isPeriphery(square) || neighbours(square).some((beside) => squares.includes(beside));
  if (squares.some(isWrong)) faults.push('first-tile-inside-or-beside-another');
  const own = avatars(state).map(({ square }) => square);
  const nobodys = squares.filter((square) => !own.includes(square));
  const forfeits = before(state).filter(isOut);
  if (new Set(own).size < own.length || nobodys.length > forfeits.length) {
    faults.push('first-tile-of-two-or-nobody');
  }
  return faults;
}

/** Whether an avatar could begin somewhere, and walk to where each is. */
function faultsOfWalks(state: OracleState): PastFault[] {
  const { placed } = state;
  const ends = new Set<string>();
  for (const square of SQUARES) {
    if (!isPeriphery(square) || tileOn(placed, square) === undefined) continue;
    for (const port of PORTS) {
      if (facedSquare(square, port) === undefined) continue;
      const walked = walk(placed, { player: 'A', square, port });
      if (walked.end === 'stays') ends.add(`${walked.square}${walked.port}`);
    }
  }
  const isLost = avatars(state).some(({ square, port }) => !ends.has(`${square}${port}`));
  return isLost ? ['avatar-from-nowhere'] : [];
}

/** Every condition on its past that a state violates, which is sound otherwise. */
export function faultsOfPast(state: OracleState): PastFault[] {
  const faults = [...faultsOfLeaving(state), ...faultsOfEnd(state), ...faultsOfSupply(state)];
  if (state.round === 0) faults.push(...faultsOfSetup(state));
  else if (state.rules.supply !== 'endless') faults.push(...faultsOfWalks(state));
  return faults;
}
