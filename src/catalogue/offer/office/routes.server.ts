import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { bannerWarning, OfferContent, type StoredOffer } from '../offer-content.ts';
import { offerKey, readOffer } from '../read-offer.ts';
import { updateOffer } from '../update-offer.ts';
import { listPickers } from '#catalogue/pickers/list-pickers.ts';
import { PickerInput } from '#catalogue/pickers/picker-input.ts';
import { pickerKeys } from '#catalogue/pickers/picker.ts';
import { updatePicker } from '#catalogue/pickers/update-picker.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { PlanInput } from '#catalogue/plans/plan-input.ts';
import { updatePlan } from '#catalogue/plans/update-plan.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, etag, IfMatch } from '#kit/wire/staff-router.ts';

const Plan = z
  .object({ id: z.string(), ...PlanInput.shape, isSample: z.boolean(), etag })
  .openapi('StaffPlan');
const Picker = z
  .object({
    id: z.enum(pickerKeys),
    name: z.string(),
    intro: z.string(),
    features: z.array(z.object({ id: z.string(), name: z.string(), pricePaise: z.number().int() })),
    isSample: z.boolean(),
    etag,
  })
  .openapi('StaffPicker');
const Offer = z
  .object({ content: OfferContent, isSample: z.boolean(), warning: z.string().nullable(), etag })
  .openapi('StaffOffer');
const IdParam = z.object({ id: z.string().max(60) });

const plan = savedRecord<PlanInput>({
  subject: 'plan',
  said: fieldsOf(PlanInput),
  read: async (ctx, id) => (await listPlans(ctx)).find((found) => found.id === id),
});
const picker = savedRecord<PickerInput>({
  subject: 'picker',
  said: fieldsOf(PickerInput),
  read: async (ctx, key) => (await listPickers(ctx)).find((found) => found.key === key),
});
const offer = savedRecord<{ content: OfferContent }>({
  subject: 'offer',
  said: ({ content }) => ({ content }),
  read: async (ctx) => withWarning(ctx, await readOffer(ctx)),
});

const tags = ['Staff'];
const plans = createRoute({
  method: 'get',
  path: '/plans',
  tags,
  summary: 'The plans, shortest first',
  responses: { 200: answer('Plans', z.array(Plan)), ...errorAnswers(401, 403) },
});
const changePlan = createRoute({
  method: 'put',
  path: '/plans/{id}',
  tags,
  summary: 'Change a plan',
  request: { headers: IfMatch, params: IdParam, body: body(PlanInput) },
  responses: { 200: answer('Changed', Plan), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});
const pickers = createRoute({
  method: 'get',
  path: '/pickers',
  tags,
  summary: 'The feature pickers with their features',
  responses: { 200: answer('Pickers', z.array(Picker)), ...errorAnswers(401, 403) },
});
const changePicker = createRoute({
  method: 'put',
  path: '/pickers/{id}',
  tags,
  summary: 'Replace the words and features of a picker',
  request: { headers: IfMatch, params: IdParam, body: body(PickerInput) },
  responses: { 200: answer('Changed', Picker), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});
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
    .openapi(plans, async (c) => {
      allow(c.var.ctx.actor, 'offer:read');
      return c.json((await listPlans(c.var.ctx)).map(plan.withEtag), 200);
    })
    .openapi(changePlan, async (c) => {
      const { id: planId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: planId, ...c.req.valid('header'), input };
      const after = await plan.save(c.var.ctx, save, (ctx) => updatePlan(ctx, { ...input, planId }));
      return c.json(plan.withEtag(after), 200);
    })
    .openapi(pickers, async (c) => {
      allow(c.var.ctx.actor, 'offer:read');
      const all = await listPickers(c.var.ctx);
      return c.json(
        all.map(({ key, ...found }) => picker.withEtag({ id: key, ...found })),
        200,
      );
    })
    .openapi(changePicker, async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id, ...c.req.valid('header'), input };
      const { key, ...after } = await picker.save(c.var.ctx, save, (ctx) =>
        updatePicker(ctx, { ...input, key: id }),
      );
      return c.json(picker.withEtag({ id: key, ...after }), 200);
    })
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
