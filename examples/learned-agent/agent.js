/** An agent for two players whose search takes its priors and values from a model. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { azul, newGame, tensors } from 'azulejo';
import { searchAgent } from 'azulejo/agents';

/** @typedef {import('azulejo').GameState} GameState */
/** @typedef {import('azulejo').Move} Move */
/** @typedef {(observation: Float32Array) => { value: number, policy: Float32Array }} Model */

/** The rules that the model was trained on. */
const { rules: RULES } = newGame();

/** Milliseconds in which the model must answer. */
const LONGEST = 10_000;

/** Make an array that threads share. */
function shared(/** @type {number} */ length) {
  return new Float32Array(new SharedArrayBuffer(4 * length));
}

/**
 * Open a model.
 *
 * A search asks for one position at a time and needs the answer at once, while a model answers later. So the model
 * runs in a thread of its own, and this one sleeps until the answer is there.
 *
 * @param {string} path of the ONNX file
 */
export async function openModel(path) {
  const length = tensors.layout(RULES).reduce((sum, block) => sum + block.length, 0);
  const { size } = tensors.actionSpace(RULES);
  const [input, value, policy] = [shared(length), shared(1), shared(size)];
  const state = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { path, input, value, policy, state };
  const thread = new Worker(new URL('./model-thread.js', import.meta.url), { workerData });
  await once(thread, 'message');
  // The command line ends when its games are over, and so should this thread.
  thread.unref();
  /** @type {Model} */
  const model = (observation) => {
    input.set(observation);
    Atomics.store(state, 0, 0);
    thread.postMessage('answer');
    // The call that wakes this thread can be the one for the answer before, which was seen already: hence the loop.
    let isInTime = true;
    while (isInTime && Atomics.load(state, 0) === 0) {
      isInTime = Atomics.wait(state, 0, 0, LONGEST) !== 'timed-out';
    }
    if (Atomics.load(state, 0) !== 1) throw new Error('The model does not answer.');
    return { value: value[0] ?? 0, policy: policy.slice() };
  };
  return { model, close: () => thread.terminate() };
}

/** Share out 1 among the legal moves. */
function softmax(/** @type {readonly number[]} */ logits) {
  const most = Math.max(...logits);
  const weights = logits.map((logit) => Math.exp(logit - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/**
 * Make an agent.
 *
 * @param {Model} model
 * @param {number} iterations of each search
 */
export function learnedAgent(model, iterations) {
  const space = tensors.actionSpace(RULES);
  /** @type {WeakMap<GameState, ReturnType<Model>>} */
  const known = new WeakMap();
  // A position is evaluated when the search comes to it, and asked for priors when it comes again.
  const ask = (/** @type {GameState} */ state) => {
    const answer = known.get(state) ?? model(tensors.observe(state, azul.playerToMove(state)));
    known.set(state, answer);
    return answer;
  };
  const agent = searchAgent(azul, {
    iterations,
    priors: (state, moves) => {
      const { policy } = ask(state);
      return softmax(moves.map((move) => policy[space.indexOf(move)] ?? 0));
    },
    evaluate: (given, rng) => {
      let state = given;
      // The model has seen positions with a player to move alone.
      while (azul.chance?.isDue(state)) {
        state = azul.chance.apply(state, azul.chance.sample(state, rng));
      }
      if (azul.isOver(state)) return { returns: azul.returns(state) };
      const { value } = ask(state);
      return { returns: state.turn === 'A' ? [value, 1 - value] : [1 - value, value] };
    },
  });
  return { ...agent, name: 'learned' };
}
