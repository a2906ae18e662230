/** Edits of a position, each of which says what was done or why it cannot be. */

import { type Edited, editedIn, within } from '../../engine/board/edits.js';
import type { EncodedState } from '../../engine/game/game.js';
import type { StateView } from '../api/inspect.js';
import { isShared, Step } from '../state/position.js';
import type { PlayerId } from '../state/vocabulary.js';
import type { Side } from './table.js';
import { spotOf, type UrWords } from './words.js';

/** What the two strings contain. */
export interface Position extends Pick<StateView, 'turn' | 'phase' | 'roll'> {
  /** The tokens of A, then of B. */
  readonly players: readonly Side[];
}

/** What a position waits for: a roll, a move by a roll from 1 to 4, or nothing. */
export type Waiting = 'roll' | 'game-over' | number;

/** A change of a position; a place is a step of the player's path. */
export type Edit =
  | { readonly type: 'put'; readonly player: PlayerId; readonly to: number }
  | { readonly type: 'remove'; readonly player: PlayerId; readonly from: number }
  | {
      readonly type: 'move';
      readonly player: PlayerId;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'turn'; readonly player: PlayerId }
  | { readonly type: 'waiting'; readonly waiting: Waiting }
  /** Set the number of tokens of each player. */
  | { readonly type: 'tokens'; readonly count: number }
  /** Take all tokens into the hands. */
  | { readonly type: 'clear' };

/** Why an edit cannot be done, as the words have it. */
type Fault = 'alreadyThere' | 'noneLeft' | 'nothingThere' | 'staysInHand';

/** Bounds of the format and of the rules. */
const MOST_IN_PILE = 9;
export const MOST_TOKENS = 7;

/** Count the tokens of a side. */
export function tokensOf({ hand, steps, home }: Side): number {
  return hand + steps.length + home;
}

function without(steps: readonly number[], step: number | undefined): readonly number[] {
  return steps.filter((each) => each !== step);
}

/** Lay a token that was taken up somewhere. */
function laid(side: Side, to: number): Side {
  const { hand, steps, home } = side;
  if (to === Step.Hand) return { ...side, hand: Math.min(MOST_IN_PILE, hand + 1) };
  if (to === Step.Home) return { ...side, home: Math.min(MOST_IN_PILE, home + 1) };
  return { ...side, steps: [...steps, to].sort((one, other) => one - other) };
}

function withoutHand(side: Side): Side | undefined {
  return side.hand > 0 ? { ...side, hand: side.hand - 1 } : undefined;
}

function withoutHome(side: Side): Side | undefined {
  return side.home > 0 ? { ...side, home: side.home - 1 } : undefined;
}

/** Take a token from the square that is nearest to an end of the path. */
function withoutStep(side: Side, end: number): Side | undefined {
  const { steps } = side;
  if (steps.length === 0) return undefined;
  return { ...side, steps: without(steps, steps.at(end === Step.Hand ? 0 : -1)) };
}

/** Take up a token to be put somewhere: from the hand, or from where it came last. */
function takenUp(side: Side, to: number): Side | undefined {
  if (to === Step.Hand) return withoutHome(side) ?? withoutStep(side, Step.Hand);
  if (to === Step.Home) return withoutHand(side) ?? withoutStep(side, Step.Home);
  return withoutHand(side) ?? withoutHome(side);
}

function sideOf({ players }: Position, player: PlayerId): Side {
  return players.find((side) => side.player === player) ?? { player, hand: 0, steps: [], home: 0 };
}

function withSide(position: Position, side: Side): Position {
  const players = position.players.map((each) => (each.player === side.player ? side : each));
  return { ...position, players };
}

/** Take a token off a square, into the hand. */
function offSquare(side: Side, step: number): Side {
  return side.steps.includes(step)
    ? laid({ ...side, steps: without(side.steps, step) }, Step.Hand)
    : side;
}

function otherSide(position: Position, player: PlayerId): Side {
  return sideOf(position, player === 'A' ? 'B' : 'A');
}

/** Put down a token that a side has taken up. */
function putDown(position: Position, rest: Side, to: number): Position {
  const other = otherSide(position, rest.player);
  const freed = isShared(to) ? withSide(position, offSquare(other, to)) : position;
  return withSide(freed, laid(rest, to));
}

function put(position: Position, player: PlayerId, to: number): Position | Fault {
  const side = sideOf(position, player);
  if (side.steps.includes(to)) return 'alreadyThere';
  // One who has fewer tokens gets another.
  const others = tokensOf(otherSide(position, player));
  const more = tokensOf(side) < Math.max(1, Math.min(MOST_TOKENS, others));
  const rest = takenUp(side, to) ?? (more ? side : undefined);
  return rest === undefined ? 'noneLeft' : putDown(position, rest, to);
}

/** Take up the token of a place. */
function takenFrom(side: Side, from: number): Side | undefined {
  if (from === Step.Hand) return withoutHand(side);
  if (from === Step.Home) return withoutHome(side);
  if (!side.steps.includes(from)) return undefined;
  return { ...side, steps: without(side.steps, from) };
}

function move(position: Position, player: PlayerId, from: number, to: number): Position | Fault {
  if (from === to) return position;
  const rest = takenFrom(sideOf(position, player), from);
  if (rest === undefined) return 'nothingThere';
  return rest.steps.includes(to) ? 'alreadyThere' : putDown(position, rest, to);
}

function remove(position: Position, player: PlayerId, from: number): Position | Fault {
  const side = sideOf(position, player);
  if (from === Step.Hand) return 'staysInHand';
  if (from === Step.Home) {
    const rest = withoutHome(side);
    return rest === undefined ? 'nothingThere' : withSide(position, laid(rest, Step.Hand));
  }
  if (!side.steps.includes(from)) return 'nothingThere';
  return withSide(position, offSquare(side, from));
}

/** Give a side a number of tokens: those from the hand, from home and from the end of the path go first. */
function withTokens(side: Side, count: number): Side {
  const missing = count - tokensOf(side);
  if (missing >= 0) return { ...side, hand: side.hand + missing };
  const rest = withoutHand(side) ?? withoutHome(side) ?? withoutStep(side, Step.Home);
  return rest === undefined ? side : withTokens(rest, count);
}

function waitingFor(position: Position, waiting: Waiting): Position {
  if (typeof waiting === 'string') return { ...position, phase: waiting, roll: null };
  return { ...position, phase: 'move', roll: within(waiting, 1, 4) };
}

function cleared(side: Side): Side {
  const { player } = side;
  return { player, hand: Math.min(MOST_IN_PILE, tokensOf(side)), steps: [], home: 0 };
}

/** Edit a position. */
export function editPosition(
  { editor }: UrWords,
  position: Position,
  edit: Edit,
): Edited<Position> {
  const result = editedIn<Position, Fault>(editor);
  switch (edit.type) {
    case 'put': {
      const { player, to } = edit;
      return result(put(position, player, to), editor.put(player, spotOf(to)));
    }
    case 'remove': {
      const { player, from } = edit;
      return result(remove(position, player, from), editor.removed(player, spotOf(from)));
    }
    case 'move': {
      const { player, from, to } = edit;
      return result(move(position, player, from, to), editor.put(player, spotOf(to)));
    }
    case 'turn':
      return result({ ...position, turn: edit.player }, editor.turn(edit.player));
    case 'waiting':
      return result(waitingFor(position, edit.waiting), editor.waits(edit.waiting));
    case 'tokens': {
      const count = within(edit.count, 1, MOST_TOKENS);
      const players = position.players.map((side) => withTokens(side, count));
      return result({ ...position, players }, editor.tokensEach(count));
    }
    case 'clear':
      return result({ ...position, players: position.players.map(cleared) }, editor.cleared);
  }
}

/** Write a position as two strings, which are well-formed, whether or not they are valid. */
export function writePosition({ turn, phase, roll, players }: Position): EncodedState {
  const waits = phase === 'roll' ? '-' : phase === 'move' ? roll : '#';
  const sides = players.map(({ player, hand, steps, home }) => {
    const squares = steps.map((step) => `${step}`.padStart(2, '0')).join('');
    return `${player}${hand}P${squares}H${home}`;
  });
  return [`${turn}${waits}`, sides.join('')];
}
