import { asc, eq } from 'drizzle-orm';
import { services } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { ServiceChoice } from './service.ts';

/** The services that a visitor may choose now, in the owner's order. */
export async function listActiveServices(ctx: Pick<Ctx, 'db'>): Promise<ServiceChoice[]> {
  return ctx.db
    .select({
      name: services.name,
      formerNames: services.formerNames,
      description: services.description,
      openHours: services.openHours,
    })
    .from(services)
    .where(eq(services.status, 'Active'))
    .orderBy(asc(services.position), asc(services.id));
}

/** Every service with its state, for the full center list. */
export async function listAllServices(ctx: Pick<Ctx, 'db'>) {
  return ctx.db.select().from(services).orderBy(asc(services.position), asc(services.id));
}
