import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { OfferContent, StoredOffer } from './offer-content.ts';
import { offerKey, readOffer } from './read-offer.ts';

/** Replaces what the offer page says. */
export async function updateOffer(ctx: Ctx, input: OfferContent): Promise<StoredOffer> {
  allow(ctx.actor, 'offer:edit');
  return inTransaction(ctx, async (ctx) => {
    const { isSample: _isSample, ...before } = await readOffer(ctx);
    const value: StoredOffer = { ...input, isSample: false };
    await replaceSetting(ctx, offerKey, value);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'offer',
      subjectId: offerKey,
      before,
      after: input,
    });
    await announce(ctx, { kind: 'pages', tags: ['offer'] });
    return value;
  });
}
