/** Self-play data of every game, read as docs/self-play.md describes it, is what the rules say. */
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameTypes } from '../../src/engine/game/game.js';
import { gameNamed } from '../../src/games.js';
import { runHere } from '../cli/command-run.js';
import { tableUnder } from '../docs/pages.js';
import { temporaryFolder } from '../support/folders.js';
import { type NumpyArray, type ReadManifest, readManifest, readShard } from './reader.js';

const folder = temporaryFolder();

const ITERATIONS = 6;

/** Each game: how many are played, and options that make them short. */
const GAMES = [
  ['azul', 2, ['--mosaic', 'fixed']],
  ['royal-ur', 2, ['--tokens', '2']],
  ['tsuro', 1, ['--players', '4']],
  ['cube-blokus', 1, []],
] as const;

/** What the page calls the types of columns, by what NumPy calls them. */
const TYPES = new Map([
  ['<f4', 'float32'],
  ['<i4', 'int32'],
  ['|u1', 'uint8'],
]);

describe.each(GAMES)('the data of %s', (name, games, options) => {
  const out = join(folder, name);
  let manifest: ReadManifest;
  let shard: Map<string, NumpyArray>;
  let rows = 0;

  /** Return the entries of a column. */
  function column(of: string): readonly (number | string)[] {
    const found = shard.get(of);
    if (found === undefined) throw new Error(`Found no column ${of}.`);
    return found.entries;
  }
  const known = new Map<string, readonly number[]>();
  const numbers = (of: string) => {
    const found = known.get(of) ?? column(of).map(Number);
    known.set(of, found);
    return found;
  };
  const textAt = (of: string, row: number) => String(column(of)[row]);

  beforeAll(async () => {
    const { stdout } = await runHere([
      ...[name, 'selfplay', '--out', out, '--games', `${games}`, '--seed', '3'],
      ...['--iterations', `${ITERATIONS}`, '--workers', '0', '--json', ...options],
    ]);
    manifest = readManifest(out);
    shard = readShard(join(out, 'games-0000000.npz'));
    rows = manifest.shards[0]?.rows ?? 0;
    expect(JSON.parse(stdout)).toMatchObject({ seed: 3, games, shards: 1, kept: 0, rows });
  });

  test('has the manifest that the page describes', () => {
    const { format, formatVersion, seed, agent } = manifest;
    expect({ format, formatVersion, seed, games: manifest.games }).toEqual({
      ...{ format: 'azulejo self-play', formatVersion: 1, seed: 3, games },
    });
    expect(agent).toEqual({ name: 'search', iterations: ITERATIONS, drawnMoves: 20 });
    const names = tableUnder('docs/self-play.md', 'Files').flatMap(([cell]) => cell?.split(', '));
    expect(Object.keys(manifest).sort()).toEqual(names.sort());
    const parts = ['file', 'first', 'games', 'rows', 'bytes', 'sha256'];
    expect(Object.keys(manifest.shards[0] ?? {})).toEqual(parts);
    const { length, blocks } = manifest.observation;
    expect(blocks.reduce((sum, block) => sum + block.length, 0)).toBe(length);
  });

  test('has the columns that the manifest and the page list', () => {
    const listed = tableUnder('docs/self-play.md', 'Columns').flatMap(([cell = '', type, shape]) =>
      cell.split(', ').map((each) => [each, type, shape]),
    );
    const expected = listed.filter(([each]) => each !== 'scores' || shard.has('scores'));
    const sizes = new Map<number, string>([
      [manifest.players.length, 'players'],
      [manifest.observation.length, 'length'],
    ]);
    const written = manifest.columns.map(({ name: each, type, shape }) => [
      ...[each, type],
      shape.map((axis) => (typeof axis === 'number' ? sizes.get(axis) : axis)).join(' × '),
    ]);
    expect(written).toEqual(expected);
    const lengths = new Map([
      ['rows', rows],
      ['rows + 1', rows + 1],
      ['legal moves', column('legal_index').length],
    ]);
    expect([...shard].map(([each, { descr }]) => [each, TYPES.get(descr) ?? 'bytes'])).toEqual(
      manifest.columns.map(({ name: each, type }) => [each, type]),
    );
    expect([...shard.values()].map(({ shape }) => shape)).toEqual(
      manifest.columns.map(({ shape }) =>
        shape.map((axis) => (typeof axis === 'number' ? axis : lengths.get(axis))),
      ),
    );
  });

  test('has what the rules say of each state', async () => {
    const { game, tensors } = await playersOf(name);
    const rules = game.rulesOf(stateAt(game, 0));
    const { size, indexOf } = tensors.actionSpace(rules);
    const { length } = manifest.observation;
    const observations = numbers('observation');
    expect([size, rules]).toEqual([manifest.moves, manifest.rules]);
    for (let row = 0; row < rows; row++) {
      const state = stateAt(game, row);
      const player = numbers('player')[row] ?? -1;
      expect(player).toBe(game.playerToMove(state));
      const seen = [...tensors.observe(state, player)];
      expect(observations.slice(row * length, (row + 1) * length)).toEqual(seen);
      const moves = legalAt(row);
      expect(moves.map(({ move }) => move)).toEqual(game.legalMoves(state));
      expect(moves.map(({ index }) => index)).toEqual(moves.map(({ move }) => indexOf(move)));
      expect(new Set(moves.map(({ index }) => index)).size).toBe(moves.length);
      expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(ITERATIONS);
      const played = moves.find(({ index }) => index === numbers('chosen')[row]);
      expect(played?.visits).toBeGreaterThan(0);
    }
    for (const value of numbers('value')) expect(value >= 0 && value <= 1).toBe(true);
    // Of the games, only Azul is solved: in its last round. What is exact comes true.
    expect(numbers('exact').includes(1)).toBe(name === 'azul');
    for (const [row, exact] of numbers('exact').entries()) {
      const own = row * manifest.players.length + (numbers('player')[row] ?? 0);
      if (exact === 1) expect(numbers('value')[row]).toBe(numbers('returns')[own]);
    }
  });

  test('goes from each state to the next, and to the results', async () => {
    const { game } = await playersOf(name);
    const players = manifest.players.length;
    const numbersOfGames = numbers('game');
    for (let row = 0; row < rows; row++) {
      const chosen = legalAt(row).find(({ index }) => index === numbers('chosen')[row]);
      let state = game.applyMove(stateAt(game, row), chosen?.move ?? '');
      const isLast = numbersOfGames[row + 1] !== numbersOfGames[row];
      if (!isLast) {
        if (!game.chance?.isDue(state)) {
          expect(game.encode(state)).toEqual(game.encode(stateAt(game, row + 1)));
        }
        continue;
      }
      // At the end of Azul's last round, the deal that is due is empty.
      if (game.chance?.isDue(state))
        state = game.chance.apply(
          state,
          game.chance.sample(state, () => 0),
        );
      expect(game.isOver(state)).toBe(true);
      for (let each = row; each >= 0 && numbersOfGames[each] === numbersOfGames[row]; each--) {
        const own = (of: string) => numbers(of).slice(each * players, (each + 1) * players);
        expect(own('returns')).toEqual(game.returns(state).map(Math.fround));
        if (game.scores !== undefined) expect(own('scores')).toEqual(game.scores(state));
      }
    }
    expect([...new Set(numbersOfGames)]).toEqual([...Array(games).keys()]);
    expect(new Set(numbers('over'))).toEqual(new Set([1]));
  });

  async function playersOf(of: string) {
    const game = await gameNamed(of).load();
    const tensors = game.tensors;
    if (tensors === undefined) throw new Error(`Found no tensors of ${of}.`);
    return { game, tensors };
  }

  function stateAt(game: Awaited<ReturnType<typeof playersOf>>['game'], row: number) {
    const encoded = [textAt('state_shared', row), textAt('state_players', row)];
    // The rules of the manifest are those of the game.
    const rules = manifest.rules as GameTypes['rules'];
    const decoded = game.decode(encoded, { rules });
    if (!decoded.ok) throw new Error(`Row ${row}: ${decoded.issues[0]?.message}`);
    return decoded.state;
  }

  function legalAt(row: number) {
    const [start = 0, end = 0] = numbers('legal_start').slice(row, row + 2);
    const [index, visits] = [numbers('legal_index'), numbers('legal_visits')];
    return Array.from({ length: end - start }, (_, offset) => ({
      move: textAt('legal_move', start + offset),
      index: index[start + offset] ?? -1,
      visits: visits[start + offset] ?? -1,
    }));
  }
});
