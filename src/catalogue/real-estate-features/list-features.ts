import { asc, eq } from 'drizzle-orm';
import { realEstateFeatures } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

const order = [asc(realEstateFeatures.position), asc(realEstateFeatures.id)];

/** The features that visitors see, in the owner's order. */
export const listActiveFeatures = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db
    .select({
      id: realEstateFeatures.id,
      title: realEstateFeatures.title,
      description: realEstateFeatures.description,
    })
    .from(realEstateFeatures)
    .where(eq(realEstateFeatures.status, 'Active'))
    .orderBy(...order);

/** Every feature with its state, for the back office. */
export const listAllFeatures = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db
    .select()
    .from(realEstateFeatures)
    .orderBy(...order);
