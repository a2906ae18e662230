/** A room without a server: requests are decided, and what follows is appended at once, by a clock that the test moves. */

import { type Decision, decideJoin } from '../../server/src/admission.js';
import { decide, type RoomRequest } from '../../server/src/decide.js';
import { levelToMove, type Means, whatFollows } from '../../server/src/follow.js';
import type { Game, GameTypes } from '../../src/game.js';
import { seededRng } from '../../src/game.js';
import {
  type Asked,
  applyEntry,
  type Entry,
  isPlaying,
  personOf,
  type Room,
  seatsOf,
  seatToMove,
} from '../../src/online.js';

/** A room, its entries, and the time. */
export class Tabletop {
  readonly game: Game<GameTypes>;
  readonly entries: Entry[] = [];
  now = 1_000_000;
  #room: Room;

  constructor(
    game: Game<GameTypes>,
    { rules = {}, clock = 0 }: { rules?: object; clock?: number },
  ) {
    this.game = game;
    const first: Entry = {
      kind: 'room',
      at: this.now,
      settings: {
        game: game.name,
        rules,
        clock,
        leavers: 1,
        isPrivate: false,
        watchersChat: true,
      },
    };
    this.#room = applyEntry(game, undefined, first);
    this.entries.push(first);
  }

  get room(): Room {
    return this.#room;
  }

  /** Append entries, and what follows from them. */
  append(...entries: readonly Entry[]): void {
    for (const entry of entries) {
      // What is sent is a text.
      const sent: Entry = JSON.parse(JSON.stringify(entry));
      this.#room = applyEntry(this.game, this.#room, sent);
      this.entries.push(sent);
    }
    const means: Means = {
      game: this.game,
      now: this.now,
      secret: () => '00',
      rng: (_, entry) => seededRng(entry),
    };
    const next = whatFollows(means, this.#room);
    if (next !== undefined) this.append(next);
  }

  take(decision: Decision): string {
    if ('refusal' in decision) return decision.refusal.code;
    this.append(...decision.entries);
    return 'done';
  }

  /** Let somebody in. */
  come(name: string): string {
    this.take(
      decideJoin(this.#room, { name, browser: `browser ${name}`, watches: false }, this.now),
    );
    return this.#room.people.at(-1)?.id ?? '';
  }

  /** Ask for something: `done`, or the code of the refusal. */
  ask<Kind extends RoomRequest>(id: string, kind: Kind, asked: Asked<Kind>): string {
    const person = personOf(this.#room, id);
    if (person === undefined) return 'person.unknown';
    return this.take(
      decide({ game: this.game, room: this.#room, person, now: this.now }, kind, asked),
    );
  }

  /** Let time pass. */
  pass(milliseconds: number): void {
    this.now += milliseconds;
    this.append();
  }

  /** Begin a game of the people, in order; levels have the other seats. */
  begin(): void {
    const rules = this.#room.match?.rules ?? this.#room.settings.rules;
    const rng = seededRng(this.#room.entries);
    this.append({
      kind: 'start',
      at: this.now,
      start: this.game.encode(this.game.start(rules, rng)),
      rules,
      order: [...this.#room.seats.keys()],
      fairness: '',
    });
  }

  /** Play a move: a person who has the turn, or the level. Returns who did. */
  step(): 'person' | 'level' | 'nobody' {
    const { match } = this.#room;
    const seat = seatToMove(this.game, this.#room);
    if (match === undefined || seat < 0) return 'nobody';
    this.now += 1000;
    const moves = this.game.legalMoves(match.state);
    const text = moves[(match.events.length * 7) % moves.length] ?? '';
    if (levelToMove(this.game, this.#room) !== undefined) {
      this.append({ kind: 'play', at: this.now, event: text });
      return 'level';
    }
    const person = this.#room.people.find(({ id }) => seatsOf(this.#room, id).includes(seat));
    if (person?.presence !== 'here') return 'nobody';
    this.ask(person.id, 'move', { event: match.events.length, text });
    return 'person';
  }

  /** Play on, at most so many steps: the number of those that were played. */
  play(most: number): number {
    for (let count = 0; count < most; count += 1) {
      if (!isPlaying(this.#room) || this.step() === 'nobody') return count;
    }
    return most;
  }

  /** Lose the connection of somebody, and have it again. */
  lose(person: string): void {
    this.append({ kind: 'lost', at: this.now, person });
  }

  comeBack(person: string): void {
    this.append({ kind: 'back', at: this.now, person });
  }
}
