import type { Paise } from '#kit/india/money.ts';
import type { WeeklySlot } from '#catalogue/onboarding/onboarding.ts';
import { signedNames } from '#money/payments/wire/signed-names.ts';
import type { AdmissionTexts } from './client.ts';
import { callsIn, sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import type { WireOf } from '#kit/wire/names.ts';
import { planText, type ShownPlan } from './catalogue-client.ts';
import { admissionNames, checkoutNames, paymentNames } from './names.ts';

/** What the checkout is opened with; `orderId` null: nothing is left to pay, the plan has begun. */
export type Checkout = {
  transactionId: string | null;
  orderId: string | null;
  amountPaise: Paise;
  key: string;
  scriptUrl: string;
};
type CheckoutWire = WireOf<typeof checkoutNames, Checkout>;

const admissions = callsIn(admissionNames);

function toCheckout(answer: Outcome<CheckoutWire>): Outcome<{ checkout: Checkout }> {
  if (!answer.ok) return answer;
  const { transactionId, orderId, amountPaise, key, scriptUrl } = checkoutNames.fromWire(answer);
  return { ok: true, checkout: { transactionId, orderId, amountPaise, key, scriptUrl } };
}

type Choice = { plan: ShownPlan; couponCode: string; reference: string };

/** Sends the four steps, with every key that clients know, and begins the payment. */
export async function submitAdmission(
  input: Choice & { texts: AdmissionTexts; timing: WeeklySlot[]; customerCode: string },
): Promise<Outcome<{ checkout: Checkout }>> {
  const { texts: told, timing, plan, couponCode, reference, customerCode } = input;
  const form = new FormData();
  const parts = [told.address, told.street, told.pincode, told.state, told.country];
  const sent = {
    ...told,
    customerCode,
    photo: '',
    wholeAddress: parts.filter(Boolean).join(', '),
    session: 'Daily',
    paymentOption: 'Razorpay',
    feeType: '',
    status: 'Pending',
    planId: planText(plan),
    timing: JSON.stringify(timing.map((slot) => ({ ...slot, center: told.serviceName }))),
    couponCode,
    clientReference: reference,
  };
  for (const [name, value] of Object.entries(admissionNames.toWire(sent))) form.set(name, value);
  return toCheckout(await admissions.sendSignedIn<CheckoutWire>('POST', '/admission', form));
}

/** Pays for the admission that waits. */
export const payAdmission = async ({ plan, couponCode, reference }: Choice) =>
  toCheckout(
    await admissions.sendSignedIn<CheckoutWire>('POST', '/admission/orders', {
      planId: planText(plan),
      couponCode,
      clientReference: reference,
    }),
  );

/** Tells the server how the checkout ended; what became of the money, the server asks the provider. */
export async function claimPayment(input: {
  checkout: Checkout;
  end:
    | { state: 'paid'; signed: { paymentId: string; orderId: string; signature: string } }
    | { state: 'failed' };
  plan: ShownPlan;
  buyer: { fullName: string; phone: string };
  customer: { id: string };
}): Promise<Outcome<{ isError: boolean; paid: boolean }>> {
  const { checkout, end, plan, buyer, customer } = input;
  const answer = await sendSignedIn<{ data: { isError: boolean; status: string } }>('POST', '/feespay', {
    ...paymentNames.toWire({
      transactionId: checkout.transactionId,
      title: plan.name,
      months: plan.months,
      name: buyer.fullName,
      amount: checkout.amountPaise / 100,
    }),
    user_id: customer.id,
    user_phone: buyer.phone,
    currency: 'INR',
    payment_mode: 'Online',
    ...(end.state === 'paid'
      ? { ...signedNames.toWire(end.signed), status: 'Paid' }
      : { ...signedNames.toWire({ paymentId: '' }), status: 'Failed' }),
  });
  if (!answer.ok) return answer;
  return { ok: true, isError: answer.data.isError, paid: answer.data.status === 'Paid' };
}
