import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import type { Database } from '#kit/database.server.ts';
import { createTestDb } from '#kit/test-db.ts';
import { dueInvoices } from '#money/invoices/recurring/recurring-invoices.ts';
import { siteIndexing } from '#content/site-search/index-site.ts';
import { bookingReminder } from '#sales/bookings/queue-booking-mails.ts';
import { createTestApp } from '#server/test-app.ts';
import { backup } from '../../../scripts/lib/backup.ts';

const owner = { email: 'farah@agency.in', password: 'correct-horse-battery' };
const moved = 'https://agency.in';
const staging = 'https://staging.agency.in';
const live = {
  APP_MODE: 'live',
  DATABASE_URL: 'postgres://nobody@localhost/none',
  PUBLIC_URL: moved,
  SECRETS_KEY: randomBytes(32).toString('base64'),
  OWNER_EMAIL: owner.email,
  OWNER_PASSWORD: owner.password,
  SMTP_URL: 'smtps://nobody:secret@localhost:1',
  MAIL_FROM: 'Agency <hello@agency.in>',
  RAZORPAY_KEY_ID: 'rzp_live_nobody',
  RAZORPAY_KEY_SECRET: 'a key secret',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
  RATE_LIMITS: 'on',
};
let database: Database;
beforeAll(async () => {
  database = await createTestDb('seeded');
});
afterAll(() => database.close());

/** A process that serves these rows at an address. */
async function serve(variables: Record<string, string>) {
  const app = await createTestApp(variables, database);
  await ensureOwner(app.ctx, owner);
  const signedIn = await app.post('/staff/session', owner);
  const headers = { Cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  return {
    ...app,
    ask: (address: string) => app.post(`/staff${address}`, undefined, headers),
    read: async (address: string) => (await app.get(`/staff${address}`, headers)).json(),
  };
}

/** `npm run backup` with that address in its environment, on PostgreSQL: the embedded one is taken by this process. */
async function refuseCommand(address: string) {
  if (!database.url) return;
  vi.stubEnv('PUBLIC_URL', address);
  const place = { url: database.url, dataDir: tmpdir(), s3: null };
  await expect(backup(place)).rejects.toThrow(
    `Say first whether this installation has moved here from ${moved}`,
  );
  vi.unstubAllEnvs();
}

const statesOf = async (name: string) => {
  const { rows } = await database.db.execute<{ state: string }>(
    sql`select distinct state from pgboss.job where name = ${name}`,
  );
  return rows.map(({ state }) => state);
};

test('what a live address has served waits elsewhere until an owner says that it moved: a copy charges nobody', async () => {
  const before = await createTestApp(live, database);
  await before.product.work();
  await before.close();
  // At its own address again nothing waits.
  const again = await serve({ PUBLIC_URL: moved });
  expect(await again.read('/today')).toMatchObject({ elsewhere: null });
  await again.close();

  const app = await serve({ PUBLIC_URL: staging });
  await app.product.work();
  await app.ctx.jobs.enqueue(app.db, dueInvoices, [{}]);
  const reminder = { bookingId: randomUUID(), sequence: 1, hours: 24 };
  await app.ctx.jobs.enqueue(app.db, bookingReminder, [reminder]);
  await app.post('/api/newsletter', { email: 'meera@example.com', page: '/blog' });
  await expect
    .poll(() => app.db.select().from(messages).where(eq(messages.recipient, 'meera@example.com')))
    .toMatchObject([{ status: 'captured' }]);
  expect(await app.read('/today')).toMatchObject({ elsewhere: moved, restored: null });
  expect(await app.read('/backups')).toMatchObject({ elsewhere: moved });
  // Its backups would lie among those of what it was copied from.
  expect((await app.ask('/backups')).status).toBe(409);
  await refuseCommand(staging);
  expect(await statesOf(dueInvoices.name)).toContain('created');
  // After a restore this one would go on; of two, one alone may do what these do.
  expect(await statesOf(siteIndexing.name)).toContain('created');
  // What was asked for days ago the other does, too.
  expect(await statesOf(bookingReminder.name)).toContain('created');

  expect((await app.ask('/backups/go-on')).status).toBe(204);
  await expect.poll(() => statesOf(dueInvoices.name)).toEqual(['completed']);
  await expect.poll(() => statesOf(siteIndexing.name)).toEqual(['completed']);
  await expect.poll(() => statesOf(bookingReminder.name)).toEqual(['completed']);
  expect(await app.read('/today')).toMatchObject({ elsewhere: null });
  expect((await app.ask('/backups')).status).toBe(204);
  const went = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, 'restored'));
  expect(went).toMatchObject([{ action: 'changed', after: { goesOn: true, movedFrom: moved } }]);
  await app.close();
});
