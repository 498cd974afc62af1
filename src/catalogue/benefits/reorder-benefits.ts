import { benefits } from './table.server.ts';
import { reorderRows } from '#agency/audit/reorder-rows.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceBenefits, lockBenefits } from './write-benefit.ts';

/** Puts the benefits into this order. @throws Conflict when one was added or removed since the list was read */
export async function reorderBenefits(ctx: Ctx, input: { ids: string[] }): Promise<void> {
  allow(ctx.actor, 'benefits:edit');
  await inTransaction(ctx, async (ctx) => {
    const rows = await lockBenefits(ctx);
    await reorderRows(ctx, benefits, { rows, ids: input.ids, subject: 'benefit', noun: 'benefits' });
    await announceBenefits(ctx);
  });
}
