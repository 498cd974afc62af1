import { eq } from 'drizzle-orm';
import { redirects } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { checkAddresses, refuseChains } from './check-redirect.ts';
import type { Addresses, RedirectInput } from './redirect.ts';
import { announceRedirects, auditView, findRedirect } from './write-redirect.ts';

/** Replaces a redirect; its count goes on. @throws NotFound, Invalid */
export async function updateRedirect(ctx: Ctx & Addresses, input: RedirectInput & { redirectId: string }) {
  allow(ctx.actor, 'redirects:edit');
  const addresses = await checkAddresses(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    await refuseChains(ctx, { ...addresses, exceptId: input.redirectId });
    const before = await findRedirect(ctx, input.redirectId);
    const [after] = await ctx.db
      .update(redirects)
      .set({ ...addresses, status: input.status, note: input.note, updatedAt: ctx.now() })
      .where(eq(redirects.id, input.redirectId))
      .returning();
    if (!after) throw new Error('An update returned nothing');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'redirect',
      subjectId: after.id,
      before: auditView(before),
      after: auditView(after),
    });
    await announceRedirects(ctx);
    return after;
  });
}
