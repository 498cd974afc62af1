import { isOdd, isOddGstTds, gstTds, tdsRule } from '../tds.ts';
import { writeSettlement } from '../write-settlement.ts';
import type { TaxKeptBack } from './tax-kept-back.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';

/** What it was kept back of: an invoice, or money that has bought nothing yet. `deductedOn`: a day in India. */
type Of = { buyerId: string; receiptId: string | null; deductedOn: string } & (
  | { invoiceId: string }
  | { advanceId: string }
);
/** The value before GST that a tax was kept back of; `isOddOf` says whether it fits one. */
type BaseOf = (kind: 'tds' | 'gst-tds', isOddOf: (basePaise: Paise) => boolean) => Paise | Promise<Paise>;

/** Writes down tax that was kept back, each by itself. Under the lock of the invoice; `sectionFault` has looked at it. */
export async function writeKeptBack(
  ctx: Ctx,
  row: Of,
  { tdsPaise, tdsRuleId, gstTdsPaise }: TaxKeptBack,
  baseOf: BaseOf,
): Promise<void> {
  const rule = tdsRule(tdsRuleId);
  if (tdsPaise > 0 && rule) {
    const { id: ruleId, section, percent } = rule;
    const isOddOf = (base: Paise) => isOdd(tdsPaise, base, percent);
    const basePaise = await baseOf('tds', isOddOf);
    const keptBack = { ruleId, section, percent, basePaise, isOdd: isOddOf(basePaise) };
    await writeSettlement(ctx, { ...row, kind: 'tds', amountPaise: tdsPaise, keptBack });
  }
  if (gstTdsPaise > 0) {
    const isOddOf = (base: Paise) => isOddGstTds(gstTdsPaise, base);
    const basePaise = await baseOf('gst-tds', isOddOf);
    const keptBack = { ...gstTds, basePaise, isOdd: isOddOf(basePaise) };
    await writeSettlement(ctx, { ...row, kind: 'gst-tds', amountPaise: gstTdsPaise, keptBack });
  }
}
