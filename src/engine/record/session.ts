/** Sessions: games in progress as immutable values, with their records, undo and redo. */

import { integerInRange, ownProperty, textOf } from '../../boundary/values.js';
import { chanceRng } from '../../random/seeds.js';
import { applyEvent, canonicalEvent, eventKind } from '../game/events.js';
import type { EventOf, Game, GameTypes, PastEvent } from '../game/game.js';
import { NODE_INSPECT } from '../game/game-value.js';
import {
  commentsUpTo,
  countEvents,
  eventsBefore,
  type History,
  moveTo,
  type Position,
  positionAfter,
} from './history.js';
import { checkedResult, type GameRecord, type GameResult } from './record.js';
import type { RecordHeader } from './record-lines.js';
import { canonicalStop, writeRecord } from './write-record.js';

/** The reason why a game stops before its end. {@link Session.end} takes it. */
export type Stop<Types extends GameTypes> = Exclude<
  GameResult<Types>,
  {
    /** The game is over by its rules. */
    readonly kind: 'finished';
  }
>;

/** Copy plain data, and freeze the copy. */
export function frozenCopy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const copy: unknown = Array.isArray(value)
    ? value.map(frozenCopy)
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, frozenCopy(part)]));
  // Plain data has nothing but its elements or properties, and the copy has the same.
  return Object.freeze(copy) as Value;
}

/**
 * The parts of a session.
 *
 * @internal
 */
export interface SessionParts<Types extends GameTypes> {
  readonly game: Game<Types>;
  /** Frozen plain data. */
  readonly header: RecordHeader<Types>;
  readonly history: History<Types>;
  readonly stop?: Stop<Types> | undefined;
}

/** What the constructor is called with: only this module has it. */
const PERMIT = {};

function refuseConstruction(): never {
  throw new TypeError(
    'Session: found a call of the constructor, expected a call of newSession or loadSession.',
  );
}

/** What only the class can do. */
interface Access {
  make<Types extends GameTypes>(parts: SessionParts<Types>): Session<Types>;
  /** Stores that make proxies can give anything. */
  partsOf<Types extends GameTypes>(session: Session<Types>): SessionParts<Types>;
  recordOf<Types extends GameTypes>(session: Session<Types>): GameRecord<Types>;
}

/**
 * The property `record` of every session. The record is made when it is first read, as a game can have many events. One
 * getter serves all: with one of its own, engines would keep each session, and all that it can reach, for long.
 */
const RECORD: PropertyDescriptor & ThisType<Session<GameTypes>> = {
  enumerable: true,
  get() {
    return access.recordOf(this);
  },
};

/** Check a number of events to undo or redo; one is what is asked for by default. */
function eventsToMove(name: 'Undo' | 'Redo', count: number, most: number): number {
  if (count === 1 && most === 0) {
    const event = name === 'Undo' ? 'one that was played' : 'one that was undone';
    throw new RangeError(`${name}: found no event, expected ${event}.`);
  }
  return integerInRange(name, count, 0, most);
}

/**
 * A game in progress: its state, its record, and what was undone. {@link newSession} begins one, and
 * {@link loadSession} loads one.
 *
 * A session is immutable: `play`, `undo` and the like return a new one.
 *
 * The record is the session's only property of its own, so the matchers of test runners consider two
 * sessions equal if their records are.
 *
 * @example
 * ```ts
 * import { royalUr } from 'azulejo/royal-ur';
 * import { newSession } from 'azulejo/record';
 *
 * const rolled = newSession(royalUr, { seed: 7 }).draw();
 * const [move = ''] = royalUr.legalMoves(rolled.state);
 * const moved = rolled.play(move);
 * moved.events.length; // 2
 * moved.undo().canRedo; // true
 * const text = moved.save();
 * ```
 */
export class Session<Types extends GameTypes> {
  readonly #parts: SessionParts<Types>;
  #record: GameRecord<Types> | undefined;

  /**
   * The game so far, with the comments of the record that it was loaded from: frozen plain data. It has a result once
   * the game is over or stopped.
   */
  declare readonly record: GameRecord<Types>;

  /**
   * Make a session from its parts, which are not checked.
   *
   * @internal
   */
  constructor(permit: object, parts: SessionParts<Types>) {
    // Every session gives access to its constructor.
    if (permit !== PERMIT) refuseConstruction();
    this.#parts = parts;
    Object.freeze(Object.defineProperty(this, 'record', RECORD));
  }

  /** Give this module what only the class can do. */
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: it is used below, by its key.
  private static access(permit: object): Access {
    if (permit !== PERMIT) refuseConstruction();
    return {
      make: (parts) => new this(PERMIT, parts),
      recordOf: (session) => {
        session.#record ??= session.#makeRecord();
        return session.#record;
      },
      partsOf: (session) => {
        try {
          return session.#parts;
        } catch {
          throw new TypeError(
            'Session: found a proxy or a copy, expected the session itself, which stores keep as ref(session).',
          );
        }
      },
    };
  }

  /** Return the game, its state and the number of events to Node's console. */
  [NODE_INSPECT](
    _depth: number,
    options: object,
    inspect: (value: object, options: object) => string,
  ): string {
    const { game, history } = partsOf(this);
    const parts = {
      game: game.name,
      state: history.position.state,
      events: history.position.count,
    };
    return `Session ${inspect(parts, options)}`;
  }

  /** The state after the last event. */
  get state(): Types['state'] {
    return partsOf(this).history.position.state;
  }

  /**
   * The last event, with the state before it, as a board takes it; `undefined` before the first one.
   *
   * @example
   * ```ts
   * import { royalUr } from 'azulejo/royal-ur';
   * import { newSession } from 'azulejo/record';
   *
   * const first = newSession(royalUr, { seed: 7 });
   * first.last; // undefined
   * first.draw().last?.before === first.state; // true
   * ```
   */
  get last(): PastEvent<Types> | undefined {
    const { last } = partsOf(this).history.position;
    return last && { before: last.before.state, event: last.event };
  }

  /** Moves, chance events and players who dropped out, in order. */
  get events(): readonly EventOf<Types>[] {
    return this.record.events;
  }

  /** Whether there is an event to undo. */
  get canUndo(): boolean {
    return partsOf(this).history.position.last !== undefined;
  }

  /** Whether there is an event to redo. */
  get canRedo(): boolean {
    return partsOf(this).history.next !== undefined;
  }

  /** Whether there is a move to undo with `undoMove`; chance events do not count. */
  get canUndoMove(): boolean {
    return lastMove(this) !== undefined;
  }

  /** Whether there is an event to redo with `redoMove`: the same as `canRedo`. */
  get canRedoMove(): boolean {
    return this.canRedo;
  }

  /**
   * Play a move, a chance event, or the event of a player who drops out. Undone events are discarded. The
   * record has the canonical text of the event.
   *
   * @param event - any text, which is checked
   * @returns the session after the event
   * @throws `IllegalMoveError`, `IllegalChanceError` or `IllegalForfeitError` if the event is illegal; RangeError if the game was stopped by a forfeit or a limit
   */
  play(event: string): Session<Types> {
    const { game, history } = partsOf(this);
    const stop = ownProperty(partsOf(this), 'stop');
    if (stop !== undefined && stop.kind !== 'unfinished') {
      throw new RangeError(`Session: found the result ${stop.kind}, expected a game in progress.`);
    }
    // Anything that is not an event of the game throws when it is applied.
    const checked = textOf('Event', event) as EventOf<Types>;
    const state = applyEvent(game, this.state, checked);
    const canonical = canonicalEvent(game, checked);
    return this.#with({ position: positionAfter(history.position, canonical, state) });
  }

  /**
   * Draw the chance event that is due, and play it.
   *
   * It depends only on the seed and the number of events before it. So a loaded game, a match with the
   * same seed, and a session after `undo` draw the same event.
   *
   * @returns the session after the event
   * @throws RangeError if none is due, or the record has no seed
   */
  draw(): Session<Types> {
    const { game, header, history } = partsOf(this);
    if (game.chance?.isDue(this.state) !== true) {
      throw new RangeError('Session: nothing to draw; a move is due.');
    }
    const seed = ownProperty(header, 'seed');
    if (seed === undefined) {
      throw new RangeError('Session: found no seed, expected one for chance events.');
    }
    const rng = chanceRng(seed, history.position.count);
    return this.play(game.chance.sample(this.state, rng));
  }

  /**
   * Undo events, including chance events. A stopped game is in progress again.
   *
   * @param count - number of events, from 0 to the number of events so far; 1 by default
   * @returns the session before these events, which can be redone
   * @throws RangeError if there are fewer
   */
  undo(count = 1): Session<Types> {
    const { position } = partsOf(this).history;
    return this.at(position.count - eventsToMove('Undo', count, position.count));
  }

  /**
   * Redo events that were undone.
   *
   * @param count - number of events, from 0 to the number of undone events; 1 by default
   * @returns the session after these events
   * @throws RangeError if there are fewer
   */
  redo(count = 1): Session<Types> {
    const { history } = partsOf(this);
    const { position } = history;
    const most = countEvents(history) - position.count;
    return this.at(position.count + eventsToMove('Redo', count, most));
  }

  /**
   * Undo the last move, and the chance events after it.
   *
   * @returns the session before the move
   * @throws RangeError if there is no move, which `canUndoMove` says; `canUndo` also counts chance
   * events
   */
  undoMove(): Session<Types> {
    const last = lastMove(this);
    if (last === undefined) {
      throw new RangeError('Undo: found no move, expected one among the events.');
    }
    return this.at(last.before.count);
  }

  /**
   * Redo an event and the chance events after it, as many as `undoMove` undid.
   *
   * @returns the session after these events
   * @throws RangeError if there is nothing to redo
   */
  redoMove(): Session<Types> {
    let { position, next } = partsOf(this.redo()).history;
    while (next?.position.last !== undefined && isChance(this, next.position.last.event)) {
      ({ position, next } = next);
    }
    return this.at(position.count);
  }

  /**
   * Go to the position after a number of events: back as with `undo`, or forward as with `redo`.
   *
   * @param count - number of events, from 0 to the number of played and undone events together
   * @returns the session after so many events
   * @throws RangeError if there are fewer
   */
  at(count: number): Session<Types> {
    const { history } = partsOf(this);
    return this.#with(
      moveTo(history, integerInRange('Number of events', count, 0, countEvents(history))),
    );
  }

  /**
   * Begin a variation: a session with the same first events, and nothing to redo. It is in progress even if this one was
   * stopped.
   *
   * @param count - number of events to keep, from 0 to the number of played and undone events together; all
   *   played ones by default
   * @returns the new session
   * @throws RangeError if there are fewer
   */
  fork(count = partsOf(this).history.position.count): Session<Types> {
    const { position } = partsOf(this.at(count)).history;
    return this.#with({ position });
  }

  /**
   * Stop the game before its end. Undone events are discarded.
   *
   * @param result - `forfeit` or `limit`, after which no events can be played, or `unfinished`
   * @returns the stopped session
   * @throws RangeError if the game is over by its rules, or the result is invalid
   */
  end(result: Stop<Types>): Session<Types> {
    const { game, header, history } = partsOf(this);
    if (game.isOver(this.state)) {
      throw new RangeError('Session: found a game that is over, expected one to stop.');
    }
    const checked = checkedResult<Types>(result);
    if (checked.kind === 'finished') {
      throw new RangeError('Session: found "finished", expected why the game stopped.');
    }
    const stop = canonicalStop(game.players(header.rules), checked);
    const { position } = history;
    return makeSession({ game, header, history: { position }, stop: frozenCopy(stop) });
  }

  /**
   * Write the record. It does not contain undone events.
   *
   * @returns a text for `loadSession`
   */
  save(): string {
    return writeRecord(partsOf(this).game, this.record);
  }

  /** Return the text of `save`, for `JSON.stringify`. */
  toJSON(): string {
    return this.save();
  }

  #with(history: History<Types>): Session<Types> {
    const { game, header } = partsOf(this);
    return makeSession({ game, header, history });
  }

  #makeRecord(): GameRecord<Types> {
    const { game, header, history } = partsOf(this);
    const stop = ownProperty(partsOf(this), 'stop');
    const { state } = this;
    const result: GameResult<Types> | undefined = game.isOver(state)
      ? frozenCopy({ kind: 'finished', standings: game.standings(state) })
      : stop;
    const events = Object.freeze(eventsBefore(history.position));
    const comments = frozenCopy(commentsUpTo(history.position));
    return Object.freeze({
      ...header,
      events,
      ...(comments.length > 0 && { comments }),
      ...(result && { result }),
    });
  }
}

/** Freeze the class, and return what it gives to this module. */
function openClass(it: typeof Session): Access {
  Object.freeze(it.prototype);
  Object.freeze(it);
  // biome-ignore lint/complexity/useLiteralKeys: the method is private to others.
  return it['access'](PERMIT);
}

const access = /* @__PURE__ */ openClass(Session);

/** Make a session from its parts, which are not checked. */
export function makeSession<Types extends GameTypes>(parts: SessionParts<Types>): Session<Types> {
  return access.make(parts);
}

/** Return the parts of a session, or throw an error that says why it has none. */
function partsOf<Types extends GameTypes>(session: Session<Types>): SessionParts<Types> {
  return access.partsOf(session);
}

/** Return the last event that is not a chance event, with the position before it. */
function lastMove<Types extends GameTypes>(session: Session<Types>): Position<Types>['last'] {
  let { last } = partsOf(session).history.position;
  while (last !== undefined && isChance(session, last.event)) last = last.before.last;
  return last;
}

function isChance<Types extends GameTypes>(session: Session<Types>, event: string): boolean {
  return eventKind(partsOf(session).game, event) === 'chance';
}
