import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { readServiceNames } from '#catalogue/services/read-service-names.ts';
import type { Ctx } from '#kit/context.ts';
import { openStatuses, type LeadStatus } from '../lead.ts';
import { livingLeads } from '../messages/living-leads.ts';
import { leads } from '../table.server.ts';
import { followRule, type Happened } from './follow-rule.ts';

/**
 * How somebody is known whose doing names no lead. `phone`: ten digits, or empty. `service`: what it was about, where it was
 * about one. `titles`: what was bought, line by line. `knownBy`: only leads that were there by then.
 */
type Person = {
  phone: string;
  email?: string;
  service?: string;
  titles?: string[];
  knownBy?: Date | undefined;
  /** It was owed before: that says nothing of what they were lost for since. */
  isOwed?: boolean;
};

/**
 * Lets every open lead of a person follow what that person did: those under the same whole number or address, and those
 * that others of theirs became part of. Where lines name services, those that asked for these or for none, if any is open.
 * Where none is open at all, one that was lost may, as far as its rule lets it.
 */
export async function followPerson(
  ctx: Ctx,
  { service, titles = [], isOwed = false, ...person }: Person,
  did: Omit<Happened, 'leadId'>,
): Promise<void> {
  const names = service || titles.length > 0 ? await namesOf(ctx, service, titles) : [];
  const its = names.length > 0 ? await leadsOf(ctx, person, names) : [];
  const isOpen = its.some(({ status }) => openStatuses.includes(status));
  const found = service || isOpen ? its : await leadsOf(ctx, person);
  for (const { id: leadId } of followers(found, isOwed)) await followRule(ctx, { ...did, leadId });
}

/** All names of the services that it is about. */
async function namesOf(ctx: Ctx, service: string | undefined, titles: string[]): Promise<string[]> {
  const { every, namedIn } = await readServiceNames(ctx);
  return (service ? [service] : namedIn(titles)).flatMap(every);
}

type Found = { id: string; status: LeadStatus };

/** @param names of services; left out: whatever they asked for */
async function leadsOf(
  ctx: Ctx,
  { phone, email, knownBy }: Pick<Person, 'phone' | 'email' | 'knownBy'>,
  names?: string[],
): Promise<Found[]> {
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
  return ctx.db
    .select({ id: leads.id, status: leads.status })
    .from(leads)
    .where(inArray(leads.id, theirs))
    .orderBy(asc(leads.id));
}

/** Those that are open; of somebody who has been given up, and was never sold anything, the latest that was. */
function followers(found: Found[], isOwed: boolean) {
  const open = found.filter(({ status }) => openStatuses.includes(status));
  const isNew = !isOwed && found.every(({ status }) => status !== 'won');
  return open.length > 0 ? open : isNew ? found.filter(({ status }) => status === 'lost').slice(-1) : [];
}
