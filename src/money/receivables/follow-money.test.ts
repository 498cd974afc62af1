import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '#catalogue/services/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { RecurringInput } from '#money/invoices/recurring/recurring-input.ts';
import { createRecurring } from '#money/invoices/recurring/recurring-invoices.ts';
import { writeDueInvoices } from '#money/invoices/recurring/write-due.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { createLink } from '#money/payment-links/create-link.ts';
import { payableByLink } from '#money/payment-links/pay-link.ts';
import { LinkInput } from '#money/payment-links/payment-link.ts';
import { getLink } from '#money/payment-links/staff-links.ts';
import { settle } from '#money/payments/settle.ts';
import { startFor } from '#money/payments/start-payment.ts';
import { aLead } from '#office/test-office.ts';
import { leadTasks } from '#sales/leads/tasks/table.server.ts';
import { leadEvents, leads } from '#sales/leads/table.server.ts';
import { undoChanges } from '#sales/leads/undo-changes.ts';
import { recordReceipt } from './record-receipt.ts';
import { writeOff } from './settle-otherwise.ts';
import { openLedger, receivedReceipt } from './test-ledger.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
let owner: Ctx;
beforeAll(async () => {
  ledger = await openLedger();
  ledger.on('2026-12-10');
  owner = ledger.owner;
});
afterAll(() => ledger.close());

/** A lead of somebody, and the buyer that they are. */
async function somebody(mobile: string, over: Parameters<typeof aLead>[0] = {}) {
  const lead = await file({ phone: mobile, ...over });
  return { lead, buyerId: await ledger.buyer({ mobile, email: `${mobile}@example.com` }) };
}
async function file(over: Parameters<typeof aLead>[0]) {
  const row = aLead({ email: '', ...over });
  await ledger.db.insert(leads).values(row);
  return row.id;
}
const statusOf = async (id: string) =>
  (await ledger.db.select().from(leads).where(eq(leads.id, id)))[0]?.status;
const steps = (id: string) =>
  ledger.db
    .select()
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, id), eq(leadEvents.kind, 'status')))
    .orderBy(leadEvents.id);
const numberOf = async (id: string) =>
  (await ledger.db.select().from(invoices).where(eq(invoices.id, id)))[0]?.number;
const pay = (buyerId: string, invoiceId: string, paise: number) =>
  recordReceipt(
    ledger.ctx,
    receivedReceipt(buyerId, 'bank', ledger.reference(), paise, [[invoiceId, paise]]),
  );

test('a part of an owed invoice makes the leads of its buyer won, says why and can be taken back; a write-off does not', async () => {
  const { lead, buyerId } = await somebody('9000030001');
  const byMail = await file({ phone: '1', phoneComplete: false, email: '9000030001@Example.com' });
  const other = await file({ phone: '9000030009' });
  const [asked] = await ledger.db
    .insert(leadTasks)
    .values({ id: v7(), leadId: lead, title: 'Ask for the payment', dueAt: ledger.clock.now })
    .returning();
  const given = await ledger.bill(buyerId, 100_000);
  const bill = await ledger.bill(buyerId, 1_000_000);
  await writeOff(owner, { invoiceId: given, amountPaise: 118_000, reason: 'Too small' });
  expect(await statusOf(lead)).toBe('new');

  await pay(buyerId, bill, 500_000);
  expect(await Promise.all([lead, byMail, other].map(statusOf))).toEqual(['won', 'won', 'new']);
  const [step, ...more] = await steps(lead);
  expect(more).toEqual([]);
  const reason = `₹5,000 came for the invoice ${await numberOf(bill)}`;
  expect(step).toMatchObject({ staffName: 'Asha', data: { from: 'new', to: 'won', rule: 'paid', reason } });
  const [done] = await ledger.db
    .select()
    .from(leadTasks)
    .where(eq(leadTasks.id, asked?.id ?? ''));
  expect(done?.doneAt).not.toBeNull();

  await undoChanges(owner, { eventIds: [step?.id ?? ''] });
  expect(await statusOf(lead)).toBe('new');
  await pay(buyerId, bill, 680_000);
  expect(await statusOf(lead)).toBe('won');
});

test('money for lines that name a service makes the lead that asked for it won, and every open one where none asked', async () => {
  const service = { description: '', openHours: [], status: 'Active' as const, position: 1 };
  await ledger.db.insert(services).values({ ...service, id: v7(), name: 'Website Development' });
  const { lead: website, buyerId } = await somebody('9000030011', { service: 'Website Development' });
  const ads = await file({ phone: '9000030011', service: 'Google Ads' });
  const stand = () => Promise.all([website, ads].map(statusOf));
  const sell = async (title: string) => {
    const bill = await ledger.bill(buyerId, 100_000, { lines: [{ title }] });
    await pay(buyerId, bill, 118_000);
  };
  await sell('Website development, the first half');
  expect(await stand()).toEqual(['won', 'new']);
  await sell('Photographs');
  expect(await stand()).toEqual(['won', 'won']);
});

test('a link for a free amount that is paid without an account does the same, once', async () => {
  const { lead, buyerId } = await somebody('9000030002', { status: 'contacted' });
  const asks = { of: 'amount', buyerId, title: 'Photographs', amountPaise: 250_000, gstPercent: 18 };
  const { id: linkId } = await createLink(ledger.ctx, LinkInput.parse({ ...asks, sac: '998383' }));
  const token = (await getLink(ledger.ctx, { linkId })).url.split('/').at(-1) ?? '';
  const visitor = { ...ledger.ctx, actor: { kind: 'anonymous' as const } };
  const { order, payer } = await payableByLink(visitor, { token, amountPaise: null });
  const begun = await startFor(visitor, order, payer);
  expect(await statusOf(lead)).toBe('contacted');
  ledger.gateway.pay(begun.gatewayOrderId);
  for (let i = 0; i < 2; i++) await settle(visitor, begun.id, { trigger: 'webhook' });
  expect((await steps(lead)).map(({ staffName, data }) => [staffName, data.from, data.to])).toEqual([
    ['Payment', 'contacted', 'won'],
  ]);
});

test('a month of a retainer makes those leads won that were there when it was set up, and no newer one', async () => {
  const { lead, buyerId } = await somebody('9000030003', { createdAt: new Date('2026-01-10') });
  const newer = await file({ phone: '9000030003', createdAt: new Date('2099-01-10') });
  await createRecurring(
    ledger.ctx,
    RecurringInput.parse({
      buyerId,
      every: 'month',
      startsOn: dateInIndia(ledger.clock.now),
      sends: true,
      dueDays: 10,
      lines: [{ title: 'Retainer', sac: '998361', quantity: 1, unitPaise: 1_000_000, gstPercent: 18 }],
    }),
  );
  await writeDueInvoices({ ...ledger.ctx, actor: { kind: 'system' } });
  const [bill] = await ledger.db.select().from(invoices).where(eq(invoices.buyerId, buyerId));
  await pay(buyerId, bill?.id ?? '', 1_180_000);
  expect(await Promise.all([lead, newer].map(statusOf))).toEqual(['won', 'new']);
});
