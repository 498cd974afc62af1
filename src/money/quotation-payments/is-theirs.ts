import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { Profile } from '#people/customers/customer.ts';
import type { Ctx } from '#kit/context.ts';
import { projects } from '#sales/projects/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';

/**
 * That a quotation is an account's: it is addressed to its e-mail address, which a code has proven, or began a project
 * that the account kept as it left that address.
 */
export const isTheirs = ({ db }: Pick<Ctx, 'db'>, { id, email }: Pick<Profile, 'id' | 'email'>) =>
  or(
    eq(quotations.email, email),
    exists(
      db
        .select({ one: sql`1` })
        .from(projects)
        .where(and(eq(projects.quotationId, quotations.id), eq(projects.customerId, id))),
    ),
  );
