/** What a worker does that thinks for a program: it makes an agent, and answers what it is asked. */

import { wrongType } from '../../boundary/values.js';
import { seededRng } from '../../random/seeds.js';
import { messageOf } from '../../text/message.js';
import { playersOf, searcherOf } from '../agents/players.js';
import { isSearchAgent } from '../agents/search-agent.js';
import type { Agent } from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { reviewGame } from '../review/review-game.js';
import { nodeModule } from '../tasks/node-module.js';
import type { Message, Position, Request } from './messages.js';

/** What a worker talks through. */
interface Port {
  postMessage(message: Message): void;
  listen(listener: (request: Request) => void): void;
}

/** A worker of a browser, seen from within. */
interface WebWorker {
  postMessage(message: Message): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Request }) => void): void;
}

/** Return what this thread talks through; `undefined` if it is not a worker. */
function portOfThread(): Port | undefined {
  const port = nodeModule('node:worker_threads')?.parentPort;
  if (port != null) {
    return {
      postMessage: (message) => port.postMessage(message),
      listen: (listener) => port.on('message', listener),
    };
  }
  if (!('importScripts' in globalThis)) return undefined;
  const worker = globalThis as unknown as WebWorker;
  return {
    postMessage: (message) => worker.postMessage(message),
    listen: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
  };
}

/** A game and the agent that plays it. */
interface Opened {
  readonly game: Game<GameTypes>;
  readonly agent: Agent<unknown>;
}

function positionIn({ game }: Opened, { state, rules, seed, budget, timeLimit }: Position) {
  // A program may have any state, also one that no game comes to.
  const decoded = game.decode(state, { rules, validate: false });
  if (!decoded.ok) throw new RangeError(decoded.issues[0]?.message);
  const now = () => performance.now();
  return { state: decoded.state, context: { rng: seededRng(seed), budget, timeLimit, now } };
}

async function answer(
  opened: Opened,
  request: Exclude<Request, { readonly kind: 'open' }>,
  onProgress: (progress: unknown) => void,
): Promise<unknown> {
  const { game, agent } = opened;
  if (request.kind === 'review') {
    const { record, iterations, seed } = request;
    return reviewGame(game, record, { iterations, seed, onProgress });
  }
  const { state, context } = positionIn(opened, request);
  switch (request.kind) {
    case 'begin':
      return agent.beginGame?.(state, context);
    case 'choose':
      return agent.chooseMove(state, context);
    case 'analyse':
      return (isSearchAgent(agent) ? agent : searcherOf(game)).analyse(state, context);
  }
}

/** Answer all requests of the program that has started this worker. Outside workers, do nothing. */
export function serve(load: (name: string) => Promise<Game<GameTypes>>): void {
  const port = portOfThread();
  if (port === undefined) return;
  let opened: Opened | undefined;

  const done = async (request: Request): Promise<unknown> => {
    if (request.kind !== 'open') {
      if (opened === undefined)
        throw new TypeError('Worker: found no game, expected one in the first message.');
      return answer(opened, request, (progress) =>
        port.postMessage({ kind: 'progress', progress }),
      );
    }
    const game = await load(request.game);
    opened = { game, agent: playersOf(game).agents.make(request.agent) };
    return undefined;
  };

  port.listen(async (request) => {
    try {
      port.postMessage({ kind: 'done', result: await done(request) });
    } catch (error) {
      port.postMessage({ kind: 'failed', reason: messageOf(error) });
    }
  });
  port.postMessage({ kind: 'loaded' });
}

/**
 * Make the calling module a worker for games of your own, which answers the requests of an {@link AgentWorker}. Outside
 * a worker, it does nothing.
 *
 * @param games - the games that the worker knows; {@link agentWorker} names one of them
 * @throws TypeError if one of them is not a game
 *
 * @example
 * ```ts
 * import { azul } from 'azulejo';
 * import { serveGames } from 'azulejo/worker';
 *
 * serveGames(azul);
 * ```
 */
export function serveGames(...games: readonly Game<GameTypes>[]): void {
  for (const game of games) checkGame(game);
  serve(async (name) => {
    const game = games.find((each) => each.name === name);
    if (game !== undefined) return game;
    throw wrongType(
      'Game',
      name,
      `one of the worker: ${games.map((each) => each.name).join(', ')}`,
    );
  });
}
