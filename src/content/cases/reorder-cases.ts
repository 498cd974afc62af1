import { cases } from './table.server.ts';
import { reorderRows } from '#agency/audit/reorder-rows.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceCases, lockCases } from './write-case.ts';

/** Puts the cases into this order. @throws Conflict when one was added or removed since the list was read */
export async function reorderCases(ctx: Ctx, input: { ids: string[] }): Promise<void> {
  allow(ctx.actor, 'cases:edit');
  await inTransaction(ctx, async (ctx) => {
    const rows = await lockCases(ctx);
    await reorderRows(ctx, cases, { rows, ids: input.ids, subject: 'case', noun: 'cases' });
    await announceCases(ctx);
  });
}
