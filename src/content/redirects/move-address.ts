import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '#agency/audit/record.ts';
import type { Ctx } from '#kit/context.ts';
import { comparable } from './redirect.ts';
import { redirects } from './table.server.ts';
import { announceRedirects, auditView, lockRedirects } from './write-redirect.ts';

/**
 * Lets the address that a page of ours leaves lead to its new one, in the caller's transaction, who has asked for a
 * permission. What led to the old one leads there too, so each redirect ends in one step; nothing leads away from the new one.
 */
export async function moveAddress(
  ctx: Ctx,
  { from, to, note }: { from: string; to: string; note: string },
): Promise<void> {
  const [fromPath, targetPath] = [comparable(from), comparable(to)];
  await lockRedirects(ctx);
  await ctx.db.delete(redirects).where(eq(redirects.fromPath, targetPath));
  await ctx.db
    .update(redirects)
    .set({ target: to, targetPath, updatedAt: ctx.now() })
    .where(eq(redirects.targetPath, fromPath));
  const led = { target: to, targetPath, status: 301 as const, note };
  const [made] = await ctx.db
    .insert(redirects)
    .values({ id: v7(), fromPath, ...led })
    .onConflictDoUpdate({ target: redirects.fromPath, set: { ...led, updatedAt: ctx.now() } })
    .returning();
  if (!made) throw new Error('An insert returned nothing');
  await audit(ctx, {
    action: 'created',
    subjectType: 'redirect',
    subjectId: made.id,
    after: auditView(made),
  });
  await announceRedirects(ctx);
}
