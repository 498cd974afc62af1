import { z } from '@hono/zod-openapi';
import { BenefitInput } from '../benefit.ts';
import { createBenefit } from '../create-benefit.ts';
import { deleteBenefit } from '../delete-benefit.ts';
import { listAllBenefits } from '../list-benefits.ts';
import { reorderBenefits } from '../reorder-benefits.ts';
import { updateBenefit } from '../update-benefit.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { Benefit } from './answers.ts';

const Order = z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) });

const benefit = savedRecord<BenefitInput>({
  subject: 'benefit',
  said: fieldsOf(BenefitInput),
  read: async (ctx, id) => (await listAllBenefits(ctx)).find((found) => found.id === id),
});

export const staffBenefitRoutes = [
  staffRoute('benefits:read', {
    method: 'get',
    path: '/benefits',
    summary: 'All benefits in their order',
    answer: ['Benefits', z.array(Benefit)],
    handle: async (ctx) => (await listAllBenefits(ctx)).map(benefit.withEtag),
  }),
  staffRoute('benefits:edit', {
    method: 'post',
    path: '/benefits',
    summary: 'Add a benefit',
    body: BenefitInput,
    status: 201,
    answer: ['Added', Benefit],
    handle: async (ctx, { body }) => benefit.withEtag(await createBenefit(ctx, body)),
  }),
  staffRoute('benefits:edit', {
    method: 'put',
    path: '/benefits/order',
    summary: 'Put all benefits into this order',
    body: Order,
    errors: [409],
    handle: (ctx, { body }) => reorderBenefits(ctx, body),
  }),
  staffRoute('benefits:edit', {
    method: 'put',
    path: '/benefits/{id}',
    summary: 'Replace what customers see of a benefit and pay for it',
    params: IdParam,
    ifMatch: true,
    body: BenefitInput,
    answer: ['Changed', Benefit],
    handle: (ctx, { params: { id: benefitId }, ifMatch, body }) =>
      benefit.saveWithEtag(ctx, { id: benefitId, ifMatch, input: body }, (ctx) =>
        updateBenefit(ctx, { ...body, benefitId }),
      ),
  }),
  staffRoute('benefits:edit', {
    method: 'delete',
    path: '/benefits/{id}',
    summary: 'Remove a benefit, from carts as well',
    params: IdParam,
    handle: (ctx, { params }) => deleteBenefit(ctx, { benefitId: params.id }),
  }),
];
