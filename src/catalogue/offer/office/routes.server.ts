import { z } from '@hono/zod-openapi';
import type { Ctx } from '#kit/context.ts';
import { bannerWarning, OfferContent, type StoredOffer } from '../offer-content.ts';
import { offerKey, readOffer } from '../read-offer.ts';
import { updateOffer } from '../update-offer.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const Offer = z
  .object({ content: OfferContent, isSample: z.boolean(), warning: z.string().nullable(), etag })
  .openapi('StaffOffer');

const offer = savedRecord<{ content: OfferContent }>({
  subject: 'offer',
  said: ({ content }) => ({ content }),
  read: async (ctx) => withWarning(ctx, await readOffer(ctx)),
});

const withWarning = async (ctx: Ctx, { isSample, ...content }: StoredOffer) => ({
  content,
  isSample,
  warning: bannerWarning(content, await listPlans(ctx)),
});

export const staffOfferRoutes = [
  staffRoute('offer:read', {
    method: 'get',
    path: '/offer',
    summary: 'What the offer page says, and what to know before it says so',
    answer: ['The offer page', Offer],
    handle: async (ctx) => offer.withEtag(await withWarning(ctx, await readOffer(ctx))),
  }),
  staffRoute('offer:edit', {
    method: 'put',
    path: '/offer',
    summary: 'Replace what the offer page says',
    ifMatch: true,
    body: OfferContent,
    answer: ['Changed', Offer],
    handle: async (ctx, { ifMatch, body }) => {
      const after = await offer.save(ctx, { id: offerKey, ifMatch, input: { content: body } }, (ctx) =>
        updateOffer(ctx, body),
      );
      return offer.withEtag(await withWarning(ctx, after));
    },
  }),
];
