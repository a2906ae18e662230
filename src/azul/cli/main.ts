#!/usr/bin/env node
/**
 * The command `azulejo`: runs the command line, and turns what stops it into an exit status.
 *
 * @packageDocumentation
 */
import { Exit } from './exit.js';
import { FileError } from './file-error.js';
import { run } from './run.js';

/** End at once. Whoever closed the pipe has read enough, so that is no failure. */
function stop(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit();
  if (error instanceof FileError) {
    process.stderr.write(`azulejo: ${error.message}\n`);
    process.exit(Exit.No);
  }
  // Only the system's own errors say enough without the way to them.
  const text = error.syscall === undefined ? error.stack : error.message;
  process.stderr.write(`azulejo: ${text}\n`);
  process.exit(Exit.Usage);
}

// A stream that fails while nobody waits for it ends up here, too.
process.on('uncaughtException', stop);
run(process.argv.slice(2)).catch(stop);
