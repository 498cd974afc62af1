import { eq } from 'drizzle-orm';
import { redirects } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceRedirects, auditView, findRedirect } from './write-redirect.ts';

/** The address leads nowhere again. @throws NotFound */
export async function deleteRedirect(ctx: Ctx, { redirectId }: { redirectId: string }): Promise<void> {
  allow(ctx.actor, 'redirects:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = await findRedirect(ctx, redirectId);
    await ctx.db.delete(redirects).where(eq(redirects.id, redirectId));
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'redirect',
      subjectId: redirectId,
      before: auditView(before),
    });
    await announceRedirects(ctx);
  });
}
