import { z } from 'zod';
import { listAddresses } from '#people/addresses/list-addresses.ts';
import { durationFacts, durations } from '#money/cart/duration.ts';
import { listCart } from '#money/cart/list-cart.ts';
import { priceCart } from '#money/cart/price-cart.ts';
import type { Ctx } from '#kit/context.ts';
import { Gst, Phone, signedIn } from '#people/customers/customer.ts';
import { readProfile } from '#people/customers/read-profile.ts';
import { Invalid } from '#kit/errors.ts';
import { readGstPercent } from '#catalogue/gst/list-gst-rates.ts';
import { placeOfSupply } from '#kit/india/place-of-supply.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { startPayment, type StartedPayment } from '#money/payments/start-payment.ts';

/** What the checkout page decides; everything else the server knows. */
export const OrderInput = z.object({
  duration: z.enum(durations, /*i18n*/ 'Choose how long to pay ahead'),
  phone: Phone.refine((digits) => digits !== '', { error: /*i18n*/ 'Mobile number is required' }),
  gstin: Gst.default(''),
  /** Of one's own addresses; the default one where it is left out. */
  addressId: z.uuid().optional(),
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
 * @throws Invalid for an empty cart or without a billing address, Conflict, GatewayDown, GatewayRefused
 */
export async function placeOrder(ctx: Ctx, input: OrderInput): Promise<StartedPayment> {
  return startPayment(ctx, await priceOrder(ctx, input));
}

async function priceOrder(ctx: Ctx, input: OrderInput): Promise<PricedOrder> {
  const { id: account } = signedIn(ctx.actor);
  const [profile, items, percent, billing] = await Promise.all([
    readProfile(ctx),
    listCart(ctx, { account }),
    readGstPercent(ctx),
    listAddresses(ctx, { account }),
  ]);
  const offered = items.filter(({ available }) => available);
  if (offered.length === 0)
    throw new Invalid({ item: /*i18n*/ 'Your cart is empty.' }, /*i18n*/ 'Your cart is empty.');
  const priced = priceCart(offered, input.duration, percent);
  const address = input.addressId ? billing.find(({ id }) => id === input.addressId) : billing[0];
  if (!address)
    throw new Invalid({
      addressId: input.addressId
        ? /*i18n*/ 'Choose one of your addresses'
        : /*i18n*/ 'Add a billing address: its state decides the tax.',
    });
  const { months } = durationFacts[input.duration];
  return {
    purpose: 'cart',
    subjectId: 'cart',
    lines: priced.lines.map(({ benefitId, title, amountPaise }) => ({
      kind: 'benefit',
      refId: benefitId,
      title,
      quantity: 1,
      months,
      amountPaise,
    })),
    couponCode: null,
    discountPaise: 0,
    gst: {
      mode: 'exclusive',
      percent,
      taxablePaise: priced.subtotalPaise,
      gstPaise: priced.gstPaise,
    },
    totalPaise: priced.totalPaise,
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
  };
}
