import { z } from 'zod';
import { listAddresses } from '#people/addresses/list-addresses.ts';
import { durationFacts, durations, type Duration } from '#money/cart/duration.ts';
import { listCart } from '#money/cart/list-cart.ts';
import { priceCart, type PricedCart } from '#money/cart/price-cart.ts';
import type { Ctx } from '#kit/context.ts';
import { Gst, Phone, signedIn } from '#people/customers/customer.ts';
import { readProfile } from '#people/customers/read-profile.ts';
import { Invalid } from '#kit/errors.ts';
import { readGstPercent } from '#catalogue/gst/list-gst-rates.ts';
import { placeOfSupply } from '#kit/india/place-of-supply.ts';
import { reserveCoupon } from '#money/coupons/reserve-coupon.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { orderLimit, startPayment, type StartedPayment } from '#money/payments/start-payment.ts';

/** What the checkout page decides; everything else the server knows. */
export const OrderInput = z.object({
  duration: z.enum(durations, /*i18n*/ 'Choose how long to pay ahead'),
  phone: Phone.refine((digits) => digits !== '', { error: /*i18n*/ 'Mobile number is required' }),
  gstin: Gst.default(''),
  /** Of one's own addresses; the default one where it is left out. */
  addressId: z.uuid().optional(),
  /** Empty without one. */
  couponCode: z.string().trim().max(40).default(''),
  /** The id that the browser made up. */
  clientReference: z
    .string()
    .regex(/^[\w-]{3,60}$/, /*i18n*/ 'Send letters and digits')
    .nullable()
    .default(null),
});
export type OrderInput = z.infer<typeof OrderInput>;

/**
 * Prices the cart of whoever asks, freezes it and begins its payment; asked again, goes on with the open one.
 * @throws Invalid for an empty cart or without a billing address, Conflict, TooManyRequests, GatewayDown, GatewayRefused
 */
export async function placeOrder(ctx: Ctx, input: OrderInput): Promise<StartedPayment> {
  await ctx.limit(orderLimit, signedIn(ctx.actor).id);
  return startPayment(ctx, await priceOrder(ctx, input));
}

/**
 * What the cart of whoever asks costs now, less its coupon, of which a use is kept from now on for half an hour.
 * @throws Invalid for an empty cart · Conflict with the reason why the coupon does not hold
 */
export async function priceOwnCart(ctx: Ctx, input: Pick<OrderInput, 'duration' | 'couponCode'>) {
  const { id: account } = signedIn(ctx.actor);
  const [items, percent] = await Promise.all([listCart(ctx, { account }), readGstPercent(ctx)]);
  const offered = items.filter(({ available }) => available);
  if (offered.length === 0)
    throw new Invalid({ item: /*i18n*/ 'Your cart is empty.' }, /*i18n*/ 'Your cart is empty.');
  const { subtotalPaise: sellPaise } = priceCart(offered, input.duration, percent);
  const coupon = input.couponCode
    ? await reserveCoupon(ctx, { code: input.couponCode, cart: { sellPaise } })
    : null;
  return { priced: priceCart(offered, input.duration, percent, coupon?.discountPaise), coupon };
}

async function priceOrder(ctx: Ctx, input: OrderInput): Promise<PricedOrder> {
  const { id: account } = signedIn(ctx.actor);
  const [profile, billing] = await Promise.all([readProfile(ctx), listAddresses(ctx, { account })]);
  const { priced, coupon } = await priceOwnCart(ctx, input);
  const address = input.addressId ? billing.find(({ id }) => id === input.addressId) : billing[0];
  if (!address)
    throw new Invalid({
      addressId: input.addressId
        ? /*i18n*/ 'Choose one of your addresses'
        : /*i18n*/ 'Add a billing address: its state decides the tax.',
    });
  return cartOrder(priced, {
    duration: input.duration,
    couponCode: coupon?.code ?? null,
    buyer: {
      name: (input.gstin && profile.company) || profile.fullName,
      email: profile.email,
      phone: input.phone,
      gstin: input.gstin,
      address: `${address.address}, ${address.city}`,
      pincode: address.pincode,
      stateCode: placeOfSupply({ gstin: input.gstin, stateCode: address.stateCode }) ?? '',
    },
    clientReference: input.clientReference,
  });
}

/** A cart as it was priced, as an order. */
export function cartOrder(
  priced: PricedCart<{ benefitId: string; title: string }>,
  {
    duration,
    ...told
  }: Pick<PricedOrder, 'couponCode' | 'buyer' | 'clientReference'> & { duration: Duration },
): PricedOrder {
  return {
    purpose: 'cart',
    subjectId: 'cart',
    lines: priced.lines.map(({ benefitId, title, amountPaise }) => ({
      kind: 'benefit',
      refId: benefitId,
      title,
      quantity: 1,
      months: durationFacts[duration].months,
      amountPaise,
    })),
    discountPaise: priced.discountPaise,
    gst: {
      mode: 'exclusive',
      percent: priced.gstPercent,
      taxablePaise: priced.subtotalPaise - priced.discountPaise,
      gstPaise: priced.gstPaise,
    },
    totalPaise: priced.totalPaise,
    ...told,
  };
}
