import { and, eq, inArray } from 'drizzle-orm';
import { latestOf } from './find-invoice.ts';
import { isSample } from './invoice.ts';
import { correctedBy, issueDocument, moreThanLeft, noteKind } from './issue.ts';
import { exchangeNote, invoiceOf, takenOff } from './taken-off.ts';
import { commercialContent, creditContent } from './write-content.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { lockReceivables, writeSettlement } from '#money/receivables/write-settlement.ts';

/**
 * The payment that took the place of this one, which has gone back: see `creditRest`.
 * @returns what the notes take off
 */
export async function creditReplacing(ctx: Ctx, { id: transactionId }: { id: string }): Promise<Paise> {
  const earlier = await invoiceOf(ctx, { transactionId });
  const id = earlier && (await exchangeNote(ctx, { earlier }))?.transactionId;
  return id ? creditRest(ctx, { id }) : 0;
}

/**
 * Of a payment that took the place of an earlier one, where both have gone back: what the earlier invoice was credited
 * still stands on this one's, with no money behind it. A note takes it off, in the transaction that learns of the second
 * refund.
 * @returns what the note takes off; 0 where none is due
 */
export async function creditRest(ctx: Ctx, { id: transactionId }: { id: string }): Promise<Paise> {
  const earlierId = (await paymentsOf(ctx, [transactionId]))[0]?.order.credit?.transactionId;
  if (!earlierId) return 0;
  const both = await paymentsOf(ctx, [transactionId, earlierId]);
  if (both.length < 2 || both.some(({ totalPaise, refundedPaise }) => refundedPaise < totalPaise)) return 0;
  const invoice = await invoiceOf(ctx, { transactionId });
  if (!invoice) return 0;
  const [owed] = await lockReceivables(ctx, [invoice.id]);
  const { backPaise, creditedPaise } = await takenOff(ctx, invoice);
  const before = backPaise + creditedPaise;
  const leftPaise = invoice.totalPaise - before;
  const restPaise = Math.min(leftPaise, owed?.openPaise ?? leftPaise);
  if (restPaise <= 0) return 0;
  const corrected = correctedBy(await latestOf(ctx, invoice));
  const kind = noteKind(ctx, invoice) ?? 'refund-receipt';
  const { id: noteId } = await issueDocument(ctx, {
    kind,
    transactionId,
    refundId: null,
    correctsId: invoice.id,
    content:
      kind === 'commercial-note'
        ? commercialContent(corrected, restPaise, invoice.language)
        : creditContent(corrected, before, restPaise, invoice.language),
    language: invoice.language,
    prefix: isSample(invoice.number) ? samplePrefix : (await readSettings(ctx)).invoicePrefix,
  });
  if (owed) {
    const { buyerId, invoiceId } = owed;
    await writeSettlement(ctx, { kind: 'note', amountPaise: restPaise, buyerId, invoiceId, noteId });
  }
  // Where the earlier payment went back first, people were asked to look: now both invoices are taken off whole.
  await ctx.db
    .update(paymentTransactions)
    .set({ reviewReason: null })
    .where(and(eq(paymentTransactions.id, earlierId), eq(paymentTransactions.reviewReason, moreThanLeft)));
  return restPaise;
}

const paymentsOf = (ctx: Pick<Ctx, 'db'>, ids: string[]) =>
  ctx.db
    .select({
      order: paymentTransactions.order,
      totalPaise: paymentTransactions.totalPaise,
      refundedPaise: paymentTransactions.refundedPaise,
    })
    .from(paymentTransactions)
    .where(inArray(paymentTransactions.id, ids));
