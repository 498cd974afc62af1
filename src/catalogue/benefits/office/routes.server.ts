import { BenefitInput } from '../benefit.ts';
import { createBenefit } from '../create-benefit.ts';
import { deleteBenefit } from '../delete-benefit.ts';
import { listAllBenefits } from '../list-benefits.ts';
import { reorderBenefits } from '../reorder-benefits.ts';
import { updateBenefit } from '../update-benefit.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { orderedListRoutes } from '#kit/wire/ordered-list.ts';
import { Benefit } from './answers.ts';

const benefit = savedRecord<BenefitInput>({
  subject: 'benefit',
  editable: fieldsOf(BenefitInput),
  read: async (ctx, id) => (await listAllBenefits(ctx)).find((found) => found.id === id),
});

export const staffBenefitRoutes = orderedListRoutes('benefits', {
  read: 'benefits:read',
  edit: 'benefits:edit',
  input: BenefitInput,
  answer: Benefit,
  summaries: {
    list: 'All benefits in their order',
    listed: 'Benefits',
    create: 'Add a benefit',
    reorder: 'Put all benefits into this order',
    update: 'Replace what customers see of a benefit and pay for it',
    remove: 'Remove a benefit, from carts as well',
  },
  list: listAllBenefits,
  create: createBenefit,
  reorder: reorderBenefits,
  update: (ctx, { id: benefitId, ...input }) => updateBenefit(ctx, { ...input, benefitId }),
  remove: (ctx, { id: benefitId }) => deleteBenefit(ctx, { benefitId }),
  record: benefit,
});
