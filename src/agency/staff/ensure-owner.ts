import { v7 } from 'uuid';
import { staff } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** Makes the first owner when the agency has no staff yet. Several processes may start at once: one creates. */
export async function ensureOwner(
  ctx: Ctx,
  input: { email: string; password: string },
): Promise<{ created: boolean }> {
  const [somebody] = await ctx.db.select({ id: staff.id }).from(staff).limit(1);
  if (somebody) return { created: false };
  const passwordHash = await ctx.passwords.hash(input.password);
  const email = input.email.trim().toLowerCase();
  return inTransaction(ctx, async (ctx) => {
    const [owner] = await ctx.db
      .insert(staff)
      .values({ id: v7(), email, name: 'Owner', role: 'owner', passwordHash })
      .onConflictDoNothing({ target: staff.email })
      .returning({ id: staff.id });
    if (!owner) return { created: false };
    await audit(ctx, {
      action: 'created',
      subjectType: 'staff',
      subjectId: owner.id,
      after: { email, role: 'owner' },
    });
    return { created: true };
  });
}
