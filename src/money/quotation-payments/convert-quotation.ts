import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { v7 } from 'uuid';
import { quotations } from '#sales/quotations/table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { noteOnLead } from '#sales/bookings/note-on-lead.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { quotationMail } from '#sales/quotations/quotation-mail.ts';
import { Conflict } from '#kit/errors.ts';
import { formatInr } from '#kit/india/money.ts';
import { offlineMethods, type OfflineMethod } from '#money/payments/offline-methods.ts';
import { lockSubject } from '#money/payments/one-transaction.ts';
import { takeOffline } from '#money/payments/take-offline.ts';
import { billQuotation, refuseUnbillable } from '#sales/quotations/bill-quotation.ts';
import { BillTo } from '#sales/quotations/bill-to.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';
import { priceQuotation } from './price-quotation.ts';
import { quotationCode } from '#sales/quotations/quotation.ts';
import { readDue } from './read-due.ts';

/** Makes an order of what was accepted, and asks its addressee to pay. @throws NotFound · Conflict unless it is accepted */
export async function convertQuotation(ctx: Ctx, input: { quotationId: string }): Promise<void> {
  const by = allow(ctx.actor, 'quotations:edit');
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [order] = await tx
      .update(quotations)
      .set({ status: 'converted', updatedAt: ctx.now() })
      .where(and(eq(quotations.id, input.quotationId), eq(quotations.status, 'accepted')))
      .returning();
    if (!order) {
      await readQuotationRow(inside, input);
      throw new Conflict('Only a quotation that was accepted becomes an order.');
    }
    if (order.email)
      await ctx.jobs.enqueue(tx, quotationMail, [
        { what: 'order', key: `quotation-order:${v7()}`, quotationId: order.id },
      ]);
    if (order.leadId)
      await noteOnLead(
        inside,
        order.leadId,
        `${by.name} made an order of quotation ${quotationCode(order)}.`,
      );
    await audit(inside, {
      action: 'status-changed',
      subjectType: 'quotation',
      subjectId: order.id,
      before: { status: 'accepted' },
      after: { status: 'converted' },
    });
    await announce(inside, { kind: 'quotation', quotationId: order.id });
  });
}

const methods = Object.keys(offlineMethods) as OfflineMethod[];
export const OfflineInput = z.strictObject({
  method: z.enum(methods, 'Choose how the money came'),
  /** What the bank calls it, so that it can be found again. */
  reference: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9/-]{2,39}$/, 'Enter the UTR or number: three to forty letters and digits'),
  /** Where the bill goes to, as far as the quotation does not say it. */
  billTo: BillTo.optional(),
});

/**
 * Writes down that what is due came by bank: the same as a payment through the gateway, invoice included.
 * @throws NotFound · Conflict when nothing is due · Invalid for a reference that was recorded before, or where an
 *   invoice lacks the state or the address that it must show
 */
export async function recordPayment(
  ctx: Ctx,
  input: z.input<typeof OfflineInput> & { quotationId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { quotationId, method, reference, billTo } = input;
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await lockSubject(inside, { customerId: null, purpose: 'quotation', subjectId: quotationId });
    const quotation = await readQuotationRow(inside, input);
    const due = await readDue(inside, quotation);
    if (!due) throw new Conflict(/*i18n*/ 'There is nothing to pay for this quotation.');
    const billed = await billQuotation(inside, quotation, billTo);
    await refuseUnbillable(inside, billed);
    await takeOffline(inside, priceQuotation(billed, due), { method, reference });
    await audit(inside, {
      action: 'changed',
      subjectType: 'quotation',
      subjectId: quotationId,
      after: { paid: formatInr(due.amountPaise), method, reference },
    });
  });
}
