/**
 * The conditions over a whole state.
 *
 * @packageDocumentation
 */
import type { TextPart } from '../../text/reader.js';
import { legalSources } from '../moves/legal.js';
import { StepBits } from '../state/path.js';
import { isMoveDue, type Position, sideAt, Wait } from '../state/position.js';
import { homeOf, isAllHome, squaresOf, stepsOf, tokensOf } from '../state/side.js';
import { PLAYER_IDS, TOKEN_COUNTS } from '../state/vocabulary.js';
import type { RoyalUrIssue } from './issue.js';
import type { IssueParameters, TextIssueCode } from './issue-parameters.js';
import { playerAt } from './notation.js';
import { makeTextIssue } from './text-issue.js';

/** A collector of the issues of a state. */
type Report = <Code extends TextIssueCode>(
  code: Code,
  path: RoyalUrIssue['path'],
  parameters: IssueParameters[Code],
) => void;

/** Which strings were read without a fault: conditions are judged only over these. */
export interface Readable {
  readonly shared: boolean;
  readonly players: boolean;
}

/** List the conditions that a position breaks. */
export function violations(position: Position, readable: Readable): RoyalUrIssue[] {
  const issues: RoyalUrIssue[] = [];
  const about =
    (part: TextPart): Report =>
    (code, path, parameters) => {
      issues.push(makeTextIssue({ code, part, path, parameters }));
    };
  if (!readable.players) return issues;
  const players = about('players');
  checkTokens(position, players);
  checkSquares(position, players);
  checkWinners(position, players);
  // Without these, it is not known who could move.
  if (readable.shared && issues.length === 0) checkWaiting(position, about('shared'));
  return issues;
}

function checkTokens({ light, dark }: Position, report: Report): void {
  const tokens = { A: tokensOf(light), B: tokensOf(dark) };
  const most = TOKEN_COUNTS.length;
  for (const player of PLAYER_IDS) {
    const number = tokens[player];
    if (number >= 1 && number <= most) continue;
    report('tokens.out-of-range', ['players', player], { player, tokens: number, most });
  }
  if (tokens.A !== tokens.B) report('tokens.unequal', ['players'], { tokens });
}

function checkSquares({ light, dark }: Position, report: Report): void {
  for (const step of stepsOf(squaresOf(light) & squaresOf(dark) & StepBits.Shared)) {
    report('square.taken-twice', ['players', 'B', 'steps', step], { step });
  }
}

function checkWinners({ light, dark }: Position, report: Report): void {
  if (isAllHome(light) && isAllHome(dark)) report('winner.both', ['players'], {});
}

function checkWaiting(position: Position, report: Report): void {
  const { turn, waits } = position;
  const own = sideAt(position, turn);
  if (waits === Wait.Nothing && !isAllHome(own)) {
    const left = tokensOf(own) - homeOf(own);
    report('winner.not-home', ['waiting'], { player: playerAt(turn), left });
  }
  if (waits !== Wait.Nothing) checkUnfinished(position, report);
  if (isMoveDue(position) && legalSources(position) === 0) {
    report('waiting.no-move', ['waiting'], { roll: waits });
  }
}

/** Nobody has all tokens at home in a game that is not over. */
function checkUnfinished({ light, dark }: Position, report: Report): void {
  const winner = [light, dark].findIndex(isAllHome);
  if (winner >= 0) report('winner.missing', ['waiting'], { player: playerAt(winner) });
}
