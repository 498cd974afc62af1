import { v7 } from 'uuid';
import { services } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { ServiceInput } from './service.ts';
import { announceServices, lockServices, withUniqueName } from './write-service.ts';

/** Adds a service at the end of the list. */
export async function createService(ctx: Ctx, input: ServiceInput) {
  allow(ctx.actor, 'services:edit');
  return withUniqueName(() =>
    ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      const last = (await lockServices(inside)).at(-1);
      const [created] = await tx
        .insert(services)
        .values({ id: v7(), ...input, position: (last?.position ?? 0) + 1 })
        .returning();
      if (!created) throw new Error('An insert returned nothing');
      await audit(inside, { action: 'created', subjectType: 'service', subjectId: created.id, after: input });
      await announceServices(inside);
      return created;
    }),
  );
}
