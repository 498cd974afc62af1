import { fourteen } from '../ids.ts';
import { sign } from '../signatures.ts';
import { put, type Change } from '../store.ts';
import type { SandboxContext } from '../context.ts';
import type { WebhookEvent } from './event.ts';

const fiveSeconds = 5_000;
/** How long a shop may keep silent. */
export const silenceMs = fiveSeconds;
const oneDay = 24 * 3600 * 1000;

export type Sent = { status: number | null; error: string | null };

/** How webhooks go out, and how long an answer may take. */
export type Line = { fetch: typeof globalThis.fetch; silenceMs: number };

/** One POST; whatever is no 2xx in time has failed. */
export async function post(line: Line, to: { url: string; body: string }, headers: HeadersInit) {
  try {
    const answer = await line.fetch(to.url, {
      method: 'POST',
      body: to.body,
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Razorpay-Webhook/v1', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(line.silenceMs),
    });
    await answer.arrayBuffer();
    return { status: answer.status, error: answer.ok ? null : `answered ${answer.status}` };
  } catch (error) {
    return {
      status: null,
      error:
        (error as Error).name === 'TimeoutError' ? `no answer in ${line.silenceMs / 1_000} s` : String(error),
    };
  }
}

/** Sends what is due, one after the other; failures again after 5, 10, 20 … seconds, for a day. */
export function createWebhookSender(world: SandboxContext, line: Line) {
  const waiting = () =>
    world.store
      .list('events')
      .filter(({ state, process }) => state === 'waiting' && process === world.process)
      .toReversed()
      .toSorted((a, b) => a.nextTryAt - b.nextTryAt);

  async function deliver(event: WebhookEvent) {
    let last: Sent = { status: null, error: null };
    for (let copy = 0; copy < event.copies; copy++) {
      const id = event.freshIds ? fourteen() : event.id;
      const signature = sign(event.body, event.secret);
      last = await post(line, event, { 'X-Razorpay-Signature': signature, 'x-razorpay-event-id': id });
    }
    // Meanwhile somebody may have emptied the sandbox.
    const current = world.store.get('events', event.id);
    if (current) world.commit(after(current, last));
  }

  /** What a try has come to; after a day without success the webhook is switched off. */
  function after(event: WebhookEvent, sent: Sent): Change[] {
    const tried = { ...event, tries: [...event.tries, { at: world.nowMs(), ...sent }] };
    if (!sent.error) return [put('events', { ...tried, state: 'delivered' })];
    if (event.state !== 'waiting') return [put('events', tried)];
    const settings = world.store.settings();
    if (world.nowMs() - event.createdAt >= oneDay)
      return [
        put('events', { ...tried, state: 'given up' }),
        { settings: { ...settings, webhook: { ...settings.webhook, active: false } } },
      ];
    const pause = fiveSeconds * 2 ** event.tries.length;
    return [put('events', { ...tried, nextTryAt: world.nowMs() + pause })];
  }

  let running: Promise<void> | null = null;
  async function allDue() {
    for (let due = firstDue(); due; due = firstDue()) await deliver(due);
  }
  const firstDue = () => waiting().find(({ nextTryAt }) => nextTryAt <= world.nowMs());

  return {
    deliver,
    /** @returns when nothing is due any more */
    deliverDue: () => (running ??= allDue().finally(() => (running = null))),
    nextDue: () => waiting()[0]?.nextTryAt ?? null,
    /** Takes over what an earlier process has not delivered. */
    adopt() {
      const left = world.store.list('events').filter(({ state }) => state === 'waiting');
      if (left.length > 0)
        world.commit(left.map((event) => put('events', { ...event, process: world.process })));
    },
  };
}
export type WebhookSender = ReturnType<typeof createWebhookSender>;
