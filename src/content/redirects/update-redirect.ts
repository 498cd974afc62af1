import { eq } from 'drizzle-orm';
import { redirects } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { checkAddresses, refuseChains } from './check-redirect.ts';
import type { Addresses, RedirectInput } from './redirect.ts';
import { announceRedirects, auditView, findRedirect } from './write-redirect.ts';

/** Replaces a redirect; its count goes on. @throws NotFound, Invalid */
export async function updateRedirect(ctx: Ctx & Addresses, input: RedirectInput & { redirectId: string }) {
  allow(ctx.actor, 'redirects:edit');
  const addresses = await checkAddresses(ctx, input);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await refuseChains(inside, { ...addresses, exceptId: input.redirectId });
    const before = await findRedirect(inside, input.redirectId);
    const [after] = await tx
      .update(redirects)
      .set({ ...addresses, status: input.status, note: input.note, updatedAt: ctx.now() })
      .where(eq(redirects.id, input.redirectId))
      .returning();
    if (!after) throw new Error('An update returned nothing');
    await audit(inside, {
      action: 'changed',
      subjectType: 'redirect',
      subjectId: after.id,
      before: auditView(before),
      after: auditView(after),
    });
    await announceRedirects(inside);
    return after;
  });
}
