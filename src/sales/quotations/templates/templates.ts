import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { quotationTemplates } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { TemplateInput } from '../quotation-input.ts';
import { linesFrom } from '../write-quotation.ts';

/** What new quotations can begin with, by name. */
export async function listTemplates(ctx: Ctx) {
  allow(ctx.actor, 'quotations:read');
  return ctx.db.select().from(quotationTemplates).orderBy(asc(quotationTemplates.name));
}

/** @throws NotFound */
export async function getTemplate(ctx: Ctx, input: { templateId: string }) {
  allow(ctx.actor, 'quotations:read');
  const [found] = await ctx.db
    .select()
    .from(quotationTemplates)
    .where(eq(quotationTemplates.id, input.templateId));
  if (!found) throw new NotFound('This template');
  return found;
}

/** @throws Invalid when another one has this name */
export async function createTemplate(ctx: Ctx, input: TemplateInput): Promise<{ id: string }> {
  allow(ctx.actor, 'quotations:edit');
  const id = v7();
  await once(() =>
    inTransaction(ctx, async (ctx) => {
      await ctx.db.insert(quotationTemplates).values({ ...input, id, lines: linesFrom(input.lines) });
      await audit(ctx, { ...subject(id), action: 'created', after: { name: input.name } });
    }),
  );
  return { id };
}

/** @throws NotFound · Invalid when another one has this name */
export async function updateTemplate(ctx: Ctx, input: TemplateInput & { templateId: string }): Promise<void> {
  allow(ctx.actor, 'quotations:edit');
  const { templateId, ...content } = input;
  await once(() =>
    inTransaction(ctx, async (ctx) => {
      const [changed] = await ctx.db
        .update(quotationTemplates)
        .set({ ...content, lines: linesFrom(content.lines), isSample: false, updatedAt: ctx.now() })
        .where(eq(quotationTemplates.id, templateId))
        .returning({ id: quotationTemplates.id });
      if (!changed) throw new NotFound('This template');
      const entry = { ...subject(templateId), action: 'changed' as const, after: { name: content.name } };
      await audit(ctx, entry);
    }),
  );
}

/** @throws NotFound */
export async function deleteTemplate(ctx: Ctx, input: { templateId: string }): Promise<void> {
  allow(ctx.actor, 'quotations:edit');
  await inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(quotationTemplates)
      .where(eq(quotationTemplates.id, input.templateId))
      .returning({ name: quotationTemplates.name });
    if (!gone) throw new NotFound('This template');
    await audit(ctx, { ...subject(input.templateId), action: 'deleted', before: gone });
  });
}

const subject = (subjectId: string) => ({ subjectType: 'quotation-template' as const, subjectId });

async function once(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new Invalid({ name: 'Another template has this name' }) : error;
  }
}
