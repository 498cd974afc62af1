import { asc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { projectTemplates } from './table.server.ts';
import type { ProjectTemplateInput } from './template.ts';
import { audit } from '#agency/audit/record.ts';
import { readServiceNames } from '#catalogue/services/read-service-names.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';

/** The steps that projects begin with, by service, under its name of today. */
export async function listProjectTemplates(ctx: Ctx) {
  allow(ctx.actor, 'projects:read');
  const { service } = projectTemplates;
  // What holds for all others stands last.
  const templates = await ctx.db
    .select()
    .from(projectTemplates)
    .orderBy(sql`${service} = ''`, asc(service));
  const { today } = await readServiceNames(ctx);
  return templates.map((template) => ({ ...template, service: today(template.service) }));
}

/** @throws NotFound */
export async function getProjectTemplate(ctx: Ctx, input: { templateId: string }) {
  allow(ctx.actor, 'projects:read');
  const [found] = await ctx.db
    .select()
    .from(projectTemplates)
    .where(eq(projectTemplates.id, input.templateId));
  if (!found) throw new NotFound('This template');
  return { ...found, service: (await readServiceNames(ctx)).today(found.service) };
}

/** @throws Invalid where the service has one */
export async function createProjectTemplate(ctx: Ctx, input: ProjectTemplateInput): Promise<{ id: string }> {
  allow(ctx.actor, 'projects:edit');
  const id = v7();
  await once(() =>
    inTransaction(ctx, async (ctx) => {
      await ctx.db.insert(projectTemplates).values({ ...input, id });
      await audit(ctx, { ...subject(id), action: 'created', after: input });
    }),
  );
  return { id };
}

/** Projects that have begun keep their steps. @throws NotFound · Invalid where the service has another one */
export async function updateProjectTemplate(
  ctx: Ctx,
  input: ProjectTemplateInput & { templateId: string },
): Promise<void> {
  allow(ctx.actor, 'projects:edit');
  const { templateId, ...content } = input;
  await once(() =>
    inTransaction(ctx, async (ctx) => {
      const before = await getProjectTemplate(ctx, { templateId });
      if (before.service === '' && content.service !== '') throw notTheUsual();
      await ctx.db
        .update(projectTemplates)
        .set({ ...content, updatedAt: ctx.now() })
        .where(eq(projectTemplates.id, templateId));
      await audit(ctx, { ...subject(templateId), action: 'changed', after: content });
    }),
  );
}

/** @throws NotFound · Conflict for the one that all other services begin with */
export async function deleteProjectTemplate(ctx: Ctx, input: { templateId: string }): Promise<void> {
  allow(ctx.actor, 'projects:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = await getProjectTemplate(ctx, input);
    if (before.service === '') throw notTheUsual();
    await ctx.db.delete(projectTemplates).where(eq(projectTemplates.id, input.templateId));
    await audit(ctx, {
      ...subject(input.templateId),
      action: 'deleted',
      before: { service: before.service },
    });
  });
}

const subject = (subjectId: string) => ({ subjectType: 'project-template' as const, subjectId });

const notTheUsual = () => new Conflict('All services without steps of their own begin with these.');

async function once(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new Invalid({ service: 'This service has a template' }) : error;
  }
}
