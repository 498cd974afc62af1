import { settings } from '#agency/settings/table.server.ts';
import { StoredOffer } from '#catalogue/offer/offer-content.ts';
import type { Db } from '#kit/context.ts';
import offer from './offer.json';

/** What the offer page says, with its eighteen modules. */
export async function seedOffer(db: Db): Promise<void> {
  await db
    .insert(settings)
    .values({ key: 'offer', value: StoredOffer.parse(offer) })
    .onConflictDoNothing();
}
