/**
 * The issues of the Royal Game of Ur: their codes, and their places in words.
 *
 * @packageDocumentation
 */
import { type Issue as BaseIssue, type IssueFacts, issueAt } from '../../text/issue.js';

/** Every issue code: the area first, then the problem. */
export const ISSUE_CODES = /* @__PURE__ */ Object.freeze([
  // What was handed over is not a state at all.
  'state.not-two-strings',
  'shared.not-a-string',
  'shared.too-long',
  'shared.unexpected-character',
  'players.not-a-string',
  'players.too-long',
  'players.unexpected-character',
  // One place of the text breaks the grammar, its order or its bounds.
  'turn.missing',
  'turn.lower-case',
  'waiting.malformed',
  'waiting.leading-zero',
  'player.missing',
  'player.lower-case',
  'hand.malformed',
  'hand.leading-zero',
  'steps.missing',
  'steps.lower-case',
  'step.malformed',
  'step.unknown',
  'step.repeated',
  'step.unsorted',
  'home.missing',
  'home.lower-case',
  'home.malformed',
  'home.leading-zero',
  // The text is well-formed, but no game can be in this state.
  'tokens.out-of-range',
  'tokens.unequal',
  'square.taken-twice',
  'winner.both',
  'winner.missing',
  'winner.not-home',
  'waiting.no-move',
  // A setting does not exist, or the text has another value.
  'rules.unknown-value',
  'rules.different',
  // A move is malformed, or illegal.
  'move.malformed',
  'move.wrong-phase',
  'move.not-your-turn',
  'move.not-the-roll',
  'move.no-token',
  'move.own-token-there',
  'move.rosette-held',
  // A roll is malformed, or at the wrong time.
  'roll.malformed',
  'roll.wrong-phase',
] as const);

/** The code of an issue. Codes are stable: programs may rely on them. */
export type IssueCode = (typeof ISSUE_CODES)[number];

/** The text that an issue is about. */
export type IssuePart = 'shared' | 'players' | 'move' | 'roll';

/** One thing that is wrong with an input. */
export interface Issue extends BaseIssue<IssueCode, IssuePart> {}

/** Put a path into words: `player B, step 4`. */
function placeName(path: Issue['path']): string {
  const names = path.map((step, index) => {
    if (step === 'players' && index + 1 < path.length) return '';
    if (path[index - 1] === 'players') return `player ${step}`;
    return typeof step === 'number' ? `step ${step}` : step;
  });
  // A number says by itself that it is a step.
  return names
    .filter((name, index) => name !== '' && typeof path[index + 1] !== 'number')
    .join(', ');
}

/** Make an issue: an error unless its facts say warning. */
export function makeIssue(facts: IssueFacts<IssueCode, IssuePart>): Issue {
  return issueAt(facts, placeName(facts.path));
}
