import { z } from '@hono/zod-openapi';
import { AdmissionInput, joinAddress, type AdmissionDetails } from '../admission.ts';
import type { readAdmission } from '../read-admission.ts';
import { WeeklySlot } from '#catalogue/onboarding/onboarding.ts';
import type { PricingPlan } from '#catalogue/pricing-plans/pricing-plan.ts';
import { storedList } from '#kit/rows/stored-list.ts';

/** Amounts of these calls are rupees, as numbers. */
export const rupees = (paise: number) => paise / 100;

export const PlanWire = z
  .object({
    id: z.uuid(),
    plan_name: z.string(),
    price: z.number().openapi({ description: 'Before the discount, rupees with GST' }),
    sell_price: z.number().openapi({ description: 'What is paid, rupees with GST' }),
    duration: z.number().int().openapi({ description: 'Months' }),
    benefits: z.string().openapi({ description: 'JSON text: list of texts' }),
    class_name: z.string().openapi({ description: 'The `center_name` it belongs to' }),
  })
  .openapi('PricingPlan');

export const planToWire = (plan: PricingPlan): z.infer<typeof PlanWire> => ({
  id: plan.id,
  plan_name: plan.name,
  price: rupees(plan.pricePaise),
  sell_price: rupees(plan.sellPaise),
  duration: plan.months,
  benefits: JSON.stringify(plan.benefits),
  class_name: plan.serviceName,
});

/** Names of details on the wire, with their spelling. */
const detailNames = {
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
} as const satisfies Record<keyof AdmissionDetails, string>;
const detailKeys = Object.keys(detailNames) as (keyof typeof detailNames)[];
const addressNames = ['address', 'street', 'pincode', 'state', 'country'] as const;
type FreeName = (typeof detailNames)[keyof typeof detailNames] | (typeof addressNames)[number];
const freeNames: FreeName[] = [...Object.values(detailNames), ...addressNames];

/** One schema for many keys. */
const each = <S>(schema: S) =>
  Object.fromEntries(freeNames.map((name) => [name, schema])) as Record<FreeName, S>;

/** Our fields under the names that callers use. */
export const wireNames: Record<string, string> = {
  fullName: 'full_name',
  serviceName: 'center_name',
  planId: 'pricing_plan',
  classLevel: 'class_level',
  couponCode: 'coupon_code',
  ...Object.fromEntries(addressNames.map((name) => [`addressParts.${name}`, name])),
  ...Object.fromEntries(detailKeys.map((key) => [`details.${key}`, detailNames[key]])),
};

const text = z.string().max(4_000).optional();

/** As a form sends it: every value a text. Keys that are not named here are read by nobody. */
export const AdmissionForm = z.object({
  ...each(text),
  full_name: text,
  phone: text,
  email: text,
  residential_address: text.openapi({ description: 'Read where `address` is not given' }),
  center_name: text,
  pricing_plan: text.openapi({ description: 'JSON text of a plan; its `id` counts' }),
  class_level: text,
  session: text,
  paymentOption: text,
  timing: text.openapi({ description: 'JSON text: list of {day, startTime, endTime, center}' }),
  coupon_code: text,
  transaction_id: text.openapi({ description: 'Of the browser; unique' }),
});

/** @throws ZodError in our names */
export function fromWire(form: z.infer<typeof AdmissionForm>): AdmissionInput {
  const whole = form.residential_address;
  return AdmissionInput.parse({
    fullName: form.full_name,
    phone: form.phone,
    email: form.email,
    addressParts: form.address ? form : { address: whole, pincode: /\b[1-9]\d{5}\b/.exec(whole ?? '')?.[0] },
    serviceName: form.center_name,
    planId: planIn(form.pricing_plan),
    classLevel: form.class_level || undefined,
    session: form.session,
    paymentOption: form.paymentOption,
    timing: storedList(WeeklySlot, form.timing ?? '[]').items,
    couponCode: form.coupon_code,
    details: Object.fromEntries(detailKeys.map((key) => [key, form[detailNames[key]]])),
  });
}

/** The id of the plan that a JSON text describes; empty without one. */
export function planIn(json: string | undefined): string {
  try {
    return z.object({ id: z.uuid() }).safeParse(JSON.parse(json ?? '')).data?.id ?? '';
  } catch {
    return '';
  }
}

const jsonText = z.string().openapi({ description: 'JSON text' });

/** The record as customers read their own. Every key is there, empty where nothing was told. */
export const AdmissionWire = z
  .object({
    ...each(z.string()),
    id: z.uuid(),
    Students_id: z.string().openapi({ description: 'The public number of the account' }),
    status: z.string().openapi({ description: 'Pending, Active, Completed, Cancelled or Rejected' }),
    full_name: z.string(),
    phone: z.string(),
    email: z.string(),
    photo: z.string().openapi({ description: 'Always empty: the profile keeps the photo' }),
    residential_address: z.string(),
    center_name: z.string(),
    pricing_plan: jsonText,
    class_level: z.string(),
    session: z.string(),
    paymentOption: z.string(),
    coupon_code: z.string(),
    timing: jsonText,
    feeType: z.string(),
    active_from: z.string().nullable(),
    active_until: z.string().nullable(),
  })
  .openapi('Admission');

type Read = NonNullable<Awaited<ReturnType<typeof readAdmission>>>;

export const admissionToWire = (read: Read, code: string): z.infer<typeof AdmissionWire> => ({
  ...each(''),
  ...Object.fromEntries(detailKeys.map((key) => [detailNames[key], read.details[key] ?? ''])),
  ...read.addressParts,
  id: read.id,
  Students_id: code,
  status: read.status,
  full_name: read.fullName,
  phone: read.phone,
  email: read.email,
  photo: '',
  residential_address: joinAddress(read.addressParts),
  center_name: read.serviceName,
  pricing_plan: JSON.stringify(
    read.plan ? planToWire(read.plan) : { plan_name: read.planName, duration: read.planMonths },
  ),
  class_level: read.classLevel,
  session: read.session,
  paymentOption: read.paymentOption,
  coupon_code: read.couponCode ?? '',
  timing: JSON.stringify(read.timing),
  feeType: '',
  active_from: read.activeFrom?.toISOString() ?? null,
  active_until: read.activeUntil?.toISOString() ?? null,
});
