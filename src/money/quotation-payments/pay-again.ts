import { addresseeOf } from './pay-quotation.ts';
import { owedOfQuotation } from './owed-of-quotation.ts';
import { readDue } from './read-due.ts';
import { idInToken } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';
import { payPageUrl } from '#money/receivables/pay-page/pay-link.ts';
import { findByPublicId } from '#sales/quotations/find-quotation.ts';

/**
 * Where a quotation is paid again whose money came back: the page of its invoice, which names the buyer in full. So whoever has
 * the link of the quotation alone is not led there.
 * @param input.proof what accepting it, or a code, gave the browser
 * @returns null where nothing is owed again, or something else is due first
 * @throws NotFound · Unauthenticated · Forbidden for anybody but its addressee
 */
export async function payAgainUrl(
  ctx: Ctx,
  { publicId, proof }: { publicId: string; proof: string | undefined },
): Promise<string | null> {
  const quotation = await findByPublicId(ctx, { publicId });
  if (await readDue(ctx, quotation)) return null;
  const [owed] = await owedOfQuotation(ctx, quotation.id);
  if (!owed) return null;
  const isProven = proof && (await idInToken(ctx, 'quotation', proof)) === quotation.id;
  if (!isProven) await addresseeOf(ctx, quotation);
  return payPageUrl(ctx, { invoiceId: owed.invoiceId, language: ctx.language });
}
