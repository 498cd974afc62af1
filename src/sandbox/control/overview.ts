import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { noFaults } from '../faults/faults.ts';
import type { SandboxContext } from '../context.ts';

const [styles = ''] = Object.values(
  import.meta.glob<string>('./overview.css', { query: '?raw', import: 'default', eager: true }),
);
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
const latest = 25;
const quiet = JSON.stringify(noFaults);

const money = (paise: number, currency: string) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(paise / 100);
const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** A page that shows what the sandbox holds, newest first. */
export function overviewRoutes(world: SandboxContext) {
  return new Hono().get('/', (c) => {
    const { store, merchant } = world;
    const { webhook, faults } = store.settings();
    const at = (seconds: number) => time.format(seconds * 1000);
    c.header('Content-Security-Policy', policy);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>Sandbox</title>
            ${raw(`<style>${styles}</style>`)}
          </head>
          <body>
            <header class="band">Sandbox — no money moves</header>
            <main>
              <h1>What the sandbox holds</h1>
              <dl>
                ${fact('Key id', merchant.keyId)} ${fact('Its clock', at(world.now()))}
                ${fact(
                  'Webhook',
                  webhook.url ? `${webhook.url}${webhook.active ? '' : ' (switched off)'}` : 'none',
                )}
                ${fact('Faults', JSON.stringify(faults) === quiet ? 'none' : JSON.stringify(faults))}
              </dl>
              ${table(
                'Orders',
                ['Id', 'Receipt', 'Amount', 'Status', 'Attempts', 'Created'],
                store
                  .list('orders')
                  .slice(0, latest)
                  .map((order) => [
                    order.id,
                    order.receipt ?? '',
                    money(order.amount, order.currency),
                    order.status,
                    order.attempts,
                    at(order.created_at),
                  ]),
              )}
              ${table(
                'Payment links',
                ['Id', 'Reference', 'Amount', 'Status', 'Created'],
                store
                  .list('links')
                  .map((link) => [
                    link.id,
                    link.reference_id,
                    money(link.amount, link.currency),
                    link.status,
                    at(link.created_at),
                  ]),
              )}
              ${table(
                'Payments',
                ['Id', 'Order', 'Method', 'Amount', 'Status', 'Why', 'Created'],
                store
                  .list('payments')
                  .slice(0, latest)
                  .map((payment) => [
                    payment.id,
                    payment.order_id,
                    payment.method,
                    money(payment.amount, payment.currency),
                    payment.status,
                    payment.error_reason ?? '',
                    at(payment.created_at),
                  ]),
              )}
              ${table(
                'Refunds',
                ['Id', 'Payment', 'Amount', 'Status', 'Created'],
                store
                  .list('refunds')
                  .slice(0, latest)
                  .map((refund) => [
                    refund.id,
                    refund.payment_id,
                    money(refund.amount, refund.currency),
                    refund.status,
                    at(refund.created_at),
                  ]),
              )}
              ${table(
                'Disputes',
                ['Id', 'Payment', 'Amount', 'Phase', 'Status', 'Answer by'],
                store
                  .list('disputes')
                  .slice(0, latest)
                  .map((dispute) => [
                    dispute.id,
                    dispute.payment_id,
                    money(dispute.amount, dispute.currency),
                    dispute.phase,
                    dispute.status,
                    at(dispute.respond_by),
                  ]),
              )}
              ${table(
                'Events',
                ['Event', 'Id', 'State', 'Tries', 'Last answer', 'Created'],
                store
                  .list('events')
                  .slice(0, latest)
                  .map((event) => [
                    event.event,
                    event.id,
                    event.state,
                    event.tries.length,
                    event.tries.at(-1)?.error ?? event.tries.at(-1)?.status ?? '',
                    at(event.createdAt / 1000),
                  ]),
              )}
            </main>
          </body>
        </html>`,
    );
  });
}

const fact = (name: string, value: string) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** A table that scrolls by itself where it is too wide, also with the keyboard. */
const table = (title: string, heads: string[], rows: (string | number)[][]) =>
  html`<section>
    <h2>${title}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label="${title}">
      ${
        rows.length === 0
          ? html`<p class="none">None yet.</p>`
          : html`<table>
              <thead>
                <tr>
                  ${heads.map((head) => html`<th scope="col">${head}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  (row) =>
                    html`<tr>
                      ${row.map((cell) => html`<td>${cell}</td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>`
      }
    </div>
  </section>`;
