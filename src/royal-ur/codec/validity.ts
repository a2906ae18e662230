/**
 * The conditions over a whole state.
 *
 * @packageDocumentation
 */
import type { Readable } from '../../engine/game/read-state.js';
import type { RulesOptionsOf } from '../../engine/game/settings.js';
import type { Issue } from '../../text/issue.js';
import { collectIssues, type IssueReport } from '../../text/reader.js';
import { legalSources } from '../moves/legal.js';
import { StepBits } from '../state/path.js';
import { isMoveDue, type Position, sideAt, Wait } from '../state/position.js';
import { homeOf, isAllHome, squaresOf, stepsOf, tokensOf } from '../state/side.js';
import { PLAYER_IDS, type Rules, TOKEN_COUNTS } from '../state/vocabulary.js';
import { placeName, type TextIssues } from './issues.js';
import { playerAt } from './notation.js';
import { TEXT_WORDING } from './wording.js';

type Report = IssueReport<TextIssues>;

/** List the conditions that a position breaks. */
export function violations(position: Position, readable: Readable): Issue[] {
  const { issues, report } = collectIssues(TEXT_WORDING, placeName);
  if (!readable.players) return issues;
  checkTokens(position, report);
  checkSquares(position, report);
  checkWinners(position, report);
  // Without these, it is not known who could move.
  if (readable.shared && issues.length === 0) checkWaiting(position, report);
  return issues;
}

/** List the given rules that a position contradicts: the number of tokens is in the text. */
export function contradictions(
  { light }: Position,
  { tokens: expected }: RulesOptionsOf<Rules>,
): Issue[] {
  const { issues, report } = collectIssues(TEXT_WORDING, placeName);
  const tokens = tokensOf(light);
  if (expected === undefined || expected === tokens) return issues;
  report('players', 'rules.different', ['rules', 'tokens'], { tokens, expected });
  return issues;
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

function checkSquares({ light, dark }: Position, report: Report): void {
  for (const step of stepsOf(squaresOf(light) & squaresOf(dark) & StepBits.Shared)) {
    report('players', 'square.taken-twice', ['players', 'B', 'steps', step], { step });
  }
}

function checkWinners({ light, dark }: Position, report: Report): void {
  if (isAllHome(light) && isAllHome(dark)) report('players', 'winner.both', ['players'], {});
}

function checkWaiting(position: Position, report: Report): void {
  const { turn, waits } = position;
  const own = sideAt(position, turn);
  if (waits === Wait.Nothing && !isAllHome(own)) {
    const left = tokensOf(own) - homeOf(own);
    report('shared', 'winner.not-home', ['waiting'], { player: playerAt(turn), left });
  }
  if (waits !== Wait.Nothing) checkUnfinished(position, report);
  if (isMoveDue(position) && legalSources(position) === 0) {
    report('shared', 'waiting.no-move', ['waiting'], { roll: waits });
  }
}

/** Nobody has all tokens at home in a game that is not over. */
function checkUnfinished({ light, dark }: Position, report: Report): void {
  const winner = [light, dark].findIndex(isAllHome);
  if (winner >= 0) report('shared', 'winner.missing', ['waiting'], { player: playerAt(winner) });
}
