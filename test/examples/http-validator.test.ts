/** The validator on a web server, asked over HTTP on this machine. */
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValidator } from '../../examples/http-validator/server.js';

const FRESH = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'];
const LIMIT = 4096;
const VALID = { status: 200, answer: { valid: true } };

const server = createValidator();
let url: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address of this type.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

async function ask(body: string, path = '/validate', method = 'POST') {
  const response = await fetch(`${url}${path}`, method === 'GET' ? {} : { method, body });
  expect(response.headers.get('content-type')).toBe('application/json');
  // The validator only responds with objects.
  const answer = (await response.json()) as object;
  return { status: response.status, answer };
}

describe('the validator', () => {
  test('accepts a valid state', async () => {
    expect(await ask(JSON.stringify(FRESH))).toEqual(VALID);
  });

  test('lists everything that is wrong, each with its path', async () => {
    expect(await ask('["AFCfB2020202020D0000000000","A0MS0a2FB0MSF"]')).toEqual({
      status: 422,
      answer: {
        valid: false,
        issues: [
          {
            message: expect.stringMatching(/colour a\b.*\b22 tiles\b/),
            path: ['tiles', 'a'],
          },
          {
            message: expect.stringMatching(/Player A, storage row 0\b.*\b2 tiles\b/),
            path: ['players', 'A', 'storage', 0],
          },
        ],
      },
    });
  });

  test.each(['null', '7', '{}', '[]', '["A"]', '[1,"A0MSFB0MSF"]', '{"__proto__":[]}'])(
    'answers %s, which is JSON, with issues',
    async (body) => {
      const issue = { message: expect.any(String), path: expect.any(Array) };
      expect(await ask(body)).toEqual({
        status: 422,
        answer: { valid: false, issues: [issue] },
      });
    },
  );

  test.each(['', '[', 'AFCf', '\u0000'])(
    'answers %j, which is not JSON, with 400',
    async (body) => {
      expect(await ask(body)).toEqual({ status: 400, answer: { error: 'The body is not JSON.' } });
    },
  );

  test('takes a body up to its limit, and no byte more', async () => {
    const padded = (length: number) => JSON.stringify(FRESH).padEnd(length);
    expect(await ask(padded(LIMIT))).toEqual(VALID);
    expect(await ask(padded(LIMIT + 1))).toEqual({
      status: 413,
      answer: { error: 'More than 4096 bytes.' },
    });
  });

  test('answers a body that is too long before its end', async () => {
    const asked = request(`${url}/validate`, { method: 'POST' });
    asked.write('['.repeat(LIMIT + 1));
    const [response] = await once(asked, 'response');
    expect(response).toMatchObject({ statusCode: 413, headers: { connection: 'close' } });
    asked.destroy();
  });

  test('answers other addresses and methods with 404 and 405', async () => {
    expect((await ask('', '/')).status).toBe(404);
    expect((await ask('', '/validate', 'GET')).status).toBe(405);
  });
});
