import { once } from 'node:events';
import { Worker, type MessagePort } from 'node:worker_threads';

type Answer<Done> = { done: Done } | { error: unknown };

/**
 * A thread for work that would keep everybody else in the process waiting. It is started when there is something to do;
 * when it has had nothing for a while it is ended, and what it held is free again.
 * @param file what it runs: a module that calls `answerIn`
 * @returns asks it for one thing at a time. Rejects with what its work threw, or when it ends or takes too long; whoever
 *   asks next gets a new one
 */
export function createThread<Asked, Done>(file: URL, { idleMs = 60_000, limitMs = 120_000 } = {}) {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  function start() {
    const thread = new Worker(file);
    // Whoever waits for an answer hears of it; without a listener the process would end.
    thread.on('error', () => {});
    thread.once('exit', () => worker === thread && (worker = null));
    return thread;
  }
  function end() {
    void worker?.terminate();
    worker = null;
  }
  return async function ask(asked: Asked): Promise<Done> {
    clearTimeout(idle);
    worker ??= start();
    try {
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      worker.postMessage(asked);
      const answer = await nextAnswer<Done>(worker, limitMs);
      if ('error' in answer) throw answer.error;
      return answer.done;
    } catch (error) {
      end();
      throw error;
    } finally {
      // A process that has nothing else to do need not wait for it.
      worker?.unref();
      idle = setTimeout(end, idleMs).unref();
    }
  };
}

async function nextAnswer<Done>(thread: Worker, limitMs: number): Promise<Answer<Done>> {
  const silent = new AbortController();
  const ended = () => silent.abort(new Error('The thread has ended'));
  const limit = setTimeout(() => silent.abort(new Error('The thread takes too long')), limitMs);
  thread.once('exit', ended);
  try {
    const [answer] = (await once(thread, 'message', { signal: silent.signal })) as [Answer<Done>];
    return answer;
  } finally {
    clearTimeout(limit);
    thread.off('exit', ended);
  }
}

/** In the thread: does what is asked, and answers. */
export const answerIn = <Asked, Done>(port: MessagePort | null, work: (asked: Asked) => Promise<Done>) =>
  port?.on('message', (asked: Asked) =>
    work(asked).then(
      (done) => port.postMessage({ done } satisfies Answer<Done>),
      (error: unknown) => port.postMessage({ error } satisfies Answer<Done>),
    ),
  );
