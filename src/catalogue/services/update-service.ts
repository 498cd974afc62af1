import { eq } from 'drizzle-orm';
import { services } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { ServiceInput } from './service.ts';
import {
  announceServices,
  requireOneActive,
  lockServices,
  pickService,
  takeName,
  withUniqueName,
} from './write-service.ts';

/** Replaces what visitors see of a service; what names it goes on finding it. @throws Conflict when it was the last active one and no longer is */
export async function updateService(ctx: Ctx, input: ServiceInput & { serviceId: string }) {
  allow(ctx.actor, 'services:edit');
  const { serviceId, ...after } = input;
  return withUniqueName(() =>
    inTransaction(ctx, async (ctx) => {
      const all = await lockServices(ctx);
      const { name, formerNames, description, openHours, status } = pickService(all, serviceId);
      if (after.status !== 'Active') requireOneActive(all, serviceId);
      await takeName(ctx, after.name);
      const before = [...formerNames, name].filter((one) => one !== after.name);
      const [updated] = await ctx.db
        .update(services)
        .set({ ...after, formerNames: [...new Set(before)], updatedAt: ctx.now() })
        .where(eq(services.id, serviceId))
        .returning();
      if (!updated) throw new Error('An update returned nothing');
      await audit(ctx, {
        action: 'changed',
        subjectType: 'service',
        subjectId: serviceId,
        before: { name, description, openHours, status },
        after,
      });
      await announceServices(ctx);
      return updated;
    }),
  );
}
