import { v7 } from 'uuid';
import { services } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { ServiceInput } from './service.ts';
import { announceServices, lockServices, takeName, withUniqueName } from './write-service.ts';

/** Adds a service at the end of the list. */
export async function createService(ctx: Ctx, input: ServiceInput) {
  allow(ctx.actor, 'services:edit');
  return withUniqueName(() =>
    inTransaction(ctx, async (ctx) => {
      const last = (await lockServices(ctx)).at(-1);
      await takeName(ctx, input.name);
      const [created] = await ctx.db
        .insert(services)
        .values({ id: v7(), ...input, position: (last?.position ?? 0) + 1 })
        .returning();
      if (!created) throw new Error('An insert returned nothing');
      await audit(ctx, { action: 'created', subjectType: 'service', subjectId: created.id, after: input });
      await announceServices(ctx);
      return created;
    }),
  );
}
