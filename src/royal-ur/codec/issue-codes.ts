/**
 * The codes of the issues of the Royal Game of Ur.
 *
 * @packageDocumentation
 */

/**
 * The codes of all issues: the area first, then the problem.
 *
 * docs/games/royal-ur-format.md lists them with an example of each.
 */
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
