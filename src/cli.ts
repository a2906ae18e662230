#!/usr/bin/env node
/**
 * The command `azulejo`.
 *
 * @packageDocumentation
 */
import { version } from '../package.json';
import { CONSOLES } from './consoles.js';
import { endWith } from './engine/cli/print/output.js';
import { run } from './engine/cli/program.js';

/** These files lie next to the one that this module becomes a part of when the package is built. */
const workerFile = new URL('./cli-worker.js', import.meta.url);
const selfPlayWorkerFile = new URL('./self-play-worker.js', import.meta.url);

// This also catches errors of a stream that no code is waiting for.
process.on('uncaughtException', endWith);
run(process.argv.slice(2), { games: CONSOLES, version, workerFile, selfPlayWorkerFile }).catch(
  endWith,
);
