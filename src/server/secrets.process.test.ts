import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicPages } from '../../bench/addresses.ts';
import { owner } from '../../scripts/lib/app-server.ts';
import { startCopy } from '../../scripts/lib/installations.ts';
import { controlOf, openShopper } from '../../scripts/lib/shopper.ts';
import { serveSandbox } from '#sandbox/serve.ts';

const keys = {
  keyId: 'rzp_test_sandbox0000001',
  keySecret: 'key-secret-that-nobody-may-see',
  webhookSecret: 'webhook-secret-that-nobody-may-see',
};
/** What a page may load from elsewhere. */
const hostsIn = (page: Response) => [
  ...new Set(page.headers.get('Content-Security-Policy')?.match(/https?:[^\s;]+/g)),
];

const staffCalls = ['payments', 'reconciliations', 'settings', 'session', 'jobs', 'queues', 'audit'];

test('#41 no page, script, answer or line of the log holds a secret, and only the checkout names the provider', async () => {
  const sandbox = await serveSandbox({
    ...keys,
    port: 0,
    journalFile: null,
    webhookUrl: null,
    controlToken: null,
  });
  const { control, pay } = controlOf(sandbox.url);
  const app = await startCopy({
    LOG_LEVEL: 'debug',
    SANDBOX_URL: sandbox.url,
    SANDBOX_KEY_ID: keys.keyId,
    SANDBOX_KEY_SECRET: keys.keySecret,
    SANDBOX_WEBHOOK_SECRET: keys.webhookSecret,
  });
  const seen: Record<string, string> = {};
  const read = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(app.url + path, init);
    seen[path] = `${[...answer.headers].join('\n')}\n${await answer.text()}`;
    return answer;
  };
  const asPage = { headers: { Accept: 'text/html' } };

  // Somebody buys, with a gateway that fails, hangs up and then works; somebody forges; staff look at it.
  const ravi = await openShopper(app.url, 'secrets@example.com');
  for (const fault of [{ status: 502 }, { status: 401 }, { resetAfterCommit: true }]) {
    await control('faults', { api: { match: 'POST /v1/orders', times: 1, ...fault } });
    const refused = await ravi.ask('POST', '/payment-pay/create-order', {
      duration: '1y',
      phone: '9000000047',
    });
    seen[`order with ${JSON.stringify(fault)}`] = JSON.stringify(refused);
    expect(refused.status).toBeGreaterThanOrEqual(500);
  }
  const id = await ravi.order();
  await pay(id);
  for (const path of [
    `/payment-pay/order/${id}?refresh=1`,
    `/payment-pay/order/${id}/checkout`,
    '/account/session',
  ])
    seen[path] = JSON.stringify(await ravi.ask('GET', path));
  await read('/payment-pay/webhook', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Razorpay-Signature': 'f'.repeat(64) },
    body: '{}',
  });
  const signedIn = await fetch(`${app.url}/staff/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const Cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  for (const call of [...staffCalls, `payments/${id}`]) await read(`/staff/${call}`, { headers: { Cookie } });
  for (const path of ['/openapi.json', '/metrics', '/healthz', '/readyz']) await read(path);

  // Every kind of page, the shop's own, and every file that browsers are sent.
  const ownPages = [
    '/cart',
    '/checkout',
    `/success/${id}`,
    `/failure/${id}`,
    '/admission',
    '/login',
    '/admin/',
  ];
  for (const path of [...(await publicPages(app.url)), ...ownPages]) {
    const hosts = hostsIn(await read(path, asPage));
    expect([path, hosts]).toEqual([path, path === '/admission' ? [sandbox.url] : []]);
  }
  expect(hostsIn(await read(`/payment-pay/checkout/${id}`, asPage))).toEqual([sandbox.url]);
  for (const file of globSync('build/client/**/*.{js,css,html,json,map}'))
    seen[file] = readFileSync(file, 'utf8');
  expect(Object.keys(seen).length).toBeGreaterThan(60);

  expect(await app.stop()).toBe(0);
  seen['the log'] = app.output();
  expect(app.output()).toContain('the payment gateway does not answer');
  const secrets: Record<string, string> = {
    'key secret': keys.keySecret,
    'webhook secret': keys.webhookSecret,
    'basic authorization': btoa(`${keys.keyId}:${keys.keySecret}`),
    "the owner's password": owner.password,
    "staff's session": Cookie.split('=')[1] ?? '',
    "the customer's session": ravi.cookies.get('sid') ?? '',
    "the customer's next session": ravi.cookies.get('refresh') ?? '',
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length).toBeGreaterThan(15);
    const where = Object.entries(seen).filter(([, text]) => text.includes(secret));
    expect([name, where.map(([place]) => place)]).toEqual([name, []]);
  }
  await sandbox.close();
});
