/** Memory: what one move allocates. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COUNT_BYTES = fileURLToPath(new URL('../measure/count-bytes.mjs', import.meta.url));
/** A new space, in megabytes, with so much room that nothing is collected. */
const FLAGS = ['--expose-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];

export function* memoryRows() {
  const bytes = JSON.parse(execFileSync(process.execPath, [...FLAGS, COUNT_BYTES]).toString());
  for (const [name, figure] of Object.entries(bytes)) {
    yield { name: `memory of ${name}`, figure, unit: 'bytes', lessIsBetter: true };
  }
}
