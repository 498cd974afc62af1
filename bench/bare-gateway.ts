// The least that can answer for a payment gateway: every order is taken, and every order that it did not make here is
// paid. Those that are begun while it is measured nobody pays: settling them is a cost of its own.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const paymentOf = (order_id: string) => ({ id: `pay_${order_id.slice(6)}`, order_id, amount: 118_000, currency: 'INR', status: 'captured', captured: true, amount_refunded: 0, method: 'upi' }); // prettier-ignore

const unpaid = new Set<string>();

function make() {
  const id = `order_${randomBytes(7).toString('hex')}`;
  unpaid.add(id);
  return id;
}

const server = createServer(async (request, response) => {
  const order = /\/v1\/orders\/(order_\w{14})\/payments/.exec(request.url ?? '')?.[1];
  const answer =
    request.method === 'POST'
      ? { ...((await json(request)) as object), id: make() }
      : { items: order && !unpaid.has(order) ? [paymentOf(order)] : [] };
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(JSON.stringify(typeof address === 'object' ? address?.port : null));
});
