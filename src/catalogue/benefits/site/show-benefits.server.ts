import type { RouterContextProvider } from 'react-router';
import type { PricedBenefit } from '../benefit.ts';
import { benefitIconPath } from '../benefit.ts';
import { listActiveBenefits } from '../list-benefits.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';

/** The active benefits as pages call them. A page that shows them is kept under `benefitsTag`. */
export async function showBenefits(context: Readonly<RouterContextProvider>): Promise<PricedBenefit[]> {
  const benefits = await translated(context, await listActiveBenefits(context.get(ctxContext)));
  return benefits.map((benefit) => ({ ...benefit, icon: benefitIconPath(benefit.icon) }));
}
