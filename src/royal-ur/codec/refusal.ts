/**
 * Why a move is illegal, or a roll: every rule that can forbid one, in the order in which people ask.
 *
 * @packageDocumentation
 */
import { legalSources } from '../moves/legal.js';
import { Step } from '../state/path.js';
import { isMoveDue, type Position, sideAt, Wait } from '../state/position.js';
import { sourcesOf, stepsOf } from '../state/side.js';
import { PLAYER_IDS } from '../state/vocabulary.js';
import { type Issue, type IssueCode, makeIssue } from './issue.js';
import { fromOf, moveNumber, notationOf, playerOf, rollOf, stepIn, writeRoll } from './notation.js';
import { readMove } from './read-move.js';

/** What forbids a move. */
type Refusal = readonly [code: IssueCode, path: Issue['path'], found: string, expected: string];

/** Return the step that a legal move's token leaves; -1 for anything that is not a legal move. */
export function legalFrom(position: Position, text: unknown): number {
  if (typeof text !== 'string') return -1;
  const { turn, waits } = position;
  const from = stepIn(text);
  // One move leaves a step by the roll that waits: comparing its text is faster than reading a text.
  const isIt = notationOf(moveNumber(turn, from, waits)) === text;
  return isIt && ((legalSources(position) >> from) & 1) === 1 ? from : -1;
}

/** Explain why a text is not a legal move; `undefined` when it is one. */
export function refusalOf(position: Position, text: unknown): Issue | undefined {
  return legalFrom(position, text) < 0 ? whyIllegal(position, text) : undefined;
}

/** Explain why a text is not a legal move, which it is not. */
export function whyIllegal(position: Position, text: unknown): Issue {
  const number = readMove(text);
  if (typeof number !== 'number') return number;
  const [code, path, found, expected] = refuseTurn(position, number) ?? refuse(position, number);
  return makeIssue({ code, part: 'move', path, found, expected });
}

function refuseTurn(position: Position, number: number): Refusal | undefined {
  const { turn, waits } = position;
  if (!isMoveDue(position)) {
    const expected =
      waits === Wait.Roll ? 'a roll before any move' : 'no move, as the game is over';
    return ['move.wrong-phase', ['phase'], `the move ${notationOf(number)}`, expected];
  }
  const player = playerOf(number);
  if (player !== turn) {
    const [found, expected] = [PLAYER_IDS[player], PLAYER_IDS[turn]];
    return ['move.not-your-turn', ['turn'], `a move by ${found}`, `a move by ${expected}`];
  }
  const roll = rollOf(number);
  if (roll === waits) return undefined;
  return ['move.not-the-roll', ['roll'], `a move by ${roll}`, `a move by the roll, ${waits}`];
}

/** Name a step of a token. */
function stepName(step: number): string {
  return step === Step.Hand ? 'the hand' : `step ${step}`;
}

function refuse(position: Position, number: number): Refusal {
  const { turn } = position;
  const own = sideAt(position, turn);
  const from = fromOf(number);
  const to = from + rollOf(number);
  const path = (step: number) => ['players', `${PLAYER_IDS[turn]}`, 'steps', step];
  if (((sourcesOf(own) >> from) & 1) === 0) {
    const places = stepsOf(sourcesOf(own)).map(stepName);
    const expected = places.length === 0 ? 'a token' : `a token, as on ${places.join(', ')}`;
    return ['move.no-token', path(from), 'no token', expected];
  }
  if ((own >> to) & 1) {
    return ['move.own-token-there', path(to), 'a token of the same player', 'a square without one'];
  }
  const found = "the other player's token on the rosette, where it is safe";
  return ['move.rosette-held', path(to), found, 'a square where it can be captured, or none'];
}

/** What can happen where no roll is due. */
function insteadOfRoll({ waits }: Position): string {
  return waits === Wait.Nothing ? 'nothing, as the game is over' : `a move of the roll of ${waits}`;
}

/** Explain why a roll, by its number or drawn, cannot happen where none is due. */
export function untimelyRoll(position: Position, roll: number | undefined): Issue {
  const found = roll === undefined ? 'a roll' : `the roll ${writeRoll(roll)}`;
  const expected = insteadOfRoll(position);
  return makeIssue({ code: 'roll.wrong-phase', part: 'roll', path: ['phase'], found, expected });
}
