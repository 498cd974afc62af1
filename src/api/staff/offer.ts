import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#api/envelope.ts';
import { allow, type Ctx } from '#domain/context.ts';
import { bannerWarning, OfferContent, type StoredOffer } from '#domain/offer/offer-content.ts';
import { readOffer } from '#domain/offer/read-offer.ts';
import { updateOffer } from '#domain/offer/update-offer.ts';
import { listPickers } from '#domain/pickers/list-pickers.ts';
import { PickerInput } from '#domain/pickers/picker-input.ts';
import { pickerKeys } from '#domain/pickers/picker.ts';
import { updatePicker } from '#domain/pickers/update-picker.ts';
import { listPlans } from '#domain/plans/list-plans.ts';
import { PlanInput } from '#domain/plans/plan-input.ts';
import { updatePlan } from '#domain/plans/update-plan.ts';
import { answer, body, createStaffRouter } from './router.ts';

const Plan = z.object({ id: z.string(), ...PlanInput.shape, isSample: z.boolean() }).openapi('StaffPlan');
const Picker = z
  .object({
    id: z.enum(pickerKeys),
    name: z.string(),
    intro: z.string(),
    features: z.array(z.object({ id: z.string(), name: z.string(), pricePaise: z.number().int() })),
    isSample: z.boolean(),
  })
  .openapi('StaffPicker');
const Offer = z
  .object({ content: OfferContent, isSample: z.boolean(), warning: z.string().nullable() })
  .openapi('StaffOffer');
const IdParam = z.object({ id: z.string().max(60) });

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
  request: { params: IdParam, body: body(PlanInput) },
  responses: { 200: answer('Changed', Plan), ...errorAnswers(401, 403, 404, 422) },
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
  request: { params: IdParam, body: body(PickerInput) },
  responses: { 200: answer('Changed', Picker), ...errorAnswers(401, 403, 404, 422) },
});
const offer = createRoute({
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
  request: { body: body(OfferContent) },
  responses: { 200: answer('Changed', Offer), ...errorAnswers(401, 403, 422) },
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
      return c.json(await listPlans(c.var.ctx), 200);
    })
    .openapi(changePlan, async (c) => {
      const input = { ...c.req.valid('json'), planId: c.req.valid('param').id };
      return c.json(await updatePlan(c.var.ctx, input), 200);
    })
    .openapi(pickers, async (c) => {
      allow(c.var.ctx.actor, 'offer:read');
      const all = await listPickers(c.var.ctx);
      return c.json(
        all.map(({ key, ...picker }) => ({ id: key, ...picker })),
        200,
      );
    })
    .openapi(changePicker, async (c) => {
      const input = { ...c.req.valid('json'), key: c.req.valid('param').id };
      const { key, ...picker } = await updatePicker(c.var.ctx, input);
      return c.json({ id: key, ...picker }, 200);
    })
    .openapi(offer, async (c) => {
      allow(c.var.ctx.actor, 'offer:read');
      return c.json(await withWarning(c.var.ctx, await readOffer(c.var.ctx)), 200);
    })
    .openapi(changeOffer, async (c) => {
      const content = await updateOffer(c.var.ctx, c.req.valid('json'));
      return c.json(await withWarning(c.var.ctx, content), 200);
    });
