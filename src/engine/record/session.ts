/** Sessions: games in progress as immutable values, with their records, undo and redo. */

import { frozenClass, integerInRange, ownProperty, textOf } from '../../boundary/values.js';
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

/**
 * A result of a game that stops before its end: a forfeit, a limit, or to be resumed. {@link Session.end} takes it.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
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
 * A session is immutable: `play`, `undo` and the other methods that change the game return a new session.
 *
 * `record` is its only own property, so the matchers of test runners consider two sessions equal if their records are
 * equal.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
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
   * The game up to the position of the session, with the comments of the record that it was loaded from: frozen plain
   * data. It has a result once the game is over or stopped.
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

  /** The state after the last event that is not undone; the first state if there is none. Immutable. */
  get state(): Types['state'] {
    return partsOf(this).history.position.state;
  }

  /**
   * The last event that is not undone, with the state before it: the value of a board's property `last`. `undefined` if
   * there is none.
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

  /**
   * The events that are not undone, in order: moves, chance events and forfeits, in the game's canonical notation. The
   * same list as `record.events`.
   */
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

  /** Whether there is a move or a forfeit to undo with `undoMove`; chance events do not count. */
  get canUndoMove(): boolean {
    return lastMove(this) !== undefined;
  }

  /** Whether there is an event to redo with `redoMove`: the same as `canRedo`. */
  get canRedoMove(): boolean {
    return this.canRedo;
  }

  /**
   * Play a move, a chance event or a forfeit. Undone events are discarded. The record has the canonical text of the
   * event.
   *
   * @param event - the event in the game's notation, such as the move `A0c2` of Azul; any text is accepted and checked
   * @returns the session after the event
   * @throws `IllegalMoveError`, `IllegalChanceError` or `IllegalForfeitError` if the event is malformed or illegal,
   * with the game's code in `issue.code`; RangeError if the game was stopped by a forfeit or a limit; TypeError if
   * `event` is not a text
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
   * The event depends only on the seed, the state and the number of events before it. So a loaded game, a match with
   * the same seed, and a session after `undo` draw the same event.
   *
   * @returns the session after the event
   * @throws RangeError if no chance event is due, the record has no seed, or the game was stopped by a forfeit or a
   * limit
   */
  draw(): Session<Types> {
    const { game, header, history } = partsOf(this);
    if (game.chance?.isDue(this.state) !== true) {
      throw new RangeError('Session: found no chance event due, expected one.');
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
   * @throws RangeError if the number is not an integer of this range
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
   * @throws RangeError if the number is not an integer of this range
   */
  redo(count = 1): Session<Types> {
    const { history } = partsOf(this);
    const { position } = history;
    const most = countEvents(history) - position.count;
    return this.at(position.count + eventsToMove('Redo', count, most));
  }

  /**
   * Undo the last move or forfeit, and the chance events after it.
   *
   * @returns the session before the move
   * @throws RangeError if there is none: `canUndoMove` is then `false`
   */
  undoMove(): Session<Types> {
    const last = lastMove(this);
    if (last === undefined) {
      throw new RangeError('Undo: found no move, expected one among the events.');
    }
    return this.at(last.before.count);
  }

  /**
   * Redo one event, and the undone chance events directly after it: after `undoMove`, the events that it undid.
   *
   * @returns the session after these events
   * @throws RangeError if there is nothing to redo: `canRedo` is then `false`
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
   * @returns the session after this number of events
   * @throws RangeError if the number is not an integer of this range
   */
  at(count: number): Session<Types> {
    const { history } = partsOf(this);
    return this.#with(
      moveTo(history, integerInRange('Number of events', count, 0, countEvents(history))),
    );
  }

  /**
   * Begin a variation: a session with the same first events, and nothing to redo. It is in progress even if this one
   * was stopped.
   *
   * @param count - number of events to keep, from 0 to the number of played and undone events together; by default, all
   * events that are not undone
   * @returns the new session, after the last of these events
   * @throws RangeError if the number is not an integer of this range
   */
  fork(count = partsOf(this).history.position.count): Session<Types> {
    const { position } = partsOf(this.at(count)).history;
    return this.#with({ position });
  }

  /**
   * Stop the game before its end. Undone events are discarded.
   *
   * @param result - such as `{ kind: 'unfinished', reason: 'dinner' }`. After `forfeit` and `limit`, no events can be
   * played; after `unfinished`, they can
   * @returns the stopped session
   * @throws RangeError if the game is over by its rules, the kind is another one, the reason is not a text of at most
   * 100,000 UTF-16 code units, or the player who forfeits is not in the game; TypeError if the result is not an object
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
   * Write the record as text, without undone events.
   *
   * @returns a text that {@link loadSession} and {@link readRecord} read: lines that each end in a line feed, as
   * docs/records.md describes them
   */
  save(): string {
    return writeRecord(partsOf(this).game, this.record);
  }

  /**
   * Return the text of `save`, for `JSON.stringify`.
   *
   * @returns the record as text
   */
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
  // biome-ignore lint/complexity/useLiteralKeys: the method is private to others.
  return frozenClass(it)['access'](PERMIT);
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
