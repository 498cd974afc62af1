import { v7 } from 'uuid';
import { FeatureInput } from '#catalogue/real-estate-features/real-estate-feature.ts';
import { realEstateFeatures } from '#catalogue/real-estate-features/table.server.ts';
import type { Db } from '#kit/context.ts';
import samples from './real-estate-features.json';

/** The features that we build into real estate websites, when there are none yet. */
export async function seedRealEstateFeatures(db: Db): Promise<void> {
  const [present] = await db.select({ id: realEstateFeatures.id }).from(realEstateFeatures).limit(1);
  if (present) return;
  const rows = samples.map((sample, i) => ({
    ...FeatureInput.parse(sample),
    id: v7(),
    position: i + 1,
    isSample: true,
  }));
  await db.insert(realEstateFeatures).values(rows);
}
