/** A server for the files of a folder. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** What a host should send with pages, as the README of the playground says. */
const PAGE_HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Make a server for the files of a folder; of a folder in it, `index.html`. */
export function createFileServer(folder: string): Server {
  return createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://files');
    const file = normalize(join(folder, decodeURIComponent(pathname)));
    try {
      if (!file.startsWith(folder + sep)) throw new RangeError('outside');
      const body = await readFile(pathname.endsWith('/') ? join(file, 'index.html') : file);
      const extension = pathname.endsWith('/') ? '.html' : extname(file);
      response.writeHead(200, {
        'content-type': TYPES[extension] ?? 'text/plain; charset=utf-8',
        ...(extension === '.html' && PAGE_HEADERS),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
}
