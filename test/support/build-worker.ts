/** Worker threads cannot run TypeScript: workers are built, where no other run can find them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { afterAll, beforeAll } from 'vitest';

/** Build the worker whose source is at a place from here, before the tests that this is called for, and remove it after. */
export function useWorker(source: string): { readonly file: URL } {
  let outDir = '';
  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'worker-'));
    await build({
      entry: { worker: fileURLToPath(new URL(source, import.meta.url)) },
      outDir,
      format: 'esm',
      outExtension: () => ({ js: '.mjs' }),
      noExternal: [/./],
      config: false,
      silent: true,
    });
  });
  afterAll(() => rm(outDir, { recursive: true }));
  return {
    get file() {
      return pathToFileURL(join(outDir, 'worker.mjs'));
    },
  };
}
