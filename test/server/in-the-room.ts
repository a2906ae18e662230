/** Requests of people in a room that are none of theirs: each is refused with its code, and leaves no entry. */
import type { Scene, Stage, Who } from './scenes.js';

export interface Trespass {
  readonly name: string;
  readonly stage: Stage;
  readonly who: Who | 'to move' | 'not to move';
  readonly type: string;
  readonly fields: object | ((scene: Scene) => object);
  readonly code: string;
}

type Row = readonly [
  who: Trespass['who'],
  type: string,
  fields: Trespass['fields'],
  code: string,
  name?: string,
];

const next = (text: string | ((scene: Scene) => string)) => (scene: Scene) => ({
  event: scene.events,
  text: typeof text === 'string' ? text : text(scene),
});
const legal = next((scene) => scene.legal);
const chance = next((scene) => scene.now.match?.events[0] ?? '');

/** What only the host may ask. */
const OF_THE_HOST: readonly (readonly [type: string, fields: object])[] = [
  ['start', {}],
  ['fill', { seat: 1, level: 1 }],
  ['fill', { seat: 0, level: null }],
  ['swap', { seats: [0, 1] }],
  ['replace', { seat: 0, level: 1 }],
  ['invite', { name: 'Friend' }],
  ['admit', { guest: 'g1', yes: true }],
  ['mute', { person: 'p1', muted: true }],
  ['mute', { person: 'p4', muted: false }],
  ['kick', { person: 'p1' }],
  ['host', { person: 'p2' }],
];

const ROWS: Readonly<Record<Stage, readonly Row[]>> = {
  waiting: [
    ...OF_THE_HOST.map(([type, fields]): Row => ['player', type, fields, 'host.only']),
    ...OF_THE_HOST.map(([type, fields]): Row => ['watcher', type, fields, 'host.only']),
    ['player', 'sit', { seat: 0 }, 'seat.taken', 'on a chair that is taken'],
    ['player', 'sit', { seat: 15 }, 'seat.unknown'],
    ['player', 'stand', { seat: 0 }, 'seat.not-yours'],
    ['player', 'stand', { seat: 15 }, 'seat.not-yours'],
    ['player', 'sit', { seat: 1, name: 'Host' }, 'person.name-taken'],
    ['player', 'sit', { seat: 1, name: 'Ｈｏｓｔ' }, 'person.name-taken', 'in wide letters'],
    ['player', 'sit', { seat: 1, name: 'HOST' }, 'person.name-taken', 'in capitals'],
    ['player', 'move', { event: 0, text: 'A1' }, 'game.not-in-progress', 'before the game'],
    ['player', 'resign', { seat: 0 }, 'game.not-in-progress'],
    ['player', 'undo', { events: 0 }, 'game.not-in-progress'],
    ['player', 'agree', { yes: true }, 'undo.none'],
    ['player', 'ready', {}, 'game.not-in-progress'],
    ['watcher', 'sit', { seat: 1 }, 'seat.not-yours', 'who watches only'],
    ['watcher', 'chat', { text: 'Hello' }, 'chat.muted', 'whose chat is closed'],
    ['muted', 'chat', { text: 'Hello' }, 'chat.muted', 'who may not'],
    ['host', 'start', {}, 'seat.empty'],
    ['host', 'fill', { seat: 15, level: 1 }, 'seat.unknown'],
    ['host', 'fill', { seat: 1, level: 8 }, 'seat.no-level'],
    ['host', 'swap', { seats: [0, 9] }, 'seat.unknown'],
    ['host', 'kick', { person: 'p1' }, 'person.unknown', 'itself'],
    ['host', 'kick', { person: 'p99' }, 'person.unknown'],
    ['host', 'kick', { person: '__proto__' }, 'person.unknown', 'a prototype'],
    ['host', 'mute', { person: 'constructor', muted: true }, 'person.unknown', 'a constructor'],
    ['host', 'host', { person: 'p99' }, 'person.unknown'],
    ['host', 'admit', { guest: 'g1', yes: true }, 'person.unknown', 'nobody'],
    ['host', 'replace', { seat: 0, level: 1 }, 'game.not-in-progress'],
  ],
  playing: [
    ['not to move', 'move', legal, 'move.not-your-turn', 'out of turn'],
    ['watcher', 'move', legal, 'move.not-your-turn', 'who watches only'],
    ['muted', 'move', legal, 'move.not-your-turn', 'without a seat'],
    ['to move', 'move', chance, 'move.illegal', 'in place of the dice'],
    ['to move', 'move', next('A!'), 'move.illegal', 'as a forfeit'],
    ['to move', 'move', next('B!'), 'move.illegal', 'as the forfeit of the other'],
    ['to move', 'move', next('__proto__'), 'move.illegal', 'a prototype'],
    ['to move', 'move', next('constructor'), 'move.illegal', 'a constructor'],
    ['to move', 'move', next('A'.repeat(200)), 'move.illegal', 'of 200 letters'],
    [
      'to move',
      'move',
      (scene) => ({ event: scene.events + 1, text: scene.legal }),
      'move.stale',
      'of the future',
    ],
    [
      'to move',
      'move',
      (scene) => ({ event: 100_000, text: scene.legal }),
      'move.stale',
      'of a far future',
    ],
    ['to move', 'move', { event: 0, text: 'A1' }, 'move.stale', 'over the first event'],
    ['player', 'resign', { seat: 0 }, 'seat.not-yours', 'for the other'],
    ['player', 'resign', { seat: 15 }, 'seat.not-yours'],
    ['watcher', 'resign', { seat: 0 }, 'seat.not-yours'],
    ['watcher', 'undo', { events: 0 }, 'seat.not-yours'],
    ['muted', 'undo', { events: 0 }, 'seat.not-yours'],
    ['player', 'undo', (scene) => ({ events: scene.events }), 'undo.none'],
    ['player', 'undo', { events: 100_000 }, 'undo.none'],
    ['player', 'agree', { yes: true }, 'undo.none'],
    ['player', 'ready', {}, 'game.not-in-progress'],
    ['player', 'sit', { seat: 0 }, 'game.in-progress'],
    ['player', 'stand', { seat: 1 }, 'game.in-progress'],
    ['player', 'stand', { seat: 0 }, 'game.in-progress'],
    ['host', 'start', {}, 'game.in-progress'],
    ['host', 'fill', { seat: 1, level: 1 }, 'game.in-progress'],
    ['host', 'swap', { seats: [0, 1] }, 'game.in-progress'],
    ['host', 'replace', { seat: 15, level: 1 }, 'seat.unknown'],
    ['host', 'replace', { seat: 1, level: 8 }, 'seat.no-level'],
    ['player', 'replace', { seat: 0, level: 1 }, 'host.only'],
  ],
  over: [
    ['player', 'move', legal, 'game.over', 'after the end'],
    ['host', 'move', legal, 'game.over', 'after the end'],
    ['player', 'resign', { seat: 1 }, 'game.not-in-progress'],
    ['player', 'undo', { events: 0 }, 'game.not-in-progress', 'the end'],
    ['host', 'replace', { seat: 1, level: 1 }, 'game.not-in-progress'],
    ['watcher', 'ready', {}, 'seat.not-yours', 'who watches only'],
  ],
};

export const TRESPASSES: readonly Trespass[] = Object.entries(ROWS).flatMap(([stage, rows]) =>
  rows.map(([who, type, fields, code, name = '']) => ({
    name: `${stage}: ${who} asks ${type} ${name || (typeof fields === 'object' ? JSON.stringify(fields) : '')}`,
    stage: stage as Stage,
    who,
    type,
    fields,
    code,
  })),
);
