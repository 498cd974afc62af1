import type { AdoptSold } from '#people/customers/adopt-sold.ts';
import { adoptProjects } from '#sales/projects/adopt-projects.ts';
import { adoptQuotations } from '#sales/quotations/adopt-quotations.ts';

export const adoptSold: AdoptSold = async (ctx, account) => {
  await adoptProjects(ctx, account);
  await adoptQuotations(ctx, account);
};
