/**
 * The codes of the issues of Cube Blokus.
 *
 * @packageDocumentation
 */

/**
 * The codes of all issues: the area first, then the problem.
 *
 * docs/games/cube-blokus-format.md lists them with an example of each.
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
  'face.missing',
  'face.repeated',
  'face.unsorted',
  'face.wrong-rows',
  'row.wrong-length',
  'row.split-run',
  'player.missing',
  'player.lower-case',
  'total.missing',
  'total.leading-zero',
  'total.too-high',
  // The text is well-formed, but no game can be in this state.
  'start.wrong-owner',
  'piece.unknown',
  'piece.repeated',
  'piece.beside-start',
  'piece.unconnected',
  'bonus.pieces-left',
  'bonus.single-not-last',
  'turn.out',
  'turn.no-move',
  'turn.not-over',
  // A setting does not exist.
  'rules.unknown-value',
  // A move is malformed, or illegal.
  'move.malformed',
  'move.wrong-phase',
  'move.not-your-turn',
  'move.start-square',
  'move.no-piece',
  'move.piece-used',
  'move.square-taken',
  'move.side-contact',
  'move.no-corner-contact',
  // A player cannot drop out.
  'forfeit.wrong-phase',
  'forfeit.already-out',
  'forfeit.all-placed',
] as const);

/** The code of an issue. Codes are stable: programs may rely on them. */
export type IssueCode = (typeof ISSUE_CODES)[number];
