import { eq } from 'drizzle-orm';
import { benefits } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceBenefits, lockBenefits } from './write-benefit.ts';

/** Puts the benefits into this order. @throws Conflict when one was added or removed since the list was read */
export async function reorderBenefits(ctx: Ctx, input: { ids: string[] }): Promise<void> {
  allow(ctx.actor, 'benefits:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = (await lockBenefits(ctx)).map((benefit) => benefit.id);
    if (before.toSorted().join() !== input.ids.toSorted().join())
      throw new Conflict('The list of benefits has changed. Please load it again.');
    for (const [index, id] of input.ids.entries())
      await ctx.db
        .update(benefits)
        .set({ position: index + 1 })
        .where(eq(benefits.id, id));
    await audit(ctx, {
      action: 'reordered',
      subjectType: 'benefit',
      subjectId: 'list',
      before,
      after: input.ids,
    });
    await announceBenefits(ctx);
  });
}
