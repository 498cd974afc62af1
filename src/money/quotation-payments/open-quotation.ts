import type { Ctx } from '#kit/context.ts';
import { findByPublicId } from '#sales/quotations/find-quotation.ts';
import { readQuotation, type PublicQuotation } from '#sales/quotations/read-quotation.ts';
import { readDue } from './read-due.ts';

/** What a link opens: the quotation, and what is to be paid next. @throws NotFound as `findByPublicId` */
export async function openQuotation(
  ctx: Ctx,
  input: { publicId: string; preview?: string | undefined },
): Promise<PublicQuotation> {
  const row = await findByPublicId(ctx, input);
  return readQuotation(ctx, row, await readDue(ctx, row));
}
