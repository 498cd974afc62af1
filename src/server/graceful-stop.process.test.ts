import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { enquiry } from '../../scripts/lib/enquiries.ts';
import { startOnEach } from '../../scripts/lib/installations.ts';

test.each(startOnEach)(
  'SIGTERM under load on %s: every request that reached the server is answered, and it ends with 0 in time',
  async (_, start) => {
    const app = await start({ LOG_LEVEL: 'warn' });
    const agent = new Agent({ keepAlive: true, maxSockets: 32 });
    const broken: string[] = [];
    let answered = 0;
    let told = 0;
    let stopping: Promise<number | null> | null = null;

    const client = async (lane: number) => {
      for (let i = lane; ; i += 32) {
        const outcome = await ask(agent, app.url, i);
        if (outcome === 'ECONNREFUSED') return;
        if (typeof outcome === 'string') broken.push(outcome);
        else answered++;
        if (answered < 300 || stopping) continue;
        told = performance.now();
        stopping = app.stop('SIGTERM');
      }
    };
    await Promise.all(Array.from({ length: 32 }, (_, lane) => client(lane)));
    expect(await stopping).toBe(0);
    expect(performance.now() - told).toBeLessThan(12_000);
    expect(answered).toBeGreaterThanOrEqual(300);
    expect(broken).toEqual([]);
    agent.destroy();
  },
);

/** One request in two is a page, the other an enquiry. @returns the status, or how the connection failed */
function ask(agent: Agent, url: string, i: number): Promise<number | string> {
  const { key, body } = enquiry(i);
  const post = i % 2 === 0;
  return new Promise((resolve) => {
    const sent = request(
      post ? `${url}/inquiry` : `${url}/contact-us`,
      {
        agent,
        method: post ? 'POST' : 'GET',
        headers: post ? { 'Content-Type': 'application/json', 'Idempotency-Key': key } : {},
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode === 200 ? 200 : `status ${answer.statusCode}`));
        answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end(post ? body : undefined);
  });
}
