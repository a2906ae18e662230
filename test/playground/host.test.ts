/** What a host sends with the pages, which links and frames of others cannot use. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { read } from '../docs/pages.js';
import { createFileServer } from '../support/file-server.js';

const PUBLIC = fileURLToPath(new URL('../../playground/public', import.meta.url));

test('the server of the site sends the headers with each page that the README asks hosts for', async () => {
  const rows = [...read('playground/README.md').matchAll(/^\| `([\w-]+)` \| `([^`]+)` \|/gm)];
  const headers = rows.map(([, name = '', value = '']) => [name.toLowerCase(), value]);
  expect(headers).toContainEqual(['content-security-policy', "frame-ancestors 'none'"]);
  const server = createFileServer(PUBLIC);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  try {
    for (const path of ['', 'index.html']) {
      const response = await fetch(`http://127.0.0.1:${port}/${path}`);
      expect(headers.map(([name = '']) => [name, response.headers.get(name)])).toEqual(headers);
    }
  } finally {
    server.close();
  }
});
