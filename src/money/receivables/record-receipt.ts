import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { spokenReference } from './bank-statements/bank-transaction.ts';
import { closeTransactions, lockTransactions } from './bank-statements/close-transactions.ts';
import { closeClaims } from './claims/staff-claims.ts';
import { receipts, settlements } from './table.server.ts';
import { readBuyer } from '#money/buyers/buyers.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { refuseUnacknowledged } from '#money/invoices/gst-return/refuse-unacknowledged.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { message, type Message } from '#kit/language/message.ts';
import { share } from '#kit/india/spread.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { offlineMethods, type OfflineMethod } from '#money/payments/offline-methods.ts';
import { storeAdvance } from './advances.ts';
import { issuedLater, monthOfInvoice, settleAsAdvance } from './money-before-invoice.ts';
import { isKnownReference, lockReference } from './known-reference.ts';
import { gstTds, isOdd, isOddGstTds, tdsRule, tdsRulesOn } from './tds.ts';
import { lockReceivables, writeSettlement, type Receivable } from './write-settlement.ts';

const paise = z.number(/*i18n*/ 'Enter an amount').int().min(0, /*i18n*/ 'Enter an amount');
const Part = z
  .strictObject({
    invoiceId: z.uuid(),
    amountPaise: paise,
    /** Income tax that the buyer kept back, and by which section it says. */
    tdsPaise: paise.default(0),
    tdsRuleId: z.string().max(40).default(''),
    /** What a government buyer kept back of GST. */
    gstTdsPaise: paise.default(0),
  })
  .refine(({ tdsPaise, tdsRuleId }) => tdsPaise === 0 || tdsRule(tdsRuleId) !== undefined, {
    path: ['tdsRuleId'],
    error: /*staff*/ 'Choose the section',
  });
type Part = z.output<typeof Part>;

export const ReceiptInput = z.strictObject({
  buyerId: z.uuid(/*staff*/ 'Choose who paid'),
  receivedOn: z.iso.date(/*staff*/ 'Choose the day on which the bank has it'),
  method: z.enum(Object.keys(offlineMethods) as OfflineMethod[], /*staff*/ 'Choose how the money came'),
  /** What the bank calls it, so that it can be found again. */
  reference: z
    .string()
    .trim()
    .toUpperCase()
    .overwrite(spokenReference)
    .regex(
      /^[A-Z0-9][A-Z0-9/-]{2,39}$/,
      /*staff*/ 'Enter the UTR or number: three to forty letters and digits',
    ),
  amountPaise: paise.min(1, /*i18n*/ 'Enter an amount'),
  invoices: z.array(Part).max(100),
  /** The accountant knows, where the return of an earlier month was taken for filing and changes by it. */
  acknowledged: z.boolean().optional(),
});
export type ReceiptInput = z.infer<typeof ReceiptInput>;

/**
 * Writes down money that the bank shows, what it settles, and what of it is an advance: what nothing takes, and what came
 * in a month before its invoice was issued.
 * @throws NotFound for the buyer · Invalid for a reference that was recorded before, a day to come, an invoice of somebody
 *   else, or more than is open of one · NotAcknowledged where a return that was taken for filing changes
 */
export async function recordReceipt(ctx: Ctx, input: ReceiptInput): Promise<{ id: string }> {
  allow(ctx.actor, 'payments:record');
  const { invoices: parts, acknowledged = false, ...money } = input;
  return inTransaction(ctx, async (ctx) => {
    const buyer = await readBuyer(ctx, money);
    if (money.receivedOn > dateInIndia(ctx.now()))
      throw new Invalid({ receivedOn: /*staff*/ 'This day is still to come' });
    await lockReference(ctx, money);
    await lockTransactions(ctx, money);
    const owed = await lockReceivables(
      ctx,
      parts.map(({ invoiceId }) => invoiceId),
    );
    const leftPaise = money.amountPaise - parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    refuseUnsettling(parts, owed, money, leftPaise);
    const later = await issuedLater(ctx, {
      receivedOn: money.receivedOn,
      invoiceIds: parts.flatMap(({ invoiceId, amountPaise }) => (amountPaise > 0 ? [invoiceId] : [])),
    });
    if (leftPaise > 0 || later.size > 0)
      await refuseUnacknowledged(ctx, {
        months: [money.receivedOn.slice(0, 7), ...[...later.values()].map(monthOfInvoice)],
        acknowledged,
      });
    const [receipt] = (await isKnownReference(ctx, money))
      ? []
      : await ctx.db
          .insert(receipts)
          .values({ ...money, id: v7(), createdAt: ctx.now() })
          .onConflictDoNothing()
          .returning();
    if (!receipt) throw new Invalid({ reference: /*staff*/ 'This payment was recorded before' });
    for (const part of parts)
      await settlePart(ctx, part, {
        receiptId: receipt.id,
        isAdvance: later.has(part.invoiceId),
        ...money,
      });
    await closeClaims(ctx, receipt);
    await closeTransactions(ctx, { ...receipt, as: { receiptId: receipt.id } });
    await audit(ctx, {
      action: 'created',
      subjectType: 'receipt',
      subjectId: receipt.id,
      after: {
        received: formatInr(money.amountPaise),
        method: money.method,
        reference: money.reference,
        ...(leftPaise > 0 && { advance: formatInr(leftPaise) }),
      },
    });
    // Last: their vouchers take numbers, and everybody else's waits.
    for (const { invoiceId, amountPaise, tdsPaise, gstTdsPaise } of parts) {
      const invoice = later.get(invoiceId);
      const before = owed.find((one) => one.invoiceId === invoiceId);
      if (invoice && before)
        await settleAsAdvance(ctx, {
          receipt,
          buyer,
          invoice,
          owed: before,
          amountPaise,
          keptBackPaise: tdsPaise + gstTdsPaise,
        });
    }
    if (leftPaise > 0)
      await storeAdvance(ctx, { receipt, buyer, amountPaise: leftPaise, takenOn: money.receivedOn });
    return { id: receipt.id };
  });
}

export const KeptBackInput = z.strictObject({
  deductedOn: z.iso.date(/*staff*/ 'Choose the day'),
  tdsPaise: paise.default(0),
  tdsRuleId: z.string().max(40).default(''),
  gstTdsPaise: paise.default(0),
});

/** Writes down tax that was kept back and is told of later than its money. @throws NotFound · Invalid for more than is open */
export async function recordKeptBack(
  ctx: Ctx,
  input: z.output<typeof KeptBackInput> & { invoiceId: string },
): Promise<void> {
  allow(ctx.actor, 'payments:record');
  const { invoiceId, deductedOn, tdsPaise, tdsRuleId, gstTdsPaise } = input;
  await inTransaction(ctx, async (ctx) => {
    const owed = await lockReceivables(ctx, [invoiceId]);
    const part = { invoiceId, amountPaise: 0, tdsPaise, tdsRuleId, gstTdsPaise };
    const buyerId = owed[0]?.buyerId ?? '';
    refuseUnsettling([part], owed, { buyerId, receivedOn: deductedOn }, 0);
    if (tdsPaise > 0 && !tdsRule(tdsRuleId)) throw new Invalid({ tdsRuleId: /*staff*/ 'Choose the section' });
    if (tdsPaise + gstTdsPaise === 0) throw new Invalid({ tdsPaise: /*i18n*/ 'Enter an amount' });
    await settlePart(ctx, part, { buyerId, receivedOn: deductedOn, receiptId: null, isAdvance: false });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: { tds: formatInr(tdsPaise), gstTds: formatInr(gstTdsPaise), deductedOn },
    });
  });
}

/** Every part has its own text, so that the form can say all at once. */
function refuseUnsettling(
  parts: Part[],
  owed: Receivable[],
  { buyerId, receivedOn }: Pick<ReceiptInput, 'buyerId' | 'receivedOn'>,
  leftPaise: Paise,
): void {
  const errors: Record<string, Message> = {};
  if (leftPaise < 0) errors.amountPaise = /*staff*/ 'The invoices take more than came';
  const seen = new Set<string>();
  for (const [i, part] of parts.entries()) {
    const { invoiceId, amountPaise, tdsPaise, tdsRuleId, gstTdsPaise } = part;
    const of = owed.find((one) => one.invoiceId === invoiceId && one.buyerId === buyerId);
    if (!of || seen.has(invoiceId))
      errors[`invoices.${i}.invoiceId`] = /*staff*/ 'Nothing is owed of this one';
    else if (amountPaise + tdsPaise + gstTdsPaise > of.openPaise)
      errors[`invoices.${i}.amountPaise`] = message(/*staff*/ '{amount} is due', {
        amount: formatInr(of.openPaise),
      });
    if (tdsPaise > 0 && !tdsRulesOn(receivedOn).some(({ id }) => id === tdsRuleId))
      errors[`invoices.${i}.tdsRuleId`] = /*staff*/ 'This section does not hold on that day';
    seen.add(invoiceId);
  }
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

/** What one invoice gets of it. @param isAdvance its money is written down as one, by the caller */
async function settlePart(
  ctx: Ctx,
  { invoiceId, amountPaise, tdsPaise, tdsRuleId, gstTdsPaise }: Part,
  {
    buyerId,
    receiptId,
    receivedOn: deductedOn,
    isAdvance,
  }: { buyerId: string; receiptId: string | null; receivedOn: string; isAdvance: boolean },
): Promise<void> {
  const row = { buyerId, invoiceId, receiptId };
  if (amountPaise > 0 && !isAdvance) await writeSettlement(ctx, { ...row, kind: 'money', amountPaise });
  const rule = tdsRule(tdsRuleId);
  const settledPaise = amountPaise + tdsPaise + gstTdsPaise;
  /** What it was kept back of: told with the money, the value of what is settled by it; told later, what fits. */
  const baseFor = async (kind: 'tds' | 'gst-tds', isOddOf: (basePaise: Paise) => boolean) => {
    if (receiptId !== null) return baseOf(ctx, invoiceId, settledPaise);
    const [settled, whole] = await basesLeft(ctx, { invoiceId, kind, settledPaise });
    return isOddOf(settled) && !isOddOf(whole) ? whole : settled;
  };
  if (tdsPaise > 0 && rule) {
    const { id: ruleId, section, percent } = rule;
    const isOddOf = (base: Paise) => isOdd(tdsPaise, base, percent);
    const basePaise = await baseFor('tds', isOddOf);
    await writeSettlement(ctx, {
      ...row,
      kind: 'tds',
      amountPaise: tdsPaise,
      deductedOn,
      keptBack: { ruleId, section, percent, basePaise, isOdd: isOddOf(basePaise) },
    });
  }
  if (gstTdsPaise > 0) {
    const isOddOf = (base: Paise) => isOddGstTds(gstTdsPaise, base);
    const basePaise = await baseFor('gst-tds', isOddOf);
    await writeSettlement(ctx, {
      ...row,
      kind: 'gst-tds',
      amountPaise: gstTdsPaise,
      deductedOn,
      keptBack: { ...gstTds, basePaise, isOdd: isOddOf(basePaise) },
    });
  }
}

/**
 * The value before GST of which a tax may still be kept back: of what money and taxes have settled by now, and of all of
 * the invoice, less what it was kept back of before.
 */
async function basesLeft(
  ctx: Pick<Ctx, 'db'>,
  { invoiceId, kind, settledPaise }: { invoiceId: string; kind: 'tds' | 'gst-tds'; settledPaise: Paise },
): Promise<[settled: Paise, whole: Paise]> {
  const rows = await ctx.db.select().from(settlements).where(eq(settlements.invoiceId, invoiceId));
  const sum = (of: Paise[]) => of.reduce((all, paise) => all + paise, 0);
  const had = sum(rows.flatMap((row) => (row.kind === kind ? [row.keptBack?.basePaise ?? 0] : [])));
  const paid = rows.filter((row) => ['money', 'tds', 'gst-tds'].includes(row.kind));
  const before = sum(paid.map(({ amountPaise }) => amountPaise));
  const [invoice] = await ctx.db
    .select({ taxablePaise: invoices.taxablePaise })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  return [(await baseOf(ctx, invoiceId, before + settledPaise)) - had, (invoice?.taxablePaise ?? 0) - had];
}

/** The value before GST of what is settled together: all of an invoice, or its share. */
async function baseOf(ctx: Pick<Ctx, 'db'>, invoiceId: string, settledPaise: Paise): Promise<Paise> {
  const [invoice] = await ctx.db
    .select({ taxablePaise: invoices.taxablePaise, totalPaise: invoices.totalPaise })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  return invoice ? share(invoice.taxablePaise, settledPaise, invoice.totalPaise) : 0;
}
