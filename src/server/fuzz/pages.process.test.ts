import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCopy } from '../../../scripts/lib/installations.ts';
import type { AppServer } from '../../../scripts/lib/app-server.ts';
import { addressesOf, type Line } from './test-addresses.ts';
import { callsOf } from './test-calls.ts';
import { envelopeFault, fuzz, inTime, seed } from './test-run.ts';

const lines = Number(process.env.FUZZ_REQUESTS ?? 1_000);

let app: AppServer;
beforeAll(async () => {
  app = await startCopy({ LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await app.stop();
});

/** Over a socket, for no client would write such a line. */
async function send({ method, target, headers }: Line) {
  const begun = performance.now();
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => {});
  const head = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const answer = await inTime(text(socket).catch(() => ''));
  socket.destroy();
  const [start = '', ...rest] = (answer ?? '').split('\r\n\r\n');
  return {
    status: answer === null ? ('hang' as const) : Number(start.split(' ')[1]),
    location: /^location: (.*)$/im.exec(start)?.[1],
    /** Whether it came from our application, not from the parser of HTTP in front of it. */
    isOurs: /^x-content-type-options:/im.test(start),
    body: /\{.*\}/s.exec(rest.join('\r\n\r\n'))?.[0] ?? '',
    ms: performance.now() - begun,
  };
}

test(`${lines} lines of requests for pages and calls (FUZZ_SEED=${seed}), however they are written, get an answer that is no fault of ours`, async () => {
  const calls = callsOf(await (await fetch(`${app.url}/openapi.json`)).json());
  const { faults, statuses } = await fuzz({
    kinds: [addressesOf(calls.map(({ path }) => path))],
    requests: lines,
    send,
    faultOf({ status, location, isOurs, body }, { method, headers }) {
      if (status === 'hang') return 'hang';
      if (!(status < 500)) return `${status} ${body.slice(0, 200)}`;
      if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
      const isProgram = headers.includes('Accept: application/json');
      return isOurs && isProgram && status >= 400 && method !== 'HEAD' ? envelopeFault(body) : null;
    },
    say: ({ method, target, headers }) => `${method} ${JSON.stringify(target)} ${headers.join(', ')}`,
  });
  expect(faults).toEqual([]);
  expect(app.output()).not.toMatch(/"level":50/);
  for (const status of [200, 301, 404, 405]) expect(statuses[status], `${status}`).toBeGreaterThan(0);
}, 3_600_000);
