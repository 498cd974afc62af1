import { eq } from 'drizzle-orm';
import { services } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceServices, requireOneActive, lockServices, pickService } from './write-service.ts';

/** Removes a service; leads keep its name. @throws Conflict when it is the last active one */
export async function deleteService(ctx: Ctx, input: { serviceId: string }): Promise<void> {
  allow(ctx.actor, 'services:edit');
  await inTransaction(ctx, async (ctx) => {
    const all = await lockServices(ctx);
    const { name, description, openHours, status } = pickService(all, input.serviceId);
    requireOneActive(all, input.serviceId);
    await ctx.db.delete(services).where(eq(services.id, input.serviceId));
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'service',
      subjectId: input.serviceId,
      before: { name, description, openHours, status },
    });
    await announceServices(ctx);
  });
}
