import type { RouterContextProvider } from 'react-router';
import type { ShownBenefit } from '#api/browser/cart.ts';
import { benefitIconPath } from '#domain/benefits/benefit.ts';
import { listActiveBenefits } from '#domain/benefits/list-benefits.ts';
import { ctxContext } from '#web/context.server.ts';
import { translated } from '#web/translated.server.ts';

/** The active benefits as pages call them. A page that shows them is kept under `benefitsTag`. */
export async function showBenefits(context: Readonly<RouterContextProvider>): Promise<ShownBenefit[]> {
  const benefits = await translated(context, await listActiveBenefits(context.get(ctxContext)));
  return benefits.map((benefit) => ({ ...benefit, icon: benefitIconPath(benefit.icon) }));
}
