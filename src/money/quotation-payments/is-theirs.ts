import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Profile } from '#people/customers/customer.ts';
import type { Ctx } from '#kit/context.ts';
import { projects } from '#sales/projects/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';

/**
 * That a quotation is an account's: it is addressed to its e-mail address, which a code has proven, or began a project
 * that the account kept as it left that address. Those are asked for beforehand: with both in one statement neither index
 * would be of use.
 */
export async function isTheirs(
  { db }: Pick<Ctx, 'db'>,
  { id, email }: Pick<Profile, 'id' | 'email'>,
): Promise<SQL | undefined> {
  const kept = await db
    .select({ quotationId: projects.quotationId })
    .from(projects)
    .where(and(eq(projects.customerId, id), isNotNull(projects.quotationId)));
  const ids = kept.flatMap(({ quotationId }) => quotationId ?? []);
  return or(eq(quotations.email, email), ids.length > 0 ? inArray(quotations.id, ids) : undefined);
}
