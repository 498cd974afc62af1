import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { storeAdvance } from '../advances.ts';
import { receipts, receivables } from '../table.server.ts';
import { lockReceivable, writeSettlement } from '../write-settlement.ts';
import { receiptMail } from './receipt-mail.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { readBuyer } from '#money/buyers/buyers.ts';
import type { TransactionRow } from '#money/payments/one-transaction.ts';
import { isReal } from '#money/payments/payment-mode.ts';

/**
 * What follows a payment of an invoice through the gateway: a receipt, which settles what is open. What is above that,
 * because somebody was first or a note took it off, is the buyer's advance.
 */
export async function receiveOnline(ctx: Ctx, paid: TransactionRow): Promise<void> {
  const { subjectId: invoiceId, totalPaise: amountPaise, paidPaymentId, linkId, mode } = paid;
  const { buyerId, openPaise } = await lockReceivable(ctx, { invoiceId });
  const receivedOn = dateInIndia(ctx.now());
  const [receipt] = await ctx.db
    .insert(receipts)
    .values({
      id: v7(),
      createdAt: ctx.now(),
      buyerId,
      receivedOn,
      method: 'online',
      reference: paidPaymentId ?? paid.id,
      amountPaise,
      linkId,
    })
    .returning();
  if (!receipt) throw new Error('The insert returned nothing');
  const settledPaise = Math.min(amountPaise, openPaise);
  const leftPaise = amountPaise - settledPaise;
  if (settledPaise > 0)
    await writeSettlement(ctx, {
      kind: 'money',
      amountPaise: settledPaise,
      buyerId,
      invoiceId,
      receiptId: receipt.id,
    });
  await audit(ctx, {
    action: 'created',
    subjectType: 'receipt',
    subjectId: receipt.id,
    after: {
      received: formatInr(amountPaise),
      method: receipt.method,
      reference: receipt.reference,
      ...(leftPaise > 0 && { advance: formatInr(leftPaise) }),
    },
  });
  await ctx.jobs.enqueue(ctx.db, receiptMail, [{ receiptId: receipt.id, invoiceId }]);
  await queueWebhooks(ctx, 'payment.received', { ...receipt, receiptId: receipt.id });
  // Last: its voucher takes a number, and everybody else's waits.
  if (leftPaise > 0)
    await storeAdvance(ctx, {
      receipt,
      buyer: await readBuyer(ctx, { buyerId }),
      amountPaise: leftPaise,
      takenOn: receivedOn,
      isReal: isReal(mode),
    });
}

/** What came, and what of its invoice is open now. Null where there is no such receipt. */
export async function readReceived(
  ctx: Pick<Ctx, 'db'>,
  { receiptId, invoiceId }: { receiptId: string; invoiceId: string },
) {
  const [received] = await ctx.db
    .select({
      number: invoices.number,
      language: invoices.language,
      buyerName: invoices.buyerName,
      buyerEmail: invoices.buyerEmail,
      buyerId: invoices.buyerId,
      transactionId: invoices.transactionId,
      openPaise: receivables.openPaise,
      amountPaise: receipts.amountPaise,
      reference: receipts.reference,
      receivedOn: receipts.receivedOn,
    })
    .from(receipts)
    .innerJoin(receivables, eq(receivables.invoiceId, invoiceId))
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .where(eq(receipts.id, receiptId));
  return received ?? null;
}
export type Received = NonNullable<Awaited<ReturnType<typeof readReceived>>>;
