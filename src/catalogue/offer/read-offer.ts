import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { StoredOffer } from './offer-content.ts';

export const offerKey = 'offer';

export async function readOffer(ctx: Pick<Ctx, 'db'>): Promise<StoredOffer> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, offerKey));
  if (!row) throw new NotFound(/*i18n*/ "The offer page's content");
  return StoredOffer.parse(row.value);
}
