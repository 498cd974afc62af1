// Sends requests as fast as they are answered, from its own process. Run by the parts of the bench.
import autocannon from 'autocannon';
import { taskOf } from './child.ts';
import { requests, type Kind } from './requests.ts';

export type Load = {
  url: string;
  connections: number;
  /** So long, or so many. */
  seconds?: number;
  amount?: number;
  /** Post these, beginning with the `from`-th; each is a different one. Otherwise pages are fetched. */
  each?: Kind;
  from?: number;
  /** Sent along with every request. */
  headers?: Record<string, string>;
  /** Posted as JSON with every request. */
  body?: object;
};
export type LoadResult = { answered: number; perSecond: number; p50: number; p99: number };

const { url, connections, seconds, amount, each, from, headers, body } = taskOf<Load>();
let next = from ?? 0;

const result = await autocannon({
  url,
  connections,
  ...(amount ? { amount } : { duration: seconds }),
  headers: { 'Accept-Encoding': 'br', ...headers },
  // It would make a text of each body, and Node 26 takes 0.25 ms for a page that is compressed, ten times what it is sent in.
  setupClient: (client) => Object.assign(Object(client).pipelinedRequests, { addBody() {} }),
  ...(body && { method: 'POST', body: JSON.stringify(body) }),
  ...(each && {
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const { path, headers, body } = requests[each](next++);
          return { ...request, path, body, headers: { 'Content-Type': 'application/json', ...headers } };
        },
      },
    ],
  }),
});
if (result.errors > 0 || result.non2xx > 0)
  throw new Error(
    `${result.errors} connection errors, ${result.non2xx} answers that were not 2xx from ${url}`,
  );
const answer: LoadResult = {
  answered: result['2xx'],
  perSecond: result['2xx'] / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
};
console.log(JSON.stringify(answer));
