import { eq } from 'drizzle-orm';
import { services } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { announceServices, keepOneActive, lockServices, pickService } from './write-service.ts';

/** Removes a service; leads keep its name. @throws Conflict when it is the last active one */
export async function deleteService(ctx: Ctx, input: { serviceId: string }): Promise<void> {
  allow(ctx.actor, 'services:edit');
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const all = await lockServices(inside);
    const { name, description, openHours, status } = pickService(all, input.serviceId);
    keepOneActive(all, input.serviceId);
    await tx.delete(services).where(eq(services.id, input.serviceId));
    await audit(inside, {
      action: 'deleted',
      subjectType: 'service',
      subjectId: input.serviceId,
      before: { name, description, openHours, status },
    });
    await announceServices(inside);
  });
}
