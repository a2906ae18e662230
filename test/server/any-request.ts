/** Requests with wrong fields: every request, each field, all wrong kinds of what it holds; and texts that are none. */
import fc from 'fast-check';
import { anyText } from '../support/any-text.js';

/** What a field holds. */
type Kind =
  | 'seat'
  | 'level'
  | 'events'
  | 'clock'
  | 'flag'
  | 'word'
  | 'name'
  | 'line'
  | 'rules'
  | 'seats';

/** Texts of JSON that a field of a kind never holds. */
const NO_NUMBER = ['true', '"1"', '""', '[]', '[1]', '{}', '{"valueOf":1}', '{"toString":null}'];
const NO_INTEGER = [
  ...NO_NUMBER,
  '-1',
  '0.5',
  '1e999',
  '-1e999',
  '1e21',
  '9007199254740992',
  '9007199254740993',
  '5e-324',
];
const NO_TEXT = ['true', '1', '[]', '["a"]', '{}', '{"toString":"a"}', '{"length":1}', '""'];
const CONTROLS = ['"a\\u0000b"', '"a\\nb"', '"a\\u001bb"', '"a\\u0085b"', '"a\\u2028b"'];
const TURNS = ['"a\\u202eb"', '"a\\u2066b"', '"a\\u200fb"', '"a\\u061cb"'];
const HALVES = ['"a\\ud83d"', '"\\ude00a"'];
const UNSEEN = [
  '"a\\u200bb"',
  '"a\\u200db"',
  '"a\\ufeffb"',
  '"a\\u00adb"',
  '"a\\u2060b"',
  '"a\\u3164"',
  '"\\u115fa"',
  '"a\\uffa0"',
  '"a\\u2800"',
  '"a\\u034fb"',
  '"a\\ufe00"',
  '"a\\ufe0f"',
  '"a\\udb40\\udc41"',
  '"\\u0301"',
  '"\\u0301a"',
  '"a\\u0301\\u0302\\u0303\\u0304\\u0305\\u0306"',
  '"a  b"',
];
const BLANK = ['" "', '"\\u3000"', '"\\u00a0"'];

/** As deep as a request can be. */
const DEEP = `${'['.repeat(3900)}${']'.repeat(3900)}`;

const WRONG: Readonly<Record<Kind, readonly string[]>> = {
  seat: [...NO_INTEGER, 'null', '16', '1e9'],
  level: [...NO_INTEGER, '0', '9'],
  events: [...NO_INTEGER, 'null', '100001'],
  clock: [...NO_INTEGER, 'null', '1', '179999', '604800001'],
  flag: ['null', '0', '1', '"true"', '"yes"', '[]', '{}', '[true]'],
  word: [...NO_TEXT, 'null', '" "', '"a b"', '"é"', `"${'a'.repeat(401)}"`, ...CONTROLS, ...TURNS],
  name: [
    ...NO_TEXT,
    'null',
    `"${'a'.repeat(25)}"`,
    `"${'😀'.repeat(25)}"`,
    ...CONTROLS,
    ...TURNS,
    ...HALVES,
    ...UNSEEN,
    ...BLANK,
  ],
  line: [
    ...NO_TEXT,
    'null',
    `"${'a'.repeat(501)}"`,
    ...CONTROLS,
    ...TURNS,
    ...HALVES,
    ...BLANK,
    '"\\u200b\\u200b"',
    '"\\u3164"',
  ],
  rules: ['null', '1', '"azul"', 'true', '[]', '[{}]'],
  seats: [
    'null',
    '0',
    '"01"',
    '[]',
    '[0]',
    '[0,1,2]',
    '[0,null]',
    '[0,"1"]',
    '[0,-1]',
    '[0,16]',
    '[[0],[1]]',
    '{"0":0,"1":1,"length":2}',
  ],
};

interface Fields {
  readonly [name: string]: readonly [kind: Kind, valid: unknown, optional?: 'optional' | 'null'];
}

/** The requests, as docs/online.md lists them. */
const REQUESTS: Readonly<Record<string, Fields>> = {
  create: {
    game: ['word', 'azul'],
    name: ['name', 'Eve'],
    browser: ['word', 'b'],
    rules: ['rules', {}, 'optional'],
    clock: ['clock', 0, 'optional'],
    leavers: ['level', 1, 'optional'],
    isPrivate: ['flag', false, 'optional'],
    watchersChat: ['flag', true, 'optional'],
  },
  rooms: {},
  join: {
    room: ['word', 'r'],
    token: ['word', 't', 'optional'],
    name: ['name', 'Eve', 'optional'],
    browser: ['word', 'b', 'optional'],
    secret: ['word', 's', 'optional'],
    watches: ['flag', false, 'optional'],
    from: ['events', 0, 'optional'],
  },
  sit: { seat: ['seat', 0], name: ['name', 'Eve', 'optional'] },
  stand: { seat: ['seat', 0] },
  move: { event: ['events', 0], text: ['word', 'A0c2'] },
  resign: { seat: ['seat', 0] },
  undo: { events: ['events', 0] },
  agree: { yes: ['flag', true] },
  chat: { text: ['line', 'Hello'] },
  ready: {},
  leave: {},
  start: {},
  fill: { seat: ['seat', 0], level: ['level', 1, 'null'] },
  swap: { seats: ['seats', [0, 1]] },
  replace: { seat: ['seat', 0], level: ['level', 1] },
  invite: { name: ['name', 'Eve'] },
  admit: { guest: ['word', 'g1'], yes: ['flag', true] },
  mute: { person: ['word', 'p1'], muted: ['flag', true] },
  kick: { person: ['word', 'p1'] },
  host: { person: ['word', 'p1'] },
  time: {},
};

/** Fields that no request has. */
const UNKNOWN = ['"admin":true', '"__proto__":{"host":true}', '"constructor":1', '"re":1', '"":0'];

export interface Wrong {
  readonly text: string;
  readonly code: string;
}

function written(type: string, fields: Fields, but?: string, value?: string, more = ''): string {
  const parts = Object.entries(fields).flatMap(([name, [, valid]]) => {
    if (name !== but) return [`${JSON.stringify(name)}:${JSON.stringify(valid)}`];
    return value === undefined ? [] : [`${JSON.stringify(name)}:${value}`];
  });
  return `{${[`"type":"${type}"`, '"id":1', ...parts, ...(more ? [more] : [])].join(',')}}`;
}

/** Every request × each field × all wrong kinds, and unknown fields. */
export const WRONG_FIELDS: readonly Wrong[] = Object.entries(REQUESTS).flatMap(([type, fields]) => [
  ...UNKNOWN.map((more) => ({
    text: written(type, fields, undefined, undefined, more),
    code: 'request.unknown-field',
  })),
  ...Object.entries(fields).flatMap(([name, [kind, , optional]]) => {
    const code = name === 'name' ? 'person.name' : 'request.field';
    const wrong = [
      ...WRONG[kind],
      DEEP,
      ...(kind === 'level' && optional !== 'null' ? ['null'] : []),
    ];
    const texts = wrong.map((value) => written(type, fields, name, value));
    if (optional !== 'optional') texts.push(written(type, fields, name));
    return texts.map((text) => ({ text, code }));
  }),
]);

/** Texts that are no request of any kind. */
export const NO_REQUESTS: readonly Wrong[] = [
  ...[
    '',
    ' ',
    'null',
    'true',
    '5',
    '1e999',
    '"x"',
    '[]',
    '[{"type":"time","id":1}]',
    '{',
    '{"type":"time","id":1',
    '{"type":"time","id":1}x',
    '{"type":"time","id":1,}',
    "{'type':'time','id':1}",
    '/**/{"type":"time","id":1}',
    '\ufeff{"type":"time","id":1}',
    '{"type":"time","id":NaN}',
    '\u0000',
    DEEP,
    `${'{"a":'.repeat(1300)}0${'}'.repeat(1300)}`,
    '{}',
    '{"type":"time"}',
    '{"type":"time","id":null}',
    '{"type":"time","id":"1"}',
    '{"type":"time","id":-1}',
    '{"type":"time","id":1.5}',
    '{"type":"time","id":1e999}',
    '{"type":"time","id":9007199254740992}',
    '{"type":"time","id":{"valueOf":1}}',
    '{"type":"time","id":[1]}',
    '{"type":"time","__proto__":{"id":1}}',
  ].map((text) => ({ text, code: 'request.malformed' })),
  ...[
    '{"id":1}',
    ...['null', '1', '""', '"TIME"', '"time "', '"__proto__"', '"constructor"', '"toString"'],
    ...['"hasOwnProperty"', '"answer"', '"entry"', '"closing"', '["time"]', '{"type":"time"}'],
    ...[
      '{"toString":null}',
      '{"toString":1,"valueOf":1}',
      '[{"toString":0}]',
      '{"__proto__":null}',
    ],
    DEEP,
  ].map((type) => ({
    text: type.startsWith('{"id"') ? type : `{"id":1,"type":${type}}`,
    code: 'request.unknown-type',
  })),
];

const key = fc.oneof(
  fc.constantFrom('type', 'id', '__proto__', 'constructor', 'toString', 'valueOf', 'toJSON'),
  fc.constantFrom('name', 'room', 'seat', 'text', 'event', 'rules', 'game', 'token', 'from'),
  fc.string({ maxLength: 5 }),
);

/** Any value of JSON, with the names that matter in it. */
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('time', 'create', 'join', 'move', 'chat', 'azul', -0, 2 ** 53, null),
    fc.jsonValue(),
    anyText(30),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(key, tie('any'), { maxKeys: 5 }),
  ),
})).any;

const json = (any: unknown) => JSON.stringify(any) ?? 'null';

/** Any text, most of them close to a request. */
export const ANY_REQUEST: fc.Arbitrary<string> = fc.oneof(
  anyText(200),
  value.map(json),
  fc.record({ type: value, id: fc.oneof(fc.nat(), value) }).map(json),
  fc
    .tuple(fc.constantFrom(...Object.keys(REQUESTS)), fc.dictionary(key, value, { maxKeys: 3 }))
    .map(([type, more]) => {
      const fields = REQUESTS[type] ?? {};
      const valid = Object.entries(fields).map(([name, [, sample]]) => [name, sample]);
      return json({ ...Object.fromEntries(valid), ...more, type, id: 1 });
    }),
  fc
    .tuple(fc.constantFrom(...WRONG_FIELDS), fc.nat(), fc.string({ maxLength: 2 }))
    .map(([{ text }, at, piece]) => {
      const cut = at % (text.length + 1);
      return text.slice(0, cut) + piece + text.slice(cut + (at % 3));
    }),
);

/** Texts of moves: any, or close to one. */
export function anyMove(legal: readonly string[]): fc.Arbitrary<string> {
  const word = fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength: 1,
    maxLength: 40,
  });
  return fc.oneof(
    word,
    fc.constantFrom('__proto__', 'constructor', 'toString', '!', 'A!', '-', '0', 'null'),
    fc.tuple(fc.constantFrom(...legal), fc.nat(), word).map(([text, at, piece]) => {
      const cut = at % (text.length + 1);
      return text.slice(0, cut) + piece + text.slice(cut + (at % 3));
    }),
  );
}
