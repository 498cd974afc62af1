import { and, desc, notInArray } from 'drizzle-orm';
import { quotations } from '#sales/quotations/table.server.ts';
import { readProfile } from '#people/customers/read-profile.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { openOfQuotation } from './open-of-quotation.ts';
import { isTheirs } from '#sales/quotations/adopt-quotations.ts';
import { stateNow } from '#sales/quotations/find-quotation.ts';
import { quotationCode, quotationMay, type QuotationState } from '#sales/quotations/quotation.ts';

/** A quotation in its addressee's account. */
export type MyQuotation = {
  /** The public one. */
  id: string;
  code: string;
  title: string;
  state: QuotationState;
  totalPaise: Paise;
  /** What is still to be paid; null as long as nothing is, or no more. */
  openPaise: Paise | null;
  validUntil: string;
};

const most = 100;

/**
 * The quotations of whoever asks; the newest first and of each the newest revision that was sent. A mobile number of an
 * account is proven by nobody. @throws Unauthenticated
 */
export async function listMyQuotations(ctx: Ctx): Promise<MyQuotation[]> {
  const profile = await readProfile(ctx);
  const rows = await ctx.db
    .select({
      id: quotations.publicId,
      number: quotations.number,
      revision: quotations.revision,
      title: quotations.title,
      state: stateNow,
      totalPaise: quotations.totalPaise,
      openPaise: openOfQuotation,
      validUntil: quotations.validUntil,
    })
    .from(quotations)
    .where(and(isTheirs(profile), notInArray(quotations.status, ['draft', 'superseded'])))
    .orderBy(desc(quotations.id))
    .limit(most);
  return rows.map(({ number, revision, openPaise, ...row }) => ({
    ...row,
    code: quotationCode({ number, revision }),
    openPaise: quotationMay('pay', row.state) && openPaise > 0 ? openPaise : null,
  }));
}
