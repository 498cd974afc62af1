import { latestOf, type InvoiceRow } from './find-invoice.ts';
import { isSample } from './invoice.ts';
import { correctedBy, issueDocument, noteKind } from './issue.ts';
import { takenOff } from './taken-off.ts';
import { commercialContent, creditContent } from './write-content.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { leftOnAccount } from '#money/receivables/money-on.ts';
import { lockReceivables } from '#money/receivables/write-settlement.ts';

/** What of an invoice can be credited: what no note took off and, on account, neither tax nor a loss has settled. */
export async function creditable(ctx: Pick<Ctx, 'db'>, invoice: InvoiceRow): Promise<Paise> {
  const { backPaise, creditedPaise } = await takenOff(ctx, invoice);
  const leftPaise = invoice.totalPaise - backPaise - creditedPaise;
  return Math.min(leftPaise, (await leftOnAccount(ctx, invoice.id)) ?? leftPaise);
}

/**
 * A note for the unused share of what an earlier payment bought; the invoice of the payment that takes its place is whole.
 * In the transaction that makes that one paid.
 * @param input.transactionId the payment that the note is issued with
 * @returns what it takes off: less than is wanted where less is left of the invoice
 */
export async function creditUnused(
  ctx: Ctx,
  input: { invoice: InvoiceRow; amountPaise: Paise; transactionId: string; note: string },
): Promise<Paise> {
  const { invoice, transactionId, note } = input;
  await lockReceivables(ctx, [invoice.id]);
  const { backPaise, creditedPaise } = await takenOff(ctx, invoice);
  const before = backPaise + creditedPaise;
  const amountPaise = Math.min(input.amountPaise, await creditable(ctx, invoice));
  if (amountPaise <= 0) return 0;
  const corrected = correctedBy(await latestOf(ctx, invoice));
  const kind = noteKind(ctx, invoice) ?? 'refund-receipt';
  const { language } = invoice;
  const content =
    kind === 'commercial-note'
      ? commercialContent(corrected, amountPaise, language, 'Credit')
      : creditContent(corrected, before, amountPaise, language, 'Credit');
  await issueDocument(ctx, {
    kind,
    transactionId,
    refundId: null,
    correctsId: invoice.id,
    content: { ...content, note },
    language,
    prefix: isSample(invoice.number) ? samplePrefix : (await readSettings(ctx)).invoicePrefix,
  });
  return amountPaise;
}
