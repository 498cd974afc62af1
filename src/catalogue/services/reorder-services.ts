import { eq } from 'drizzle-orm';
import { services } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceServices, lockServices } from './write-service.ts';

/** Puts the services into this order. @throws Conflict when one was added or removed since the list was read */
export async function reorderServices(ctx: Ctx, input: { ids: string[] }): Promise<void> {
  allow(ctx.actor, 'services:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = (await lockServices(ctx)).map((service) => service.id);
    if (before.toSorted().join() !== input.ids.toSorted().join())
      throw new Conflict('The list of services has changed. Please load it again.');
    for (const [index, id] of input.ids.entries())
      await ctx.db
        .update(services)
        .set({ position: index + 1 })
        .where(eq(services.id, id));
    await audit(ctx, {
      action: 'reordered',
      subjectType: 'service',
      subjectId: 'list',
      before,
      after: input.ids,
    });
    await announceServices(ctx);
  });
}
