import { eq } from 'drizzle-orm';
import { redirects } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { announceRedirects, auditView, findRedirect } from './write-redirect.ts';

/** The address leads nowhere again. @throws NotFound */
export async function deleteRedirect(ctx: Ctx, { redirectId }: { redirectId: string }): Promise<void> {
  allow(ctx.actor, 'redirects:edit');
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const before = await findRedirect(inside, redirectId);
    await tx.delete(redirects).where(eq(redirects.id, redirectId));
    await audit(inside, {
      action: 'deleted',
      subjectType: 'redirect',
      subjectId: redirectId,
      before: auditView(before),
    });
    await announceRedirects(inside);
  });
}
