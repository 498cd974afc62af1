import { and, desc, eq } from 'drizzle-orm';
import { usualDays } from './payment-link.ts';
import { linkUrl, readLink, toLink } from './read-link.ts';
import { dueOfQuotation, insertLink } from './create-link.ts';
import { selectLinks, stateAt } from './select-links.ts';
import { paymentLinks } from './table.server.ts';
import { idInToken } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { findByPublicId } from '#sales/quotations/find-quotation.ts';

/**
 * Where somebody pays what is due of a quotation who accepted it in this browser: a link of their own, or the one that is
 * open for it.
 * @param input.proof what accepting it gave the browser
 * @returns null without that, and where its invoice would lack something that only an account tells
 * @throws NotFound · Conflict where nothing is due
 */
export async function dueLinkUrl(
  ctx: Ctx,
  { publicId, proof }: { publicId: string; proof: string | undefined },
): Promise<string | null> {
  const { id: quotationId } = await findByPublicId(ctx, { publicId });
  if (!proof || (await idInToken(ctx, 'quotation', proof)) !== quotationId) return null;
  try {
    return await inTransaction(ctx, async (ctx) => {
      const due = await dueOfQuotation(ctx, { quotationId });
      const [open] = await selectLinks(ctx)
        .where(
          and(
            eq(paymentLinks.quotationId, quotationId),
            eq(paymentLinks.paidBeforePaise, due.paidBeforePaise),
            eq(paymentLinks.amountPaise, due.amountPaise),
            eq(stateAt(ctx.now()), 'open'),
          ),
        )
        .orderBy(desc(paymentLinks.id))
        .limit(1);
      const link = open
        ? toLink(open)
        : await readLink(ctx, { linkId: await insertLink(ctx, due, usualDays) });
      return linkUrl(ctx, { id: link.id, language: ctx.language });
    });
  } catch (error) {
    if (error instanceof Invalid) return null;
    throw error;
  }
}
