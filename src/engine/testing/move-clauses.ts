/** Clauses of moves: which are legal, and why others are not. */

import { canonicalEvent, eventKind } from '../game/events.js';
import { type Clause, faultUnless, firstOf, probesOf, type Visit } from './clause.js';
import { asTexts, isEqual, isIssue, show, someOf } from './data.js';

export const MOVE_CLAUSES: readonly Clause<Visit>[] = [
  {
    name: 'legalMoves.texts',
    rule: 'The legal moves are texts without spaces that begin with the letter of the player to move.',
    check: ({ game, rules, state }) => {
      const found: unknown = game.legalMoves(state);
      const letter = game.players(rules)[game.playerToMove(state)] ?? '';
      const moves = asTexts(found);
      const expected = `a list of texts that begin with ${show(letter)}`;
      return (
        faultUnless(moves !== undefined, found, expected) ??
        firstOf(moves ?? [], (move) =>
          faultUnless(move.startsWith(letter) && /^\S+$/.test(move), move, expected),
        )
      );
    },
  },
  {
    name: 'legalMoves.some',
    rule: 'A player to move has a legal move, except in a game with forfeits; otherwise there is none.',
    check: ({ game, state }) => {
      const moves = game.legalMoves(state);
      if (game.playerToMove(state) < 0) return faultUnless(moves.length === 0, moves, '[]');
      return faultUnless(moves.length > 0 || game.forfeits !== undefined, moves, 'a legal move');
    },
  },
  {
    name: 'legalMoves.distinct',
    rule: 'No legal move is listed twice.',
    check: ({ game, state }) => {
      const moves = game.legalMoves(state);
      const twice = moves.find((move, index) => moves.indexOf(move) !== index);
      return new Set(moves).size === moves.length
        ? undefined
        : faultUnless(false, twice, 'each legal move once');
    },
  },
  {
    name: 'legalMoves.repeats',
    rule: 'The legal moves are listed in the same order each time.',
    check: ({ game, state }) => {
      const [first, again] = [game.legalMoves(state), game.legalMoves(state)];
      return faultUnless(isEqual(again, first), again, `${show(first)} again`);
    },
  },
  {
    name: 'legalMoves.kind',
    rule: 'A legal move cannot be taken for a chance event or a forfeit.',
    check: ({ game, state }) =>
      firstOf(someOf(game.legalMoves(state)), (move) => {
        const kind = eventKind(game, move);
        return faultUnless(kind === 'move', `${move}, a ${kind}`, 'a move');
      }),
  },
  {
    name: 'checkMove.legal',
    rule: 'A legal move is well-formed.',
    check: ({ game, state }) =>
      firstOf(someOf(game.legalMoves(state)), (move) => {
        const issue: unknown = game.checkMove(move);
        return faultUnless(issue === undefined, issue, `undefined for the legal move ${move}`);
      }),
  },
  {
    name: 'explainMove.legal',
    rule: 'A legal move has no issue.',
    check: ({ game, state }) =>
      firstOf(someOf(game.legalMoves(state)), (move) => {
        const issue: unknown = game.explainMove(state, move);
        return faultUnless(issue === undefined, issue, `undefined for the legal move ${move}`);
      }),
  },
  {
    name: 'canonicalMove',
    rule: 'A legal move is its own canonical text.',
    check: ({ game, state }) =>
      firstOf(someOf(game.legalMoves(state)), (move) => {
        const canonical: unknown = canonicalEvent(game, move);
        return faultUnless(canonical === move, canonical, move);
      }),
  },
  {
    name: 'checkMove.malformed',
    rule: 'A text that has a space, or does not begin with a letter, is not a move.',
    check: ({ game, state }) => {
      const [move = ''] = game.legalMoves(state);
      const texts = ['', ' ', '?', '!', `${move} `, ` ${move}`, `${move}\n`, `?${move.slice(1)}`];
      return firstOf(texts, (text) => {
        const issue: unknown = game.checkMove(text);
        return faultUnless(isIssue(issue), issue, `an issue made by issueAt for ${show(text)}`);
      });
    },
  },
  {
    name: 'explainMove.allows',
    rule: 'A text without an issue is well-formed and, in canonical form, a legal move.',
    check: (visit) => {
      const { game, state } = visit;
      return firstOf(probesOf(visit, 'move'), (text) => {
        if (game.explainMove(state, text) !== undefined) return undefined;
        const isLegal = game.legalMoves(state).includes(canonicalEvent(game, text));
        const expected = 'an issue, as it is not a legal move';
        return (
          faultUnless(isLegal, `nothing against ${text}`, expected) ??
          faultUnless(game.checkMove(text) === undefined, text, 'a legal move that is well-formed')
        );
      });
    },
  },
];
