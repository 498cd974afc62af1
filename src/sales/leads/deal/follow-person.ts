import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { openStatuses } from '../lead.ts';
import { leads } from '../table.server.ts';
import { followRule, type Happened } from './follow-rule.ts';

/** How somebody is known whose doing names no lead. `phone`: ten digits. `service`: what it was about, where it was about one. */
type Person = { phone: string; email?: string; service?: string };

/** Lets every open lead of a person follow what that person did: those under the same whole number or address. */
export async function followPerson(
  ctx: Ctx,
  { phone, email, service }: Person,
  did: Omit<Happened, 'leadId'>,
): Promise<void> {
  const found = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        or(
          and(eq(leads.phone, phone), eq(leads.phoneComplete, true)),
          email ? eq(leads.email, email) : undefined,
        ),
        service ? inArray(leads.service, [service, '']) : undefined,
        inArray(leads.status, openStatuses),
        isNull(leads.mergedInto),
      ),
    )
    .orderBy(asc(leads.id));
  for (const { id: leadId } of found) await followRule(ctx, { ...did, leadId });
}
