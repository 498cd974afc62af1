import { eq, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { dueInvoices } from '#money/invoices/recurring/recurring-invoices.ts';
import { takeNumber } from '#money/invoices/issue.ts';
import { invoiceSeries } from '#money/invoices/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { waitAfterRestore } from './restored.ts';

const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
const hourMs = 3_600_000;
let app: TestApp;
let headers: { Cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  await ensureOwner(app.ctx, owner);
  const signedIn = await app.post('/staff/session', owner);
  headers = { Cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
});
afterAll(() => app.close());

const read = async (address: string) => (await app.get(`/staff${address}`, headers)).json();
const statesOf = async (name: string) => {
  const { rows } = await app.db.execute<{ state: string }>(
    sql`select distinct state from pgboss.job where name = ${name}`,
  );
  return rows.map(({ state }) => state);
};

test('after a restore what somebody asks for is done, and what begins by itself waits until an owner lets it go on', async () => {
  const madeAt = new Date(Date.now() - hourMs);
  await waitAfterRestore(app.ctx, { madeAt });
  await app.product.work();
  await app.ctx.jobs.enqueue(app.db, dueInvoices, [{}]);
  await app.post('/api/newsletter', { email: 'meera@example.com', page: '/blog' });
  await expect
    .poll(() => app.db.select().from(messages).where(eq(messages.recipient, 'meera@example.com')))
    .toMatchObject([{ status: 'captured' }]);
  // A backup is made, too.
  await app.post('/staff/backups', undefined, headers);
  await expect.poll(() => read('/backups')).toMatchObject({ run: { state: 'done' } });
  expect(await read('/today')).toMatchObject({ restored: { madeAt: madeAt.toISOString() } });
  expect(await statesOf(dueInvoices.name)).toEqual(['created']);

  expect((await app.post('/staff/backups/go-on', undefined, headers)).status).toBe(204);
  await expect.poll(() => statesOf(dueInvoices.name)).toEqual(['completed']);
  expect(await read('/today')).toMatchObject({ restored: null });
  // Once more changes nothing, and is not written down.
  expect((await app.post('/staff/backups/go-on', undefined, headers)).status).toBe(204);
  const went = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, 'restored'));
  expect(went).toMatchObject([{ action: 'changed', after: { goesOn: true } }]);
});

test('numbers that may have been given out since are left out: three times those of as long before the backup, at least a hundred, in a series that began since, too', async () => {
  const now = new Date('2027-03-31T18:40:00Z');
  const madeAt = new Date(now.getTime() - hourMs);
  await app.db.delete(invoiceSeries);
  await app.db.insert(invoiceSeries).values([
    { series: 'NIR/26-27/', last: 500 },
    { series: 'NIR/26-27/C', last: 7 },
    { series: 'OLD/25-26/', last: 900 },
  ]);
  // One a minute, the last with the backup: sixty within an hour.
  await app.db.execute(sql`
    insert into invoices (id, number, kind, series, count, financial_year, issued_at, content,
      buyer_name, buyer_gstin, buyer_email, taxable_paise, gst_paise, total_paise)
    select gen_random_uuid(), 'NIR/26-27/' || n, 'receipt', 'NIR/26-27/', n, '26-27',
      ${madeAt.toISOString()}::timestamptz - (500 - n) * interval '1 minute', '{}', '', '', '', 0, 0, 0
    from generate_series(1, 500) n`);
  const [{ last = 0 } = {}] = await app.db.select({ last: max(quotations.number) }).from(quotations);
  await waitAfterRestore({ ...app.ctx, now: () => now }, { madeAt });
  const rows = await app.db.select().from(invoiceSeries);
  const lastOf = Object.fromEntries(rows.map(({ series, last: reached }) => [series, reached]));
  expect(lastOf).toMatchObject({
    'NIR/26-27/': 500 + 3 * 60,
    'NIR/26-27/C': 107,
    // Those too that may have begun since: of a kind, of the year that began at midnight in India, of one more prefix.
    'NIR/26-27/D': 100,
    'NIR/27-28/': 3 * 60,
    'NIR/27-28/C': 100,
    'TST/27-28/': 100,
    'OWN/27-28/': 100,
    'OLD/27-28/': 100,
    'OLD/25-26/': 900,
  });
  expect(await takeNumber(app.ctx, 'NIR/27-28/')).toBe(181);
  const { rows: numbered } = await app.db.execute<{ next: number }>(
    sql`select nextval(pg_get_serial_sequence('quotations', 'number'))::int as next`,
  );
  expect(numbered).toEqual([{ next: Number(last) + 101 }]);
});
