import { services } from './table.server.ts';
import { reorderRows } from '#agency/audit/reorder-rows.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceServices, lockServices } from './write-service.ts';

/** Puts the services into this order. @throws Conflict when one was added or removed since the list was read */
export async function reorderServices(ctx: Ctx, input: { ids: string[] }): Promise<void> {
  allow(ctx.actor, 'services:edit');
  await inTransaction(ctx, async (ctx) => {
    const rows = await lockServices(ctx);
    await reorderRows(ctx, services, { rows, ids: input.ids, subject: 'service', noun: 'services' });
    await announceServices(ctx);
  });
}
