import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { readServiceNames } from '#catalogue/services/read-service-names.ts';
import type { Ctx } from '#kit/context.ts';
import { openStatuses, type LeadStatus } from '../lead.ts';
import { livingLeads } from '../messages/living-leads.ts';
import { leads } from '../table.server.ts';
import { followRule, type Happened } from './follow-rule.ts';

/**
 * How somebody is known whose doing names no lead. `phone`: ten digits, or empty. `service`: what it was about, where it was
 * about one. `knownBy`: only leads that were there by then.
 */
type Person = {
  phone: string;
  email?: string;
  service?: string;
  knownBy?: Date | undefined;
  /** It was owed before: that says nothing of what they were lost for since. */
  isOwed?: boolean;
};

/**
 * Lets every open lead of a person follow what that person did: those under the same whole number or address, and those
 * that others of theirs became part of. Where none is open, one that was lost may, as far as its rule lets it.
 */
export async function followPerson(
  ctx: Ctx,
  { phone, email, service, knownBy, isOwed = false }: Person,
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
    .select({ id: leads.id, status: leads.status })
    .from(leads)
    .where(inArray(leads.id, theirs))
    .orderBy(asc(leads.id));
  for (const { id: leadId } of followers(found, isOwed)) await followRule(ctx, { ...did, leadId });
}

/** Those that are open; of somebody who has been given up, and was never sold anything, the latest that was. */
function followers(found: { id: string; status: LeadStatus }[], isOwed: boolean) {
  const open = found.filter(({ status }) => openStatuses.includes(status));
  const isNew = !isOwed && found.every(({ status }) => status !== 'won');
  return open.length > 0 ? open : isNew ? found.filter(({ status }) => status === 'lost').slice(-1) : [];
}
