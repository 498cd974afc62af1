import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { bannerWarning, OfferContent, type StoredOffer } from '../offer-content.ts';
import { offerKey, readOffer } from '../read-offer.ts';
import { updateOffer } from '../update-offer.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, etag, IfMatch } from '#kit/wire/staff-router.ts';

const Offer = z
  .object({ content: OfferContent, isSample: z.boolean(), warning: z.string().nullable(), etag })
  .openapi('StaffOffer');

const offer = savedRecord<{ content: OfferContent }>({
  subject: 'offer',
  said: ({ content }) => ({ content }),
  read: async (ctx) => withWarning(ctx, await readOffer(ctx)),
});

const tags = ['Staff'];

const readContent = createRoute({
  method: 'get',
  path: '/offer',
  tags,
  summary: 'What the offer page says, and what to know before it says so',
  responses: { 200: answer('The offer page', Offer), ...errorAnswers(401, 403) },
});
const changeOffer = createRoute({
  method: 'put',
  path: '/offer',
  tags,
  summary: 'Replace what the offer page says',
  request: { headers: IfMatch, body: body(OfferContent) },
  responses: { 200: answer('Changed', Offer), ...errorAnswers(401, 403, 412, 422, 428) },
});

const withWarning = async (ctx: Ctx, { isSample, ...content }: StoredOffer) => ({
  content,
  isSample,
  warning: bannerWarning(content, await listPlans(ctx)),
});

export const staffOfferRoutes = () =>
  createStaffRouter()
    .openapi(readContent, async (c) => {
      allow(c.var.ctx.actor, 'offer:read');
      return c.json(offer.withEtag(await withWarning(c.var.ctx, await readOffer(c.var.ctx))), 200);
    })
    .openapi(changeOffer, async (c) => {
      const content = c.req.valid('json');
      const save = { id: offerKey, ...c.req.valid('header'), input: { content } };
      const after = await offer.save(c.var.ctx, save, (ctx) => updateOffer(ctx, content));
      return c.json(offer.withEtag(await withWarning(c.var.ctx, after)), 200);
    });
