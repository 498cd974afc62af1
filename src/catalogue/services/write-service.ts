import { arrayContains, asc, sql } from 'drizzle-orm';
import { services } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';

/** All services in the owner's order, held until the transaction ends: rules like "one stays active" need them all. */
export const lockServices = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db.select().from(services).orderBy(asc(services.position), asc(services.id)).for('update');
export type ServiceRow = typeof services.$inferSelect;

/** @throws NotFound */
export function pickService(all: ServiceRow[], id: string): ServiceRow {
  const found = all.find((service) => service.id === id);
  if (!found) throw new NotFound('This service');
  return found;
}

/** @throws Conflict when visitors would have nothing left to choose */
export function requireOneActive(all: ServiceRow[], without: string): void {
  if (!all.some((service) => service.id !== without && service.status === 'Active'))
    throw new Conflict('This is the last active service. Activate another one first.');
}

/** A name that a service gets now is no other's former one any more. */
export async function takeName({ db }: Pick<Ctx, 'db'>, name: string): Promise<void> {
  const { formerNames } = services;
  await db
    .update(services)
    .set({ formerNames: sql`array_remove(${formerNames}, ${name})` })
    .where(arrayContains(formerNames, [name]));
}

/** Runs a write, wording the one clash that it can have. */
export async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Invalid({ name: 'There is a service with this name already' });
    throw error;
  }
}

/** Pages and forms show the services: both hear of it. */
export const announceServices = (ctx: Pick<Ctx, 'db'>) =>
  announce(ctx, { kind: 'pages', tags: ['services'] });
