import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { readServiceNames } from '#catalogue/services/read-service-names.ts';
import type { Ctx } from '#kit/context.ts';
import { openStatuses } from '../lead.ts';
import { livingLeads } from '../messages/living-leads.ts';
import { leads } from '../table.server.ts';
import { followRule, type Happened } from './follow-rule.ts';

/**
 * How somebody is known whose doing names no lead. `phone`: ten digits, or empty. `service`: what it was about, where it was
 * about one. `knownBy`: only leads that were there by then.
 */
type Person = { phone: string; email?: string; service?: string; knownBy?: Date | undefined };

/**
 * Lets every open lead of a person follow what that person did: those under the same whole number or address, and those
 * that others of theirs became part of.
 */
export async function followPerson(
  ctx: Ctx,
  { phone, email, service, knownBy }: Person,
  did: Omit<Happened, 'leadId'>,
): Promise<void> {
  const names = service ? (await readServiceNames(ctx)).every(service) : undefined;
  const theirs = await livingLeads(ctx, {
    which: and(
      or(
        and(eq(leads.phone, phone), eq(leads.phoneComplete, true)),
        email ? eq(sql`lower(${leads.email})`, email.toLowerCase()) : undefined,
      ),
      names && inArray(leads.service, [...names, '']),
      knownBy && lte(leads.createdAt, knownBy),
    ),
    limit: 500,
  });
  const found = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(and(inArray(leads.id, theirs), inArray(leads.status, openStatuses)))
    .orderBy(asc(leads.id));
  for (const { id: leadId } of found) await followRule(ctx, { ...did, leadId });
}
