/**
 * Games to be played on: new ones, and those that were saved.
 *
 * @packageDocumentation
 */

import { pick } from '../../random/pick.js';
import { seededRng } from '../../random/seeded-rng.js';
import type { Rules } from '../../state/vocabulary.js';
import { writeQuoted } from '../../text/quoted-text.js';
import { freshState } from '../agents/fresh-state.js';
import type { GameState } from '../api/game-state.js';
import { isDeal } from '../api/rounds.js';
import { encodeState } from '../api/text.js';
import { AZUL, type AzulRecord } from '../record/azul-record.js';
import { replaySteps } from '../record/frame-replay.js';
import { FileError } from './file-error.js';
import { type Course, firstRound } from './game-events.js';
import type { GameSoFar } from './game-file.js';
import { readSavedGame, readText } from './saved-game.js';

/** A game as far as it has been played. */
export interface BegunGame extends GameSoFar, Course {}

/** Set a new game up; who begins is drawn. */
export function beginGame(rules: Rules, names: readonly string[], seed: number): BegunGame {
  const first = pick(seededRng(seed), rules.players);
  const state = freshState(rules, first);
  const record: AzulRecord = {
    game: 'azul',
    ...{ rules, names, seed },
    ...{ start: encodeState(state), events: [] },
  };
  return { record, failed: [], state, round: firstRound(state) };
}

/**
 * Take a saved game up again.
 *
 * @throws FileError if the file cannot be read, holds no game, or one that is over
 */
export function resumeGame(path: string): BegunGame {
  const text = readText(path);
  const { record: saved, failed, issues } = readSavedGame(text);
  const refuse = (reason: string) =>
    new FileError(`${writeQuoted(path)} holds no game to go on with. ${reason}`);
  const wrong = issues.find(({ severity }) => severity === 'error');
  if (saved === undefined || wrong !== undefined) throw refuse(wrong?.message ?? '');
  const { result: _, ...record } = saved;
  let first: GameState | undefined;
  let last: GameState | undefined;
  const steps = replaySteps(AZUL, record);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    last = step.value;
    first ??= last;
  }
  const [impossible] = step.value;
  if (first === undefined || last === undefined || impossible !== undefined) {
    throw refuse(impossible?.message ?? '');
  }
  if (last.phase === 'game-over') throw refuse('The game is over.');
  const round = firstRound(first) + record.events.filter(isDeal).length;
  return { record, failed, from: { path, text }, state: last, round };
}
