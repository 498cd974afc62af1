import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { readServiceNames } from '#catalogue/services/read-service-names.ts';
import type { Ctx } from '#kit/context.ts';
import { openStatuses } from '../lead.ts';
import { leads } from '../table.server.ts';
import { followRule, type Happened } from './follow-rule.ts';

/**
 * How somebody is known whose doing names no lead. `phone`: ten digits, or empty. `service`: what it was about, where it was
 * about one. `knownBy`: only leads that were there by then.
 */
type Person = { phone: string; email?: string; service?: string; knownBy?: Date | undefined };

/** Lets every open lead of a person follow what that person did: those under the same whole number or address. */
export async function followPerson(
  ctx: Ctx,
  { phone, email, service, knownBy }: Person,
  did: Omit<Happened, 'leadId'>,
): Promise<void> {
  const names = service ? (await readServiceNames(ctx)).every(service) : undefined;
  const found = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        or(
          and(eq(leads.phone, phone), eq(leads.phoneComplete, true)),
          email ? eq(sql`lower(${leads.email})`, email.toLowerCase()) : undefined,
        ),
        names && inArray(leads.service, [...names, '']),
        knownBy && lte(leads.createdAt, knownBy),
        inArray(leads.status, openStatuses),
        isNull(leads.mergedInto),
      ),
    )
    .orderBy(asc(leads.id));
  for (const { id: leadId } of found) await followRule(ctx, { ...did, leadId });
}
