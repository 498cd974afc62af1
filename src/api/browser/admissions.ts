import type { AdmissionPaymentStatus } from '#domain/admissions/payment-status.ts';
import type { Paise } from '#domain/money.ts';
import type { ChosenSlot, Schedule, WeeklySlot } from '#domain/onboarding/onboarding.ts';
import type { PricingPlan } from '#domain/pricing-plans/pricing-plan.ts';
import { send, sendSignedIn, type Outcome } from './customer-calls.ts';

export type ShownPlan = Omit<PricingPlan, 'serviceId'>;
export type Center = { name: string; description: string };
/** Everything that an admission chooses from. */
export type Catalogue = { centers: Center[]; plans: ShownPlan[]; levels: string[]; schedules: Schedule[] };

type PlanWire = {
  id: string;
  plan_name: string;
  price: number;
  sell_price: number;
  duration: number;
  benefits: string;
  class_name: string;
};
type CenterWire = { center_name: string; location: string; status: string };
type ScheduleWire = {
  id: string;
  class_name: string;
  class_level: string;
  age_group: string;
  frequency: string;
};

const paise = (rupees: number): Paise => Math.round(rupees * 100);
/** The server has checked what these lists hold. */
const list = <T>(json: string) => JSON.parse(json) as T[];

const toPlan = (wire: PlanWire): ShownPlan => ({
  id: wire.id,
  name: wire.plan_name,
  pricePaise: paise(wire.price),
  sellPaise: paise(wire.sell_price),
  months: wire.duration,
  benefits: list<string>(wire.benefits),
  serviceName: wire.class_name,
});

/** Services that can be chosen, with their plans, levels and onboarding sessions. */
export async function fetchCatalogue(): Promise<Outcome<Catalogue>> {
  const [centers, plans, levels, schedules] = await Promise.all([
    send<{ list: CenterWire[] }>('GET', '/centerlist/admin1997'),
    send<{ list: PlanWire[] }>('GET', '/pricing/admin1997'),
    send<{ list: { class_level: string }[] }>('GET', '/classlevel/admin1997'),
    send<{ list: ScheduleWire[] }>('GET', '/classschedule/getalldata'),
  ]);
  if (!centers.ok) return centers;
  if (!plans.ok) return plans;
  if (!levels.ok) return levels;
  if (!schedules.ok) return schedules;
  return {
    ok: true,
    centers: centers.list
      .filter(({ status }) => status === 'Active')
      .map(({ center_name: name, location: description }) => ({ name, description })),
    plans: plans.list.map(toPlan),
    levels: levels.list.map(({ class_level: level }) => level),
    schedules: schedules.list.map((wire) => ({
      id: wire.id,
      serviceName: wire.class_name,
      levels: list<string>(wire.class_level),
      ageGroups: list<string>(wire.age_group),
      frequency: list<WeeklySlot>(wire.frequency),
    })),
  };
}

/** Names of the fields that are texts on the wire, by ours. Source: accounts-commerce §3 */
const textNames = {
  fullName: 'full_name',
  phone: 'phone',
  email: 'email',
  address: 'address',
  street: 'street',
  pincode: 'pincode',
  state: 'state',
  country: 'country',
  serviceName: 'center_name',
  classLevel: 'class_level',
  purpose: 'subject',
  dateOfBirth: 'dob',
  age: 'age',
  gender: 'gender',
  nationality: 'nationality',
  bloodGroup: 'blood_group',
  emergencyContact: 'emregency_contact',
  standard: 'standard',
  schoolName: 'school_name',
  fatherName: 'father_name',
  fatherOccupation: 'father_occupation',
  fatherPhone: 'father_phone',
  motherName: 'mother_name',
  motherOccupation: 'mother_occupation',
  motherPhone: 'mother_phone',
} as const;
export type AdmissionText = keyof typeof textNames;
const texts = Object.keys(textNames) as AdmissionText[];
/** What is typed in the four steps. */
export type AdmissionTexts = Record<AdmissionText, string>;

export type Admission = {
  id: string;
  status: string;
  texts: AdmissionTexts;
  timing: ChosenSlot[];
  plan: { id: string | null; name: string; months: number };
  /** As typed last; whether it holds, only applying it tells. */
  couponCode: string;
  activeFrom: string | null;
  activeUntil: string | null;
};
export type AdmissionPayment = {
  transactionId: string;
  admissionId: string;
  title: string;
  months: number | null;
  name: string;
  amountPaise: Paise;
  status: AdmissionPaymentStatus;
  at: string;
  error: string;
  paymentId: string;
};

type AdmissionWire = Record<string, string> & { active_from: string | null; active_until: string | null };
type PaymentWire = {
  transaction_id: string;
  admission_id: string;
  pricing: string;
  duration: number | null;
  student: string;
  amount: number;
  status: AdmissionPaymentStatus;
  createdAt: string;
  last_error: string;
  razorpay_payment_id: string;
};

function toAdmission(wire: AdmissionWire): Admission {
  const plan = JSON.parse(wire.pricing_plan ?? '{}') as Partial<PlanWire>;
  return {
    id: wire.id ?? '',
    status: wire.status ?? '',
    texts: Object.fromEntries(texts.map((name) => [name, wire[textNames[name]] ?? ''])) as AdmissionTexts,
    timing: list<ChosenSlot>(wire.timing ?? '[]'),
    plan: { id: plan.id ?? null, name: plan.plan_name ?? '', months: plan.duration ?? 0 },
    couponCode: wire.coupon_code ?? '',
    activeFrom: wire.active_from,
    activeUntil: wire.active_until,
  };
}

/** A customer's payments for plans, the latest first. */
export async function fetchAdmissionPayments(
  customerId: string,
): Promise<Outcome<{ payments: AdmissionPayment[] }>> {
  const answer = await sendSignedIn<{ data: PaymentWire[] }>('GET', `/feespay/${customerId}`);
  if (!answer.ok) return answer;
  const payments = answer.data.map((wire) => ({
    transactionId: wire.transaction_id,
    admissionId: wire.admission_id,
    title: wire.pricing,
    months: wire.duration,
    name: wire.student,
    amountPaise: paise(wire.amount),
    status: wire.status,
    at: wire.createdAt,
    error: wire.last_error,
    paymentId: wire.razorpay_payment_id,
  }));
  return { ok: true, payments };
}

/** Where a customer stands: the latest admission, null before the first, and the payments. */
export async function fetchAdmission(customerId: string) {
  const admission = await sendSignedIn<Partial<AdmissionWire>>('GET', `/admission/singlead/${customerId}`);
  if (!admission.ok) return admission;
  const payments = await fetchAdmissionPayments(customerId);
  if (!payments.ok) return payments;
  const found = admission.id ? toAdmission(admission as AdmissionWire) : null;
  return { ok: true as const, admission: found, payments: payments.payments };
}

/** Whether a coupon holds now. Rejects without an answer. */
export async function checkCoupon(code: string): Promise<Outcome<{ holds: boolean }>> {
  const answer = await sendSignedIn<{ couponData?: object }>(
    'GET',
    `/coupon/check/${encodeURIComponent(code)}`,
  );
  return answer.ok ? { ok: true, holds: Boolean(answer.couponData) } : answer;
}

/** Keeps a use of a coupon. `message` is the server's, for under the field. */
export async function applyCoupon(input: {
  code: string;
  planId: string;
  name: string;
  customerId: string;
  phone: string;
}): Promise<Outcome<{ message: string; discountPaise: Paise; totalPaise: Paise }>> {
  const answer = await sendSignedIn<{ message: string; discount: number; total: number }>(
    'POST',
    '/coupon/apply',
    {
      coupon_code: input.code,
      person_name: input.name,
      person_id: input.customerId,
      pricing_plan: input.planId,
      mobile: input.phone,
    },
  );
  if (!answer.ok) return answer;
  const { message, discount, total } = answer;
  return { ok: true, message, discountPaise: paise(discount), totalPaise: paise(total) };
}

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
const planText = (plan: ShownPlan) =>
  JSON.stringify({
    id: plan.id,
    plan_name: plan.name,
    price: plan.pricePaise / 100,
    sell_price: plan.sellPaise / 100,
    duration: plan.months,
    class_name: plan.serviceName,
  });

/** Sends the four steps, with every key of the specification, and begins the payment. */
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
