import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../scripts/lib/run.ts';

const keyId = 'rzp_test_sandbox0000001';
const authorization = `Basic ${btoa(`${keyId}:sandbox-key-secret`)}`;

/** The stand-in for Razorpay as a process of its own. */
async function startSandbox() {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/sandbox.ts', String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  process.once('exit', () => child.kill());
  await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: object) => {
    const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  return {
    url,
    createOrder: async (amount: number) =>
      (await call('POST', '/v1/orders', { amount, currency: 'INR' })).id as string,
    order: (id: string) => call('GET', `/v1/orders/${id}`),
    payments: async (id: string) =>
      (await call('GET', `/v1/orders/${id}/payments`)).items as Record<string, unknown>[],
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** A merchant with one page, on an origin of its own and under a strict security policy, and what was posted back to it. */
export async function openShop() {
  const sandbox = await startSandbox();
  const returned: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    if (pathname === '/callback') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      returned.push(Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())));
      response.writeHead(303, { Location: '/thanks' }).end();
    } else if (pathname === '/shop.js')
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else
      response
        .writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': `default-src 'self'; script-src 'self' ${sandbox.url}; frame-src ${sandbox.url}`,
        })
        .end(pathname === '/thanks' ? '<h1>Back in the shop</h1>' : page(sandbox.url));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    sandbox,
    url,
    returned,
    /** Where the shop opens the checkout with these options. */
    at: (options: Record<string, unknown>) =>
      `${url}/?${new URLSearchParams({ options: JSON.stringify({ key: keyId, ...options }) })}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await sandbox.stop();
    },
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;

const page = (
  sandbox: string,
) => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
  <title>Shop</title><main><h1>Shop</h1><button>Buy</button><ol></ol></main>
  <script src="${sandbox}/v1/checkout.js"></script><script src="/shop.js"></script></html>`;

const script = `
  const options = JSON.parse(new URLSearchParams(location.search).get('options'));
  const note = (text) => {
    const line = Object.assign(document.createElement('li'), { textContent: text });
    line.style.overflowWrap = 'anywhere';
    document.querySelector('ol').append(line);
  };
  document.querySelector('button').addEventListener('click', () => {
    const checkout = new Razorpay({
      ...options,
      handler: (response) => note('paid ' + JSON.stringify(response)),
      modal: { ...options.modal, ondismiss: () => note('dismissed') },
    });
    checkout.on('payment.failed', ({ error }) => note('failed ' + JSON.stringify(error)));
    checkout.open();
  });`;
