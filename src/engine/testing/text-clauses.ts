/** Clauses of texts: encoding states, and reading anything. */

import type { Fault } from '../../text/parsed.js';
import { checkEvent } from '../game/events.js';
import { type AnyGame, type Clause, faultUnless, firstOf, type Visit } from './clause.js';
import { asList, asRecord, asTexts, isEqual, isIssue, show, showIssues } from './data.js';

export const TEXT_CLAUSES: readonly Clause<Visit>[] = [
  {
    name: 'encode.texts',
    rule: 'An encoded state is two texts without spaces, always the same.',
    check: ({ game, state }) => {
      const found: unknown = game.encode(state);
      const texts = asTexts(found);
      const isRight = texts?.length === 2 && texts.every((text) => /^\S+$/.test(text));
      const again: unknown = game.encode(state);
      return (
        faultUnless(isRight, found, 'two texts without spaces') ??
        faultUnless(isEqual(again, found), again, `${show(found)} again`)
      );
    },
  },
  {
    name: 'encode.roundTrip',
    rule: 'An encoded state is decoded without issues, and encoded again to the same texts.',
    check: ({ game, rules, state }) => {
      const encoded = game.encode(state);
      const decoded = game.decode(JSON.parse(JSON.stringify(encoded)), { rules });
      const issues: unknown = decoded.ok ? decoded.warnings : decoded.issues;
      const again = decoded.ok ? game.encode(decoded.state) : undefined;
      const expected = `${show(encoded)} to be decoded`;
      return (
        (decoded.ok === true && isEqual(issues, [])
          ? undefined
          : { found: showIssues(issues), expected }) ??
        faultUnless(isEqual(again, encoded), again, `${show(encoded)} again`)
      );
    },
  },
  {
    name: 'encode.complete',
    rule: 'A state that is decoded continues as the state that was encoded.',
    check: ({ game, rules, state }) => {
      const decoded = game.decode(game.encode(state), { rules });
      if (!decoded.ok) return undefined;
      const facts = (each: unknown): readonly unknown[] => [
        game.rulesOf(each),
        game.playerToMove(each),
        game.isOver(each),
        game.chance?.isDue(each),
        game.returns(each),
        game.legalMoves(each),
      ];
      const words = ['rulesOf', 'playerToMove', 'isOver', 'isDue', 'returns', 'legalMoves'];
      const [found, expected] = [facts(decoded.state), facts(state)];
      return firstOf(words.entries(), ([index, word]) =>
        faultUnless(
          isEqual(found[index], expected[index]),
          found[index],
          `${show(expected[index])} as ${word} of the decoded state`,
        ),
      );
    },
  },
  {
    name: 'decode.damaged',
    rule: 'Damaged texts are decoded or refused with issues, without an error.',
    check: ({ game, rules, state, choice }) => {
      const [shared, players] = game.encode(state);
      const at = (text: string) => choice % (text.length + 1);
      const without = (text: string) => text.slice(0, at(text)) + text.slice(at(text) + 1);
      const doubled = (text: string) => text.slice(0, at(text) + 1) + text.slice(at(text));
      const damaged = [
        [without(shared), players],
        [shared, without(players)],
        [shared, doubled(players)],
        [players, shared],
      ];
      return firstOf(damaged, (texts) => decodedFault(game, game.decode(texts, { rules })));
    },
  },
];

/** Check what `decode` returns. */
function decodedFault(game: AnyGame, found: unknown): Fault | undefined {
  const { ok, state, warnings, issues } = asRecord(found) ?? {};
  if (ok === true && asList(warnings) !== undefined) {
    const encoded: unknown = game.encode(state);
    return faultUnless(asTexts(encoded)?.length === 2, encoded, 'two texts of the decoded state');
  }
  const listed = asList(issues) ?? [];
  const isRefusal = ok === false && listed.length > 0 && listed.every(isIssue);
  return faultUnless(isRefusal, found, 'a state and warnings, or issues made by issueAt');
}

/** The clause that nothing which only reads a state changes it. */
export const UNCHANGED: Clause<Visit> = {
  name: 'state.unchanged',
  rule: 'No function changes a state that it reads.',
  check: ({ game, state, encoded }) => {
    const found: unknown = game.encode(state);
    return faultUnless(isEqual(found, encoded), found, `${show(encoded)}, as it was`);
  },
};

/** A game, and a value that it is given. */
export interface Input {
  readonly game: AnyGame;
  readonly value: unknown;
}

/** Clauses of a game that is given any value. */
export const INPUT_CLAUSES: readonly Clause<Input>[] = [
  {
    name: 'decode.total',
    rule: 'Any value is decoded or refused with issues, without an error.',
    check: ({ game, value }) => decodedFault(game, game.decode(value)),
  },
  {
    name: 'checkMove.total',
    rule: 'Any text is well-formed or has an issue, without an error.',
    check: ({ game, value }) => {
      if (typeof value !== 'string') return undefined;
      const issue: unknown = checkEvent(game, value);
      const expected = `an issue made by issueAt, or undefined, for ${show(value)}`;
      return faultUnless(issue === undefined || isIssue(issue), issue, expected);
    },
  },
];
