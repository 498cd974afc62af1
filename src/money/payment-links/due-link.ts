import { and, desc, eq } from 'drizzle-orm';
import { usualDays } from './payment-link.ts';
import { linkUrl, readLink, toLink, type Link } from './read-link.ts';
import { dueOfQuotation, insertLink } from './create-link.ts';
import { selectLinks, stateAt } from './select-links.ts';
import { paymentLinks } from './table.server.ts';
import { idInToken } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { findByPublicId, type QuotationRow } from '#sales/quotations/find-quotation.ts';

/**
 * Where somebody pays what is due of a quotation who has proven in this browser that it is theirs: a link of their own, or
 * the one that is open for it.
 * @param input.proof what accepting it, or a code, gave the browser
 * @returns null without that, and where its invoice would lack something that only an account tells
 * @throws NotFound · Conflict where nothing is due, or where it lacks that and nobody can have an account for it
 */
export async function dueLinkUrl(
  ctx: Ctx,
  { publicId, proof }: { publicId: string; proof: string | undefined },
): Promise<string | null> {
  const { id: quotationId, email } = await findByPublicId(ctx, { publicId });
  if (!proof || (await idInToken(ctx, 'quotation', proof)) !== quotationId) return null;
  try {
    const { id } = await dueLink(ctx, { quotationId });
    return await linkUrl(ctx, { id, language: ctx.language });
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    if (!email)
      throw new Conflict(
        /*i18n*/ 'We need your billing address for the invoice first. Please call us or write to us.',
      );
    return null;
  }
}

/** The same for a mail to its addressee. Null where nothing is due, and where its invoice would lack something. */
export async function mailedDueLink(
  ctx: Ctx,
  { id: quotationId, language }: Pick<QuotationRow, 'id' | 'language'>,
): Promise<string | null> {
  try {
    const { id } = await dueLink(ctx, { quotationId });
    return await linkUrl(ctx, { id, language });
  } catch (error) {
    if (error instanceof Invalid || error instanceof Conflict) return null;
    throw error;
  }
}

/** The link that is open for just what is due, or a new one. @throws as dueOfQuotation */
const dueLink = (ctx: Ctx, { quotationId }: { quotationId: string }): Promise<Link> =>
  inTransaction(ctx, async (ctx) => {
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
    return open ? toLink(open) : readLink(ctx, { linkId: await insertLink(ctx, due, usualDays) });
  });
