import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { settings } from '#agency/settings/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { stepKeys, type FirstSteps, type StepAnswer, type StepKey } from './step.ts';

const key = 'first-steps';
const Stored = z.partialRecord(z.enum(stepKeys), z.enum(['done', 'skipped']));

/** How far the owner has come. Finished when no step is open any more. */
export async function readFirstSteps(ctx: Ctx): Promise<FirstSteps> {
  allow(ctx.actor, 'first-steps:read');
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, key));
  return shown(row ? Stored.parse(row.value) : {});
}

/** Notes that a step is done, skipped or open again. */
export async function answerStep(ctx: Ctx, { step, state }: StepAnswer): Promise<FirstSteps> {
  allow(ctx.actor, 'first-steps:edit');
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.insert(settings).values({ key, value: {} }).onConflictDoNothing();
    const [row] = await ctx.db.select().from(settings).where(eq(settings.key, key)).for('update');
    const { [step]: before, ...others } = Stored.parse(row?.value ?? {});
    const value = state === 'open' ? others : { ...others, [step]: state };
    await ctx.db.update(settings).set({ value, updatedAt: ctx.now() }).where(eq(settings.key, key));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'settings',
      subjectId: key,
      before: { [step]: before ?? 'open' },
      after: { [step]: state },
    });
    return shown(value);
  });
}

function shown(stored: Partial<Record<StepKey, 'done' | 'skipped'>>): FirstSteps {
  const steps = stepKeys.map((one) => ({ key: one, state: stored[one] ?? ('open' as const) }));
  return { steps, finished: steps.every(({ state }) => state !== 'open') };
}
