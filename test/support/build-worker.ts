/** Worker threads cannot run TypeScript: workers are built, where no other run can find them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';

/** Build the worker whose source is at a place from here. */
export async function buildWorker(
  source: string,
): Promise<{ file: URL; remove: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'worker-'));
  await build({
    entry: { worker: fileURLToPath(new URL(source, import.meta.url)) },
    outDir,
    format: 'esm',
    outExtension: () => ({ js: '.mjs' }),
    noExternal: [/./],
    config: false,
    silent: true,
  });
  return {
    file: pathToFileURL(join(outDir, 'worker.mjs')),
    remove: () => rm(outDir, { recursive: true }),
  };
}
