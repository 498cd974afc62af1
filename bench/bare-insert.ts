// The least that can keep a lead, a payment or an event: one row of the same size, one INSERT, through the same driver.
import { v7 } from 'uuid';
import { openDatabase } from '#kit/database.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { webhookEvents } from '#money/payments/webhook-events/table.server.ts';
import { visitorOf } from '../scripts/lib/enquiries.ts';
import { taskOf } from './child.ts';
import { aPayment } from './prepare-orders.ts';
import { requests, type Kind } from './requests.ts';

export type Inserts = {
  url: string | null;
  dataDir: string;
  connections: number;
  seconds: number;
  what: Kind;
};

const { url, dataDir, connections, seconds, what } = taskOf<Inserts>();
const database = await openDatabase({ url, dataDir });
await database.migrate();
const lead = (i: number): typeof leads.$inferInsert => ({
  id: v7(),
  name: `Visitor ${i}`,
  phone: `90000${String(i).padStart(5, '0')}`,
  phoneComplete: true,
  email: visitorOf(i),
  service: 'Website Development',
  message: `We sell furniture in Thane and need a site with about ${i} products, in Marathi and English.`,
  source: 'Contact Inquiry',
  form: 'contact',
  pageUrl: 'http://localhost:3000/contact-us',
  attribution: { referrer: 'https://www.example.com/search', landingPage: '/', utmSource: 'newsletter' },
});
const event = (i: number): typeof webhookEvents.$inferInsert => ({
  id: v7(),
  at: new Date(),
  bodyHash: v7(),
  eventId: `bench${i}`,
  event: 'payment.captured',
  body: requests.event(i).body,
});
const insert: Record<Kind, (i: number) => PromiseLike<unknown>> = {
  enquiry: (i) => database.db.insert(leads).values(lead(i)),
  order: () => database.db.insert(paymentTransactions).values(aPayment()),
  event: (i) => database.db.insert(webhookEvents).values(event(i)),
};

let inserted = 0;
const started = performance.now();
const end = started + seconds * 1_000;
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < end) await insert[what](inserted++);
  }),
);
const perSecond = inserted / ((performance.now() - started) / 1_000);
await database.close();
console.log(JSON.stringify({ perSecond }));
