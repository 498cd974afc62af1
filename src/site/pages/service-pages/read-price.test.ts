import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { services } from '#catalogue/services/table.server.ts';
import { createTestDb } from '#kit/test-db.ts';
import { readPrice } from './read-price.server.ts';
import { serviceForms } from './service-forms.ts';

let database: Awaited<ReturnType<typeof createTestDb>>;
beforeAll(async () => {
  database = await createTestDb('seeded');
});
afterAll(() => database.close());

test('a service begins at its plan that costs least a month, else at its picker’s cheapest feature', async () => {
  // Three years for ₹24,108 come to less a month than one month for ₹1,999.
  expect(await readPrice(database, serviceForms.website)).toMatchObject({
    kind: 'plan',
    plan: { months: 36, sellPaise: 2_410_800 },
  });
  expect(await readPrice(database, serviceForms.googleAds)).toMatchObject({ kind: 'plan' });
  expect(await readPrice(database, serviceForms.application)).toMatchObject({
    kind: 'picker',
    picker: { key: 'staff', leastPaise: 6000 },
  });

  await database.db
    .update(pricingPlans)
    .set({ status: 'Inactive' })
    .where(eq(pricingPlans.name, 'Campaigns'));
  expect(await readPrice(database, serviceForms.googleAds)).toBeNull();

  // The page was made for a service of this name; the owner has given it another since.
  await database.db
    .update(services)
    .set({ name: 'Websites', formerNames: ['Website Development'] })
    .where(eq(services.name, 'Website Development'));
  expect(await readPrice(database, serviceForms.website)).toMatchObject({ plan: { months: 36 } });
});
