import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { body: string; signature: string; eventId: string; event: string };

/** A merchant's server that writes down every webhook. `answers` says with what it answers, first to last; then 200. */
export async function openShop() {
  const received: Received[] = [];
  const answers: (number | 'silence')[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const header = (name: string) => String(request.headers[name] ?? '');
      received.push({
        body,
        signature: header('x-razorpay-signature'),
        eventId: header('x-razorpay-event-id'),
        event: (JSON.parse(body) as { event: string }).event,
      });
      const answer = answers.shift() ?? 200;
      if (answer !== 'silence') response.writeHead(answer).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
