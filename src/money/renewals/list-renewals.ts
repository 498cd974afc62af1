import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { customers } from '#people/customers/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { noticeKey } from './due-notices.ts';
import { selectTerms } from './select-terms.ts';
import { showTerm } from './show-term.ts';
import { noticeDays } from './term.ts';

export const RenewalFilter = z.object({ customerId: z.uuid().optional() });

const dayMs = 86_400_000;
/** The list of all customers looks so far back and ahead. */
const span = { back: 30, ahead: 60 };

/**
 * All terms of one customer, or those of everybody that ended lately or end soon; with the notices that went out.
 */
export async function listRenewals(ctx: Ctx, input: z.infer<typeof RenewalFilter>) {
  allow(ctx.actor, 'renewals:read');
  const now = ctx.now().getTime();
  const terms = await selectTerms(
    ctx,
    input.customerId
      ? { customerId: input.customerId }
      : { endsFrom: new Date(now - span.back * dayMs), endsUntil: new Date(now + span.ahead * dayMs) },
  );
  if (terms.length === 0) return [];
  const owners = await ctx.db
    .select({ id: customers.id, name: customers.fullName, code: customers.code })
    .from(customers)
    .where(inArray(customers.id, [...new Set(terms.map(({ customerId }) => customerId))]));
  const keysOf = (source: string) => noticeDays.map((days) => noticeKey(days, source));
  const sent = await ctx.db
    .select({ key: messages.dedupeKey, at: messages.createdAt })
    .from(messages)
    .where(
      inArray(
        messages.dedupeKey,
        terms.flatMap(({ source }) => keysOf(source)),
      ),
    );
  return terms.map((term) => {
    const owner = owners.find(({ id }) => id === term.customerId);
    const { key: id, ...shown } = showTerm(ctx, term);
    return {
      id,
      ...shown,
      customerName: owner?.name ?? '',
      customerCode: owner?.code ?? '',
      notices: sent.filter(({ key }) => keysOf(term.source).includes(key)).map(({ at }) => at),
    };
  });
}
