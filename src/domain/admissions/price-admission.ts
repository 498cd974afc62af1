import { eq } from 'drizzle-orm';
import type { admissions } from '#db/schema/admissions.server.ts';
import { customers } from '#db/schema/customers.server.ts';
import type { Ctx } from '#domain/context.ts';
import { gstWithin } from '#domain/gst/gst.ts';
import { readGstPercent } from '#domain/gst/list-gst-rates.ts';
import { placeOfSupply, stateOfPin } from '#domain/gst/place-of-supply.ts';
import { states } from '#domain/gst/states.ts';
import { reserveCoupon } from '#domain/coupons/reserve-coupon.ts';
import type { PricedOrder } from '#domain/payments/priced-order.ts';
import { periodLabel } from '#domain/pricing-plans/period-label.ts';
import type { PricingPlan } from '#domain/pricing-plans/pricing-plan.ts';
import { joinAddress, type AddressParts } from './admission.ts';

type Row = typeof admissions.$inferSelect;

/**
 * What an admission costs now: the plan's printed price, which contains GST (decision 83), less its coupon, of which a
 * use is kept from now on for half an hour.
 * @throws Conflict when the coupon no longer holds
 */
export async function priceAdmission(
  ctx: Ctx,
  input: { admission: Row; plan: PricingPlan; clientReference: string | null },
): Promise<PricedOrder> {
  const { admission, plan } = input;
  const coupon =
    admission.couponCode === null ? null : await reserveCoupon(ctx, { code: admission.couponCode, plan });
  const discountPaise = coupon?.discountPaise ?? 0;
  const totalPaise = plan.sellPaise - discountPaise;
  const percent = await readGstPercent(ctx);
  const [owner] = await ctx.db
    .select({ gst: customers.gst, company: customers.company })
    .from(customers)
    .where(eq(customers.id, admission.customerId));
  const gstin = owner?.gst ?? '';
  return {
    purpose: 'admission',
    subjectId: admission.id,
    lines: [
      {
        kind: 'plan',
        refId: plan.id,
        title: `${plan.serviceName}: ${plan.name} (${periodLabel(plan.months)})`,
        quantity: 1,
        months: plan.months,
        amountPaise: plan.sellPaise,
      },
    ],
    couponCode: coupon?.code ?? null,
    discountPaise,
    gst: { mode: 'inclusive', percent, ...gstWithin(totalPaise, percent) },
    totalPaise,
    buyer: {
      name: (gstin && owner?.company) || admission.fullName,
      email: admission.email,
      phone: admission.phone,
      gstin,
      address: joinAddress(admission.addressParts),
      pincode: admission.addressParts.pincode,
      stateCode: stateOf(admission.addressParts, gstin),
    },
    clientReference: input.clientReference,
  };
}

/** By GST number, the state's name or, where none was told, the PIN code; else not known. */
function stateOf({ pincode, state }: AddressParts, gstin: string): string {
  const named = Object.keys(states).find((code) => states[code]?.toLowerCase() === state.toLowerCase());
  return placeOfSupply({ gstin, stateCode: named ?? stateOfPin(pincode) ?? '' }) ?? '';
}
