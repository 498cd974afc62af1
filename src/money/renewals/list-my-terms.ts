import type { Ctx } from '#kit/context.ts';
import { signedIn } from '#people/customers/customer.ts';
import { selectTerms } from './select-terms.ts';
import { showTerm, type ShownTerm } from './show-term.ts';

/** What whoever asks has bought for a time; what was bought again after it ended is left out. */
export async function listMyTerms(ctx: Ctx): Promise<ShownTerm[]> {
  const { id: customerId } = signedIn(ctx.actor);
  const terms = (await selectTerms(ctx, { customerId })).map((term) => showTerm(ctx, term));
  return terms.filter(({ state, followed }) => state !== 'ended' || !followed);
}
