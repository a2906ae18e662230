/** Which sound an action makes. */
import { legalMoves } from 'azulejo';
import { expect, test } from 'vitest';
import { type Action, reduce } from '../../playground/shell/actions/reduce.js';
import { soundOf } from '../../playground/shell/actions/sound.js';
import type { Page } from '../../playground/shell/model/page.js';
import { people, playOn, playUntil, positionOf } from './pages.js';

function soundAfter(page: Page, action: Action) {
  return soundOf(page, reduce(page, action), action);
}

const ON: Action = { type: 'prefer', change: { sound: 'on' } };
const QUIET = people();
const PAGE = reduce(QUIET, ON);
const move = (page: Page): Action => ({
  type: 'play',
  move: legalMoves(positionOf(page))[0] ?? '',
});

test('sounds are off by default, and whoever switches them on hears one', () => {
  expect(soundAfter(QUIET, move(QUIET))).toBeUndefined();
  expect(soundAfter(QUIET, ON)).toBe('piece');
});

test('moves, chance events, refusals and the end have sounds of their own', () => {
  expect(soundAfter(PAGE, move(PAGE))).toBe('piece');
  expect(soundAfter(playUntil(PAGE, 'round-end'), { type: 'chance' })).toBe('chance');
  expect(soundAfter(PAGE, { type: 'say', notice: 'No.', isRefusal: true })).toBe('refusal');
  expect(soundAfter(PAGE, { type: 'give-up', reason: 'gave up' })).toBe('end');
});

test('what is only said, viewed, undone or redone has none', () => {
  const later = playOn(PAGE, 3);
  const actions: Action[] = [
    { type: 'say', notice: 'Choose.' },
    { type: 'view', events: 1 },
    { type: 'undo' },
    { type: 'hint' },
  ];
  for (const action of actions) expect(soundAfter(later, action), action.type).toBeUndefined();
  expect(soundAfter(reduce(later, { type: 'undo' }), { type: 'redo' })).toBeUndefined();
});
