/**
 * Reading a record's lines, whichever game it is of.
 *
 * @packageDocumentation
 */
import { quote } from '../../text/message.js';
import { accept, type Parsed, refuse } from '../../text/parsed.js';
import { readQuoted } from '../../text/quoted-text.js';
import { FIRST_LINE, FORMAT, LAST_LINE, VERSION } from './frame-writer.js';
import type { GameRecord, GameResult, RecordTypes } from './game-record.js';
import {
  keywordNext,
  type LineReader,
  partsOf,
  reportCut,
  reportUnexpected,
  skip,
  take,
} from './line-reader.js';
import { collect, type RecordIssue } from './record-issue.js';
import type { EventKind, RecordedGame } from './recorded-game.js';
import type { Line } from './text-lines.js';

/** What lines gave. */
export interface Reading<Types extends RecordTypes> {
  /** The record, up to where the lines end; absent where they break off before the first state. */
  readonly record: GameRecord<Types> | undefined;
  /** Whether the last line was reached. */
  readonly complete: boolean;
}

/** The words that lines of every game begin with, beside those of its events. */
const KEYWORDS = ['game', 'rules', 'player', 'seed', 'start', 'result', 'standing', LAST_LINE];

/** Read a line that can only say one thing. */
function exactly(expected: string): (rest: string) => Parsed<string> {
  return (rest) =>
    rest === expected
      ? accept(rest)
      : refuse({
          found: quote(rest),
          expected: expected === '' ? 'nothing behind it' : quote(expected),
        });
}

/** Read the two lines that say what the text is; without them nothing else makes sense. */
function isReadable(reader: LineReader, game: string): boolean {
  const [first] = reader.lines;
  if (first !== undefined && partsOf(first)[0] !== FORMAT) {
    const fault = { found: quote(first.text), expected: quote(FIRST_LINE) };
    collect(reader.issues, { code: 'record.not-a-record', line: first.number }, fault);
    return false;
  }
  return (
    take(reader, FORMAT, exactly(VERSION), 'record.version-unknown') !== undefined &&
    take(reader, 'game', exactly(game), 'record.game-unknown') !== undefined
  );
}

function readName(rest: string, player: string): Parsed<string> {
  const start = `${player} `;
  if (rest.startsWith(start)) return readQuoted(rest.slice(start.length));
  return refuse({ found: quote(rest), expected: `player ${player} and a name` });
}

function readSeed(rest: string): Parsed<number> {
  const seed = Number(rest);
  if (/^-?\d+$/.test(rest) && Number.isSafeInteger(seed)) return accept(seed === 0 ? 0 : seed);
  return refuse({ found: quote(rest), expected: 'a whole number nearer to 0 than 2^53' });
}

type Header<Types extends RecordTypes> = Omit<GameRecord<Types>, 'events' | 'result'>;

function readHeader<Types extends RecordTypes, State>(
  reader: LineReader,
  game: RecordedGame<Types, State>,
): Header<Types> | undefined {
  const rules = take(reader, 'rules', (rest) => game.readRules(rest));
  if (rules === undefined) {
    // How many players there are, and what their boards can hold, is unknown.
    skip(reader, ['player', 'seed', 'start']);
    return undefined;
  }
  const names = game
    .players(rules)
    .map((player) => take(reader, 'player', (rest) => readName(rest, player)))
    .filter((name) => name !== undefined);
  const hasSeed = keywordNext(reader) === 'seed';
  const seed = hasSeed ? take(reader, 'seed', readSeed) : undefined;
  const start = take(reader, 'start', (rest) => game.readStart(rest, rules));
  if (start === undefined) return undefined;
  return { game: game.name, rules, names, ...(seed === undefined ? {} : { seed }), start };
}

function readEvents<Event extends string>(
  reader: LineReader,
  kinds: readonly EventKind<Event>[],
): Event[] {
  const events: Event[] = [];
  const expected = `a line that begins with ${kinds.map(({ keyword }) => keyword).join(', ')} or result`;
  for (let line = reader.lines[reader.next]; line !== undefined; line = reader.lines[reader.next]) {
    const [keyword] = partsOf(line);
    if (keyword === 'result' || keyword === LAST_LINE) break;
    const kind = kinds.find((one) => one.keyword === keyword);
    if (kind === undefined) {
      reportUnexpected(reader, line, expected);
      reader.next++;
      continue;
    }
    const event = take(reader, keyword, (rest) => kind.read(rest));
    if (event !== undefined) events.push(event);
  }
  return events;
}

const RESULTS =
  'finished, forfeit with a player and a reason, or limit or unfinished with a reason';

/** Read how the game ended; the standings, which are lines of their own, are still empty. */
function readResult<Types extends RecordTypes>(
  rest: string,
  players: readonly Types['player'][],
): Parsed<GameResult<Types>> {
  if (rest === 'finished') return accept({ kind: rest, standings: [] });
  const [, kind, name, text = ''] = /^(?:(limit|unfinished)|forfeit (\S+)) (.*)$/s.exec(rest) ?? [];
  const reason = readQuoted(text);
  const player = players.find((one) => one === name);
  if (kind === undefined && player === undefined) {
    return refuse({ found: quote(rest), expected: RESULTS });
  }
  if (!reason.ok) return reason;
  if (player !== undefined) return accept({ kind: 'forfeit', player, reason: reason.value });
  return accept({ kind: kind === 'limit' ? kind : 'unfinished', reason: reason.value });
}

function readEnding<Types extends RecordTypes, State>(
  reader: LineReader,
  game: RecordedGame<Types, State>,
  players: readonly Types['player'][],
): GameResult<Types> | undefined {
  const result = take(reader, 'result', (rest) => readResult<Types>(rest, players));
  if (result === undefined) skip(reader, ['standing']);
  if (result?.kind !== 'finished') return result;
  const standings = players
    .map(() => take(reader, 'standing', (rest) => game.readStanding(rest)))
    .filter((standing) => standing !== undefined);
  return { ...result, standings };
}

/** Read some lines of a text, which has so many; collect what is wrong with them. */
export function readLines<Types extends RecordTypes, State>(
  game: RecordedGame<Types, State>,
  lines: readonly Line[],
  lineCount: number,
  issues: RecordIssue[],
): Reading<Types> {
  const keywords = new Set([...KEYWORDS, ...game.events.map(({ keyword }) => keyword)]);
  const reader: LineReader = { lines, lineCount, issues, keywords, next: 0, unexpected: 0 };
  const last = lines.at(-1);
  const complete = last !== undefined && partsOf(last)[0] === LAST_LINE;
  const before = issues.length;
  if (!isReadable(reader, game.name)) {
    if (issues.length === before) reportCut(reader, 'error');
    return { record: undefined, complete };
  }
  const header = readHeader(reader, game);
  const events = readEvents(reader, game.events);
  if (!complete) reportCut(reader, header === undefined ? 'error' : 'warning');
  if (header === undefined) return { record: undefined, complete };
  const result = readEnding(reader, game, game.players(header.rules));
  take(reader, LAST_LINE, exactly(''));
  const extra = lines[reader.next];
  if (extra !== undefined) reportUnexpected(reader, extra, 'the end of the text');
  return { record: { ...header, events, ...(complete ? { result } : {}) }, complete };
}
