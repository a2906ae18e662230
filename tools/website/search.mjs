/** What the search of the site finds by words that are in no name, and whether it does. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/**
 * Words by which people look for something that has other names, by its full name in the reference, or by
 * the file of its guide.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const SEARCH_WORDS = {
  'azulejo.playerToMove': 'whose turn current next active player who moves',
  'azulejo/game.Game.playerToMove': 'whose turn current next active player who moves',
  'azulejo.explainMove': 'why illegal invalid move reason refused not allowed',
  'docs/check-a-state.md': 'why illegal invalid validate state errors reason',
  'azulejo.renderSvg': 'draw board picture image show display',
  'docs/boards.md': 'draw board show display component element React Vue Svelte Angular drag drop',
  'docs/pictures.md': 'draw board image PNG',
  'azulejo/worker.agentWorker': 'web worker thread background main thread freeze blocked',
  'docs/bundling.md': 'web worker webpack Vite Rollup Next',
  'docs/agents.md': 'AI computer opponent bot levels difficulty strength',
  'azulejo.AGENTS': 'AI computer opponent bot level difficulty',
  'docs/search.md': 'AI MCTS Monte Carlo hint best move',
  'docs/your-game.md': 'own custom new game another implement interface',
  'docs/sessions.md': 'serialize save load undo redo database persist store JSON',
  'azulejo.encodeState': 'serialize write string save FEN store',
  'azulejo.decodeState': 'deserialize parse read string load FEN',
  'docs/records.md': 'PGN notation history file',
  'docs/online.md': 'multiplayer friends room lobby socket network',
  'docs/your-bot.md': 'engine UCI external program Rust C++',
  'docs/python.md': 'Python gym Gymnasium PettingZoo reinforcement learning numpy PyTorch',
};

/**
 * What people search for, and what is to be among the first three results.
 *
 * @type {Readonly<Record<string, string>>}
 */
const SEARCHES = {
  'whose turn': 'azulejo.playerToMove',
  'why illegal': 'azulejo.explainMove',
  'draw board': 'Boards for your page',
  'web worker': 'azulejo/worker.agentWorker',
  AI: 'Agents, matches, simulations',
  'own game': 'A game of your own',
  serialize: 'azulejo.encodeState',
  undo: 'Sessions',
  multiplayer: 'Playing together',
  Python: 'Learn from Python',
  hint: 'Search, hints and endgames',
  validate: 'Check a state',
};

/** @typedef {{ ref: string, score: number }} Found */
/** @typedef {{ name: string, parent?: string }} Row */

/**
 * List the searches that do not find what they are to find, searching as the script of TypeDoc does.
 *
 * @param {string} site - the folder of the website
 */
export function searchErrors(site) {
  // TypeDoc brings it along, and builds the index with it.
  const lunr = createRequire(import.meta.resolve('typedoc'))('lunr');
  const script = readFileSync(join(site, 'assets', 'search.js'), 'utf8');
  const packed = Buffer.from(/"(.*)"/s.exec(script)?.[1] ?? '', 'base64');
  /** @type {{ rows: readonly Row[], index: object }} */
  const { rows, index } = JSON.parse(inflateSync(packed).toString());
  const searcher = lunr.Index.load(index);
  return Object.entries(SEARCHES).flatMap(([query, expected]) => {
    const words = query.split(' ').map((word) => `*${word}*`);
    /** @type {readonly Found[]} */
    const found = searcher.search(words.join(' '));
    const first = found
      .map(({ ref, score }) => {
        const { name, parent } = rows[Number(ref)] ?? { name: '' };
        const starts = name.toLowerCase().startsWith(query.toLowerCase());
        const factor = starts ? 10 / (1 + Math.abs(name.length - query.length)) : 1;
        return { name: parent === undefined ? name : `${parent}.${name}`, score: score * factor };
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, 3)
      .map(({ name }) => name);
    const isFound = first.includes(expected);
    return isFound ? [] : [`Search "${query}": found ${first.join(', ')}, expected ${expected}.`];
  });
}
