import { asc, eq, getTableColumns } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadTemplates } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { LeadTemplateInput } from './lead-template.ts';

const { createdAt: _created, updatedAt: _updated, ...shown } = getTableColumns(leadTemplates);

/** Every template, by name. */
export async function listLeadTemplates(ctx: Ctx) {
  allow(ctx.actor, 'lead-templates:read');
  return ctx.db.select(shown).from(leadTemplates).orderBy(asc(leadTemplates.name));
}

/** @throws Invalid when another one has this name */
export async function createLeadTemplate(ctx: Ctx, input: LeadTemplateInput) {
  allow(ctx.actor, 'lead-templates:edit');
  return named(() =>
    inTransaction(ctx, async (ctx) => {
      const [created] = await ctx.db
        .insert(leadTemplates)
        .values({ ...input, id: v7() })
        .returning(shown);
      if (!created) throw new Error('An insert returned nothing');
      await audit(ctx, { ...subject(created.id), action: 'created', after: input });
      return created;
    }),
  );
}

/** @throws NotFound · Invalid when another one has this name */
export async function updateLeadTemplate(ctx: Ctx, input: LeadTemplateInput & { templateId: string }) {
  allow(ctx.actor, 'lead-templates:edit');
  const { templateId, ...after } = input;
  return named(() =>
    inTransaction(ctx, async (ctx) => {
      const [changed] = await ctx.db
        .update(leadTemplates)
        .set({ ...after, isSample: false, updatedAt: ctx.now() })
        .where(eq(leadTemplates.id, templateId))
        .returning(shown);
      if (!changed) throw new NotFound('This template');
      await audit(ctx, { ...subject(templateId), action: 'changed', after });
      return changed;
    }),
  );
}

/** @throws NotFound */
export async function deleteLeadTemplate(ctx: Ctx, input: { templateId: string }): Promise<void> {
  allow(ctx.actor, 'lead-templates:edit');
  await inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(leadTemplates)
      .where(eq(leadTemplates.id, input.templateId))
      .returning({ name: leadTemplates.name });
    if (!gone) throw new NotFound('This template');
    await audit(ctx, { ...subject(input.templateId), action: 'deleted', before: gone });
  });
}

const subject = (subjectId: string) => ({ subjectType: 'lead-template' as const, subjectId });

async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new Invalid({ name: 'Another template has this name' }) : error;
  }
}
