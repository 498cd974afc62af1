import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { readBuyer } from '#money/buyers/buyers.ts';
import { recurringInvoices, recurringRuns } from '#money/invoices/recurring/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { quotationMilestones } from '#money/milestones/table.server.ts';
import { quotationCode } from '#sales/quotations/quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { followPerson } from '#sales/leads/deal/follow-person.ts';
import { followRule } from '#sales/leads/deal/follow-rule.ts';

type Money = { invoiceId: string; buyerId: string; amountPaise: Paise };

/**
 * Money for an owed invoice makes the open leads of its buyer won that its lines are about; of a milestone, or of a payment
 * that had come back, the one that its quotation names. Of what comes again and again only leads follow that were there when
 * it was agreed.
 */
export async function followMoney(ctx: Ctx, { invoiceId, buyerId, amountPaise }: Money): Promise<void> {
  const [named] = await ctx.db
    .select({
      leadId: quotations.leadId,
      number: quotations.number,
      revision: quotations.revision,
      title: quotationMilestones.title,
    })
    .from(quotationMilestones)
    .innerJoin(quotations, eq(quotations.id, quotationMilestones.quotationId))
    .where(and(eq(quotationMilestones.invoiceId, invoiceId), isNotNull(quotations.leadId)));
  const came = `${formatInr(amountPaise)} came for`;
  const did = { happened: 'paid', from: 'Payment' } as const;
  if (named?.leadId) {
    const because = `${came} milestone “${named.title}” of quotation ${quotationCode(named)}`;
    await followRule(ctx, { ...did, leadId: named.leadId, because });
    return;
  }
  const [invoice] = await ctx.db
    .select({ number: invoices.number, content: invoices.content, leadId: quotations.leadId })
    .from(invoices)
    .leftJoin(
      paymentTransactions,
      and(eq(paymentTransactions.id, invoices.transactionId), eq(paymentTransactions.purpose, 'quotation')),
    )
    .leftJoin(quotations, eq(sql`${quotations.id}::text`, paymentTransactions.subjectId))
    .where(eq(invoices.id, invoiceId));
  const because = `${came} the invoice ${invoice?.number}`;
  if (invoice?.leadId) {
    await followRule(ctx, { ...did, leadId: invoice.leadId, because });
    return;
  }
  const titles = invoice?.content.lines.map(({ title }) => title) ?? [];
  const { mobile: phone, email } = await readBuyer(ctx, { buyerId });
  await followPerson(
    ctx,
    { phone, email, titles, knownBy: await agreedAt(ctx, { invoiceId, buyerId }), isOwed: true },
    { ...did, because },
  );
}

/** When a recurring invoice was set up; undefined for one that was written once. */
async function agreedAt(
  ctx: Pick<Ctx, 'db'>,
  { invoiceId, buyerId }: Pick<Money, 'invoiceId' | 'buyerId'>,
): Promise<Date | undefined> {
  const ofBuyer = ctx.db
    .select({ id: recurringInvoices.id })
    .from(recurringInvoices)
    .where(eq(recurringInvoices.buyerId, buyerId));
  const [found] = await ctx.db
    .select({ at: recurringInvoices.createdAt })
    .from(recurringRuns)
    .innerJoin(recurringInvoices, eq(recurringInvoices.id, recurringRuns.recurringId))
    // By the buyer, for their key begins with whose they are.
    .where(and(inArray(recurringRuns.recurringId, ofBuyer), eq(recurringRuns.invoiceId, invoiceId)));
  return found?.at;
}
