import { and, eq, inArray, ne } from 'drizzle-orm';
import { projects } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';

/** Why most are stopped. */
export const allWentBack = 'All that was paid for it went back';

/** Stops what is not to be had any more, in the transaction that learns of it. */
export async function stopProjects(
  ctx: Ctx,
  of: { quotationId: string } | { ids: string[] },
  because: string,
): Promise<void> {
  const its = 'quotationId' in of ? eq(projects.quotationId, of.quotationId) : inArray(projects.id, of.ids);
  const stopped = await ctx.db
    .update(projects)
    .set({ state: 'stopped', updatedAt: ctx.now() })
    .where(and(its, ne(projects.state, 'stopped')))
    .returning({ id: projects.id });
  await audit(
    ctx,
    ...stopped.map(({ id }) => ({
      action: 'status-changed' as const,
      subjectType: 'project',
      subjectId: id,
      after: { state: 'stopped', because },
    })),
  );
  await queueWebhooks(ctx, 'project.stopped', ...stopped.map(({ id: projectId }) => ({ projectId })));
}
