import { desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '#agency/audit/record.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { boardDueAt, type BreachInput } from './breach.ts';
import { boardDraft, peopleDraft } from './drafts.ts';
import { breaches } from './table.server.ts';

/** The register, the latest first, each with its deadline and the drafts that it makes. */
export async function listBreaches(ctx: Ctx) {
  allow(ctx.actor, 'privacy:read');
  const [agency, all] = [
    await readSettings(ctx),
    await ctx.db.select().from(breaches).orderBy(desc(breaches.knownAt), desc(breaches.id)),
  ];
  return all.map((breach) => ({
    ...breach,
    boardDueAt: boardDueAt(breach),
    boardDraft: boardDraft(breach, agency),
    peopleDraft: peopleDraft(breach, agency),
  }));
}

export async function recordBreach(ctx: Ctx, input: BreachInput): Promise<{ id: string }> {
  allow(ctx.actor, 'privacy:edit');
  return inTransaction(ctx, async (ctx) => {
    const id = v7();
    await ctx.db.insert(breaches).values({ id, createdAt: ctx.now(), updatedAt: ctx.now(), ...input });
    await audit(ctx, { action: 'created', subjectType: 'breach', subjectId: id, after: input });
    return { id };
  });
}

/** What comes to light later; the audit keeps what was written before. @throws NotFound */
export async function updateBreach(ctx: Ctx, { id, ...input }: BreachInput & { id: string }): Promise<void> {
  allow(ctx.actor, 'privacy:edit');
  await inTransaction(ctx, async (ctx) => {
    const [before] = await ctx.db.select().from(breaches).where(eq(breaches.id, id)).for('update');
    if (!before) throw new NotFound('This breach');
    await ctx.db
      .update(breaches)
      .set({ ...input, updatedAt: ctx.now() })
      .where(eq(breaches.id, id));
    await audit(ctx, { action: 'changed', subjectType: 'breach', subjectId: id, before, after: input });
  });
}
