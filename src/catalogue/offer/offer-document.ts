import { findSetting } from '#agency/settings/find-setting.ts';
import type { DocumentKind } from '#agency/documents/document-kind.ts';
import { pathOf } from '#kit/path-of.ts';
import { OfferContent, offerKey, StoredOffer } from './offer-content.ts';
import { publishOffer } from './publish-offer.ts';

/** The only one of its kind is known by its key, and always published. */
export const offerDocument: DocumentKind<OfferContent> = {
  kind: 'offer',
  noun: /*i18n*/ "The offer page's content",
  edit: 'offer:edit',
  whole: OfferContent,
  draft: OfferContent,
  lockPictures: async () => {},
  find: async (ctx) => {
    const row = await findSetting(ctx, offerKey);
    if (!row) return undefined;
    const { isSample, ...content } = StoredOffer.parse(row.value);
    return { content, isPublished: true, isSample, updatedAt: row.updatedAt };
  },
  publish: (ctx, _id, content) => publishOffer(ctx, content),
  previewPath: (token) => pathOf('/preview/offer/:token', { token }),
};
