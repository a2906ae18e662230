/** A web server for the page and the library that it imports. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = new URL('./', import.meta.url);
const require = createRequire(import.meta.url);
const LIBRARY = new URL('dist/', pathToFileURL(require.resolve('azulejo/package.json')));

/** The page's files, and those of the library. Without a dot in names, no path leads to a parent folder. */
const SERVED = /^\/(azulejo\/)?((?:[\w-]+\/)*[\w-]+\.(html|css|js))$/;

/** @type {Readonly<Record<string, string>>} */
const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/** Make the server; the caller starts it. */
export function createPageServer() {
  return createServer(async ({ url = '' }, response) => {
    const [, library, file, ending = ''] = SERVED.exec(url === '/' ? '/index.html' : url) ?? [];
    const folder = library === undefined ? HERE : LIBRARY;
    const body =
      file === undefined ? undefined : await readFile(new URL(file, folder)).catch(() => {});
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': TYPES[ending] }).end(body);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = createPageServer().listen(Number(process.env.PORT ?? 8000), '127.0.0.1', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.log(`Listening on http://127.0.0.1:${port}`);
  });
}
