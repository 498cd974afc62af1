import { eq, max } from 'drizzle-orm';
import { quotations } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { contentOf, fileDraft } from './edit-quotation.ts';
import { copyFiles } from './files/quotation-files.ts';
import type { QuotationRow } from './find-quotation.ts';
import { quotationCode, type QuotationLine } from './quotation.ts';
import { totalOf } from './quotation-totals.ts';

type Differs = { lines: QuotationLine[] } & Partial<
  Pick<QuotationRow, 'validUntil' | 'status' | 'sentAt' | 'handedOver'>
>;

/** Files the next revision of a quotation, which differs in this; a draft unless it says otherwise. @throws Conflict when there is one */
export async function nextRevision(
  ctx: Ctx,
  source: QuotationRow,
  differs: Differs,
): Promise<{ id: string }> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const [newest] = await ctx.db
        .select({ revision: max(quotations.revision) })
        .from(quotations)
        .where(eq(quotations.number, source.number));
      if (newest?.revision !== source.revision) throw hasNewer();
      const { rates: _rates, ...sums } = totalOf(differs.lines, source.supply);
      const next = { number: source.number, revision: source.revision + 1 };
      // Where a counter-offer left nothing that the coupon lowers, it is not used.
      const coupon = differs.lines.some(({ couponPaise }) => couponPaise) ? source.coupon : null;
      const { status = 'draft' } = differs;
      const made = await fileDraft(
        ctx,
        { ...contentOf(source), ...sums, ...differs, ...next, coupon },
        { revisionOf: quotationCode(source), status, totalPaise: sums.totalPaise },
      );
      await copyFiles(ctx, { from: source.id, to: made.id });
      return made;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? hasNewer() : error;
  }
}

const hasNewer = () => new Conflict('There is a newer revision already. Please look at that one.');

export const notNow = () => new Conflict('This cannot be done in the state the quotation is in now.');
