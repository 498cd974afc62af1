import { callPath } from '#kit/path-of.ts';
import type { AdmissionPaymentStatus } from '../payment-status.ts';
import { toPaise, type Paise } from '#kit/india/money.ts';
import type { ChosenSlot } from '#catalogue/onboarding/onboarding.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import type { WireOf } from '#kit/wire/names.ts';
import type { PlanWire } from './catalogue-client.ts';
import { admissionNames, paymentNames, planNames, textNames } from './names.ts';

export type AdmissionText = keyof typeof textNames;
export const texts = Object.keys(textNames) as AdmissionText[];
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
  orderNo: string;
  admissionId: string;
  title: string;
  months: number | null;
  name: string;
  amountPaise: Paise;
  refundedPaise: Paise;
  /** What went back besides refunds. */
  returnedPaise: Paise;
  status: AdmissionPaymentStatus;
  at: string;
  error: string;
  paymentId: string;
};

type AdmissionWire = Record<string, string> & { active_from: string | null; active_until: string | null };
type InPaise = 'amountPaise' | 'refundedPaise' | 'returnedPaise';
type PaymentWire = WireOf<
  typeof paymentNames,
  Omit<AdmissionPayment, InPaise> & { amount: number; refunded: number; returned: number }
>;

function toAdmission(wire: AdmissionWire): Admission {
  const told: Partial<Record<string, string>> = admissionNames.fromWire(wire);
  const plan = planNames.fromWire(JSON.parse(told.planId ?? '{}') as Partial<PlanWire>);
  return {
    id: told.id ?? '',
    status: told.status ?? '',
    texts: Object.fromEntries(texts.map((name) => [name, told[name] ?? ''])) as AdmissionTexts,
    timing: JSON.parse(told.timing ?? '[]') as ChosenSlot[],
    plan: { id: plan.id ?? null, name: plan.name ?? '', months: plan.months ?? 0 },
    couponCode: told.couponCode ?? '',
    activeFrom: wire.active_from,
    activeUntil: wire.active_until,
  };
}

/** A customer's payments for plans, the latest first. */
export async function fetchAdmissionPayments(
  customerId: string,
): Promise<Outcome<{ payments: AdmissionPayment[] }>> {
  const answer = await sendSignedIn<{ data: PaymentWire[] }>('GET', callPath`/feespay/${customerId}`);
  if (!answer.ok) return answer;
  const payments = answer.data
    .map(paymentNames.fromWire)
    .map(({ amount, refunded, returned, ...payment }) => ({
      ...payment,
      amountPaise: toPaise(amount),
      refundedPaise: toPaise(refunded),
      returnedPaise: toPaise(returned),
    }));
  return { ok: true, payments };
}

/** Where a customer stands: the latest admission, null before the first, and the payments. */
export async function fetchAdmission(customerId: string) {
  const admission = await sendSignedIn<Partial<AdmissionWire>>(
    'GET',
    callPath`/admission/singlead/${customerId}`,
  );
  if (!admission.ok) return admission;
  const payments = await fetchAdmissionPayments(customerId);
  if (!payments.ok) return payments;
  const found = admission.id ? toAdmission(admission as AdmissionWire) : null;
  return { ok: true as const, admission: found, payments: payments.payments };
}
