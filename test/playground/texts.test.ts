/** Texts that the playground reads: pasted strings and addresses. */
import { encodeState, newGame, seededRng } from 'azulejo';
import { renderSvg } from 'azulejo/render';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Draft,
  FIRST_DRAFT,
  judge,
  LONGEST_TEXT,
  markedPieces,
  pasteInto,
} from '../../playground/model/check.js';
import { gameFrom, positionOf } from '../../playground/model/game.js';
import { readLink, writeLink } from '../../playground/model/link.js';
import { FIRST_PAGE, reduce } from '../../playground/model/page.js';

const SHARED = 'AF0baCfB1919202020D0000000000';
const PLAYERS = 'A0MSFB07MSF';

describe('pasted text', () => {
  test.each([
    `${SHARED} ${PLAYERS}`,
    `${SHARED}\n${PLAYERS}\n`,
    `["${SHARED}","${PLAYERS}"]`,
    `['${SHARED}', '${PLAYERS}']`,
  ])('of both strings fills both fields: %s', (text) => {
    for (const part of ['shared', 'players'] as const) {
      expect(pasteInto(FIRST_DRAFT, part, text)).toMatchObject({
        shared: SHARED,
        players: PLAYERS,
      });
    }
  });

  test('of one string fills its field, and is cut if it is too long', () => {
    expect(pasteInto(FIRST_DRAFT, 'shared', SHARED)).toEqual({ ...FIRST_DRAFT, shared: SHARED });
    const { players } = pasteInto(FIRST_DRAFT, 'players', 'A'.repeat(10_000_000));
    expect(players).toHaveLength(LONGEST_TEXT);
  });

  test('marks each issue at its place', () => {
    const draft: Draft = { ...FIRST_DRAFT, shared: SHARED, players: PLAYERS };
    const { issues, state } = judge(draft);
    expect(state).toBeUndefined();
    expect(markedPieces('shared', SHARED, issues)).toEqual([
      { text: 'AF0b', issue: undefined },
      { text: 'a', issue: 0 },
      { text: 'CfB1919202020D0000000000', issue: undefined },
    ]);
    expect(markedPieces('players', PLAYERS, issues)).toEqual([
      { text: 'A0MSFB', issue: undefined },
      { text: '07', issue: 1 },
      { text: 'MSF', issue: undefined },
    ]);
  });

  test('is shown if it can be read, even if the state is invalid', () => {
    const lost = judge({ ...FIRST_DRAFT, shared: 'AF0baCfB1919202020D0000000000' });
    expect([lost.state, lost.shown?.turn]).toEqual([undefined, 'A']);
    expect(judge({ ...FIRST_DRAFT, shared: 'A' }).shown).toBeUndefined();
    const cut = fc.nat(FIRST_DRAFT.shared.length);
    fc.assert(
      fc.property(cut, fc.constantFrom(...'abcdef0123456789F'), (index, character) => {
        const { shared } = FIRST_DRAFT;
        const mutated = shared.slice(0, index) + character + shared.slice(index + 1);
        const { shown } = judge({ ...FIRST_DRAFT, shared: mutated });
        if (shown !== undefined) expect(renderSvg(positionOf(gameFrom(shown)))).toContain('<svg');
      }),
      { numRuns: 300 },
    );
  });

  test('keeps all characters in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.string(), (shared, players) => {
        const { issues } = judge({ ...FIRST_DRAFT, shared, players });
        for (const [part, text] of [
          ['shared', shared],
          ['players', players],
        ] as const) {
          const pieces = markedPieces(part, text, issues);
          const marks = pieces.filter(({ issue }) => issue !== undefined);
          // An issue after the end of a text is marked by a space.
          expect(
            pieces
              .map((piece) => piece.text)
              .join('')
              .trimEnd(),
          ).toBe(text.trimEnd());
          for (const { issue = -1 } of marks) expect(issues[issue]?.part).toBe(part);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('of a valid state can be played on', () => {
    const draft = { ...FIRST_PAGE, draft: FIRST_DRAFT };
    const page = reduce(draft, { type: 'play-draft' });
    expect(page.game && encodeState(positionOf(page.game))).toEqual([
      FIRST_DRAFT.shared,
      FIRST_DRAFT.players,
    ]);
    const wrong = reduce(
      { ...draft, draft: { ...FIRST_DRAFT, shared: '' } },
      { type: 'play-draft' },
    );
    expect(wrong.game).toBeUndefined();
    expect(wrong.notice).toMatch(/not a valid state/);
  });
});

describe('addresses', () => {
  test('restore position, rules and names', () => {
    const state = newGame(seededRng(3), { players: 3, mosaic: 'fixed', tilingOrder: 'any' });
    const names = ['Ada & Bob', '<b>', 'Zoë #1'];
    const game = readLink(writeLink(state, names));
    expect(game).toMatchObject({ names, rules: state.rules });
    expect(game && encodeState(positionOf(game))).toEqual(encodeState(state));
  });

  test.each(['', 'shared=A', 'x'.repeat(100_000), '%', 'shared=AFCfB&players=%00'])(
    'without a valid state are rejected',
    (link) => {
      expect(readLink(link)).toBeUndefined();
      expect(reduce(FIRST_PAGE, { type: 'open', link }).notice).toMatch(/no valid state/);
    },
  );

  test('of any kind do not throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (link) => readLink(link) === undefined));
  });
});
