import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { enquiry } from '../lib/enquiries.ts';
import type { Proxy } from './haproxy.ts';

/** What visitors met. */
export type Load = {
  /** The id that each enquiry was answered with, by its number. */
  acknowledged: Map<number, string>;
  /** When, one after the other, by `performance.now()`. */
  acknowledgedAt: number[];
  answered: number;
  /** How each request that was not answered with 200 failed, in words. */
  failed: string[];
  /** The most that any request took, in milliseconds. */
  slowest: number;
  /** Waits until so many more enquiries were acknowledged. */
  acknowledges(more: number): Promise<void>;
  /** Waits until so many more requests have failed. */
  fails(more: number): Promise<void>;
  /** Ends it; every enquiry that was begun is sent until it is acknowledged, as a browser's outbox does. */
  stop(): Promise<void>;
};

/**
 * Visitors in lanes, each over connections that it keeps: two pages, then an enquiry, over and over, one after the
 * other. A lane rests a moment between requests, so that the machine is busy and not flooded. Each enquiry comes from an
 * address of its own, so that no limit counts them together. A page that broke off on a connection that was kept is asked
 * for once more, as browsers do; haproxy resets such a connection for that very purpose.
 */
export function startLoad(
  url: string,
  lanes = 8,
  pages = ['/', '/contact-us', '/about-us', '/pricing'],
  restMs = 20,
): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  let going = true;
  let next = 0;
  const load: Load = {
    acknowledged: new Map(),
    acknowledgedAt: [],
    answered: 0,
    failed: [],
    slowest: 0,
    acknowledges,
    fails,
    stop,
  };

  async function lane(number: number) {
    for (let turn = number; going; turn++) {
      await count(`GET ${pages[turn % pages.length]}`, () =>
        ask(agent, `${url}${pages[turn % pages.length]}`),
      );
      if (turn % 2 === 0) await send(next++);
      await wait(restMs);
    }
  }
  async function send(i: number) {
    const { key, body } = enquiry(i);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const localAddress = `127.1.${i >> 8}.${i & 255}`;
    let pause = 200;
    for (;;) {
      const answer = await count(`POST enquiry ${i}`, () =>
        ask(null, `${url}/inquiry`, { headers, body, localAddress }),
      );
      if (answer?.status === 200) {
        load.acknowledged.set(i, (JSON.parse(answer.text) as { id: string }).id);
        load.acknowledgedAt.push(performance.now());
        return;
      }
      await wait(pause);
      pause = Math.min(pause * 2, 2_000);
    }
  }
  async function count(what: string, run: () => Promise<Answer>) {
    const started = performance.now();
    const answer = await run().catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
    load.slowest = Math.max(load.slowest, performance.now() - started);
    load.answered++;
    if (typeof answer === 'string') load.failed.push(`${what}: ${answer}`);
    else if (answer.status !== 200)
      load.failed.push(`${what}: ${answer.status} ${answer.text.slice(0, 120)}`);
    return typeof answer === 'string' ? null : answer;
  }

  const all = Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  async function acknowledges(more: number) {
    const enough = load.acknowledged.size + more;
    if (!(await within(patience, () => load.acknowledged.size >= enough)))
      throw new Error(`No ${more} enquiries were acknowledged within two minutes: ${load.failed.at(-1)}`);
  }
  async function fails(more: number) {
    const enough = load.failed.length + more;
    if (!(await within(patience, () => load.failed.length >= enough)))
      throw new Error(`The fault hindered no ${more} requests within two minutes`);
  }
  async function stop() {
    going = false;
    await all;
    agent.destroy();
  }
  return load;
}

const patience = 120_000;

/** @returns whether it became so within so many milliseconds */
async function within(ms: number, isSo: () => boolean): Promise<boolean> {
  for (const until = performance.now() + ms; !isSo(); await wait(20))
    if (performance.now() > until) return false;
  return true;
}

export type Answer = { status: number; text: string };

type Post = { headers: Record<string, string>; body: string; localAddress: string };

/** @param agent keeps its connections; null opens one for this request alone */
function ask(agent: Agent | null, url: string, post?: Post): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      agent: agent ?? (false as const),
      method: post ? 'POST' : 'GET',
      headers: { Accept: 'text/html', ...post?.headers },
      ...(post && { localAddress: post.localAddress, family: 4 }),
    };
    const sent = request(url, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text })).on('error', reject);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const again = agent !== null && sent.reusedSocket && error.code === 'ECONNRESET';
      if (again) resolve(ask(null, url));
      else reject(error);
    });
    sent.end(post?.body);
  });
}

/** Prints what went wrong, and what the proxy saw, where anything did. */
export function told({ failed }: Load, proxy: Proxy) {
  if (failed.length === 0) return;
  for (const line of [...failed.slice(0, 10), ...proxy.said().split('\n').slice(-10)])
    console.log(`  ${line.replaceAll('\n', ' ')}`);
}
