import { v7 } from 'uuid';
import { gstRates } from '#catalogue/gst/table.server.ts';
import type { Db } from '#kit/context.ts';

/** The rate for services of this kind, when there is none yet (decision 82). */
export async function seedGstRates(db: Db): Promise<void> {
  const [present] = await db.select({ id: gstRates.id }).from(gstRates).limit(1);
  if (present) return;
  await db
    .insert(gstRates)
    .values({ id: v7(), name: 'GST on services', percent: 18, position: 1, isSample: true });
}
