import type { Paise } from '#kit/india/money.ts';
import type { WeeklySlot } from '#catalogue/onboarding/onboarding.ts';
import { textNames, texts, type AdmissionTexts } from './client.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import { planText, type ShownPlan } from './catalogue-client.ts';

/** What the checkout is opened with; `orderId` null: nothing is left to pay, the plan has begun. */
export type Checkout = {
  transactionId: string | null;
  orderId: string | null;
  amountPaise: Paise;
  key: string;
  scriptUrl: string;
};
type CheckoutWire = {
  transaction_id: string | null;
  order_id: string | null;
  amount: number;
  key: string;
  checkout_script_url: string;
};

const toCheckout = (answer: Outcome<CheckoutWire>): Outcome<{ checkout: Checkout }> =>
  answer.ok
    ? {
        ok: true,
        checkout: {
          transactionId: answer.transaction_id,
          orderId: answer.order_id,
          amountPaise: answer.amount,
          key: answer.key,
          scriptUrl: answer.checkout_script_url,
        },
      }
    : { ...answer, errors: inOurNames(answer.errors) };

const ours = new Map<string, string>(texts.map((name) => [textNames[name], name]));
const inOurNames = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, words]) => [
      name === 'pricing_plan' ? 'planId' : (ours.get(name) ?? name),
      words,
    ]),
  );

type Choice = { plan: ShownPlan; couponCode: string; reference: string };

/** Sends the four steps, with every key that clients know, and begins the payment. */
export async function submitAdmission(
  input: Choice & { texts: AdmissionTexts; timing: WeeklySlot[]; customerCode: string },
): Promise<Outcome<{ checkout: Checkout }>> {
  const { texts: told, timing, plan, couponCode, reference, customerCode } = input;
  const form = new FormData();
  for (const name of texts) form.set(textNames[name], told[name]);
  const parts = [told.address, told.street, told.pincode, told.state, told.country];
  const rest = {
    Students_id: customerCode,
    photo: '',
    residential_address: parts.filter(Boolean).join(', '),
    session: 'Daily',
    paymentOption: 'Razorpay',
    feeType: '',
    status: 'Pending',
    pricing_plan: planText(plan),
    timing: JSON.stringify(timing.map((slot) => ({ ...slot, center: told.serviceName }))),
    coupon_code: couponCode,
    transaction_id: reference,
  };
  for (const [name, value] of Object.entries(rest)) form.set(name, value);
  return toCheckout(await sendSignedIn<CheckoutWire>('POST', '/admission', form));
}

/** Pays for the admission that waits. */
export const payAdmission = async ({ plan, couponCode, reference }: Choice) =>
  toCheckout(
    await sendSignedIn<CheckoutWire>('POST', '/admission/orders', {
      pricing_plan: planText(plan),
      coupon_code: couponCode,
      transaction_id: reference,
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
}): Promise<{ isError: boolean; paid: boolean }> {
  const { checkout, end, plan, buyer, customer } = input;
  const answer = await sendSignedIn<{ data: { isError: boolean; status: string } }>('POST', '/feespay', {
    transaction_id: checkout.transactionId,
    pricing: plan.name,
    duration: plan.months,
    user_id: customer.id,
    user_phone: buyer.phone,
    student: buyer.fullName,
    amount: checkout.amountPaise / 100,
    currency: 'INR',
    payment_mode: 'Online',
    ...(end.state === 'paid'
      ? {
          razorpay_payment_id: end.signed.paymentId,
          razorpay_order_id: end.signed.orderId,
          razorpay_signature: end.signed.signature,
          status: 'Paid',
        }
      : { razorpay_payment_id: '', status: 'Failed' }),
  });
  if (!answer.ok) return { isError: true, paid: false };
  return { isError: answer.data.isError, paid: answer.data.status === 'Paid' };
}
