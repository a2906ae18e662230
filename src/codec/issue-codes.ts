/**
 * The codes of the issues of Azul's texts.
 *
 * @packageDocumentation
 */

/**
 * The codes of all issues: the area first, then the problem.
 *
 * docs/format.md lists them with an example of each.
 */
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
  'players.section-missing',
  'players.section-repeated',
  'players.sections-unsorted',
  // One place of the text breaks the grammar, its order or its bounds.
  'turn.missing',
  'factory.number-missing',
  'factory.number-unknown',
  'factory.repeated',
  'factory.empty',
  'factory.unsorted',
  'factory.tiles-unsorted',
  'factory.too-many-tiles',
  'centre.tiles-unsorted',
  'centre.too-many-tiles',
  'bag.count-malformed',
  'bag.count-out-of-range',
  'discard.count-malformed',
  'discard.count-out-of-range',
  'player.missing',
  'player.repeated',
  'player.unsorted',
  'score.missing',
  'score.too-long',
  'score.leading-zero',
  'mosaic.cell-malformed',
  'mosaic.cell-repeated',
  'mosaic.cells-unsorted',
  'storage.line-malformed',
  'storage.line-repeated',
  'storage.line-empty',
  'storage.lines-unsorted',
  'floor.tiles-unsorted',
  'floor.too-many-pieces',
  'token.repeated',
  // The text is well-formed, but no game can be in this state.
  'players.too-few',
  'turn.unknown-player',
  'factory.not-in-game',
  'tiles.not-conserved',
  'token.not-one',
  'mosaic.colour-repeated-in-row',
  'mosaic.colour-repeated-in-column',
  'mosaic.colour-off-its-cell',
  'storage.line-overfull',
  'storage.colour-in-mosaic-row',
  'centre.more-than-factories-left',
  'factory.partly-filled-early',
  // A setting does not exist.
  'rules.unknown-value',
  // A move is malformed, or illegal.
  'move.malformed',
  'move.wrong-phase',
  'move.not-your-turn',
  'move.colour-not-there',
  'move.row-full',
  'move.row-holds-other-colour',
  'move.colour-in-mosaic-row',
  'move.row-not-full',
  'move.row-not-next',
  'move.cell-taken',
  'move.colour-in-mosaic-column',
  'move.colour-off-its-cell',
  'move.floor-not-needed',
  // A deal is malformed, or impossible.
  'deal.malformed',
  'deal.impossible',
] as const);

/** The code of an issue. Codes are stable: programs may rely on them. */
export type IssueCode = (typeof ISSUE_CODES)[number];
