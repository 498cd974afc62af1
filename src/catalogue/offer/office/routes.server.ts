import { z } from '@hono/zod-openapi';
import type { Ctx } from '#kit/context.ts';
import { bannerWarning, OfferContent, type StoredOffer } from '../offer-content.ts';
import { offerKey, readOffer } from '../read-offer.ts';
import { updateOffer } from '../update-offer.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { singleDocumentRoutes } from '#kit/wire/single-document.ts';

const Offer = z
  .object({ content: OfferContent, isSample: z.boolean(), warning: z.string().nullable(), etag })
  .openapi('StaffOffer');

const offer = savedRecord<{ content: OfferContent }>({
  subject: 'offer',
  editable: ({ content }) => ({ content }),
  read: (ctx) => getOffer(ctx),
});

const withWarning = async (ctx: Ctx, { isSample, ...content }: StoredOffer) => ({
  content,
  isSample,
  warning: bannerWarning(content, await listPlans(ctx)),
});

const getOffer = async (ctx: Ctx) => withWarning(ctx, await readOffer(ctx));

export const staffOfferRoutes = singleDocumentRoutes('offer', {
  read: 'offer:read',
  edit: 'offer:edit',
  input: OfferContent,
  answer: Offer,
  says: {
    get: 'What the offer page says, and what to know before it says so',
    got: 'The offer page',
    put: 'Replace what the offer page says',
    saved: 'Changed',
  },
  get: getOffer,
  update: async (ctx, input) => withWarning(ctx, await updateOffer(ctx, input)),
  id: offerKey,
  fields: (content) => ({ content }),
  record: offer,
});
