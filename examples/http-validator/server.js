/**
 * A web server that reports what is wrong with a state: `npm start`.
 *
 * It uses the library only as a Standard Schema, so that any other schema could take its place.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { azul } from 'azulejo';
import { schemaOf } from 'azulejo/game';

/** Even the longest state, as JSON, is much shorter. */
const MOST_BYTES = 4096;

/** A request that is invalid in itself. */
class RequestError extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * Read a body, up to the limit.
 *
 * @param {import('node:http').IncomingMessage} request
 */
async function readBody(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new RequestError(413, `More than ${MOST_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'The body is not JSON.');
  }
}

/**
 * Respond to a request: with 200 if the state is valid, else with 422 and the issues.
 *
 * @param {import('node:http').IncomingMessage} request
 */
async function answer(request) {
  if (request.url !== '/validate') throw new RequestError(404, 'Not found: use /validate.');
  if (request.method !== 'POST') throw new RequestError(405, 'Not allowed: use POST.');
  const result = await schemaOf(azul)['~standard'].validate(parse(await readBody(request)));
  if (result.issues === undefined) return { status: 200, body: { valid: true } };
  const issues = result.issues.map(({ message, path }) => ({ message, path }));
  return { status: 422, body: { valid: false, issues } };
}

/** Make the server; the caller starts it. */
export function createValidator() {
  return createServer(async (request, response) => {
    const { status, body } = await answer(request).catch((error) => ({
      status: error instanceof RequestError ? error.status : 500,
      body: { error: error instanceof RequestError ? error.message : 'Something went wrong.' },
    }));
    // Do not wait for the rest of a body that is too long.
    if (!request.complete) response.setHeader('connection', 'close');
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(`${JSON.stringify(body)}\n`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = createValidator().listen(Number(process.env.PORT ?? 8000), '127.0.0.1', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.log(`Listening on http://127.0.0.1:${port}`);
  });
}
