/** Reviewing, which is loaded when somebody asks for it: most who play never do. */
export { reviewGame } from 'azulejo/agents';
