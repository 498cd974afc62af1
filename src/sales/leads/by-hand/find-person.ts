import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { staff } from '#agency/staff/table.server.ts';
import { allow, may, type Ctx } from '#kit/context.ts';
import { CustomerPage } from '#people/customers/customer-filter.ts';
import { readCustomers } from '#people/customers/list-customers.ts';
import { leadColumns } from '../lead-columns.ts';
import { livingLeads } from '../messages/living-leads.ts';
import { ofSeenLead } from '../seen-leads.ts';
import { leads } from '../table.server.ts';
import { digitsSoFar } from './new-lead.ts';

export const PersonQuery = z.object({ phone: z.string().max(40) });

/** Of each kind; whoever types on sees fewer. */
const most = 4;

/** Who a number might belong to while it is typed: leads and customers whose numbers begin like that, the newest first. */
export async function findPerson(ctx: Ctx, { phone }: z.infer<typeof PersonQuery>) {
  allow(ctx.actor, 'leads:read');
  const digits = digitsSoFar(phone);
  if (!digits) return { leads: [], customers: [] };
  const theirs = await livingLeads(ctx, {
    // Numbers are digits: the next number of this length ends the beginning.
    which: and(gte(leads.phone, digits), lt(leads.phone, following(digits))),
    limit: most,
    only: ofSeenLead(ctx, sql`id`),
  });
  const found = await ctx.db
    .select(leadColumns)
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.assignedTo))
    .where(inArray(leads.id, theirs))
    .orderBy(desc(leads.id));
  const customers = may(ctx.actor, 'customers:read')
    ? (await readCustomers(ctx, CustomerPage.parse({ q: digits, perPage: most }))).data
    : [];
  return {
    leads: found,
    customers: customers.map(({ id, code, fullName, email }) => ({ id, code, fullName, email })),
  };
}

/** `98199` after `98198`; of nines only, what comes after all digits, however the database sorts signs. */
const following = (digits: string) =>
  /^9+$/.test(digits) ? 'a' : String(BigInt(digits) + 1n).padStart(digits.length, '0');
