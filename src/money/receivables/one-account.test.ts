import { and, eq, inArray, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueNote } from './issue-note.ts';
import { recordKeptBack } from './kept-back/record-kept-back.ts';
import { readBuyerAccount } from './read-account.ts';
import { writeOff } from './settle-otherwise.ts';
import { receivables, settlements } from './table.server.ts';
import { tdsOn } from './tds.ts';
import { openLedger } from './test-ledger.ts';
import type { Ctx } from '#kit/context.ts';
import { sumsOfReturn, totalOfReturn } from '#money/invoices/gst-return/read-return.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { addMonths } from '#money/invoices/tax-month.ts';
import { addedUp, byPart, difference } from '#money/invoices/tax-parts.ts';
import { anyLines, anyState, anySteps } from '#money/invoices/random-sales.ts';
import { meetMilestone } from '#money/milestones/meet-milestone.ts';
import { listMilestones, planMilestones } from '#money/milestones/milestones.ts';
import { totalOf } from '#sales/quotations/quotation-totals.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
let owner: Ctx;
beforeAll(async () => {
  ledger = await openLedger();
  owner = ledger.owner;
});
afterAll(() => ledger.close());

/** Each takes a second: a hundredth of what is tried without a database. */
const numRuns = Math.ceil(Number(process.env.CASES ?? 200) / 100);
const total = (of: number[]) => of.reduce((all, one) => all + one, 0);
/** One cut at most: what is true of two parts is true of more. */
const anyCut = fc.option(fc.integer({ min: 1, max: 99 }), { nil: null });
type Step = { kind: 'note' | 'money' | 'kept-back' | 'write-off'; share: number };

/** What staff do with an invoice, of so much of what is there. */
async function take(invoiceId: string, { kind, share }: Step) {
  const [owed] = await ledger.db.select().from(receivables).where(eq(receivables.invoiceId, invoiceId));
  const [invoice] = await ledger.db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!owed || !invoice) throw new Error('It is not owed');
  const { openPaise, buyerId } = owed;
  const [money] = await ledger.db
    .select({ paise: sum(settlements.amountPaise).mapWith(Number) })
    .from(settlements)
    .where(and(eq(settlements.invoiceId, invoiceId), eq(settlements.kind, 'money')));
  // Of what is paid already a note makes an advance.
  const most = kind === 'note' ? openPaise + (money?.paise ?? 0) : openPaise;
  const amountPaise =
    kind === 'kept-back' ? Math.min(most, tdsOn(invoice.taxablePaise, 2)) : Math.floor(share * most);
  if (amountPaise < 1) return;
  const why = { reason: 'deficient', explanation: '' } as const;
  if (kind === 'note') await issueNote(ledger.ctx, { invoiceId, amountPaise, ...why });
  else if (kind === 'money') await ledger.pay(buyerId, amountPaise, [{ invoiceId, amountPaise }]);
  else if (kind === 'write-off') await writeOff(ledger.ctx, { invoiceId, amountPaise, reason: 'Lost' });
  else
    await recordKeptBack(ledger.ctx, {
      invoiceId,
      deductedOn: ledger.clock.now.toISOString().slice(0, 10),
      tdsPaise: amountPaise,
      tdsRuleId: 'contractor',
      gstTdsPaise: 0,
    });
}

test('whatever becomes of an invoice in parts, its notes and what settles it balance, and the return is its tax less theirs', async () => {
  let month = '2027-01';
  await fc.assert(
    fc.asyncProperty(anyLines, anyState, anyCut, anySteps, async (lines, stateCode, cut, steps) => {
      fc.pre(totalOf(lines).totalPaise >= 10_000);
      // A month of its own: what is filed for it is of this quotation alone.
      month = addMonths(month, 1);
      ledger.on(`${month}-10`);
      const quotation = await ledger.accepted({
        email: `${month}@example.com`,
        stateCode,
        lines: lines.map(({ id: _, ...line }) => line),
      });
      const { id: quotationId } = quotation;
      const percents = cut === null ? [100] : [cut, 100 - cut];
      await planMilestones(owner, {
        quotationId,
        milestones: percents.map((percent) => ({ title: `To ${percent}`, percent })),
      });
      const { milestones } = await listMilestones(owner, { quotationId });
      for (const { id: milestoneId } of milestones) await meetMilestone(owner, { milestoneId, issues: true });
      const sold = (await listMilestones(owner, { quotationId })).milestones.flatMap(
        ({ invoiceId }) => invoiceId ?? [],
      );
      for (const invoiceId of sold) {
        for (const step of steps) await take(invoiceId, step);
        await take(invoiceId, { kind: 'money', share: 1 });
      }

      const owed = await ledger.db.select().from(receivables).where(inArray(receivables.invoiceId, sold));
      expect(total(owed.map(({ totalPaise }) => totalPaise))).toBe(quotation.totalPaise);
      const documents = await ledger.documents(owed[0]?.buyerId ?? '');
      const notes = documents.filter(({ kind }) => kind === 'credit-note');
      for (const { invoiceId, totalPaise, openPaise } of owed) {
        const rows = await ledger.db.select().from(settlements).where(eq(settlements.invoiceId, invoiceId));
        const settled = total(
          rows.flatMap(({ kind, amountPaise }) => (kind === 'note' ? [] : [amountPaise])),
        );
        const credited = notes.filter(({ correctsId }) => correctsId === invoiceId);
        expect(openPaise).toBe(0);
        expect(totalPaise - total(credited.map((note) => note.totalPaise))).toBe(settled);
      }
      const account = await readBuyerAccount(ledger.ctx, { buyerId: owed[0]?.buyerId ?? '' });
      const onInvoices = await ledger.db
        .select({ paise: sum(settlements.amountPaise).mapWith(Number) })
        .from(settlements)
        .where(and(inArray(settlements.invoiceId, sold), eq(settlements.kind, 'money')));
      expect(total(account.receipts.map(({ amountPaise }) => amountPaise))).toBe(
        (onInvoices[0]?.paise ?? 0) + account.advancePaise,
      );
      const parts = (of: typeof documents) =>
        addedUp(of.map(({ content: { totals } }) => byPart((name) => totals[name])));
      const sales = documents.filter(({ id }) => sold.includes(id));
      const filed = sumsOfReturn(await ledger.filed(month));
      // With the tax of what notes have made advances.
      expect(totalOfReturn(filed)).toEqual(addedUp([difference(parts(sales), parts(notes)), filed.at]));
    }),
    { numRuns },
  );
}, 600_000);
