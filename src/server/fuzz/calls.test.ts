import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestsOf } from './test-requests.ts';
import { envelopeFault, fuzz, seed } from './test-run.ts';
import { openWorld, type World } from './test-world.ts';

const requests = Number(process.env.FUZZ_REQUESTS ?? 3_000);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test(`${requests} requests to every call by everybody (FUZZ_SEED=${seed}) end with an answer, and none is a fault of ours`, async () => {
  const { faults, statuses } = await fuzz({
    kinds: world.calls.map((call) => requestsOf(call, world.memory)),
    requests,
    send: world.send,
    faultOf({ status, text }) {
      if (status === 'hang') return 'hang';
      if (status >= 500) return `${status} ${text.slice(0, 200)}`;
      return status >= 400 ? envelopeFault(text) : null;
    },
    say: ({ caller, method, path, headers, body = '', twice }) =>
      `${method} ${path} as ${caller}${twice ? ', twice at once' : ''} ${JSON.stringify(headers)} ${saidBody(body)}`,
  });
  expect(faults).toEqual([]);
  expect(await world.faults()).toEqual([]);
  // A run that is refused at every door would prove nothing.
  expect(Number(statuses[200])).toBeGreaterThan(requests / 20);
}, 3_600_000);

const saidBody = (body: object | string) =>
  typeof body === 'string'
    ? body
    : body instanceof Uint8Array
      ? `bytes ${Buffer.from(body).toString('hex')}`
      : JSON.stringify(body);
