import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { projectMail } from './project-mail.ts';
import { projects, projectSteps } from './table.server.ts';
import { holdProject, stepsOf } from './select-projects.ts';
import { audit } from '#agency/audit/record.ts';
import { staff } from '#agency/staff/table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { stepCount } from './project.ts';

/** One fact of a project, or several. */
export const ProjectChange = z
  .strictObject({
    assignedTo: z.uuid().nullable(),
    needs: z.string().trim().max(500, /*staff*/ 'Use at most 500 characters'),
    state: z.enum(['running', 'stopped']),
  })
  .partial();
export type ProjectChange = z.infer<typeof ProjectChange>;

/** @throws NotFound · Invalid for a person who does not work here · Conflict where its steps are done */
export async function changeProject(ctx: Ctx, input: ProjectChange & { projectId: string }): Promise<void> {
  allow(ctx.actor, 'projects:edit');
  const { projectId, ...change } = input;
  await inTransaction(ctx, async (ctx) => {
    const before = await holdProject(ctx, input);
    if (change.state && before.state === 'done')
      throw new Conflict('All its steps are done. Open one of them again first.');
    if (change.assignedTo) await refuseStrangers(ctx, change.assignedTo);
    await ctx.db
      .update(projects)
      .set({ ...change, updatedAt: ctx.now() })
      .where(eq(projects.id, projectId));
    const { assignedTo, state } = before;
    // What is waited for is told in words about a person, which stay with the project.
    const { needs, ...told } = change;
    await audit(ctx, {
      action: 'changed',
      subjectType: 'project',
      subjectId: projectId,
      before: { assignedTo, state },
      after: { ...told, ...(needs !== undefined && { needs: 'changed' }) },
    });
    if (change.state === 'stopped' && state === 'running')
      await queueWebhooks(ctx, 'project.stopped', { projectId });
    if (change.state === 'running' && state === 'stopped')
      await queueWebhooks(ctx, 'project.moved', {
        projectId,
        from: before.openStep,
        to: before.openStep,
        state: 'running',
      });
  });
}

async function refuseStrangers({ db }: Pick<Ctx, 'db'>, staffId: string): Promise<void> {
  const known = await db.$count(staff, and(eq(staff.id, staffId), eq(staff.active, true)));
  if (known === 0) throw new Invalid({ assignedTo: /*staff*/ 'Choose somebody who works here' });
}

/** `from`: the open step it is moved from, as whoever moves it saw it; `to`: the one that is open then. Null: all are done. */
export const StepMove = z.strictObject({
  from: z.number().int().min(1).max(stepCount).nullable(),
  to: z.number().int().min(1).max(stepCount).nullable(),
});
export type StepMove = z.infer<typeof StepMove>;

/**
 * Goes on to another step, or back to one: what lies before it is done, now if it was not before; what comes after is open.
 * @throws NotFound · Conflict where somebody was first, or it was stopped
 */
export async function moveProject(ctx: Ctx, input: StepMove & { projectId: string }): Promise<void> {
  allow(ctx.actor, 'projects:edit');
  const { projectId, from, to } = input;
  await inTransaction(ctx, async (ctx) => {
    const before = await holdProject(ctx, input);
    if (before.state === 'stopped') throw new Conflict('This project was stopped.');
    if (before.openStep !== from)
      throw new Conflict('This project has gone on to another step in the meantime.');
    if (from === to) return;
    const last = to ?? stepCount + 1;
    const its = eq(projectSteps.projectId, projectId);
    await ctx.db
      .update(projectSteps)
      .set({ doneAt: ctx.now() })
      .where(and(its, lt(projectSteps.position, last), isNull(projectSteps.doneAt)));
    await ctx.db
      .update(projectSteps)
      .set({ doneAt: null })
      .where(and(its, gte(projectSteps.position, last)));
    await followSteps(ctx, projectId, to);
    // Of several at once the last one is told of; a step that was open again is not told of twice.
    if (from !== null && last > from)
      await ctx.jobs.enqueue(ctx.db, projectMail, [
        { key: `project-step:${projectId}:${last - 1}`, projectId, position: last - 1 },
      ]);
    const state = to === null ? ('done' as const) : ('running' as const);
    await ctx.db.update(projects).set({ state }).where(eq(projects.id, projectId));
    await audit(ctx, {
      action: 'status-changed',
      subjectType: 'project',
      subjectId: projectId,
      before: { openStep: from },
      after: { openStep: to },
    });
    await queueWebhooks(ctx, 'project.moved', { projectId, from, to, state });
  });
}

/** Promises another day for a step. @throws NotFound */
export async function promiseStep(
  ctx: Ctx,
  input: { projectId: string; position: number; dueOn: string },
): Promise<void> {
  allow(ctx.actor, 'projects:edit');
  const { projectId, position, dueOn } = input;
  await inTransaction(ctx, async (ctx) => {
    const { openStep } = await holdProject(ctx, input);
    const before = (await stepsOf(ctx, input)).find((step) => step.position === position);
    if (!before) throw new NotFound('This step');
    await ctx.db
      .update(projectSteps)
      .set({ dueOn })
      .where(and(eq(projectSteps.projectId, projectId), eq(projectSteps.position, position)));
    await followSteps(ctx, projectId, openStep);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'project',
      subjectId: projectId,
      before: { step: position, dueOn: before.dueOn },
      after: { step: position, dueOn },
    });
    await queueWebhooks(ctx, 'project.promised', { projectId, step: position, dueOn });
  });
}

/** Writes down at the project what lists ask of its steps. */
async function followSteps(ctx: Pick<Ctx, 'db' | 'now'>, projectId: string, openStep: number | null) {
  const steps = await stepsOf(ctx, { projectId });
  const dueOn = steps.find(({ position }) => position === openStep)?.dueOn ?? null;
  await ctx.db
    .update(projects)
    .set({ openStep, dueOn, updatedAt: ctx.now() })
    .where(eq(projects.id, projectId));
}
