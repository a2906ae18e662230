/** Every reader of records, and what each makes of the beginning of a record. */

import type { GameTypes } from 'azulejo/game';
import { loadSession, newSession, readRecord, type Session } from 'azulejo/record';
import { expect } from 'vitest';
import { readRecordFile } from '../../playground/shell/model/record-file.js';
import type { PlayedGame } from '../../playground/shell/played-game.js';
import { readPasted } from '../../playground/shell/sharing/pasted.js';
import { readSavedGame } from '../../src/engine/cli/play/saved-game.js';
import { azulGame, cubeGame, ENGLISH_SHELL, tsuroGame, urGame } from './english.js';

export const PLAYED: readonly PlayedGame[] = [azulGame, urGame, tsuroGame, cubeGame];

/** Play a number of events of a game, each by an index into those that are possible. */
export function recordOf({ rules }: PlayedGame, events: number, seed: number): Session<GameTypes> {
  let session = newSession(rules, { seed });
  for (let event = 0; event < events && !rules.isOver(session.state); event++) {
    const { state } = session;
    if (rules.chance?.isDue(state) === true) session = session.draw();
    else {
      const moves = rules.legalMoves(state);
      session = session.play(moves[(event * 7 + seed) % moves.length] ?? '');
    }
  }
  return session;
}

/** The texts of a game in progress, one that was stopped, and one that a player has given up. */
export function textsOf(game: PlayedGame, events: number, seed: number): readonly string[] {
  const session = recordOf(game, events, seed);
  const [player = 'A'] = game.rules.players(game.rules.rulesOf(session.state));
  const isOver = game.rules.isOver(session.state);
  const stopped = isOver
    ? []
    : [session.end({ kind: 'unfinished', reason: 'seats: human, human' })];
  const forfeited =
    isOver || game.rules.forfeits !== undefined
      ? []
      : [session.end({ kind: 'forfeit', player, reason: 'gave up' })];
  const texts = [session, ...stopped, ...forfeited].map((each) => each.save());
  return texts.map((text) => text.replace(/^start .*\n/m, '$&comment "The beginning > all"\n'));
}

/** What a reader makes of a text: the events, and whether the beginning of a line was left out. */
type Read = { readonly events: readonly string[]; readonly isTorn: boolean } | 'refused';

const isCut = ({ code }: { readonly code: string }) => code === 'record.cut-off';

/** Every reader. A text that does not end within a line may lack lines, which no reader can know. */
const READERS: Readonly<Record<string, (game: PlayedGame, text: string) => Read>> = {
  readRecord({ rules }, text) {
    const read = readRecord(rules, text);
    if (!read.ok) return 'refused';
    return {
      events: read.record.events,
      isTorn: !text.endsWith('\n') && read.warnings.some(isCut),
    };
  },
  loadSession({ rules }, text) {
    const read = loadSession(rules, text);
    if (!read.ok) return 'refused';
    return { events: read.session.events, isTorn: read.warnings.some(isCut) };
  },
  command({ rules }, text) {
    const { record, issues } = readSavedGame(rules, new TextEncoder().encode(text));
    const isWrong = issues.some(({ severity }) => severity === 'error');
    if (record === undefined || isWrong) return 'refused';
    return { events: record.events, isTorn: !text.endsWith('\n') && issues.some(isCut) };
  },
  'link of the page': (game, text) => readOnPage(game, text),
  'paste and file of the page': readPastedText,
  'paste of the page, quoted': (game, text) => readPastedText(game, text.replace(/^/gm, '> ')),
};

function readOnPage(game: PlayedGame, text: string): Read {
  const read = readRecordFile({ game, words: ENGLISH_SHELL }, text);
  return read.ok ? { events: read.line.events, isTorn: read.isTorn } : 'refused';
}

function readPastedText(game: PlayedGame, text: string): Read {
  const pasted = readPasted(text);
  return pasted.kind === 'record' ? readOnPage(game, pasted.text) : 'refused';
}

/** Expect that all readers make the same of the beginning of a text. */
export function expectAgreement(game: PlayedGame, whole: string, end: number): void {
  const text = whole.slice(0, end);
  const all = Object.entries(READERS).map(([name, read]) => [name, read(game, text)] as const);
  const [[, first] = []] = all;
  expect(Object.fromEntries(all), JSON.stringify(text.slice(-60))).toEqual(
    Object.fromEntries(all.map(([name]) => [name, first])),
  );
}
