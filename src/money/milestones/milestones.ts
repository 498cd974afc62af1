import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { z } from 'zod';
import { quotationMilestones } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { share } from '#kit/india/spread.ts';
import { message } from '#kit/language/message.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { invoiceDrafts } from '#money/invoices/drafts/table.server.ts';
import { takenBack } from '#money/invoices/e-invoices/taken-back.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { findAllOpen, lockSubject } from '#money/payments/one-transaction.ts';
import { sumsPaid } from '#money/quotation-payments/sums-paid.ts';
import { receivables } from '#money/receivables/table.server.ts';
import { text } from '#sales/leads/enquiries/enquiry-input.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';
import { dueOf } from '#sales/quotations/quotation-due.ts';
import { quotationMay } from '#sales/quotations/quotation.ts';

export const PlanInput = z.strictObject({
  milestones: z
    .array(
      z.strictObject({
        title: text(120).pipe(z.string().min(1, /*staff*/ 'Say when it is met')),
        percent: z
          .number(/*staff*/ 'Enter a percentage')
          .int(/*staff*/ 'Enter a whole percentage')
          .min(1, /*staff*/ 'At least 1')
          .max(100, /*staff*/ 'At most 100'),
      }),
    )
    .min(1, /*staff*/ 'Enter at least one')
    .max(20, /*staff*/ 'At most 20'),
});
export type PlanInput = z.infer<typeof PlanInput>;

/** The payments of a quotation, among which whoever changes its milestones waits. */
export const subjectOf = (quotationId: string) => ({
  customerId: null,
  purpose: 'quotation' as const,
  subjectId: quotationId,
});

/**
 * The milestones of a quotation with what became of each. An invoice that notes took back as a whole, or the e-invoice
 * portal, counts for nothing.
 */
export async function readMilestones(ctx: Pick<Ctx, 'db'>, quotationId: string) {
  const notes = alias(invoices, 'notes');
  const credited = ctx.db
    .select({ paise: sql`coalesce(sum(${notes.totalPaise}), 0)` })
    .from(notes)
    .where(
      and(
        eq(notes.correctsId, quotationMilestones.invoiceId),
        inArray(notes.kind, ['credit-note', 'commercial-note']),
      ),
    );
  const rows = await ctx.db
    .select({
      id: quotationMilestones.id,
      title: quotationMilestones.title,
      fromPercent: quotationMilestones.fromPercent,
      toPercent: quotationMilestones.toPercent,
      metAt: quotationMilestones.metAt,
      draftId: invoiceDrafts.id,
      invoiceId: invoices.id,
      number: invoices.number,
      openPaise: receivables.openPaise,
    })
    .from(quotationMilestones)
    .leftJoin(invoiceDrafts, eq(invoiceDrafts.id, quotationMilestones.draftId))
    .leftJoin(
      invoices,
      and(
        eq(invoices.id, quotationMilestones.invoiceId),
        gt(invoices.totalPaise, sql`(${credited})`),
        notExists(takenBack(ctx, quotationMilestones.invoiceId)),
      ),
    )
    .leftJoin(receivables, eq(receivables.invoiceId, invoices.id))
    .where(eq(quotationMilestones.quotationId, quotationId))
    .orderBy(asc(quotationMilestones.fromPercent));
  return rows.map(({ metAt, ...row }) => ({ ...row, metAt: row.draftId || row.invoiceId ? metAt : null }));
}

/** The milestones as staff see them, and how much can be planned. @throws NotFound */
export async function listMilestones(ctx: Ctx, input: { quotationId: string }) {
  allow(ctx.actor, 'invoices:read');
  const quotation = await readQuotationRow(ctx, input);
  const rows = await readMilestones(ctx, quotation.id);
  const mayPlan = rows.length === 0 && quotationMay('pay', quotation.state);
  const due = mayPlan ? dueOf(quotation, (await sumsPaid(ctx, quotation.id)).paidPaise) : null;
  return {
    /** What is left to plan, in percent of the whole; null where nothing can be planned. */
    leftPercent: due && 100 - due.fromPercent,
    milestones: rows.map((row) => ({ ...row, totalPaise: partOf(quotation.totalPaise, row) })),
  };
}

type Part = { fromPercent: number; toPercent: number };
/** What of a number lies in a part; all parts add up to it. */
export const partOf = (paise: number, { fromPercent, toPercent }: Part) =>
  share(paise, toPercent, 100) - share(paise, fromPercent, 100);

/**
 * Plans that what is left of an accepted quotation is billed in parts as they are met. From then on its page asks for no
 * payment: each part's invoice does.
 * @throws NotFound · Conflict where nothing is to be billed, or the customer is paying just now · Invalid for parts that do
 *   not add up
 */
export async function planMilestones(ctx: Ctx, input: PlanInput & { quotationId: string }): Promise<void> {
  allow(ctx.actor, 'invoices:edit');
  const { quotationId, milestones } = input;
  await inTransaction(ctx, async (ctx) => {
    await lockSubject(ctx, subjectOf(quotationId));
    const quotation = await readQuotationRow(ctx, input);
    if (!quotationMay('pay', quotation.state))
      throw new Conflict(/*staff*/ 'Only a quotation that was accepted is billed in parts.');
    if ((await ctx.db.$count(quotationMilestones, eq(quotationMilestones.quotationId, quotationId))) > 0)
      throw new Conflict(/*staff*/ 'Its milestones are planned already. Look at it again.');
    if ((await findAllOpen(ctx, subjectOf(quotationId))).length > 0)
      throw new Conflict(
        /*staff*/ 'The customer has begun to pay it. Cancel that payment first, or wait for it.',
      );
    const due = dueOf(quotation, (await sumsPaid(ctx, quotationId)).paidPaise);
    if (!due) throw new Conflict(/*staff*/ 'All of it is paid.');
    const sum = milestones.reduce((all, { percent }) => all + percent, 0);
    const left = 100 - due.fromPercent;
    if (sum !== left)
      throw new Invalid({
        milestones: message(/*staff*/ 'Together they are {sum}%, and {left}% is to be billed', { sum, left }),
      });
    let fromPercent = due.fromPercent;
    for (const { title, percent } of milestones) {
      const toPercent = fromPercent + percent;
      await ctx.db
        .insert(quotationMilestones)
        .values({ id: v7(), quotationId, title, fromPercent, toPercent });
      fromPercent = toPercent;
    }
    await audit(ctx, {
      action: 'changed',
      subjectType: 'quotation',
      subjectId: quotationId,
      after: { milestones },
    });
    await queueWebhooks(ctx, 'milestone.planned', { quotationId, milestones: milestones.length });
  });
}

/** Takes the plan back, so that its page asks for the payment again. @throws Conflict once one of them is billed */
export async function removeMilestones(ctx: Ctx, input: { quotationId: string }): Promise<void> {
  allow(ctx.actor, 'invoices:edit');
  await inTransaction(ctx, async (ctx) => {
    await lockSubject(ctx, subjectOf(input.quotationId));
    const milestones = await readMilestones(ctx, input.quotationId);
    if (milestones.some(({ metAt }) => metAt !== null))
      throw new Conflict(/*staff*/ 'One of them is billed already, so they stay.');
    await ctx.db.delete(quotationMilestones).where(eq(quotationMilestones.quotationId, input.quotationId));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'quotation',
      subjectId: input.quotationId,
      before: { milestones: milestones.map(({ title }) => title) },
      after: { milestones: [] },
    });
    await queueWebhooks(ctx, 'milestone.planned', { quotationId: input.quotationId, milestones: 0 });
  });
}
