/** Starting the worker that thinks. */
import type { Answer, Request } from '../thinking/protocol.js';

export interface ThinkingWorker {
  ask(request: Request): void;
  end(): void;
}

/** Start a worker, which is loaded with the page. */
export function startWorker(onAnswer: (answer: Answer) => void): ThinkingWorker {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
  return {
    ask: (request) => worker.postMessage(request),
    end: () => worker.terminate(),
  };
}
