import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSums } from './read-sums.ts';
import { readInvoice } from '#money/invoices/find-invoice.ts';
import { listMilestones, planMilestones } from '#money/milestones/milestones.ts';
import { meetMilestone } from '#money/milestones/meet-milestone.ts';
import { openLedger } from '#money/receivables/test-ledger.ts';
import { aLead } from '#office/test-office.ts';
import { leadTouches } from '#sales/leads/enquiries/table.server.ts';
import { mergeLeads } from '#sales/leads/merging/merge-leads.ts';
import { leads } from '#sales/leads/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
  ledger.on('2026-12-10');
});
afterAll(() => ledger.close());

const brought = async (phone: string, campaign = '') => {
  const leadId = v7();
  await ledger.db.insert(leads).values(aLead({ id: leadId, phone, email: `v${phone}@example.com` }));
  const touch = { bodyHash: '', pageUrl: '', userAgent: '', ip: '', raw: {}, at: new Date('2026-12-01') };
  await ledger.db
    .insert(leadTouches)
    .values({ ...touch, id: v7(), leadId, campaign, lastCampaign: campaign });
  return leadId;
};
const sums = () => readSums(ledger.ctx, { from: '2026-12-10', to: '2026-12-10' }, 'first');

test('a milestone that accounts pay under their own number was brought by what had brought the lead', async () => {
  const leadId = await brought('9000081001', 'google/shops');
  const { id: quotationId } = await ledger.accepted({ name: 'Asha', email: 'accounts@example.com' });
  await ledger.db.update(quotations).set({ leadId }).where(eq(quotations.id, quotationId));
  const milestones = [{ title: 'All', percent: 100 }];
  await planMilestones(ledger.owner, { quotationId, milestones });
  const [part] = (await listMilestones(ledger.owner, { quotationId })).milestones;
  const { invoice } = await meetMilestone(ledger.owner, { milestoneId: part?.id ?? '', issues: true });
  const invoiceId = invoice?.id ?? '';
  const { buyerId } = await readInvoice(ledger.owner, { invoiceId });
  await ledger.pay(buyerId ?? '', 60_000_00, [{ invoiceId, amountPaise: 60_000_00 }]);
  // Of nobody's campaign.
  const strangers = await ledger.buyer({ email: 'strangers@example.com' });
  await ledger.pay(strangers, 500_00);
  expect(await sums()).toEqual([{ key: 'google/shops', revenuePaise: 60_000_00, orders: 0 }]);
});

test('what is paid under the number of a lead that became part of another, and that of a third, counts', async () => {
  const [first, second, last] = [
    await brought('9000082001', 'meta/reels'),
    await brought('9000082002'),
    await brought('9000082003'),
  ];
  await mergeLeads(ledger.owner, { leadId: first, intoId: second });
  await mergeLeads(ledger.owner, { leadId: second, intoId: last });
  const buyerId = await ledger.buyer({ mobile: '9000082001', email: '' });
  await ledger.pay(buyerId, 900_00);
  expect(await sums()).toContainEqual({ key: 'meta/reels', revenuePaise: 900_00, orders: 0 });
});
