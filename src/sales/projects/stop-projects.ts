import { eq, ne, and } from 'drizzle-orm';
import { projects } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';

/** Stops what was sold once all that was paid for it has gone back, in the transaction that learns of it. */
export async function stopProjects(
  ctx: Ctx,
  sale: { quotationId: string } | { admissionId: string },
): Promise<void> {
  const its =
    'quotationId' in sale
      ? eq(projects.quotationId, sale.quotationId)
      : eq(projects.admissionId, sale.admissionId);
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
      after: { state: 'stopped', because: 'All that was paid for it went back' },
    })),
  );
  await queueWebhooks(ctx, 'project.stopped', ...stopped.map(({ id: projectId }) => ({ projectId })));
}
