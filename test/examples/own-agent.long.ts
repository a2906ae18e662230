/** The examples of agents of one's own: in threads as in one process, and in games that are stopped. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, replay } from 'azulejo/record';
import { royalUr } from 'azulejo/royal-ur';
import { afterAll, describe, expect, test } from 'vitest';
import { azulejo, COMMAND } from '../cli/command-run.js';
import { AGENT, at, folder, moduleOf, SEARCH, STATE } from './own-agent-files.js';

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Run a command of Ur. */
const command = (...args: string[]) => azulejo(['royal-ur', ...args]);

describe('the commands', () => {
  test('play a game that is saved, resumed and reviewed', () => {
    const path = join(folder, 'game.ur');
    const saved = ['--record', path, '--pictures', 'never'];
    const stopped = azulejo(
      ['royal-ur', 'play', '--agents', `${AGENT},human`, '--seed', '4', ...saved],
      'quit\n',
    );
    expect(stopped.stderr).toContain(`royal-ur play --agents ${AGENT},human --from`);
    const resumed = command('play', '--agents', `${AGENT},random`, '--from', path, ...saved);
    expect(resumed.status).toBe(0);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain('player A "my-agent"');
    const read = readRecord(royalUr, text);
    expect(read.ok && read.complete && replay(royalUr, read.record).ok).toBe(true);
    const review = ['review', path, '--iterations', '20', '--json'];
    const reviews = ['0', '2'].map((workers) =>
      command(...review, '--agent', SEARCH, '--workers', workers),
    );
    expect(reviews[0]?.status).toBe(0);
    expect(reviews[1]).toEqual(reviews[0]);
    expect(command(...review).stdout).not.toBe(reviews[0]?.stdout);
  });

  test('answer other programs, which play against them', () => {
    const lines = ['azulejo 1', `position ${STATE.join(' ')}`, 'go seed 1', 'quit'];
    const engine = ['royal-ur', 'engine', '--agent', AGENT];
    const { status, stdout } = azulejo(engine, `${lines.join('\n')}\n`);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^option agent choice default my-agent values .* my-agent$/m);
    expect(stdout).toMatch(/^bestmove A/m);
    const program = `exec:"${process.execPath}" "${COMMAND}" ${engine.join(' ')}`;
    const games = ['--games', '4', '--seed', '1', '--json'];
    const played = command('simulate', '--agents', `${program},${AGENT}`, ...games);
    expect(JSON.parse(played.stdout).endings).toMatchObject({ over: 4, forfeit: 0 });
  });

  test('play a game of your own', () => {
    const kalah = ['--game', 'examples/own-game/kalah.js'];
    const games = ['--games', '40', '--seed', '3', '--json', '--workers'];
    const runs = ['0', '2'].map((workers) =>
      azulejo([...kalah, 'simulate', '--agents', `${AGENT},greedy`, ...games, workers]),
    );
    expect(JSON.parse(runs[0]?.stdout ?? '')).toMatchObject({ endings: { over: 40 } });
    expect(runs[1]).toEqual(runs[0]);
  });
});

describe('in worker threads as in one process', () => {
  const both = (...args: string[]) => ['0', '2'].map((workers) => [...args, '--workers', workers]);

  test.each([
    ['simulate', '--agents', `${AGENT},${SEARCH}`, '--games', '40', '--iterations', '5'],
    ['ratings', '--agents', `${AGENT},random`, '--cycles', '6'],
  ])('%s', (...args) => {
    const [here, threads] = both(...args, '--seed', '3', '--json').map((each) => command(...each));
    expect(here).toMatchObject({ status: 0, stderr: '' });
    expect(threads).toEqual(here);
  });

  test('a tournament of Tsuro', () => {
    const players = ['--agents', `${AGENT}:3,random:4`, '--seed', '3', '--json'];
    const [here, threads] = both('tsuro', 'tournament', ...players).map((each) => azulejo(each));
    expect(here?.stdout).toContain('"my-agent-3"');
    expect(threads).toEqual(here);
  });

  test('self-play, which a model of your own searches', () => {
    const files = both('selfplay', '--agent', SEARCH, '--games', '4', '--shard-games', '2').map(
      (args, index) => {
        const out = join(folder, `data-${index}`);
        const run = command(...args, '--iterations', '8', '--seed', '1', '--out', out);
        expect(run.status).toBe(0);
        return ['manifest.json', 'games-0000001.npz'].map((name) => readFileSync(join(out, name)));
      },
    );
    expect(JSON.parse(`${files[0]?.[0]}`).agent.name).toBe('my-search');
    expect(files[1]).toEqual(files[0]);
  });

  test('a tournament that was stopped, and is resumed with the file elsewhere', () => {
    const [first, second] = ['here', 'there'].map((place) => moduleOf(`${place}/last.mjs`, at(-1)));
    const play = (file: string | undefined, rounds: string, name: string, workers: string) => {
      const path = join(folder, name);
      const options = ['--seed', '5', '--results', path, '--workers', workers];
      const run = command('ratings', '--agents', `${file},random`, '--cycles', rounds, ...options);
      expect(run.status).toBe(0);
      return readFileSync(path, 'utf8');
    };
    const whole = play(first, '6', 'whole.jsonl', '0');
    expect(whole).toContain('"agents":["last","random"]');
    const part = play(first, '2', 'part.jsonl', '2');
    writeFileSync(join(folder, 'part.jsonl'), part.slice(0, -9));
    expect(play(second, '6', 'part.jsonl', '2')).toBe(whole);
  });
});

describe('an agent that imports the game', () => {
  const royalUrFile = new URL('../../dist/royal-ur.js', import.meta.url).href;
  const importing = (name: string, more: string) =>
    moduleOf(
      name,
      `import { legalMoves } from '${royalUrFile}'; ${more}
       export default () => ({ name: 'any', chooseMove: (state) => legalMoves(state)[0] });`,
    );
  const games = ['--games', '6', '--seed', '1', '--json', '--workers'];
  const results = (file: string) =>
    ['0', '2'].map((workers) => command('simulate', '--agents', file, ...games, workers));

  test('and exports it is given states of it, in every thread', () => {
    const file = importing('knowing.mjs', `export { royalUr as game } from '${royalUrFile}';`);
    const [here, threads] = results(file);
    expect(JSON.parse(here?.stdout ?? '').endings).toMatchObject({ over: 6, forfeit: 0 });
    expect(threads).toEqual(here);
    const [first] = results(moduleOf('knowing/knowing.mjs', at(0)));
    expect(here).toEqual(first);
  });

  test('and does not export it is told why it forfeits, in every thread', () => {
    const [here, threads] = results(importing('unknowing.mjs', ''));
    expect(here?.stdout).toContain('states of another game or copy of the package');
    expect(threads).toEqual(here);
  });

  test('is refused for another game', () => {
    const file = importing('of-ur.mjs', `export { royalUr as game } from '${royalUrFile}';`);
    const { status, stderr } = azulejo(['tsuro', 'simulate', '--agents', file]);
    expect(status).toBe(1);
    expect(stderr).toContain('cannot be read: Export "game": found "royal-ur", expected tsuro.');
  });
});
