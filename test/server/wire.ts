/** What a library would not send: frames against the protocol of WebSockets, and requests of HTTP for other things. */
import { frame, OPCODE, upgrade } from './raw-socket.js';

/** Frames with which a connection ends, and how. */
export const FRAMES: readonly (readonly [name: string, frames: readonly Buffer[], end: string])[] =
  [
    ['without a mask', [frame({ payload: '{}', isMasked: false })], 'closed 1002'],
    ['with a reserved bit', [frame({ payload: '{}', reserved: 4 })], 'closed 1002'],
    ['with another reserved bit', [frame({ payload: '{}', reserved: 2 })], 'closed 1002'],
    ['of an unknown kind', [frame({ opcode: 3, payload: '{}' })], 'closed 1002'],
    ['of an unknown kind of control', [frame({ opcode: 11 })], 'closed 1002'],
    ['that goes on with nothing', [frame({ opcode: OPCODE.continuation })], 'closed 1002'],
    [
      'that begins within another',
      [frame({ payload: '{', isLast: false }), frame({ payload: '}' })],
      'closed 1002',
    ],
    [
      'ping of 126 bytes',
      [frame({ opcode: OPCODE.ping, payload: 'a'.repeat(126) })],
      'closed 1002',
    ],
    ['ping in pieces', [frame({ opcode: OPCODE.ping, isLast: false })], 'closed 1002'],
    ['close of one byte', [frame({ opcode: OPCODE.close, payload: 'a' })], 'closed 1002'],
    [
      'close with the code 1005',
      [frame({ opcode: OPCODE.close, payload: Buffer.from([3, 237]) })],
      'closed 1002',
    ],
    [
      'close with a reason of broken text',
      [frame({ opcode: OPCODE.close, payload: Buffer.from([3, 232, 0xff]) })],
      'closed 1007',
    ],
    ['text that is no UTF-8', [frame({ payload: Buffer.from([0xc3, 0x28]) })], 'closed 1007'],
    ['half of a surrogate', [frame({ payload: Buffer.from([0xed, 0xa0, 0x80]) })], 'closed 1007'],
    ['8193 bytes', [frame({ payload: ' '.repeat(8193) })], 'closed 1009'],
    ['a megabyte', [frame({ payload: ' '.repeat(1_000_000) })], 'closed 1009'],
    ['a megabyte, they say', [frame({ claims: 1_000_000n })], 'closed 1009'],
    ['2^53 bytes, they say', [frame({ claims: 2n ** 53n })], 'closed 1009'],
    ['2^64 - 1 bytes, they say', [frame({ claims: 2n ** 64n - 1n })], 'closed 1009'],
    [
      'a megabyte in pieces',
      [
        frame({ payload: ' '.repeat(8000), isLast: false }),
        ...Array.from({ length: 124 }, () =>
          frame({ opcode: OPCODE.continuation, payload: ' '.repeat(8000), isLast: false }),
        ),
      ],
      'closed 1009',
    ],
    [
      'pieces of nothing without end',
      [
        frame({ isLast: false }),
        ...Array.from({ length: 20_000 }, () =>
          frame({ opcode: OPCODE.continuation, isLast: false }),
        ),
      ],
      'closed 1008',
    ],
    ['a flood of pings', Array.from({ length: 5000 }, () => frame({ opcode: 9 })), 'cut'],
    [
      'a flood of requests',
      Array.from({ length: 500 }, () => frame({ payload: '{"type":"time","id":1}' })),
      'closed 1000',
    ],
  ];

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`;

/** Requests of HTTP, and the status of the answer; `cut` if there is none. */
export const HTTP: readonly (readonly [name: string, text: string, status: string])[] = [
  ['no HTTP', 'hello\r\n\r\n', '400'],
  ['bytes', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', '400'],
  ['headers of 64 kB', upgrade({ Cookie: 'a'.repeat(65_536) }), '431'],
  ['a thousand headers', get('/rooms', 'A: b\r\n'.repeat(3000)), '404'],
  ['no key', upgrade({ 'Sec-WebSocket-Key': '' }), '400'],
  ['a wrong key', upgrade({ 'Sec-WebSocket-Key': 'abc' }), '400'],
  ['version 0', upgrade({ 'Sec-WebSocket-Version': '0' }), '400'],
  ['another protocol', upgrade({ Upgrade: 'h2c' }), '400'],
  ['posted', upgrade().replace('GET', 'POST'), '405'],
  ['another path', upgrade({}, '/room'), '404'],
  ['a path below', upgrade({}, '/rooms/1'), '404'],
  ['a path that is none', upgrade({}, '//'), '404'],
  ['an address that is none', upgrade({}, 'http://['), '404'],
  ['a host that is none', upgrade({}, '//rooms:x'), '404'],
  ['another host', upgrade({}, 'http://:99999999/rooms'), '404'],
  ['a broken percent', upgrade({}, '/%'), '404'],
  ['no upgrade', get('/rooms'), '404'],
  ['a tunnel', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: a\r\n\r\n', 'cut'],
  ['a body that smuggles', get('/', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'), '400'],
  ['the file of rooms', get('/.rooms.sqlite'), '404'],
  ['a folder above', get('/../../../../etc/passwd'), '404'],
  ['a folder above, in percents', get('/%2e%2e/%2e%2e/etc/passwd'), '404'],
  ['a folder above, twice in percents', get('/%252e%252e/etc/passwd'), '404'],
  ['a folder above, with backslashes', get('/..\\..\\etc\\passwd'), '404'],
  ['a NUL', get('/index.html%00.png'), '404'],
  ['a broken percent of the page', get('/%E0%A4%A'), '404'],
  ['a prototype', get('/__proto__'), '404'],
  ['two slashes', get('//'), '404'],
  ['a range that ends before it begins', get('/index.html', 'Range: bytes=5-2\r\n'), '200'],
  ['a range of nonsense', get('/index.html', 'Range: bytes=-1e9,--\r\n'), '200'],
];

const own = 'http://127.0.0.1';

/** Origins of pages, and whether they may connect. */
export const ORIGINS: readonly (readonly [origin: string, status: string])[] = [
  ['', '101'],
  [own, '101'],
  ['https://friend.example', '101'],
  ['null', '403'],
  ['https://evil.example', '403'],
  [`${own}:81`, '403'],
  [`${own}.evil.example`, '403'],
  ['http://127.0.0.1@evil.example', '403'],
  ['https://evil.example/127.0.0.1', '403'],
  ['http://friend.example', '403'],
  ['https://friend.example:444', '403'],
  ['https://friend.example.evil.example', '403'],
  ['https://evil-friend.example', '403'],
  [`https://friend.example, https://evil.example`, '403'],
  ['file://', '403'],
  ['127.0.0.1', '403'],
  ['*', '403'],
];
