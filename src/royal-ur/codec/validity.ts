/**
 * The conditions over a whole state.
 *
 * @packageDocumentation
 */
import { countOf } from '../../text/message.js';
import { legalSources } from '../moves/legal.js';
import { StepBits } from '../state/path.js';
import { isMoveDue, type Position, sideAt, Wait } from '../state/position.js';
import { homeOf, isAllHome, squaresOf, stepsOf, tokensOf } from '../state/side.js';
import { PLAYER_IDS, TOKEN_COUNTS } from '../state/vocabulary.js';
import { type Issue, type IssueCode, type IssuePart, makeIssue } from './issue.js';

/** A collector of the issues of a state. */
type Report = (
  part: IssuePart,
  code: IssueCode,
  path: Issue['path'],
  found: string,
  expected: string,
) => void;

/** Which strings were read without a fault: conditions are judged only over these. */
export interface Readable {
  readonly shared: boolean;
  readonly players: boolean;
}

/** List the conditions that a position breaks. */
export function violations(position: Position, readable: Readable): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (part, code, path, found, expected) => {
    issues.push(makeIssue({ code, part, path, found, expected }));
  };
  if (!readable.players) return issues;
  checkTokens(position, report);
  checkSquares(position, report);
  checkWinners(position, report);
  // Without these, it is not known who could move.
  if (readable.shared && issues.length === 0) checkWaiting(position, report);
  return issues;
}

function checkTokens({ light, dark }: Position, report: Report): void {
  const [first, second] = [tokensOf(light), tokensOf(dark)];
  const most = TOKEN_COUNTS.length;
  for (const [index, tokens] of [first, second].entries()) {
    if (tokens >= 1 && tokens <= most) continue;
    const path = ['players', `${PLAYER_IDS[index]}`];
    report('players', 'tokens.out-of-range', path, countOf(tokens, 'token'), `1 to ${most} tokens`);
  }
  if (first === second) return;
  const found = `${countOf(first, 'token')} of A and ${second} of B`;
  report('players', 'tokens.unequal', ['players'], found, 'as many of each');
}

function checkSquares({ light, dark }: Position, report: Report): void {
  for (const step of stepsOf(squaresOf(light) & squaresOf(dark) & StepBits.Shared)) {
    const path = ['players', 'B', 'steps', step];
    report('players', 'square.taken-twice', path, 'a token of both players', 'a token of one');
  }
}

function checkWinners({ light, dark }: Position, report: Report): void {
  if (!isAllHome(light) || !isAllHome(dark)) return;
  report('players', 'winner.both', ['players'], 'all tokens of both at home', 'those of one');
}

function checkWaiting(position: Position, report: Report): void {
  const { turn, waits } = position;
  const player = `${PLAYER_IDS[turn]}`;
  const own = sideAt(position, turn);
  if (waits === Wait.Nothing && !isAllHome(own)) {
    const left = tokensOf(own) - homeOf(own);
    const found = `the win of player ${player}, of whose tokens ${left} are not at home`;
    report('shared', 'winner.not-home', ['waiting'], found, 'all tokens of the winner at home');
  }
  if (waits !== Wait.Nothing) checkUnfinished(position, report);
  if (isMoveDue(position) && legalSources(position) === 0) {
    const found = `a roll of ${waits} without a legal move`;
    report('shared', 'waiting.no-move', ['waiting'], found, 'the turn of the other player');
  }
}

/** Nobody has all tokens at home in a game that is not over. */
function checkUnfinished({ light, dark }: Position, report: Report): void {
  const winner = [light, dark].findIndex(isAllHome);
  if (winner < 0) return;
  const player = `${PLAYER_IDS[winner]}`;
  const found = `all tokens of player ${player} at home`;
  report('shared', 'winner.missing', ['waiting'], found, `${player}#, as the game is over`);
}
