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
  const told = [
    ...(tdsPaise > 0 && rule
      ? [
          {
            kind: 'tds' as const,
            amountPaise: tdsPaise,
            terms: { ruleId: rule.id, section: rule.section, percent: rule.percent },
            isOddOf: (base: Paise) => isOdd(tdsPaise, base, rule.percent),
          },
        ]
      : []),
    ...(gstTdsPaise > 0
      ? [
          {
            kind: 'gst-tds' as const,
            amountPaise: gstTdsPaise,
            terms: gstTds,
            isOddOf: (base: Paise) => isOddGstTds(gstTdsPaise, base),
          },
        ]
      : []),
  ];
  // Every base is asked for before a row is written: each counts what is told together once.
  const bases: Paise[] = [];
  for (const { kind, isOddOf } of told) bases.push(await baseOf(kind, isOddOf));
  for (const [i, { kind, amountPaise, terms, isOddOf }] of told.entries()) {
    const basePaise = bases[i] ?? 0;
    const keptBack = { ...terms, basePaise, isOdd: isOddOf(basePaise) };
    await writeSettlement(ctx, { ...row, kind, amountPaise, keptBack });
  }
}
