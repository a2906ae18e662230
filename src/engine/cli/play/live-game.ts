/** A game in progress: agents and people, forced moves, moves that are taken back, and interruptions. */

import { eventKind } from '../../game/events.js';
import type { GameTypes } from '../../game/game.js';
import { giveWay } from '../../match/options.js';
import type { GameRecord, GameResult } from '../../record/record.js';
import { replaySteps } from '../../record/replay.js';
import type { Attempt } from '../../record/streams.js';
import type { AnyGame } from '../console.js';
import { textOf, write } from '../print/output.js';
import type { Reporter } from '../print/report.js';
import type { EventStep, Follower } from '../print/steps.js';
import type { Turns } from '../seats.js';
import type { GameWriter } from './game-files.js';
import { continueGame, type StartedGame } from './saved-game.js';

/** Everything that a game is kept by. */
export interface Keeping {
  readonly game: AnyGame;
  readonly files: GameWriter;
  readonly reporter: Reporter;
  readonly turns: Turns;
}

/** A game in progress. */
export class LiveGame {
  readonly #keeping: Keeping;
  #record: GameRecord<GameTypes>;
  #events: string[];
  #follower: Follower<GameTypes>;

  /** Begin with a game that is in its files so far. */
  constructor(started: StartedGame, keeping: Keeping) {
    this.#keeping = keeping;
    this.#record = started.record;
    this.#events = [...started.record.events];
    this.#follower = started.follower;
  }

  /** The game so far. */
  get record(): GameRecord<GameTypes> {
    return { ...this.#record, events: this.#events };
  }

  /** Every event so far. */
  get events(): readonly string[] {
    return this.#events;
  }

  /** The current state. */
  get state(): unknown {
    return this.#follower.position().after;
  }

  /** Number of moves so far. */
  get moves(): number {
    const { game } = this.#keeping;
    return this.#events.filter((event) => eventKind(game, event) === 'move').length;
  }

  /**
   * Report what the game begins with.
   *
   * @param agents - who plays, in turn order
   * @param maxMoves - moves after which it is stopped, where that is asked for
   */
  async begin(agents: readonly string[], maxMoves: number | undefined): Promise<void> {
    const { reporter } = this.#keeping;
    const { rules, names, seed } = this.#record;
    await write(textOf(reporter.heading({ rules, names, agents, seed, maxMoves })));
    await write(textOf(reporter.step(this.#follower.position())));
  }

  /**
   * Add an event.
   *
   * @param why - why a player forfeits, if the event is that
   */
  async add(event: string, after: unknown, why: string | undefined): Promise<void> {
    const { files, reporter } = this.#keeping;
    this.#events.push(event);
    files.event(event);
    const step = this.#follower.event(event, after, why);
    await write(textOf(reporter.step(step, this.#isForced(step))));
    // Signals are handled here, however fast the agents are.
    await giveWay();
  }

  /** Whether an event is the only move of a person, which was played by itself. */
  #isForced({ kind, before }: EventStep<GameTypes>): boolean {
    return kind === 'move' && this.#keeping.turns.forced(before) !== undefined;
  }

  /** Add a move, or a text that is not a move, that a player tried and that failed. */
  addFailure(tried: Attempt<string>): void {
    this.#keeping.files.failure(tried);
  }

  /** Whether a person was asked for a move, which can be taken back. */
  canTakeBack(): boolean {
    return this.#lastTyped() >= 0;
  }

  /** Take back the last move that a person was asked for, and everything after it. */
  async takeBack(): Promise<void> {
    const { files, reporter } = this.#keeping;
    const left = this.#lastTyped();
    const count = this.#events.length - left;
    const { record, follower } = this.#upTo(left);
    files.undo(record);
    this.#record = record;
    this.#events = [...record.events];
    this.#follower = follower;
    await write(textOf(reporter.undo(count, follower.position())));
  }

  /** Return the index of the last move that a person was asked for; -1 if there is none. */
  #lastTyped(): number {
    const { game, turns } = this.#keeping;
    // A forced move that is taken back would be played again at once.
    const isTyped = (state: unknown, event: string) =>
      eventKind(game, event) === 'move' && turns.isAsked(state);
    const states = replaySteps(game, this.record);
    return this.#events.reduce((last, event, index) => {
      const { value, done } = states.next();
      return done !== true && isTyped(value, event) ? index : last;
    }, -1);
  }

  /** Return the game up to a number of its events. */
  #upTo(count: number): StartedGame {
    const { record } = this;
    const events = record.events.slice(0, count);
    const comments = record.comments?.filter(({ after }) => after <= count);
    const earlier = continueGame(this.#keeping.game, { ...record, events, comments }, []);
    // What was played is legal.
    if ('message' in earlier) throw new Error(earlier.message);
    return earlier;
  }

  /** End the game, or stop it before its end. */
  async end(result: GameResult<GameTypes>): Promise<void> {
    const { files, reporter } = this.#keeping;
    files.end(result);
    files.close();
    await write(textOf(reporter.step(this.#follower.end(result))));
  }
}
