/**
 * One program for all runtimes: it runs the same calls with the same seeds and hashes the results.
 *
 * It uses nothing but the language and the library's entry points. A check is one line of text.
 */
import { simulate } from '../../src/agents.js';
import { schemaOf } from '../../src/game.js';
import {
  azul,
  bonusPoints,
  COLOURS,
  COLUMNS,
  decodeMove,
  decodeState,
  drawTile,
  encodeMove,
  encodeState,
  equalStates,
  explainMove,
  type GameState,
  hashState,
  inspect,
  isMove,
  isPlayersWellFormed,
  isSharedWellFormed,
  legalMoves,
  type Move,
  newGame,
  PLAYER_IDS,
  perft,
  placementScore,
  ROWS,
  type Rules,
  readHumanMove,
  renderSvg,
  renderText,
  rollout,
  SOURCES,
  safeDecodeMove,
  safeDecodeState,
  sampleChance,
  seededRng,
  standings,
  TARGETS,
  tensors,
  validateState,
  writeHumanMove,
} from '../../src/index.js';
import { readLog, readRecord, replay } from '../../src/record.js';
import { makeMaterial } from '../fuzz/material.js';
import { mutate, noise } from '../fuzz/mutate.js';
import { ALL_RULES, play } from '../support/games.js';
import { shuffled } from '../support/shuffles.js';
import { Digest } from './digest.js';

/** The result of one section of the check. */
export interface Section {
  readonly name: string;
  readonly checks: number;
  readonly digest: string;
}

const GAMES = 6;
const SEEDS = 2000;
const MUTATED = 20_000;
const ROLLOUTS = 200;

const material = makeMaterial(1);

/** The first random numbers of many seeds. */
function* numbers(): Generator<string> {
  for (let seed = 0; seed < SEEDS; seed++) {
    const rng = seededRng(seed % 2 === 0 ? seed : -seed * 2 ** 21);
    yield Array.from({ length: 8 }, rng).join(' ');
  }
}

/** The results of all functions on a position. */
function* position(state: GameState): Generator<string> {
  const encoded = encodeState(state);
  const options = { rules: state.rules };
  yield `${encoded.join(' ')} ${state.phase} ${state.turn} ${state.scores} ${hashState(state)}`;
  yield legalMoves(state).join(' ');
  yield JSON.stringify(inspect(state));
  yield JSON.stringify(standings(state));
  yield JSON.stringify(validateState(encoded, options));
  const decoded = decodeState(encoded, options);
  yield `${equalStates(decoded, state)} ${hashState(decoded)} ${decoded.phase}`;
  yield JSON.stringify(safeDecodeState(shuffled(encoded, 1), { ...options, lenient: true }));
}

/** All positions of games with given rules. */
function* games(rules: Rules): Generator<string> {
  for (let game = 0; game < GAMES; game++) {
    const style = (['any', 'store', 'drop', 'hoard'] as const)[game % 4] ?? 'any';
    for (const { event, after } of play({ rules, style, seed: game })) {
      yield event;
      yield* position(after);
    }
  }
}

/** All notations. */
const NOTATIONS: readonly Move[] = PLAYER_IDS.flatMap((player) => [
  ...SOURCES.flatMap((source) =>
    COLOURS.flatMap((colour) =>
      TARGETS.map((target) => encodeMove({ kind: 'draft', player, source, colour, target })),
    ),
  ),
  ...ROWS.flatMap((row) =>
    ([...COLUMNS, 'F'] as const).map((column) =>
      encodeMove({ kind: 'tiling', player, row, column }),
    ),
  ),
]);

/** The moves with their parts, and why they are illegal. */
function* moves(): Generator<string> {
  for (const move of NOTATIONS) yield `${move} ${JSON.stringify(decodeMove(move))}`;
  for (const state of material.states.filter((_, index) => index % 97 === 0)) {
    for (const move of NOTATIONS) yield explainMove(state, move)?.message ?? 'legal';
  }
}

/** Points, draws and counts. */
function* values(): Generator<string> {
  for (const [index, state] of material.states.filter((_, at) => at % 5 === 0).entries()) {
    yield sampleChance(state, seededRng(index));
    yield String(drawTile(state, seededRng(index)));
    yield JSON.stringify(bonusPoints(state, 'A'));
    yield ROWS.flatMap((row) =>
      COLUMNS.map((column) => placementScore(state, 'B', row, column)),
    ).join(' ');
    if (index % 20 === 0) yield String(perft(state, 2));
  }
}

/** Mutated texts, noise, and values of wrong types, with all of their issues. */
function* refusals(): Generator<string> {
  const rng = seededRng(3);
  for (let input = 0; input < MUTATED; input++) {
    const [shared, players] = material.encoded[input % material.encoded.length] ?? ['', ''];
    const one = input % 4 === 0 ? noise(rng, 80) : mutate(rng, shared, players);
    const other = mutate(rng, players, shared);
    yield JSON.stringify([one, other]);
    yield JSON.stringify(validateState([one, other], { lenient: input % 3 === 0 }));
    yield `${isSharedWellFormed(one)} ${isPlayersWellFormed(other)}`;
    const move = mutate(rng, material.events[input % material.events.length] ?? '', one);
    yield `${isMove(move)} ${JSON.stringify(safeDecodeMove(move))}`;
  }
  for (const value of [undefined, null, 7, 10n, true, [], {}, [1, 2], ['', null], () => {}]) {
    yield JSON.stringify(schemaOf(azul)['~standard'].validate(value));
  }
}

/** Records, logs and moves as people type them, valid and mutated. */
function* records(): Generator<string> {
  const rng = seededRng(4);
  for (const text of material.records) {
    const read = readRecord(azul, text);
    yield text;
    yield JSON.stringify(read);
    if (read.ok) yield JSON.stringify(replay(azul, read.record));
    yield JSON.stringify(readRecord(azul, mutate(rng, text, text)));
  }
  for (const text of material.logs) {
    yield text;
    yield JSON.stringify(readLog(azul, text));
    yield JSON.stringify(readLog(azul, mutate(rng, text, text)));
  }
  for (const state of material.states.filter((_, index) => index % 5 === 0)) {
    const [move] = legalMoves(state);
    if (move === undefined) continue;
    const typed = writeHumanMove(move, state);
    yield `${typed} ${JSON.stringify(readHumanMove(typed, state))}`;
    yield JSON.stringify(readHumanMove(mutate(rng, typed, move), state));
  }
}

/** Rollouts. */
function* rollouts(): Generator<string> {
  for (const rules of ALL_RULES) {
    for (let seed = 0; seed < ROLLOUTS; seed++) {
      const rng = seededRng(seed);
      yield JSON.stringify(rollout(newGame({ rules, rng }), rng));
    }
  }
}

/** Pictures of states. */
function* pictures(): Generator<string> {
  for (const state of material.states.filter((_, index) => index % 10 === 0)) {
    yield renderText(state, { colour: true });
    yield renderSvg(state);
  }
}

/** Inputs of models: indexes of moves, masks, observations. */
function* learning(): Generator<string> {
  for (const state of material.states.filter((_, index) => index % 5 === 0)) {
    const space = tensors.actionSpace(state.rules);
    yield space.mask(state).join('');
    yield legalMoves(state).map(space.indexOf).join(' ');
    yield tensors.observe(state, 1).join(' ');
  }
}

/** Matches between agents, in this thread. */
async function* simulations(): AsyncGenerator<string> {
  for (const players of [2, 3, 4] as const) {
    const agents = (['greedy', 'random', 'random', 'greedy'] as const).slice(0, players);
    yield JSON.stringify(await simulate(azul, { agents, games: 12, seed: players, workers: 0 }));
  }
}

type Lines = Generator<string> | AsyncGenerator<string>;

const SECTIONS: readonly (readonly [name: string, lines: () => Lines])[] = [
  ['numbers', numbers],
  ...ALL_RULES.map((rules) => {
    const name = `games ${rules.players} ${rules.mosaic} ${rules.tilingOrder}`;
    return [name, () => games(rules)] as const;
  }),
  ['moves', moves],
  ['values', values],
  ['refusals', refusals],
  ['records', records],
  ['rollouts', rollouts],
  ['pictures', pictures],
  ['learning', learning],
  ['simulations', simulations],
];

/** Run the check, and return the result of each section. */
export async function check(): Promise<Section[]> {
  const sections: Section[] = [];
  for (const [name, lines] of SECTIONS) {
    const digest = new Digest();
    let checks = 0;
    for await (const line of lines()) {
      digest.add(line);
      checks += 1;
    }
    sections.push({ name, checks, digest: String(digest) });
  }
  return sections;
}
