/** The learned agent for the command line: `azulejo simulate --agents ./learned.js,random`. */
import { learnedAgent, openModel } from './agent.js';

// The states that the agent is given are then of the game that it imports.
export { azul as game } from 'azulejo';

const ITERATIONS = 100;

// What takes time is awaited here, before there are agents.
const { model } = await openModel(process.env.MODEL ?? 'model.onnx');

export default () => learnedAgent(model, ITERATIONS);
