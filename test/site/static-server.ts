/** A server for the built website. */
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createFileServer } from '../support/file-server.js';

const SITE = fileURLToPath(new URL('../../site', import.meta.url));

/** Make a server for the files of the website. */
export function createSiteServer(): Server {
  return createFileServer(SITE);
}
