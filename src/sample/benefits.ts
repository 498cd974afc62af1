import { v7 } from 'uuid';
import { BenefitInput } from '#catalogue/benefits/benefit.ts';
import { benefits } from '#catalogue/benefits/table.server.ts';
import type { Db } from '#kit/context.ts';
import samples from './benefits.json';

/** What an agency like ours sells by the month, when there is nothing yet: titles, prices and promises are the owner's to set. */
export async function seedBenefits(db: Db): Promise<void> {
  const [present] = await db.select({ id: benefits.id }).from(benefits).limit(1);
  if (present) return;
  const rows = samples.map((sample, i) => ({
    ...BenefitInput.parse(sample),
    id: v7(),
    position: i + 1,
    isSample: true,
  }));
  await db.insert(benefits).values(rows);
}
