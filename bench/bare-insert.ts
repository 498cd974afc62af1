// The least that can keep a lead: one row of the same size, one INSERT, through the same driver.
import { v7 } from 'uuid';
import { openDatabase } from '#db/client.server.ts';
import { leads } from '#db/schema/leads.server.ts';
import { visitorOf } from '../scripts/lib/enquiries.ts';
import { taskOf } from './child.ts';

export type Inserts = { url: string | null; dataDir: string; connections: number; seconds: number };

const { url, dataDir, connections, seconds } = taskOf<Inserts>();
const database = await openDatabase({ url, dataDir });
await database.migrate();
const row = (i: number): typeof leads.$inferInsert => ({
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

let inserted = 0;
const started = performance.now();
const end = started + seconds * 1_000;
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < end) await database.db.insert(leads).values(row(inserted++));
  }),
);
const perSecond = inserted / ((performance.now() - started) / 1_000);
await database.close();
console.log(JSON.stringify({ perSecond }));
