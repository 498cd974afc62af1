import { globSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#kit/context.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { anOrder } from '#money/payments/test-payments.ts';
import { aLead } from '#office/test-office.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { leadTasks } from '#sales/leads/tasks/table.server.ts';
import { leadEvents, leads } from '#sales/leads/table.server.ts';
import { undoChanges } from '#sales/leads/undo-changes.ts';
import { settlements } from './table.server.ts';
import { openLedger } from './test-ledger.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
let owner: Ctx;
beforeAll(async () => {
  ledger = await openLedger();
  owner = ledger.owner;
});
afterAll(() => ledger.close());

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
async function file(over: Parameters<typeof aLead>[0]) {
  const row = aLead({ email: '', createdAt: ago(30), ...over });
  await ledger.db.insert(leads).values(row);
  return row.id ?? '';
}
const read = async (id: string) =>
  (await ledger.db.select().from(leads).where(eq(leads.id, id)))[0] ?? expect.fail();
const events = (id: string) =>
  ledger.db.select().from(leadEvents).where(eq(leadEvents.leadId, id)).orderBy(leadEvents.id);
const tasksOf = (id: string) =>
  ledger.db.select().from(leadTasks).where(eq(leadTasks.leadId, id)).orderBy(leadTasks.dueAt);
const offered = async (leadId: string | null, over: Partial<typeof quotations.$inferInsert>) => {
  const id = v7();
  await ledger.db.insert(quotations).values({
    id, publicId: v7(), leadId, title: 'Shop', name: 'x', company: '', gstin: '', mobile: '', email: '', intro: '',
    terms: '', validUntil: '2999-12-31', lines: [], netPaise: 0, gstPaise: 0, totalPaise: 100, ...over,
  }); // prettier-ignore
  return id;
};
async function paid(
  purpose: 'cart' | 'admission' | 'quotation',
  subjectId: string,
  buyer: { phone: string; email?: string },
) {
  const order = anOrder();
  await ledger.db.insert(paymentTransactions).values({
    id: `txn_${v7()}`, createdAt: ago(9), updatedAt: ago(9), paidAt: ago(9), expiresAt: ago(8), purpose, subjectId,
    order: { ...order, buyer: { ...order.buyer, email: '', ...buyer } }, totalPaise: 118_000, mode: 'test',
    status: 'paid', customerId: (await ledger.customer()).customerId,
  }); // prettier-ignore
}
/** Twice, for it must change nothing the second time. */
async function migrate(name = 'missed_leads') {
  const [file = ''] = globSync(`drizzle/*_${name}.sql`);
  const statements = readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .filter((one) => !/^\s*(CREATE|ALTER|DROP) /.test(one));
  for (let i = 0; i < 2; i++) for (const statement of statements) await ledger.db.execute(sql.raw(statement));
}

test('leads, tasks and questions that the first backfill missed follow once, but not where somebody took a step back', async () => {
  const cart = await file({ phone: '9000040001', status: 'contacted' });
  const newer = await file({ phone: '9000040001', createdAt: ago(1) });
  await paid('cart', v7(), { phone: '9000040001' });
  const mailed = await file({ phone: '', phoneComplete: false, email: 'plan@example.com', service: 'SEO' });
  const elsewhere = await file({ phone: '9000040002', service: 'Google Ads' });
  const admissionId = v7();
  await ledger.db.insert(admissions).values({
    id: admissionId, customerId: (await ledger.customer()).customerId, status: 'Active', fullName: 'Asha', phone: '9000040002',
    email: 'plan@example.com', addressParts: { address: '', street: '', pincode: '', state: '', country: '' }, serviceName: 'SEO', planName: 'Silver', planMonths: 12, classLevel: '',
    session: '', paymentOption: '', timing: [], details: {},
  }); // prettier-ignore
  await paid('admission', admissionId, { phone: '9000040002' });
  const owing = await file({ phone: '9000040003' });
  const buyerId = await ledger.buyer({ mobile: '9000040003' });
  const invoiceId = await ledger.bill(buyerId, 100_000);
  await ledger.db
    .insert(settlements)
    .values({ id: v7(), at: ago(2), kind: 'money', amountPaise: 1_000, buyerId, invoiceId });
  const back = await file({ phone: '9000040004', status: 'lost' });
  const refunded = await file({ phone: '9000040005' });
  for (const leadId of [back, refunded]) await offered(leadId, { status: 'refunded', sentAt: ago(20) });
  const undone = await file({ phone: '9000040006' });
  await ledger.db.insert(leadEvents).values({
    id: v7(), leadId: undone, staffName: 'Asha', kind: 'status', data: { from: 'won', to: 'new', undone: 'yes' },
  }); // prettier-ignore
  await paid('cart', v7(), { phone: '9000040006' });

  const off = await file({ phone: '9000040007', status: 'proposal' });
  await offered(off, { status: 'rejected', sentAt: ago(9) });
  const newest = await offered(off, { status: 'viewed', sentAt: ago(8), validUntil: '2020-01-01' });
  const still = await file({ phone: '9000040008', status: 'proposal' });
  await offered(still, { status: 'rejected', sentAt: ago(9) });
  await offered(still, { status: 'draft' });
  await ledger.db.insert(leadTasks).values(
    (
      [
        [off, 'Send them our Quotation!', 10],
        [still, 'Send the quotations', 10],
        [still, 'Send the quotation', 3],
      ] as const
    ).map(([leadId, title, days]) => ({ id: v7(), leadId, title, createdAt: ago(days), dueAt: ago(days) })),
  );

  await migrate();
  expect((await Promise.all([cart, mailed, owing, refunded].map(read))).map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => 'won'),
  );
  expect((await Promise.all([newer, elsewhere, undone, back].map(read))).map(({ status }) => status)).toEqual(
    ['new', 'new', 'new', 'lost'],
  );
  const reasons = await Promise.all([cart, mailed, owing, refunded].map(events));
  expect(reasons.map((of) => of.map(({ data }) => [data.rule, data.reason]))).toEqual([
    [
      [
        'paid',
        `${anOrder()
          .lines.map(({ title }) => title)
          .join(', ')} was paid`,
      ],
    ],
    [['paid', 'the plan Silver was paid']],
    [['paid', expect.stringMatching(/^money came for the invoice /)]],
    [['paid', expect.stringMatching(/^quotation QT-\d{6} was paid$/)]],
  ]);

  const [sent, why, ...more] = await tasksOf(off);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ title: 'Send them our Quotation!', doneAt: expect.any(Date) });
  expect(why).toMatchObject({
    title: expect.stringMatching(/^Say why/),
    doneAt: null,
    origin: `why:${newest}`,
  });
  expect(await read(off)).toMatchObject({ status: 'proposal', nextFollowUpAt: why?.dueAt });
  expect((await tasksOf(still)).map(({ doneAt }) => doneAt)).toEqual([null, null]);

  // Whoever works on leads takes them back, as what rules do.
  const [won] = await events(cart);
  const done = (await events(off)).find(({ data }) => data.step === 'done');
  const eventIds = [won?.id ?? '', done?.id ?? ''];
  expect((await undoChanges(owner, { eventIds })).changed).toHaveLength(2);
  expect((await read(cart)).status).toBe('contacted');
  await migrate();
  expect((await read(cart)).status).toBe('contacted');
  expect((await tasksOf(off)).map(({ doneAt }) => doneAt)).toEqual([null, null]);
});

test('money that came for quotations without a lead moves the leads of its addressee, with its reason, and can be taken back', async () => {
  const quoted = async (over: object) =>
    paid('quotation', await offered(null, { status: 'paid', ...over }), { phone: '' });
  const called = await file({ phone: '9000050001', status: 'qualified' });
  await quoted({ mobile: '9000050001' });
  const mailed = await file({ phone: '', phoneComplete: false, email: 'quoted@example.com' });
  await quoted({ email: 'quoted@example.com' });
  const newer = await file({ phone: '9000050002', createdAt: ago(1) });
  await quoted({ mobile: '9000050002' });
  const nobody = await file({ phone: '9000050003' });
  await offered(null, { status: 'accepted', mobile: '9000050003' });
  await migrate('disputes_and_upgrade_links');
  const states = await Promise.all([called, mailed, newer, nobody].map(read));
  expect(states.map(({ status }) => status)).toEqual(['won', 'won', 'new', 'new']);
  const [event, ...more] = await events(called);
  expect([event?.data, more]).toEqual([
    {
      from: 'qualified',
      to: 'won',
      rule: 'paid',
      contact: 'first',
      reason: expect.stringMatching(/^money came for quotation QT-\d{6}$/),
    },
    [],
  ]);
  expect((await undoChanges(owner, { eventIds: [event?.id ?? ''] })).changed).toHaveLength(1);
  await migrate('disputes_and_upgrade_links');
  expect((await read(called)).status).toBe('qualified');
});
