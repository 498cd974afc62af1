import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const smsKeys = { account: 'ACsandbox', key: 'sandbox-key' };

/** A text that a carrier took. */
type Taken = { carrierId: string; to: string; text: string; template: string; callback: string };

/** What goes wrong with the next `times` texts. */
export type SmsFault = {
  times: number;
  /** Answered instead of taking it. */
  status?: number;
  /** Refused in these words, with 200, as some do. */
  refusal?: string;
  /** Taken, and answered so much later. */
  latencyMs?: number;
  /** Taken, and the connection breaks before the answer. */
  resetAfter?: boolean;
};

/** A report as a carrier sends it. `path` is where it goes on the shop's server. */
export type SmsReportCall = { path: string; headers: Record<string, string>; body: string };

type Delivery = 'delivered' | 'undelivered';

/** Stand-ins for MSG91, Twilio and a carrier of no name, over real HTTP on a port of their own. */
export async function serveSms() {
  const taken: Taken[] = [];
  let fault: SmsFault | null = null;

  /** Takes a text, unless a fault says otherwise. @param answer in the carrier's own words */
  async function take(c: Context, text: Omit<Taken, 'carrierId'>, answer: (carrierId: string) => object) {
    const now = fault;
    if (now) fault = now.times > 1 ? { ...now, times: now.times - 1 } : null;
    if (now?.status)
      return c.json({ type: 'error', message: 'out of order' }, now.status as ContentfulStatusCode);
    if (now?.refusal) return c.json({ type: 'error', message: now.refusal });
    const carrierId = `sms-${taken.length + 1}`;
    taken.push({ ...text, carrierId });
    if (now?.latencyMs) await wait(now.latencyMs);
    if (now?.resetAfter) (c.env as HttpBindings).incoming.socket.resetAndDestroy();
    return c.json(answer(carrierId));
  }

  const app = new Hono();
  app.post('/msg91/api/v5/flow', async (c) => {
    if (c.req.header('authkey') !== smsKeys.key)
      return c.json({ type: 'error', message: 'no such key' }, 401);
    const { template_id: template, recipients } = await c.req.json<{
      template_id: string;
      recipients: [{ mobiles: string; code: string }];
    }>();
    const [{ mobiles, code }] = recipients;
    // As the real one refuses: with 200.
    if (!template) return c.json({ type: 'error', message: 'template id missing' });
    const text = { to: mobiles, text: code, template, callback: '' };
    return take(c, text, (message) => ({ type: 'success', message }));
  });
  app.post(`/twilio/2010-04-01/Accounts/${smsKeys.account}/Messages.json`, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const basic = Buffer.from(`${smsKeys.account}:${smsKeys.key}`).toString('base64');
    if (c.req.header('Authorization') !== `Basic ${basic}`)
      return c.json({ code: 20_003, message: 'Authenticate' }, 401);
    const text = { to: form.get('To') ?? '', text: form.get('Body') ?? '', template: '' };
    const callback = form.get('StatusCallback') ?? '';
    return take(c, { ...text, callback }, (sid) => ({ sid, status: 'queued' }));
  });
  app.post('/http/send', async (c) => {
    const { to, text, dlt } = await c.req.json<{ to: string; text: string; dlt: string }>();
    return take(c, { to, text, template: dlt, callback: '' }, (id) => ({ result: 'ok', ref: id }));
  });

  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    taken,
    fail(next: SmsFault) {
      fault = next;
    },
    reports: { msg91: msg91Report, twilio: twilioReport, http: httpReport },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

function msg91Report({ carrierId }: Taken, delivery: Delivery, secret: string): SmsReportCall {
  const status = delivery === 'delivered' ? '1' : '2';
  const report = [{ number: '91', status, desc: status === '1' ? 'DELIVERED' : 'FAILED', failedReason: '' }];
  const data = JSON.stringify([{ requestId: carrierId, report }]);
  return { path: `/webhooks/sms/${secret}`, headers: form, body: new URLSearchParams({ data }).toString() };
}

function twilioReport({ carrierId, callback }: Taken, delivery: Delivery, secret: string): SmsReportCall {
  const fields = { MessageSid: carrierId, MessageStatus: delivery };
  const address = new URL(callback);
  const path = `/webhooks/sms/${secret}${address.search}`;
  const signed = `${address.origin}${path}MessageSid${carrierId}MessageStatus${delivery}`;
  const signature = createHmac('sha1', smsKeys.key).update(signed).digest('base64');
  const headers = { ...form, 'X-Twilio-Signature': signature };
  return { path, headers, body: new URLSearchParams(fields).toString() };
}

const httpReport = ({ carrierId }: Taken, delivery: Delivery, secret: string): SmsReportCall => ({
  path: `/webhooks/sms/${secret}`,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ id: carrierId, status: delivery === 'delivered' ? 'DELIVRD' : 'FAILED' }),
});
