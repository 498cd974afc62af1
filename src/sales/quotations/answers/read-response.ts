import { eq } from 'drizzle-orm';
import { quotationResponses } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { readQuotationRow } from '../find-quotation.ts';

/** An answer with the quotation it is about, for the machinery. Null when there is none. */
export async function readResponse(ctx: Pick<Ctx, 'db' | 'actor'>, input: { responseId: string }) {
  const [response] = await ctx.db
    .select()
    .from(quotationResponses)
    .where(eq(quotationResponses.id, input.responseId));
  return response ? { response, quotation: await readQuotationRow(ctx, response) } : null;
}
export type AnsweredQuotation = NonNullable<Awaited<ReturnType<typeof readResponse>>>;
