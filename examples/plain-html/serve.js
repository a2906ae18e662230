/** A web server for the page and what it imports: `node examples/plain-html/serve.js`. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);
const PAGE = '/examples/plain-html/index.html';

/** The page, the library and its imports. With a single dot, no path can lead to a parent folder. */
const SERVED = /^\/(?:examples\/plain-html|dist|node_modules\/pure-rand)\/[\w/-]+\.(html|css|js)$/;

/** @type {Readonly<Record<string, string>>} */
const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/** Make the server; the caller starts it. */
export function createPageServer() {
  return createServer(async ({ url = '' }, response) => {
    const [path = '', ending = ''] = SERVED.exec(url) ?? [];
    const body =
      path === '' ? undefined : await readFile(new URL(`.${path}`, ROOT)).catch(() => {});
    if (url === '/') response.writeHead(302, { location: PAGE }).end();
    else if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': TYPES[ending] }).end(body);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = createPageServer().listen(Number(process.env.PORT ?? 8000), '127.0.0.1', () => {
    console.log(server.address());
  });
}
