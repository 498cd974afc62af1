import type { AdmissionPaymentStatus } from '../payment-status.ts';
import { toPaise, type Paise } from '#kit/india/money.ts';
import type { ChosenSlot } from '#catalogue/onboarding/onboarding.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import type { PlanWire } from './catalogue-client.ts';

/** Names of the fields that are texts on the wire, by ours. */
export const textNames = {
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
  status: AdmissionPaymentStatus;
  at: string;
  error: string;
  paymentId: string;
};

type AdmissionWire = Record<string, string> & { active_from: string | null; active_until: string | null };
type PaymentWire = {
  transaction_id: string;
  order_no: string;
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
    timing: JSON.parse(wire.timing ?? '[]') as ChosenSlot[],
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
    orderNo: wire.order_no,
    admissionId: wire.admission_id,
    title: wire.pricing,
    months: wire.duration,
    name: wire.student,
    amountPaise: toPaise(wire.amount),
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
