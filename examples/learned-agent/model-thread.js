/** The thread that runs the model: it fills the shared answer, and wakes who waits for it. */
import { parentPort, workerData } from 'node:worker_threads';

/** What is used of onnxruntime-node, which is not installed with this package. */
/** @typedef {{ data: Float32Array }} Tensor */
/** @typedef {{ run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>> }} Session */

/** @type {string} */
const ONNX = 'onnxruntime-node';
const { InferenceSession, Tensor } = await import(ONNX);

/** @type {{ path: string, input: Float32Array, value: Float32Array, policy: Float32Array, state: Int32Array }} */
const { path, input, value, policy, state } = workerData;
/** @type {Session} */
const session = await InferenceSession.create(path, { intraOpNumThreads: 1 });

/** Answer one question. */
async function answer() {
  const observation = new Tensor('float32', input.slice(), [1, input.length]);
  const outputs = await session.run({ observation });
  value.set(outputs.value?.data ?? []);
  policy.set(outputs.policy?.data ?? []);
}

/** Tell who waits that there is an answer, 1, or that there will be none, 2. */
function wake(/** @type {number} */ result) {
  Atomics.store(state, 0, result);
  Atomics.notify(state, 0);
}

parentPort?.on('message', () =>
  answer().then(
    () => wake(1),
    () => wake(2),
  ),
);
parentPort?.postMessage('ready');
