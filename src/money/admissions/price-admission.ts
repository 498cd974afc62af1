import { eq } from 'drizzle-orm';
import type { admissions } from './table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { gstWithin } from '#catalogue/gst/gst.ts';
import type { Supply } from '#catalogue/gst/supply.ts';
import { readGstPercent } from '#catalogue/gst/list-gst-rates.ts';
import { placeOfSupply, stateOfPin } from '#kit/india/place-of-supply.ts';
import { states } from '#kit/india/states.ts';
import { reserveCoupon } from '#money/coupons/reserve-coupon.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import type { PricingPlan } from '#catalogue/pricing-plans/pricing-plan.ts';
import { joinAddress, type AddressParts } from './admission.ts';

type Row = typeof admissions.$inferSelect;

/**
 * What an admission costs now: the plan's printed price, which contains GST, less its coupon, of which a
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
  const place = await placeIn(ctx, admission.addressParts, gstin);
  return {
    purpose: 'admission',
    ...(place.supply && { supply: place.supply }),
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
      ...place.buyer,
    },
    clientReference: input.clientReference,
  };
}

/**
 * Where it is sold to: by GST number and the state's name in India, else by the country. Where we are registered, what goes
 * abroad bears IGST, for a plan's price contains its tax (docs/decisions/033).
 */
async function placeIn(
  ctx: Ctx,
  { pincode, state, country }: AddressParts,
  gstin: string,
): Promise<{ buyer: Pick<PricedOrder['buyer'], 'stateCode' | 'country'>; supply?: Supply }> {
  const named = Object.keys(states).find((code) => states[code]?.toLowerCase() === state.toLowerCase());
  const stateCode = placeOfSupply({ gstin, stateCode: named ?? '' });
  if (stateCode !== null || isIndia(country))
    return { buyer: { stateCode: stateCode ?? stateOfPin(pincode) ?? '' } };
  const isTaxed = (await readSettings(ctx)).gstin !== '';
  return {
    buyer: { stateCode: '', country },
    ...(isTaxed && { supply: 'export-with-tax' as const }),
  };
}

/** As people write it, with what they may add; nothing says nothing else. */
const isIndia = (country: string) =>
  country === '' || /^in$|\b(india|ind|bharat|hindustan)\b|भारत/i.test(country);
