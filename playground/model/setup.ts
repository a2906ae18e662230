/** The start menu: who plays what. */
import type { Rules } from 'azulejo';
import type { Table } from './game.js';
import type { Seat } from './seats.js';

export interface Setup {
  readonly players: Rules['players'];
  /** Four of each, of which as many count as there are players. */
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  readonly mosaic: Rules['mosaic'];
  readonly tilingOrder: Rules['tilingOrder'];
  /** The seed as it is typed. */
  readonly seed: string;
}

export const FIRST_SETUP: Setup = {
  players: 2,
  names: ['Ada', 'Bruno', 'Clara', 'Duarte'],
  seats: ['human', 'level-2', 'level-2', 'level-2'],
  mosaic: 'fixed',
  tilingOrder: 'top-down',
  seed: '1',
};

/** Longest name of a player. */
export const LONGEST_NAME = 30;

/** The seeds there are: whole numbers from 0 to this. */
export const LARGEST_SEED = 2 ** 32 - 1;

/** Read a seed. */
export function readSeed(text: string): number | undefined {
  if (!/^\s*\d{1,10}\s*$/.test(text)) return undefined;
  const seed = Number(text);
  return seed <= LARGEST_SEED ? seed : undefined;
}

/** Replace one entry of a list. */
export function replaced<Value>(
  list: readonly Value[],
  index: number,
  value: Value,
): readonly Value[] {
  return list.map((old, place) => (place === index ? value : old));
}

/** Make a name fit for a table: not too long, nothing that drives a terminal. */
export function tidyName(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, '').slice(0, LONGEST_NAME);
}

/** Read the menu: who plays by which rules, unless the seed is none. */
export function tableOf(setup: Setup): Table | undefined {
  const { players, mosaic, tilingOrder } = setup;
  const seed = readSeed(setup.seed);
  if (seed === undefined) return undefined;
  return {
    rules: { players, mosaic, tilingOrder },
    names: setup.names.slice(0, players).map((name, index) => name.trim() || `Player ${index + 1}`),
    seats: setup.seats.slice(0, players),
    seed,
  };
}
