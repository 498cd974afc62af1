import { v7 } from 'uuid';
import { GstRateInput } from '#catalogue/gst/gst-rate.ts';
import { gstRates } from '#catalogue/gst/table.server.ts';
import type { Db } from '#kit/context.ts';
import samples from './gst-rates.json';

/** The rate for services of this kind, when there is none yet. */
export async function seedGstRates(db: Db): Promise<void> {
  const [present] = await db.select({ id: gstRates.id }).from(gstRates).limit(1);
  if (present) return;
  const rows = samples.map((rate, i) => ({
    ...GstRateInput.parse(rate),
    id: v7(),
    position: i + 1,
    isSample: true,
  }));
  await db.insert(gstRates).values(rows);
}
