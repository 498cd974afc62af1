import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { announce } from '#kit/announce.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { offerKey, type OfferContent, type StoredOffer } from './offer-content.ts';

/** Replaces what the offer page says; visitors see it at once. */
export async function publishOffer(ctx: Ctx, content: OfferContent): Promise<void> {
  allow(ctx.actor, 'offer:edit');
  await inTransaction(ctx, async (ctx) => {
    const value: StoredOffer = { ...content, isSample: false };
    const before = await replaceSetting(ctx, offerKey, value);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'offer',
      subjectId: offerKey,
      ...changedParts(before, content),
    });
    await announce(ctx, { kind: 'pages', tags: ['offer'] });
  });
}
