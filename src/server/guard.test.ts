import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guard } from './guard.ts';

let server: Server;
beforeAll(async () => {
  const app = new Hono()
    .use(guard({ publicUrl: 'http://localhost', live: false }))
    .delete('/', (c) => c.body(null, 204))
    .post('/', async (c) => c.text(`${(await c.req.text()).length}`));
  app.onError((error, c) => c.text('', error instanceof HTTPException ? error.status : 500));
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((done) => server.listen(0, done));
});
afterAll(() => void server.close());

/** Sends pieces without saying how long they will be, as a stream does. */
const send = (method: string, headers: Record<string, string>, ...pieces: string[]) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const call = request({ port, method, headers }, async (answer) => {
      let text = '';
      for await (const piece of answer) text += piece;
      resolve({ status: answer.statusCode, text });
    });
    call.on('error', reject);
    for (const piece of pieces) call.write(piece);
    call.end();
  });

test('over a real socket, a body of unknown length is counted and no body is no fault', async () => {
  const json = { 'Content-Type': 'application/json' };
  expect(await send('DELETE', {})).toMatchObject({ status: 204 });
  expect(await send('POST', json, '{"a":', '1}')).toEqual({ status: 200, text: '7' });
  const tooMuch = Array.from({ length: 70 }, () => 'x'.repeat(1024));
  expect(await send('POST', json, ...tooMuch)).toMatchObject({ status: 413 });
});
