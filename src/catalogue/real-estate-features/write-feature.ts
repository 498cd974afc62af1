import { asc } from 'drizzle-orm';
import { realEstateFeatures } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { featuresTag } from './real-estate-feature.ts';

/** All features in order, held until the transaction ends. */
export const lockFeatures = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db
    .select()
    .from(realEstateFeatures)
    .orderBy(asc(realEstateFeatures.position), asc(realEstateFeatures.id))
    .for('update');
type FeatureRow = typeof realEstateFeatures.$inferSelect;

/** What the audit keeps of one. @throws NotFound */
export function pickFeature(all: FeatureRow[], id: string) {
  const found = all.find((feature) => feature.id === id);
  if (!found) throw new NotFound('This feature');
  const { title, description, status } = found;
  return { title, description, status };
}

/** The real estate page and the call show the features. */
export const announceFeatures = (ctx: Pick<Ctx, 'db'>) =>
  announce(ctx, { kind: 'pages', tags: [featuresTag] });
