import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { benefitIcons, BenefitInput, benefitStatuses } from '../benefit.ts';
import { createBenefit } from '../create-benefit.ts';
import { deleteBenefit } from '../delete-benefit.ts';
import { listAllBenefits } from '../list-benefits.ts';
import { reorderBenefits } from '../reorder-benefits.ts';
import { updateBenefit } from '../update-benefit.ts';
import { allow } from '#kit/context.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, done, etag, IdParam, IfMatch } from '#kit/wire/staff-router.ts';

const Benefit = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    icon: z.enum(benefitIcons),
    originalPaise: z.number().int(),
    pricePaise: z.number().int(),
    status: z.enum(benefitStatuses),
    additional: z.boolean(),
    position: z.number().int(),
    isSample: z.boolean(),
    etag,
  })
  .openapi('StaffBenefit');
const Order = z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) });

const benefit = savedRecord<BenefitInput>({
  subject: 'benefit',
  said: fieldsOf(BenefitInput),
  read: async (ctx, id) => (await listAllBenefits(ctx)).find((found) => found.id === id),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/benefits',
  tags,
  summary: 'All benefits in their order',
  responses: { 200: answer('Benefits', z.array(Benefit)), ...errorAnswers(401, 403) },
});
const create = createRoute({
  method: 'post',
  path: '/benefits',
  tags,
  summary: 'Add a benefit',
  request: { body: body(BenefitInput) },
  responses: { 201: answer('Added', Benefit), ...errorAnswers(401, 403, 422) },
});
const order = createRoute({
  method: 'put',
  path: '/benefits/order',
  tags,
  summary: 'Put all benefits into this order',
  request: { body: body(Order) },
  responses: { 204: done, ...errorAnswers(401, 403, 409, 422) },
});
const update = createRoute({
  method: 'put',
  path: '/benefits/{id}',
  tags,
  summary: 'Replace what customers see of a benefit and pay for it',
  request: { headers: IfMatch, params: IdParam, body: body(BenefitInput) },
  responses: { 200: answer('Changed', Benefit), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});
const remove = createRoute({
  method: 'delete',
  path: '/benefits/{id}',
  tags,
  summary: 'Remove a benefit, from carts as well',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});

export const staffBenefitRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => {
      allow(c.var.ctx.actor, 'benefits:read');
      return c.json((await listAllBenefits(c.var.ctx)).map(benefit.withEtag), 200);
    })
    .openapi(create, async (c) =>
      c.json(benefit.withEtag(await createBenefit(c.var.ctx, c.req.valid('json'))), 201),
    )
    .openapi(order, async (c) => {
      await reorderBenefits(c.var.ctx, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(update, async (c) => {
      const { id: benefitId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: benefitId, ...c.req.valid('header'), input };
      const after = await benefit.save(c.var.ctx, save, (ctx) => updateBenefit(ctx, { ...input, benefitId }));
      return c.json(benefit.withEtag(after), 200);
    })
    .openapi(remove, async (c) => {
      await deleteBenefit(c.var.ctx, { benefitId: c.req.valid('param').id });
      return c.body(null, 204);
    });
