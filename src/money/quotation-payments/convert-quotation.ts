import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { quotations } from '#sales/quotations/table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { quotationMail } from '#sales/quotations/quotation-mail.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';
import { seenQuotations } from '#sales/quotations/seen-quotations.ts';
import { quotationCode } from '#sales/quotations/quotation.ts';

/** Makes an order of what was accepted, and asks its addressee to pay. @throws NotFound · Conflict unless it is accepted */
export async function convertQuotation(ctx: Ctx, input: { quotationId: string }): Promise<void> {
  const by = allow(ctx.actor, 'quotations:edit');
  await inTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db
      .update(quotations)
      .set({ status: 'converted', updatedAt: ctx.now() })
      .where(
        and(eq(quotations.id, input.quotationId), eq(quotations.status, 'accepted'), seenQuotations(ctx)),
      )
      .returning();
    if (!order) {
      await readQuotationRow(ctx, input);
      throw new Conflict('Only a quotation that was accepted becomes an order.');
    }
    if (order.email)
      await ctx.jobs.enqueue(ctx.db, quotationMail, [
        { what: 'order', key: `quotation-order:${v7()}`, quotationId: order.id },
      ]);
    if (order.leadId)
      await logOnLead(ctx, order.leadId, `${by.name} made an order of quotation ${quotationCode(order)}.`);
    await audit(ctx, {
      action: 'status-changed',
      subjectType: 'quotation',
      subjectId: order.id,
      before: { status: 'accepted' },
      after: { status: 'converted' },
    });
    await announce(ctx, { kind: 'quotation', quotationId: order.id });
  });
}
