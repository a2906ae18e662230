/**
 * The codes of the issues of Tsuro's texts.
 *
 * @packageDocumentation
 */

/** The codes of all issues: the area first, then the problem. */
export const ISSUE_CODES = /* @__PURE__ */ Object.freeze([
  // What was handed over is not a state at all.
  'state.not-two-strings',
  'shared.not-a-string',
  'shared.too-long',
  'shared.unexpected-character',
  'shared.section-missing',
  'shared.section-repeated',
  'shared.sections-unsorted',
  'players.not-a-string',
  'players.too-long',
  'players.unexpected-character',
  // One place of the text breaks the grammar, its order or its bounds.
  'turn.missing',
  'round.malformed',
  'round.leading-zero',
  'hand.tile-malformed',
  'board.tile-malformed',
  'board.square-repeated',
  'board.tiles-unsorted',
  'board.rotation-not-canonical',
  'bag.item-malformed',
  'bag.tile-repeated',
  'bag.tiles-unsorted',
  'bag.runs-not-merged',
  'player.missing',
  'player.repeated',
  'player.unsorted',
  'status.malformed',
  'status.leading-zero',
  'players.too-few',
  // The text is well-formed, but no game can be in this state.
  'avatar.no-tile',
  'avatar.not-facing-empty-square',
  'hand.wrong-size',
  'turn.not-in-game',
  'turn.missing-player',
  'turn.game-not-over',
  'player.not-placed',
  'player.placed-early',
  'status.later-round',
  'bag.not-empty',
  // A setting does not exist, or the text has another value.
  'rules.unknown-value',
  'rules.different',
  // A move is malformed, or illegal.
  'move.malformed',
  'move.wrong-phase',
  'move.not-your-turn',
  'move.tile-not-offered',
  'move.square-inside',
  'move.square-taken',
  'move.square-beside-tile',
  'move.port-faces-edge',
  'move.no-empty-square',
  'move.leaves-board',
  'move.makes-loop',
  // A deal is malformed, or impossible.
  'deal.malformed',
  'deal.wrong-phase',
  'deal.wrong-size',
  'deal.impossible',
  // A player cannot forfeit.
  'forfeit.impossible',
  // JSON of the course is malformed.
  'json.malformed',
  'json.square-different',
  'json.square-repeated',
  'json.avatar-repeated',
  'json.no-avatar',
] as const);

/** The code of an issue. Codes are stable: programs may rely on them. */
export type IssueCode = (typeof ISSUE_CODES)[number];
