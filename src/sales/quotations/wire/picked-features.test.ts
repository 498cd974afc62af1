import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gstRates } from '#catalogue/gst/table.server.ts';
import { quotations } from '../table.server.ts';
import { openQuotations, type Quotations } from './test-quotations.ts';

let site: Quotations;
beforeAll(async () => {
  site = await openQuotations();
});
afterAll(() => site.close());

test('Proceed of a feature picker makes an enquiry and a draft with the same number space', async () => {
  const { body } = await site.browser()<{ id: string }>('POST', '/inquiry', {
    form: 'picker',
    parent_name: 'Feature Picker',
    name: 'Bina Shah',
    mobile: '9000000456',
    features: await featureIds(),
    isHuman: true,
    terms: true,
    elapsedMs: 9_000,
  });
  const drafts = await site.db.select().from(quotations).where(eq(quotations.leadId, body.id));
  expect(drafts).toMatchObject([
    {
      status: 'draft',
      name: 'Bina Shah',
      mobile: '9000000456',
      revision: 1,
      lines: [{ quantity: 1, gstPercent: 18 }, {}],
    },
  ]);
});

test('a draft takes the rate that is charged', async () => {
  await site.db.update(gstRates).set({ percent: 12.5 });
  const { body } = await site.browser()<{ id: string }>('POST', '/inquiry', {
    form: 'picker',
    parent_name: 'Feature Picker',
    name: 'Chitra Rao',
    mobile: '9000000457',
    features: await featureIds(),
    isHuman: true,
    terms: true,
    elapsedMs: 9_000,
  });
  const [draft] = await site.db.select().from(quotations).where(eq(quotations.leadId, body.id));
  expect(draft?.lines.map(({ gstPercent }) => gstPercent)).toEqual([12.5, 12.5]);
});

async function featureIds() {
  const { rows } = await site.db.execute<{ features: { id: string }[] }>(
    sql`select features from pickers limit 1`,
  );
  return rows[0]?.features.slice(0, 2).map(({ id }) => id);
}
