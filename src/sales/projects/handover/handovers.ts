import { and, asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { projectHandovers } from './table.server.ts';
import type { Handover, HandoverDone, HandoverInput } from './handover.ts';
import { holdProject } from '../select-projects.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

const { id, projectId } = projectHandovers;
const most = 60;

/** What is handed over with a project, in the order in which it was listed. */
export async function handoversOf(
  { db }: Pick<Ctx, 'db'>,
  input: { projectId: string },
): Promise<Handover[]> {
  const rows = await db
    .select()
    .from(projectHandovers)
    .where(eq(projectId, input.projectId))
    .orderBy(asc(id));
  return rows.map(({ projectId: _its, createdAt: _at, ...one }) => one);
}

/** @throws NotFound · Conflict where the list is full */
export async function addHandover(ctx: Ctx, input: HandoverInput & { projectId: string }): Promise<void> {
  allow(ctx.actor, 'projects:edit');
  await inTransaction(ctx, async (ctx) => {
    await holdProject(ctx, input);
    if ((await handoversOf(ctx, input)).length >= most)
      throw new Conflict('At most {most} things are listed.', { most });
    await ctx.db.insert(projectHandovers).values({ ...input, id: v7() });
    await tell(ctx, input.projectId, { after: { handover: input.title } });
  });
}

/** Writes down that it was given, by whom, when and to whom. Said again, it is corrected. @throws NotFound */
export async function completeHandover(
  ctx: Ctx,
  input: HandoverDone & { projectId: string; handoverId: string },
): Promise<void> {
  const by = allow(ctx.actor, 'projects:edit');
  const { handedOn, handedTo } = input;
  await inTransaction(ctx, async (ctx) => {
    const [given] = await ctx.db
      .update(projectHandovers)
      .set({ handedOn, handedTo, staffName: by.name })
      .where(and(eq(id, input.handoverId), eq(projectId, input.projectId)))
      .returning({ title: projectHandovers.title });
    if (!given) throw new NotFound('This entry');
    await tell(ctx, input.projectId, { after: { handover: given.title, handedOn } });
    await queueWebhooks(ctx, 'project.handed-over', {
      projectId: input.projectId,
      handoverId: input.handoverId,
      handedOn,
    });
  });
}

/** Takes off the list what was never given. @throws NotFound · Conflict once it was given */
export async function dropHandover(
  ctx: Ctx,
  input: { projectId: string; handoverId: string },
): Promise<void> {
  allow(ctx.actor, 'projects:edit');
  await inTransaction(ctx, async (ctx) => {
    const mine = and(eq(id, input.handoverId), eq(projectId, input.projectId));
    const [found] = await ctx.db.select().from(projectHandovers).where(mine).for('update');
    if (!found) throw new NotFound('This entry');
    if (found.handedOn) throw new Conflict('What was handed over stays on the list.');
    await ctx.db.delete(projectHandovers).where(mine);
    await tell(ctx, input.projectId, { before: { handover: found.title } });
  });
}

const tell = (ctx: Ctx, subjectId: string, change: { before?: object; after?: object }) =>
  audit(ctx, { action: 'changed', subjectType: 'project', subjectId, ...change });
