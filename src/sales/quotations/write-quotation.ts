import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { quotations } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { needsLut, type Supply } from '#catalogue/gst/supply.ts';
import { chargesGst } from '#catalogue/gst/list-gst-rates.ts';
import { refreshValue } from '#sales/leads/deal/refresh-value.ts';
import { refuseOwnGstin } from '#agency/settings/own-gstin.ts';
import { couponOnLines } from './coupon-on-lines.ts';
import type { QuotationCoupon, QuotationLine } from './quotation.ts';
import type { LineInput, QuotationInput } from './quotation-input.ts';
import { totalOf } from './quotation-totals.ts';

/** Lines with an id each: the one they came with, as long as it is theirs alone. */
export function linesFrom(lines: LineInput[]): QuotationLine[] {
  const taken = new Set<string>();
  return lines.map((line) => {
    const id = line.id && !taken.has(line.id) ? line.id : v7();
    taken.add(id);
    return { ...line, id };
  });
}

/** The columns of a quotation's content, sums included. @throws Invalid for our own GST number */
export async function columnsFrom(
  ctx: Pick<Ctx, 'db'>,
  {
    lines: given,
    coupon = null,
    ...content
  }: Omit<QuotationInput, 'couponCode'> & { coupon?: QuotationCoupon | null },
) {
  await refuseOwnGstin(ctx, content.gstin);
  const lines = couponOnLines(linesFrom(given), coupon);
  return { ...content, coupon, ...(await chargedNow(ctx, { lines, supply: content.supply })) };
}

/** Lines and sums as they are charged now: without a GST number of ours, and under a letter of undertaking, no line has GST. */
export async function chargedNow(
  ctx: Pick<Ctx, 'db'>,
  { lines: given, supply }: { lines: QuotationLine[]; supply: Supply },
) {
  const taxes = (await chargesGst(ctx)) && !needsLut(supply);
  const lines = taxes ? given : given.map((line) => ({ ...line, gstPercent: 0 }));
  const { netPaise, gstPaise, totalPaise } = totalOf(lines, supply);
  return { lines, netPaise, gstPaise, totalPaise };
}

type Fresh = Omit<typeof quotations.$inferInsert, 'id' | 'publicId'>;

/** Files a quotation under a new public id. @returns null when its origin has led to one already */
export async function insertQuotation(ctx: Pick<Ctx, 'db'>, content: Fresh): Promise<string | null> {
  const [made] = await ctx.db
    .insert(quotations)
    .values({ ...content, id: v7(), publicId: randomBytes(16).toString('hex') })
    .onConflictDoNothing({ target: quotations.origin })
    .returning({ id: quotations.id });
  if (!made) return null;
  await refreshValue(ctx, content.leadId ?? null);
  await announce(ctx, { kind: 'quotation', quotationId: made.id });
  return made.id;
}
