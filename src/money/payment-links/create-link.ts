import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { usualDays, type LinkInput } from './payment-link.ts';
import { linkIds } from './link-ids.ts';
import { linkMail } from './link-mail.ts';
import { readLink } from './read-link.ts';
import { paymentLinks } from './table.server.ts';
import { upgradeOrder } from './upgrade-order.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { addDays, dateInIndia, momentInIndia } from '#kit/india/india-date.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { message } from '#kit/language/message.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { createDraft } from '#money/invoices/drafts/drafts.ts';
import { issueDraft } from '#money/invoices/drafts/issue-draft.ts';
import { DraftInput } from '#money/invoices/drafts/draft-input.ts';
import { chargedFor } from '#money/payments/priced-order.ts';
import { readDue } from '#money/quotation-payments/read-due.ts';
import { sumsPaid } from '#money/quotation-payments/sums-paid.ts';
import { lockReceivable } from '#money/receivables/write-settlement.ts';
import { refuseUnbillable } from '#sales/quotations/bill-quotation.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';

/**
 * Asks somebody to pay, by a link that opens without an account. A free amount becomes an invoice first: it needs whatever
 * an invoice needs, and is owed whatever becomes of the link.
 * @returns the link's id
 * @throws NotFound · Conflict where nothing is due · Invalid for more than is open, or what the invoice lacks
 */
export async function createLink(ctx: Ctx, input: LinkInput): Promise<{ id: string }> {
  const by = allow(ctx.actor, 'payment-links:edit');
  return inTransaction(ctx, async (ctx) => {
    const id = await insertLink(ctx, await whatIsAsked(ctx, input), input.days ?? usualDays);
    const link = await readLink(ctx, { linkId: id });
    const { amountPaise, expiresAt, number, leadId } = link;
    await audit(ctx, {
      action: 'created',
      subjectType: 'payment-link',
      subjectId: id,
      after: { for: number, amount: formatInr(amountPaise), expiresAt },
    });
    if (leadId)
      await logOnLead(ctx, leadId, `${by.name} sent a link to pay ${formatInr(amountPaise)} of ${number}.`);
    if (input.byMail && link.email) await ctx.jobs.enqueue(ctx.db, linkMail, [{ id, key: `link:${id}` }]);
    return { id };
  });
}

type Asked = Pick<typeof paymentLinks.$inferInsert, 'amountPaise' | 'inParts'> &
  (
    | { invoiceId: string; atLeastUntil?: string | null }
    | { quotationId: string; paidBeforePaise: Paise }
    | { admissionId: string; planId: string; endsAt: Date | null }
  );

/** @param days for which it holds, to the end of the last one @returns its id */
export async function insertLink(ctx: Ctx, asked: Asked, days: number): Promise<string> {
  const id = v7();
  const now = ctx.now();
  const staffId = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
  const { endsAt = null, atLeastUntil = null, ...of } = { endsAt: null, atLeastUntil: null, ...asked };
  const usual = addDays(dateInIndia(now), days);
  const last = momentInIndia(atLeastUntil && atLeastUntil > usual ? atLeastUntil : usual, '23:59').getTime();
  const expiresAt = new Date(Math.min(last, endsAt?.getTime() ?? last));
  const row = { ...of, id, createdAt: now, staffId, expiresAt };
  const [made] = await ctx.db.insert(paymentLinks).values(row).returning();
  if (made)
    await queueWebhooks(ctx, 'payment-link.created', {
      ...linkIds(made),
      amountPaise: made.amountPaise,
      expiresAt: expiresAt.toISOString(),
    });
  return id;
}

async function whatIsAsked(ctx: Ctx, input: LinkInput): Promise<Asked> {
  if (input.of === 'quotation') return dueOfQuotation(ctx, input);
  if (input.of === 'upgrade') return priceOfUpgrade(ctx, input);
  const { inParts } = input;
  if (input.of === 'invoice') {
    const { invoiceId, openPaise, dueOn } = await lockReceivable(ctx, input);
    const amountPaise = input.amountPaise ?? openPaise;
    if (openPaise < 100) throw new Conflict(/*staff*/ 'Nothing is due on this invoice any more.');
    if (amountPaise > openPaise)
      throw new Invalid({
        amountPaise: message(/*staff*/ '{amount} is due', { amount: formatInr(openPaise) }),
      });
    return { invoiceId, amountPaise, inParts, atLeastUntil: input.days === null ? dueOn : null };
  }
  const { buyerId, title, sac, gstPercent, amountPaise } = input;
  const line = { title, sac, quantity: 1, unitPaise: amountPaise, gstPercent };
  const { id: draftId } = await createDraft(
    ctx,
    DraftInput.parse({ buyerId, pricesInclude: true, lines: [line], dueDays: input.days }),
  );
  const { id: invoiceId } = await issueDraft(ctx, { draftId, byHand: true, useAdvances: false });
  return { invoiceId, amountPaise: (await lockReceivable(ctx, { invoiceId })).openPaise, inParts };
}

/** What a higher plan comes to today. @throws as upgradeOrder */
async function priceOfUpgrade(ctx: Ctx, input: { admissionId: string; planId: string }) {
  const { admissionId, planId } = input;
  const amountPaise = chargedFor(await upgradeOrder(ctx, input));
  const [running] = await ctx.db.select().from(admissions).where(eq(admissions.id, admissionId));
  return { admissionId, planId, amountPaise, inParts: false, endsAt: running?.activeUntil ?? null };
}

/** What is due of a quotation. @throws NotFound · Conflict where nothing is · Invalid for what its invoice would lack */
export async function dueOfQuotation(ctx: Ctx, { quotationId }: { quotationId: string }) {
  const quotation = await readQuotationRow(ctx, { quotationId });
  const due = await readDue(ctx, quotation);
  if (!due)
    throw new Conflict(/*staff*/ 'Nothing is due of this quotation: it is not accepted, or it is paid.');
  await refuseUnbillable(ctx, quotation);
  const { paidPaise: paidBeforePaise } = await sumsPaid(ctx, quotationId);
  return { quotationId, amountPaise: due.amountPaise, paidBeforePaise, inParts: false };
}
