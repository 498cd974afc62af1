import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posts } from '#content/blog/table.server.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { seed } from '#sample/seed.ts';
import { anOrder } from '#money/payments/test-payments.ts';
import type { SearchHit } from '../search-hit.ts';
import { eq } from 'drizzle-orm';
import { aLead, openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
  await seed(office.db);
});
afterAll(() => office.close());

test('one word finds every kind of record that the role may see, at most five of a kind', async () => {
  const now = new Date();
  const found = aLead({ name: 'Zarina Seeks', service: '' });
  await office.db
    .insert(leads)
    .values([found, ...Array.from({ length: 6 }, () => aLead({ name: 'Zarina' }))]);
  const [customer] = await office.db
    .insert(customers)
    .values({ id: v7(), email: 'zarina@example.com', fullName: 'Zarina Seeks' })
    .returning();
  await office.db.insert(paymentTransactions).values({
    id: 'txn_zarina', createdAt: now, updatedAt: now, customerId: customer?.id ?? '', purpose: 'cart',
    subjectId: 'x', order: anOrder(), totalPaise: 118_000, mode: 'sandbox', expiresAt: now, status: 'paid',
  }); // prettier-ignore
  const [quotation] = await office.db
    .insert(quotations)
    .values({
      id: v7(),
      publicId: v7(),
      title: 'Shop',
      name: 'x',
      company: 'Zarina Traders',
      gstin: '',
      mobile: '',
      email: '',
      intro: '',
      terms: '',
      validUntil: '2027-01-01',
      lines: [],
      netPaise: 0,
      gstPaise: 0,
      totalPaise: 24_10_800,
    }) // prettier-ignore
    .returning();
  await office.db.insert(bookings).values({
    id: v7(), leadId: found.id, name: 'Zarina Seeks', phone: '9000030001', email: '', seat: 0,
    startsAt: new Date('2026-12-01T06:00:00Z'), endsAt: new Date('2026-12-01T06:30:00Z'),
    busyUntil: new Date('2026-12-01T06:30:00Z'), meetingType: 'call', clientAddress: '', origin: '', bodyHash: '',
  }); // prettier-ignore
  const [post] = await office.db.select().from(posts).limit(1);
  await office.db
    .update(posts)
    .set({ title: 'How Zarina sells' })
    .where(eq(posts.id, post?.id ?? ''));

  const search = async (ask: Awaited<ReturnType<typeof office.as>>, q: string) =>
    (await ask<{ data: SearchHit[] }>('GET', `/search?${new URLSearchParams({ q })}`)).body.data;
  const owner = await office.as('owner', 'Asha');
  const hits = await search(owner, 'zarina');
  const of = (kind: SearchHit['kind']) => hits.filter((hit) => hit.kind === kind);
  expect(of('Leads')).toHaveLength(5);
  expect((await search(owner, 'zarina seeks')).find(({ kind }) => kind === 'Leads')).toEqual({
    kind: 'Leads',
    id: found.id,
    title: 'Zarina Seeks',
    note: '9000012345 · New',
    path: `/leads/${found.id}/show`,
  });
  expect(of('Customers')).toMatchObject([
    { title: 'Zarina Seeks', note: `${customer?.code} · zarina@example.com` },
  ]);
  expect(of('Payments')).toMatchObject([{ title: 'Zarina Seeks', note: '₹1,180 · paid · txn_zarina' }]);
  expect(of('Bookings')).toMatchObject([{ note: 'Tue 1 Dec 2026, 11:30 am' }]);
  expect(of('Posts')).toMatchObject([{ title: 'How Zarina sells', path: `/posts/${post?.id}` }]);
  const code = of('Quotations')[0]?.note.split(' · ')[0] ?? '';
  expect(code).toMatch(/^QT-\d{6}$/);
  expect((await search(owner, code)).map(({ id }) => id)).toEqual([quotation?.id]);
  expect((await search(owner, 'txn_zarina')).map(({ id }) => id)).toEqual(['txn_zarina']);

  const content = await search(await office.as('content', 'Bina'), 'zarina');
  expect([...new Set(content.map(({ kind }) => kind))]).toEqual(['Posts']);
  expect((await owner('GET', '/search?q=z')).status).toBe(422);
});
