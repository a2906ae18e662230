/** docs/json.md: the fields that it lists are those that the commands print, and none is missing. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cubeBlokus } from 'azulejo/cube-blokus';
import { newSession } from 'azulejo/record';
import { beforeAll, expect, test } from 'vitest';
import { runHere } from '../cli/command-run.js';
import { temporaryFolder } from '../support/folders.js';
import { read } from './pages.js';

const PAGE = read('docs/json.md');
const folder = temporaryFolder();

/** Fields whose content other pages describe, or the rules of a game. */
const OPAQUE = ['rules', 'parts', 'standings', 'issues', 'issue', 'error', 'result'];

/** Return the text of a section. */
function section(heading: string): string {
  return PAGE.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
}

/** List the names that a text has as code, each alone: `moves[i].line` is `line`. */
function namesIn(text: string): Set<string> {
  const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return new Set(codes.map((code) => code.split('.').at(-1) ?? code));
}

/** List the names of the first cells in the tables of a text. */
function firstCells(text: string): Set<string> {
  return namesIn([...text.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell).join(' '));
}

/** Collect the names of all fields of a value. */
function fieldsOf(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [name, content] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(name);
    if (!OPAQUE.includes(name)) fieldsOf(content, names);
  }
  return names;
}

/** What a command prints on a line. */
interface Printed {
  readonly kind?: string;
}

/** Run a command, and read the lines that it prints. */
async function objectsOf(line: string, input = ''): Promise<Printed[]> {
  const { stdout } = await runHere([...line.split(' '), '--json'], input);
  const lines = stdout.split('\n').filter((each) => each !== '');
  return lines.map((each): Printed => JSON.parse(each));
}

const START = 'AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF';
const FRESH = 'AFCfB2020202020D0000000000 A0MSFB0MSF';

test('the fields of answers about states', async () => {
  const names = new Set<string>();
  for (const line of [
    `validate ${START}X`,
    `moves ${START}`,
    `moves ${START}X`,
    `hint ${START} --iterations 20 --count 2`,
    `apply ${FRESH} F0cdde1bbbe2abde3cdee4bcce A1b2`,
    `apply ${FRESH} A1b2`,
    `perft ${START} 1`,
    'royal-ur solve B2 A2PH0B1P04H0',
  ]) {
    for (const each of await objectsOf(line)) fieldsOf(each, names);
  }
  const text = section('Answers about states');
  expect([...names].filter((name) => !namesIn(text).has(name))).toEqual([]);
  expect([...firstCells(text)].filter((name) => !names.has(name))).toEqual([]);
});

/** The events of games, as many kinds of them as there are. */
const PLAYED: Printed[] = [];

beforeAll(async () => {
  const [cut, log, forfeited] = ['cut', 'log', 'forfeited'].map((name) => join(folder, name));
  writeFileSync(cut ?? '', 'azulejo 1\n');
  writeFileSync(forfeited ?? '', `${newSession(cubeBlokus).play('A!').save()}comment "why?"\n`);
  for (const [line, input] of [
    ['azul play --seed 1'],
    ['azul play --seed 1 --max-moves 2'],
    ['royal-ur play --seed 1'],
    ['tsuro play --seed 1'],
    ['cube-blokus play --seed 1'],
    [`cube-blokus play --agents human,random,random,random --seed 1 --log ${log}`, 'AUd1d2\n?\n'],
    [`cube-blokus replay ${log}`],
    [`cube-blokus replay ${forfeited}`],
    ['royal-ur play --agents human,level-1 --seed 1', 'hand\nundo\n'],
    [`azul replay ${cut}`],
  ] as const) {
    PLAYED.push(...(await objectsOf(line, input)));
  }
});

test('the kinds of events', () => {
  const kinds = [...new Set(PLAYED.map(({ kind }) => kind ?? ''))].sort();
  const [table = ''] = section('Games as they are played').split('These fields');
  expect(kinds).toEqual([...firstCells(table)].sort());
});

test('the fields of events', () => {
  const text = section('Games as they are played');
  const names = new Set<string>();
  for (const each of PLAYED) if (each.kind !== 'issue') fieldsOf(each, names);
  expect([...names].filter((name) => name !== 'kind' && !namesIn(text).has(name))).toEqual([]);
  const [, table = ''] = text.split('These fields');
  expect([...firstCells(table)].filter((name) => !names.has(name))).toEqual([]);
});

test('the fields of results', async () => {
  const text = section('Results of many games');
  const known = namesIn(text);
  const ratings = await objectsOf(
    'ratings --agents random,greedy --cycles 30 --seed 1 --workers 0 --sprt 0,10',
  );
  const selfPlay = await objectsOf(
    `selfplay --out ${join(folder, 'data')} --games 1 --iterations 2 --seed 1 --workers 0`,
  );
  const table = await objectsOf(`royal-ur solve --tokens 1 --out ${join(folder, 'table')}`);
  const names = fieldsOf([ratings, selfPlay, table]);
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
  expect(names).toContain('accepted');
  const [tournament] = await objectsOf('tsuro tournament --agents random:3 --seed 1 --workers 0');
  expect(Object.keys(tournament ?? {}).sort()).toEqual(['cycles', 'forfeits', 'ranking', 'seed']);
});
