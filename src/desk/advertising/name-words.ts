import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { adCampaigns, adCampaignWords } from './table.server.ts';

/** `key`: what visits are matched by. `campaignId`: null takes the word back. */
export const NamedWords = z.strictObject({
  key: z.string().min(1).max(220),
  campaignId: z.uuid().nullable(),
});
export type NamedWords = z.infer<typeof NamedWords>;

/** Says whose campaign it is that visits call so, for all days. @throws NotFound */
export async function nameWords(ctx: Ctx, { key, campaignId }: NamedWords): Promise<void> {
  allow(ctx.actor, 'advertising:edit');
  await inTransaction(ctx, async (ctx) => {
    if (campaignId === null) await ctx.db.delete(adCampaignWords).where(eq(adCampaignWords.key, key));
    else {
      const [campaign] = await ctx.db.select().from(adCampaigns).where(eq(adCampaigns.id, campaignId));
      if (!campaign) throw new NotFound(/*staff*/ 'This campaign');
      await ctx.db
        .insert(adCampaignWords)
        .values({ key, campaignId })
        .onConflictDoUpdate({ target: adCampaignWords.key, set: { campaignId } });
    }
    await audit(ctx, {
      action: 'changed',
      subjectType: 'ad-spend',
      subjectId: 'words',
      after: { key, campaignId },
    });
  });
}
