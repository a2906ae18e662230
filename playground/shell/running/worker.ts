/** Workers: each is started, watched, and started again when it is lost. */
import { Resource } from '../resource.js';
import type { Received } from '../thinking/protocol.js';

/** Milliseconds after which somebody is told that there is no answer yet. */
export const SILENCE = 9000;

/** What is done with the answers of a worker. */
export interface Answered<Answer> {
  /** Take an answer. Return whether it is the last one to the request. */
  receive(answer: Answer): boolean;
  /** There has been no answer for long; the worker may be slow. */
  silent(): void;
  /** There will be none: the worker cannot be reached, or was lost twice. */
  lost(): void;
}

export interface AskedWorker<Request> {
  /** Send a request, which ends that before it. */
  ask(request: Request): void;
  /** Send a request that has no answer. */
  tell(request: Request): void;
  /** End the worker, until it is asked again. */
  end(): void;
}

/** Start a worker, which is loaded with the page. */
export function startWorker<Request, Answer>(
  file: string,
  { receive, silent, lost }: Answered<Answer>,
): AskedWorker<Request> {
  const worker = new Resource<Worker>({
    open(onLost) {
      const opened = new Worker(new URL(`./${file}`, import.meta.url), { type: 'module' });
      opened.onerror = onLost;
      opened.onmessageerror = onLost;
      return opened;
    },
    close: (opened) => opened.terminate(),
  });
  let endLast: () => void = () => undefined;
  const tell = (request?: Request) => {
    endLast();
    const job = async (running: Worker) => {
      if (request !== undefined) running.postMessage(request);
    };
    // One that is lost has nothing to stop.
    worker.use(job).catch(() => undefined);
  };
  tell();
  return {
    tell,
    ask(request) {
      endLast();
      let isOver = false;
      let timer = setTimeout(silent, SILENCE);
      let end: () => void = () => undefined;
      const finish = () => {
        isOver = true;
        clearTimeout(timer);
        end();
      };
      endLast = finish;
      const job = (running: Worker, answered: () => void) =>
        new Promise<void>((resolve) => {
          end = resolve;
          if (isOver) return resolve();
          running.onmessage = ({ data }: MessageEvent<Answer | Received>) => {
            if (isOver) return;
            answered();
            if (data === 'received') return;
            clearTimeout(timer);
            if (receive(data)) finish();
            else if (!isOver) timer = setTimeout(silent, SILENCE);
          };
          running.postMessage(request);
        });
      worker.use(job).catch(() => {
        if (isOver) return;
        finish();
        lost();
      });
    },
    end() {
      endLast();
      worker.close();
    },
  };
}
