import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from './open-server.ts';

let server: Server;
beforeAll(async () => {
  const limits = { headMs: 200, requestMs: 400, connections: 3 };
  server = openServer(
    (req, res) =>
      void text(req).then(
        (body) => res.end(body),
        () => res.destroy(),
      ),
    limits,
  );
  await once(server.listen(0), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (sent: string): Socket => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(sent);
  return socket;
};
const post = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nConnection: close\r\n\r\n';

test('a head or a body that does not come to its end is refused in time, and frees its place', async () => {
  const slow = [open('GET / HTTP/1.1\r\n'), open(`${post}ab`)];
  const said = await Promise.all(slow.map((socket) => text(socket)));
  for (const answer of said) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(await text(open(`${post}whole`))).toMatch(/200 OK[\s\S]*whole$/);
});

test('more lines than we hold are closed, and those that we hold are answered', async () => {
  const held = [open(''), open(''), open('')];
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  const refused = open(`${post}whole`);
  expect(await text(refused).catch(() => '')).toBe('');
  held[0]?.write(`${post}whole`);
  expect(await text(held[0] as Socket)).toMatch(/200 OK[\s\S]*whole$/);
});
