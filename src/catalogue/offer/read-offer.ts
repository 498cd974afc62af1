import { findDraft, findStored } from '#agency/documents/read-document.ts';
import type { Ctx } from '#kit/context.ts';
import { offerKey, type OfferContent } from './offer-content.ts';
import { offerDocument } from './offer-document.ts';

type Db = Pick<Ctx, 'db'>;

/** What the offer page says to visitors. @throws NotFound before the first start has written the sample */
export const readOffer = async (ctx: Db): Promise<OfferContent> =>
  (await findStored(ctx, offerDocument, offerKey)).content;

/** The draft behind a preview link; null where there is none. */
export const findOfferPreview = async (ctx: Db, input: { token: string }): Promise<OfferContent | null> =>
  (await findDraft(ctx, offerDocument, input.token))?.content ?? null;
