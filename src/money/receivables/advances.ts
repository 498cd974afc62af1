import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { baseOfAdvance } from './kept-back/base-of.ts';
import { cutOfAdvance, keptBackOfAdvance } from './kept-back/of-advance.ts';
import { keptBackIn, nothingKeptBack, type TaxKeptBack } from './kept-back/tax-kept-back.ts';
import { writeKeptBack } from './kept-back/write-kept-back.ts';
import { advances, receipts } from './table.server.ts';
import type { BuyerRow } from '#money/buyers/buyers.ts';
import { billed } from '#money/invoices/drafts/drafts.ts';
import { readInvoice } from '#money/invoices/find-invoice.ts';
import { refuseUnacknowledged } from '#money/invoices/gst-return/refuse-unacknowledged.ts';
import { correctedBy, issueDocument } from '#money/invoices/issue.ts';
import { isSample, type InvoiceContent } from '#money/invoices/invoice.ts';
import { voucherContent } from '#money/invoices/write-bill.ts';
import { creditContent } from '#money/invoices/write-content.ts';
import { audit } from '#agency/audit/record.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { message } from '#kit/language/message.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { receiptMethods } from '#money/payments/offline-methods.ts';
import { lockReceivable, writeSettlement } from './write-settlement.ts';

type Receipt = typeof receipts.$inferSelect;

/**
 * Keeps what of a receipt has bought nothing. Of a registered seller it is taxed at once: a voucher says so.
 * @param keptBack what was kept back of it as tax: paid as well, and used with it
 * @param takenOn the day whose month's return has the tax
 * @param besideBasePaise the value before GST of an earlier advance that the tax was kept back of too
 * @param voucher what that says; left out, nobody knows yet what the money will buy
 * @param isReal false for what a gateway took to try it out: its voucher is a sample
 * @returns the advance's id
 */
export async function storeAdvance(
  ctx: Ctx,
  {
    receipt,
    buyer,
    amountPaise: moneyPaise,
    keptBack = nothingKeptBack,
    takenOn,
    besideBasePaise = 0,
    isReal = true,
    voucher: known,
  }: {
    receipt: Receipt;
    buyer: BuyerRow;
    amountPaise: Paise;
    keptBack?: TaxKeptBack;
    takenOn: string;
    besideBasePaise?: Paise;
    isReal?: boolean;
    voucher?: InvoiceContent;
  },
): Promise<string> {
  const settings = await readSettings(ctx);
  const reference = referenceOf(receipt);
  const isAbroad = buyer.country !== '';
  const isSampleMoney = buyer.isSample || !isReal;
  const amountPaise = moneyPaise + keptBackIn(keptBack);
  const voucher = settings.gstin
    ? await issueDocument(ctx, {
        kind: 'receipt-voucher',
        transactionId: null,
        refundId: null,
        buyerId: buyer.id,
        content:
          known ??
          voucherContent(
            {
              amountPaise,
              keptBackPaise: keptBackIn(keptBack),
              buyer: billed(buyer, isAbroad),
              reference,
              isAbroad,
              isZone: buyer.isZone,
            },
            settings,
            buyer.language,
          ),
        language: buyer.language,
        prefix: isSampleMoney ? samplePrefix : settings.invoicePrefix,
      })
    : null;
  const id = v7();
  await ctx.db.insert(advances).values({
    id,
    receiptId: receipt.id,
    buyerId: buyer.id,
    takenOn,
    amountPaise,
    leftPaise: amountPaise,
    voucherId: voucher?.id ?? null,
  });
  const basePaise = await baseOfAdvance(ctx, { amountPaise, voucherId: voucher?.id ?? null });
  await writeKeptBack(
    ctx,
    { buyerId: buyer.id, receiptId: receipt.id, advanceId: id, deductedOn: takenOn },
    keptBack,
    () => besideBasePaise + basePaise,
  );
  return id;
}

/** `UPI 412345678901` */
export const referenceOf = ({ method, reference }: Receipt) => `${receiptMethods[method]} ${reference}`;

/** What of which advance is to be used; `number` of its voucher. */
type LockedAdvance = UsedAdvance & { takenOn: string; number: string };
type UsedAdvance = { advanceId: string; receiptId: string; amountPaise: Paise };

/** Money that a buyer has paid before, the oldest first, locked until the transaction ends. */
export async function lockAdvances(
  ctx: Pick<Ctx, 'db'>,
  { buyerId, upToPaise }: { buyerId: string; upToPaise: Paise },
): Promise<LockedAdvance[]> {
  const there = await ctx.db
    .select()
    .from(advances)
    .where(and(eq(advances.buyerId, buyerId), gt(advances.leftPaise, 0)))
    .orderBy(asc(advances.id))
    .for('update');
  const locked: LockedAdvance[] = [];
  let left = upToPaise;
  for (const { id: advanceId, receiptId, takenOn, leftPaise, voucherId } of there) {
    const amountPaise = Math.min(left, leftPaise);
    if (amountPaise === 0) break;
    const number = voucherId ? (await readInvoice(ctx, { invoiceId: voucherId })).number : '';
    locked.push({ advanceId, receiptId, takenOn, amountPaise, number });
    left -= amountPaise;
  }
  return locked;
}

/** Settles an invoice with them. */
export async function settleWithAdvances(
  ctx: Ctx,
  { invoiceId, buyerId, locked }: { invoiceId: string; buyerId: string; locked: UsedAdvance[] },
): Promise<void> {
  for (const { advanceId, receiptId, amountPaise } of locked) {
    const { moneyPaise, taxes } = await cutOfAdvance(ctx, { advanceId, amountPaise });
    await reduceAdvance(ctx, advanceId, amountPaise);
    const row = { buyerId, invoiceId, receiptId, advanceId };
    if (moneyPaise > 0) await writeSettlement(ctx, { ...row, kind: 'money', amountPaise: moneyPaise });
    for (const tax of taxes) await writeSettlement(ctx, { ...row, ...tax });
  }
}

export const UseInput = z.strictObject({
  /** The accountant knows, where the return of the invoice's month was taken for filing. */
  acknowledged: z.boolean().optional(),
});

/**
 * The same for an invoice that is owed already.
 * @throws NotFound · Invalid where nothing is open, or nothing was paid before · NotAcknowledged where a return that was
 *   taken for filing changes
 */
export async function applyAdvances(
  ctx: Ctx,
  input: z.output<typeof UseInput> & { invoiceId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  await inTransaction(ctx, async (ctx) => {
    const { invoiceId, buyerId, openPaise } = await lockReceivable(ctx, input);
    const locked = await lockAdvances(ctx, { buyerId, upToPaise: openPaise });
    if (locked.length === 0)
      throw new Invalid({ invoiceId: /*staff*/ 'There is no advance to use, or nothing is open' });
    const month = dateInIndia((await readInvoice(ctx, input)).issuedAt).slice(0, 7);
    await refuseUnacknowledged(ctx, {
      months: locked.some(({ takenOn }) => takenOn.slice(0, 7) < month) ? [month] : [],
      acknowledged: input.acknowledged ?? false,
    });
    await settleWithAdvances(ctx, { invoiceId, buyerId, locked });
    const usedPaise = locked.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: { paidFromAdvance: formatInr(usedPaise) },
    });
  });
}

export const SentBackInput = z.strictObject({
  amountPaise: z.number().int().min(1, /*i18n*/ 'Enter an amount'),
  /** What the bank calls the transfer back. */
  reference: z.string().trim().min(3, /*staff*/ 'Enter the UTR or number').max(40),
});

/**
 * Writes down that money of an advance went back, with the voucher that takes its tax out. What its buyer kept back as income
 * tax stays. @throws NotFound · Invalid for more than is left
 */
export async function sendBackAdvance(
  ctx: Ctx,
  input: z.output<typeof SentBackInput> & { advanceId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { advanceId, amountPaise, reference } = input;
  await inTransaction(ctx, async (ctx) => {
    const [advance] = await ctx.db.select().from(advances).where(eq(advances.id, advanceId)).for('update');
    if (!advance) throw new NotFound(/*staff*/ 'This advance');
    const { receiptId } = advance;
    const leftPaise = advance.leftPaise - (await keptBackOfAdvance(ctx, advanceId));
    if (amountPaise > leftPaise)
      throw new Invalid({
        amountPaise: message(/*staff*/ '{amount} of it is left', { amount: formatInr(leftPaise) }),
      });
    await reduceByReturn(ctx, advance, { kind: 'sent-back', amountPaise, reason: reference });
    await audit(ctx, {
      action: 'refunded',
      subjectType: 'receipt',
      subjectId: receiptId,
      after: { sentBack: formatInr(amountPaise), reference },
    });
  });
}

/** How money leaves us again. `reason`: what the way back is called by, or why the bank took it. */
export type Return = { kind: 'sent-back' | 'came-back'; amountPaise: Paise; reason: string };

/** A part of an advance that is locked goes back, with the voucher that takes its tax out. */
export async function reduceByReturn(
  ctx: Ctx,
  advance: typeof advances.$inferSelect,
  { kind, amountPaise, reason }: Return,
): Promise<void> {
  const { id: advanceId, buyerId, receiptId, voucherId } = advance;
  await reduceAdvance(ctx, advanceId, amountPaise);
  const noteId =
    voucherId && (await issueRefundVoucher(ctx, { ...advance, voucherId }, { kind, amountPaise }));
  await writeSettlement(ctx, {
    kind,
    amountPaise,
    buyerId,
    receiptId,
    advanceId,
    noteId,
    reason,
  });
}

async function issueRefundVoucher(
  ctx: Ctx,
  { voucherId, amountPaise, leftPaise, buyerId }: typeof advances.$inferSelect & { voucherId: string },
  { kind, amountPaise: backPaise }: Pick<Return, 'kind' | 'amountPaise'>,
): Promise<string> {
  const voucher = await readInvoice(ctx, { invoiceId: voucherId });
  const { language, number } = voucher;
  const { invoicePrefix } = await readSettings(ctx);
  const issued = await issueDocument(ctx, {
    kind: 'refund-voucher',
    transactionId: null,
    refundId: null,
    buyerId,
    correctsId: voucherId,
    content: {
      ...creditContent(correctedBy(voucher), amountPaise - leftPaise, backPaise, language),
      ...(kind === 'came-back' && { isTakenBack: true }),
    },
    language,
    prefix: isSample(number) ? samplePrefix : invoicePrefix,
  });
  return issued.id;
}

async function reduceAdvance(ctx: Pick<Ctx, 'db'>, advanceId: string, amountPaise: Paise): Promise<void> {
  await ctx.db
    .update(advances)
    .set({ leftPaise: sql`${advances.leftPaise} - ${amountPaise}` })
    .where(eq(advances.id, advanceId));
}
