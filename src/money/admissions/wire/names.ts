import { names } from '#kit/wire/names.ts';
import type { AdmissionDetails } from '../admission.ts';

/** Details of an admission on the wire, with their spelling. */
export const detailNames = {
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
  guardianName: 'guardian_name',
  guardianConsent: 'guardian_consent',
} as const satisfies Record<keyof AdmissionDetails, string>;

/** What is typed in the four steps: every value a text. */
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
  ...detailNames,
} as const;

export const admissionNames = names({
  ...textNames,
  customerCode: 'Students_id',
  wholeAddress: 'residential_address',
  planId: 'pricing_plan',
  couponCode: 'coupon_code',
  clientReference: 'transaction_id',
  activeFrom: 'active_from',
  activeUntil: 'active_until',
});

/** Prices are rupees with GST. */
export const planNames = names({
  name: 'plan_name',
  sell: 'sell_price',
  months: 'duration',
  serviceName: 'class_name',
});
export const levelNames = names({ name: 'class_level' });
export const scheduleNames = names({
  serviceName: 'class_name',
  levels: 'class_level',
  ageGroups: 'age_group',
});

/** Of a payment for an admission. */
export const paymentNames = names({
  transactionId: 'transaction_id',
  orderNo: 'order_no',
  admissionId: 'admission_id',
  title: 'pricing',
  months: 'duration',
  name: 'student',
  at: 'createdAt',
  error: 'last_error',
  paymentId: 'razorpay_payment_id',
});

/** What the checkout is opened with. */
export const checkoutNames = names({
  transactionId: 'transaction_id',
  orderId: 'order_id',
  amountPaise: 'amount',
  scriptUrl: 'checkout_script_url',
});
