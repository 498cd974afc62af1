import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { openQuotation, type OpenedQuotation } from '#money/quotation-payments/open-quotation.ts';

/** A quotation for its page; null for a link that opens none. @param preview what opens a draft for staff */
export async function findForPage(
  ctx: Ctx,
  publicId: string,
  preview?: string,
): Promise<OpenedQuotation | null> {
  try {
    return await openQuotation(ctx, { publicId, preview });
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return null;
  }
}
