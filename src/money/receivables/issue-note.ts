import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { receipts } from './table.server.ts';
import { readBuyer } from '#money/buyers/buyers.ts';
import { latestOf, readInvoice, type InvoiceRow } from '#money/invoices/find-invoice.ts';
import { isSample } from '#money/invoices/invoice.ts';
import { correctedBy, issueDocument, noteKind } from '#money/invoices/issue.ts';
import { takenOff } from '#money/invoices/taken-off.ts';
import { commercialContent, creditContent } from '#money/invoices/write-content.ts';
import { followCancelled } from '#money/milestones/follow-settled.ts';
import { audit } from '#agency/audit/record.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { message } from '#kit/language/message.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { storeAdvance } from './advances.ts';
import { latestMoney, moneyOn, paiseOn } from './money-on.ts';
import { noteReasons, type NoteReason } from './settlement.ts';
import { lockReceivable, writeSettlement } from './write-settlement.ts';

export const NoteInput = z.strictObject({
  amountPaise: z.number(/*i18n*/ 'Enter an amount').int().min(1, /*i18n*/ 'Enter an amount'),
  reason: z.enum(Object.keys(noteReasons) as NoteReason[], /*staff*/ 'Choose why'),
  explanation: z.string().trim().max(300).default(''),
});
export type NoteInput = z.infer<typeof NoteInput>;

/**
 * Takes something off an issued invoice; all that is left of it cancels it. What is open goes first, then money, which
 * becomes the buyer's advance again.
 * @throws NotFound · Invalid for more than can be taken off, or a discount without the agreement it rests on · Conflict
 *   where the document has no notes
 */
export async function issueNote(
  ctx: Ctx,
  input: NoteInput & { invoiceId: string },
): Promise<{ id: string; number: string }> {
  allow(ctx.actor, 'invoices:edit');
  const { invoiceId, amountPaise, reason, explanation } = input;
  return inTransaction(ctx, async (ctx) => {
    const { buyerId, openPaise } = await lockReceivable(ctx, { invoiceId });
    const paid = await moneyOn(ctx, invoiceId);
    const invoice = await readInvoice(ctx, { invoiceId });
    const { backPaise, creditedPaise } = await takenOff(ctx, invoice);
    const back = backPaise + creditedPaise;
    const mostPaise = Math.min(openPaise + paiseOn(paid), invoice.totalPaise - back);
    if (amountPaise > mostPaise)
      throw new Invalid({
        amountPaise: message(/*staff*/ 'At most {amount} can be taken off', { amount: formatInr(mostPaise) }),
      });
    const settings = await readSettings(ctx);
    const kind = kindFor(ctx, invoice, input, settings);
    if (!kind) throw new Conflict(/*staff*/ 'This document cannot be corrected by a note.');
    const { language, number } = invoice;
    const corrected = correctedBy(await latestOf(ctx, invoice));
    const content =
      kind === 'commercial-note'
        ? commercialContent(corrected, amountPaise, language, 'Credit')
        : creditContent(corrected, back, amountPaise, language, 'Credit');
    const buyer = await readBuyer(ctx, { buyerId });
    const { translate } = translatorFor(settings, language);
    const why = (words: string) => [words, explanation].filter(Boolean).join('. ');
    const note = why(translate(noteReasons[reason]));
    const issued = await issueDocument(ctx, {
      kind,
      transactionId: null,
      refundId: null,
      buyerId,
      correctsId: invoiceId,
      // With its payment it would be the note of an exchange, whose money pays another invoice.
      content: { ...content, paymentId: null, note },
      language,
      prefix: isSample(number) ? samplePrefix : settings.invoicePrefix,
    });
    const released = latestMoney(paid, amountPaise - openPaise);
    for (const { receiptId, paise } of released) {
      const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.id, receiptId));
      if (!receipt) throw new Error('A settlement names a receipt that is not there');
      const takenOn = dateInIndia(ctx.now());
      const advanceId = await storeAdvance(ctx, { receipt, buyer, amountPaise: paise, takenOn });
      await writeSettlement(ctx, {
        kind: 'money',
        amountPaise: -paise,
        buyerId,
        invoiceId,
        receiptId,
        advanceId,
        noteId: issued.id,
      });
    }
    await writeSettlement(ctx, { kind: 'note', amountPaise, buyerId, invoiceId, noteId: issued.id });
    if (back + amountPaise === invoice.totalPaise) await followCancelled(ctx, { invoiceId });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: { note: issued.number, takenOff: formatInr(amountPaise), reason: why(noteReasons[reason]) },
    });
    if (amountPaise === mostPaise)
      await queueWebhooks(ctx, 'invoice.cancelled', { invoiceId, noteId: issued.id });
    return issued;
  });
}

/**
 * A discount after the sale lowers the tax only where it was agreed before, and the note says by what. Source: CGST Act,
 * section 15(3)(b); the Finance Act 2026 drops that from a day to be notified
 */
function kindFor(
  ctx: Pick<Ctx, 'now'>,
  invoice: InvoiceRow,
  { reason, explanation }: NoteInput,
  { discountNotesFrom }: Pick<SiteSettings, 'discountNotesFrom'>,
) {
  const kind = noteKind(ctx, invoice);
  const isFree = discountNotesFrom !== '' && discountNotesFrom <= dateInIndia(ctx.now());
  if (kind !== 'credit-note' || isFree) return kind;
  if (reason === 'discount' && explanation === '')
    throw new Invalid({ explanation: /*staff*/ 'Say in which agreement, and of which day' });
  return reason === 'goodwill' ? 'commercial-note' : kind;
}
