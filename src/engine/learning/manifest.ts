/** The manifest of self-play data: what it is, and which shards there are. */

import { SEEDS } from '../../random/seeds.js';
import { writeJson } from '../../text/parsed.js';
import type { GameTypes } from '../game/game.js';
import type { ObservationBlock } from '../game/tensors.js';
import { type Column, describeColumns } from './columns.js';
import { type SelfPlayScenario, type ShardPlace, sizesOf } from './self-play.js';
import type { SelfPlayAgent, SelfPlayer } from './self-play-game.js';

/** A shard that has been played. */
export interface FinishedShard extends ShardPlace {
  /** Number of decisions. */
  readonly rows: number;
  /** Size of the file. */
  readonly bytes: number;
  /** Checksum of the file, in hexadecimal. */
  readonly sha256: string;
}

/** What data is: everything that must be the same to continue with it. */
export interface DataDescription {
  readonly format: 'azulejo self-play';
  readonly formatVersion: 1;
  /** Version of azulejo: another one may play other games by the same seed. */
  readonly version: string;
  readonly game: string;
  readonly rules: GameTypes['rules'];
  readonly seed: number;
  readonly agent: SelfPlayAgent;
  readonly gamesPerShard: number;
  /** Version of the layout of observations and of the numbering of moves. */
  readonly layoutVersion: number;
  /** The players' letters, in turn order. */
  readonly players: readonly string[];
  readonly observation: { readonly length: number; readonly blocks: readonly ObservationBlock[] };
  /** How many indices moves have. */
  readonly moves: number;
  readonly columns: readonly Column[];
}

export interface Manifest extends DataDescription {
  /** Number of games, of which those of the shards have been played. */
  readonly games: number;
  /** The shards that are there, by their first game. */
  readonly shards: readonly FinishedShard[];
}

export function describeData(
  { game, tensors, agent }: Pick<SelfPlayer<GameTypes>, 'game' | 'tensors' | 'agent'>,
  { rules, seed }: SelfPlayScenario,
  { version, gamesPerShard }: Pick<DataDescription, 'version' | 'gamesPerShard'>,
): DataDescription {
  const sizes = sizesOf({ game, tensors }, rules);
  return {
    format: 'azulejo self-play',
    formatVersion: 1,
    version,
    game: game.name,
    rules,
    seed,
    agent,
    gamesPerShard,
    layoutVersion: tensors.version,
    players: game.players(rules),
    observation: { length: sizes.observation, blocks: tensors.layout(rules) },
    moves: tensors.actionSpace(rules).size,
    columns: describeColumns(sizes),
  };
}

export function writeManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** What the parts of a finished shard are: its name follows from its first game, and is not read. */
const SHARD_PARTS: Readonly<Record<keyof FinishedShard, (value: unknown) => boolean>> = {
  file: (value) => typeof value === 'string',
  first: isCount,
  games: isCount,
  rows: isCount,
  bytes: isCount,
  sha256: (value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value),
};

function isFinishedShard(value: unknown): value is FinishedShard {
  return (
    isRecord(value) && Object.entries(SHARD_PARTS).every(([name, isPart]) => isPart(value[name]))
  );
}

/** A manifest that was found: the settings to compare, and the shards to keep. */
export interface FoundManifest {
  readonly description: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly games: number;
  readonly shards: readonly FinishedShard[];
}

/**
 * Whether a text has no more brackets than a manifest, as each takes fifty times its size in memory: Azul's has 141, and
 * one for each shard, of 150 characters or more.
 */
function isSparse(text: string): boolean {
  let rest = 1000 + text.length / 100;
  for (let index = 0; index < text.length && rest > 0; index++) {
    const unit = text[index];
    if (unit === '[' || unit === '{') rest--;
  }
  return rest > 0;
}

/** Read a manifest; `undefined` if the text is none. */
export function readManifest(text: string): FoundManifest | undefined {
  if (!isSparse(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
    // What is nested too deeply to be shown throws here.
    JSON.stringify(value);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const { games, shards, ...description } = value;
  const { seed } = description;
  if (!isCount(games) || !isCount(seed) || seed >= SEEDS) return undefined;
  if (!Array.isArray(shards) || !shards.every(isFinishedShard)) return undefined;
  return { description, seed, games, shards };
}

/** A part of a manifest that differs, as JSON. */
export interface Difference {
  readonly name: string;
  readonly found: string;
  readonly expected: string;
}

/** Return the first part of a manifest that differs; `undefined` if it is of the same data. */
export function differenceFrom(
  expected: DataDescription,
  found: FoundManifest,
): Difference | undefined {
  const write = (value: unknown) => (value === undefined ? 'nothing' : writeJson(value));
  for (const [name, value] of Object.entries(expected)) {
    const [one, other] = [write(found.description[name]), write(value)];
    if (one !== other) return { name, found: one, expected: other };
  }
  return undefined;
}
