/**
 * What can be and what cannot: the conditions over a whole state; every rule that can forbid a move or a roll, in the order
 * in which people ask.
 */

import type { RulesOptionsOf } from '../../engine/game/settings.js';
import type { Issue } from '../../text/issue.js';
import { collectIssues, type IssueReport, type Readable } from '../../text/reader.js';
import { legalSources } from '../moves/moves.js';
import {
  homeOf,
  isAllHome,
  isMoveDue,
  type Position,
  StepBits,
  sideAt,
  sourcesOf,
  squaresOf,
  stepsOf,
  tokensOf,
  Wait,
} from '../state/position.js';
import { PLAYER_IDS, type Rules, rulesOf, TOKEN_COUNTS } from '../state/vocabulary.js';
import { placeName, type RoyalUrIssue, type TextIssues } from './issues.js';
import {
  fromOf,
  moveNumber,
  notationOf,
  playerAt,
  playerOf,
  readMove,
  rollOf,
  stepIn,
  writeRoll,
} from './notation.js';
import { refuse, TEXT_WORDING } from './wording.js';

type Report = IssueReport<TextIssues>;

/** List the conditions that a position breaks. */
export function violations(position: Position, readable: Readable): Issue[] {
  const { issues, report } = collectIssues(TEXT_WORDING, placeName);
  if (!readable.players) return issues;
  checkTokens(position, report);
  const { light, dark } = position;
  for (const step of stepsOf(squaresOf(light) & squaresOf(dark) & StepBits.Shared)) {
    report('players', 'square.taken-twice', ['players', 'B', 'steps', step], { step });
  }
  if (isAllHome(light) && isAllHome(dark)) report('players', 'winner.both', ['players'], {});
  // Without these, it is not known who could move.
  if (readable.shared && issues.length === 0) checkWaiting(position, report);
  return issues;
}

/** Report the given rules that a position contradicts: the number of tokens is in the text. */
export function contradictions(
  { light, settings }: Position,
  { tokens: expected }: RulesOptionsOf<Rules>,
  report: Report,
): void {
  // Of a number that no rules have, the rules of the state say the nearest.
  if (expected === undefined || expected === rulesOf(settings).tokens) return;
  const tokens = tokensOf(light);
  report('players', 'rules.different', ['rules', 'tokens'], { tokens, expected });
}

function checkTokens({ light, dark }: Position, report: Report): void {
  const tokens = { A: tokensOf(light), B: tokensOf(dark) };
  const most = TOKEN_COUNTS.length;
  for (const player of PLAYER_IDS) {
    const number = tokens[player];
    if (number >= 1 && number <= most) continue;
    report('players', 'tokens.out-of-range', ['players', player], { player, tokens: number, most });
  }
  if (tokens.A !== tokens.B) report('players', 'tokens.unequal', ['players'], { tokens });
}

function checkWaiting(position: Position, report: Report): void {
  const { turn, waits, light, dark } = position;
  const path = ['waiting'];
  const winner = [light, dark].findIndex(isAllHome);
  if (waits === Wait.Nothing) {
    const own = sideAt(position, turn);
    const left = tokensOf(own) - homeOf(own);
    if (left > 0) report('shared', 'winner.not-home', path, { player: playerAt(turn), left });
  } else if (winner >= 0) {
    report('shared', 'winner.missing', path, { player: playerAt(winner) });
  }
  if (isMoveDue(position) && legalSources(position) === 0) {
    report('shared', 'waiting.no-move', path, { roll: waits });
  }
}

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
export function refusalOf(position: Position, text: unknown): RoyalUrIssue | undefined {
  return legalFrom(position, text) < 0 ? whyIllegal(position, text) : undefined;
}

/** Explain why a text is not a legal move, which it is not. */
export function whyIllegal(position: Position, text: unknown): RoyalUrIssue {
  const number = readMove(text);
  if (typeof number !== 'number') return number;
  return refuseTurn(position, number) ?? refuseStep(position, number);
}

function refuseTurn(position: Position, number: number): RoyalUrIssue | undefined {
  const { turn, waits } = position;
  if (!isMoveDue(position)) {
    const phase = waits === Wait.Roll ? 'roll' : 'game-over';
    return refuse('move.wrong-phase', ['phase'], { move: notationOf(number), phase });
  }
  if (playerOf(number) !== turn) {
    const parameters = { player: playerAt(playerOf(number)), playerToMove: playerAt(turn) };
    return refuse('move.not-your-turn', ['turn'], parameters);
  }
  const distance = rollOf(number);
  if (distance === waits) return undefined;
  return refuse('move.not-the-roll', ['roll'], { distance, roll: waits });
}

function refuseStep(position: Position, number: number): RoyalUrIssue {
  const { turn } = position;
  const own = sideAt(position, turn);
  const from = fromOf(number);
  const to = from + rollOf(number);
  const path = (step: number) => ['players', playerAt(turn), 'steps', step];
  if (((sourcesOf(own) >> from) & 1) === 0) {
    const steps = stepsOf(sourcesOf(own));
    return refuse('move.no-token', path(from), { step: from, steps });
  }
  const code = (own >> to) & 1 ? 'move.own-token-there' : 'move.rosette-held';
  return refuse(code, path(to), { step: to });
}

/** Explain why a roll, by its number or drawn, cannot happen where none is due. */
export function untimelyRoll({ waits }: Position, number: number | undefined): RoyalUrIssue {
  const roll = number === undefined ? null : writeRoll(number);
  const waiting = waits === Wait.Nothing ? null : waits;
  return refuse('roll.wrong-phase', ['phase'], { roll, waiting });
}
