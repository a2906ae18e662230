/**
 * The messages between a program and a worker that thinks for it. Plain data: states are sent as their two strings, with
 * their rules.
 */
import type { Budget } from '../game/agent.js';
import type { EncodedState, GameTypes } from '../game/game.js';
import type { GameRecord } from '../record/record.js';

/** A position, and what a choice in it depends on. */
export interface Position {
  readonly state: EncodedState;
  readonly rules: object;
  /** Seed of the random numbers, from 0 to 2^32 - 1. */
  readonly seed: number;
  readonly budget?: Budget | undefined;
  readonly timeLimit?: number | undefined;
}

/** What a worker is asked. */
export type Request =
  /** Load a game, and make an agent. */
  | { readonly kind: 'open'; readonly game: string; readonly agent: unknown }
  | ({ readonly kind: 'begin' | 'choose' | 'analyse' } & Position)
  | {
      readonly kind: 'review';
      readonly record: GameRecord<GameTypes>;
      readonly iterations?: number | undefined;
      readonly seed?: number | undefined;
    };

/** What a worker says. */
export type Message =
  /** It is there, and waits for requests. */
  | { readonly kind: 'loaded' }
  /** A request is done. */
  | { readonly kind: 'done'; readonly result: unknown }
  /** A request cannot be done. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** Something is known before a request is done. */
  | { readonly kind: 'progress'; readonly progress: unknown };

const KINDS: ReadonlySet<unknown> = new Set<Message['kind']>([
  'loaded',
  'done',
  'failed',
  'progress',
]);

/** Whether a value is what a worker says: workers can be anybody's. */
export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'kind' in value && KINDS.has(value.kind);
}
