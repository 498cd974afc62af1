import { v7 as uuidv7 } from 'uuid';
import { ServiceInput } from '#catalogue/services/service.ts';
import { services } from '#catalogue/services/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import type { Db } from '#kit/context.ts';
import { seedAbout } from './about.ts';
import { seedBookings } from './bookings.ts';
import { demoSite } from './demo-site.ts';
import { seedDemoContent } from './demo-content.ts';
import { seedGstRates } from './gst-rates.ts';
import { seedHome } from './home.ts';
import { seedLeadTemplates } from './lead-templates.ts';
import { seedOffer } from './offer.ts';
import { seedPickers } from './pickers.ts';
import { seedPlans } from './plans.ts';
import { seedPolicies } from './policies.ts';
import { seedServicePages } from './service-pages.ts';
import sampleServices from './services.json';
import { seedTranslations } from './translations.ts';

/**
 * Fills what a site cannot open without: the agency's facts and its services. What is there already stays as the owner
 * left it, so running it at every start changes nothing. In live mode it is where the owner begins to edit.
 */
export async function seed(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const fresh = await tx
      .insert(settings)
      .values({ key: 'site', value: demoSite })
      .onConflictDoNothing()
      .returning({ key: settings.key });
    await seedPolicies(tx);
    await seedAbout(tx);
    await seedHome(tx);
    await seedServicePages(tx);
    await seedPlans(tx);
    await seedPickers(tx);
    await seedOffer(tx);
    await seedGstRates(tx);
    if (fresh.length > 0) await seedServices(tx);
    await seedDemoContent(tx);
    await seedLeadTemplates(tx);
    await seedTranslations(tx);
  });
  await seedBookings(db);
}

async function seedServices(db: Db) {
  const rows = sampleServices.map((service, position) => ({
    ...ServiceInput.parse({ ...service, openHours: demoSite.officeHours, status: 'Active' }),
    id: uuidv7(),
    position,
  }));
  await db.insert(services).values(rows).onConflictDoNothing({ target: services.name });
}
