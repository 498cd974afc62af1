import { v7 } from 'uuid';
import { realEstateFeatures } from '#catalogue/real-estate-features/table.server.ts';
import type { Db } from '#kit/context.ts';

const features: [title: string, description: string][] = [
  [
    'Project pages',
    'Plans, price list, amenities, location and registration number, one page for each project.',
  ],
  [
    'Availability board',
    'Tower by tower, floor by floor: what is free, on hold and sold, kept up by your team.',
  ],
  [
    'Site visits by the half hour',
    'Families choose a slot; the salesperson and the driver hear of it at once.',
  ],
  [
    'Leads in one list',
    'Website, portals, advertisements, missed calls and walk-ins, with repeats put together.',
  ],
  ['Next call on top', 'Nobody asks what to do first: the list is sorted by who is waiting longest.'],
  ['WhatsApp with one tap', 'Brochure, location and price list go out from the lead, and are noted there.'],
  [
    'Brokers with their own door',
    'They register their clients, see their own leads, and know their commission.',
  ],
  ['Payment plans', 'Milestones, demand letters and receipts for each flat, from booking to possession.'],
  ['Progress photographs', 'Taken on site, shown by month, so that buyers abroad see the building grow.'],
  ['Reports by source', 'What each portal and each hoarding brought: leads, visits, bookings, cost of one.'],
];

/** The features that we build into real estate websites, when there are none yet. */
export async function seedRealEstateFeatures(db: Db): Promise<void> {
  const [present] = await db.select({ id: realEstateFeatures.id }).from(realEstateFeatures).limit(1);
  if (present) return;
  await db.insert(realEstateFeatures).values(
    features.map(([title, description], i) => ({
      id: v7(),
      title,
      description,
      status: 'Active' as const,
      position: i + 1,
      isSample: true,
    })),
  );
}
