import { z } from 'zod';
import { dateInIndia } from '#kit/india/india-date.ts';
import { Email } from '#people/customers/customer.ts';
import { phoneDigits, phoneMessages } from '#kit/india/phone.ts';
import { defaultLevel, defaultSession } from '#catalogue/onboarding/defaults.ts';
import { LevelName, WeeklySlot } from '#catalogue/onboarding/onboarding.ts';

/** Where an admission can stand. */
export const admissionStatuses = ['Pending', 'Active', 'Completed', 'Cancelled', 'Rejected'] as const;
export type AdmissionStatus = (typeof admissionStatuses)[number];

const plain = (value: string) => value.isWellFormed() && !value.includes('\u0000');
const plainLine = (max: number) => z.string().trim().max(max).refine(plain, /*i18n*/ 'Use plain text');
const plainText = (max: number) => plainLine(max).default('');
const needed = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max).refine(plain, /*i18n*/ 'Use plain text');

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What nobody has to tell. What callers say instead stands in `wire/names.ts`. */
export const Details = z.object({
  purpose: plainText(200),
  dateOfBirth: plainText(10).refine(
    (date) => date === '' || (isDay(date) && date <= dateInIndia(new Date())),
    /*i18n*/ 'Invalid DOB',
  ),
  age: plainText(3).refine((age) => /^\d*$/.test(age), /*i18n*/ 'Enter the age in years'),
  gender: plainText(40),
  nationality: plainText(60),
  bloodGroup: plainText(20),
  emergencyContact: plainText(20).refine(
    (number) => /^\d{0,12}$/.test(number),
    /*i18n*/ 'Use at most 12 digits',
  ),
  standard: plainText(80),
  schoolName: plainText(160),
  fatherName: plainText(120),
  fatherOccupation: plainText(120),
  fatherPhone: plainText(20),
  motherName: plainText(120),
  motherOccupation: plainText(120),
  motherPhone: plainText(20),
  /** Of somebody under eighteen: who agreed for them, and `yes` when they did. */
  guardianName: plainText(120),
  guardianConsent: plainText(3),
});
/** Only what was told. */
export type AdmissionDetails = Partial<z.infer<typeof Details>>;

const AddressParts = z.object({
  address: needed(300, /*i18n*/ 'Address is required'),
  street: plainText(160),
  pincode: plainText(10).refine(
    (pin) => pin === '' || /^[1-9]\d{5}$/.test(pin),
    /*i18n*/ 'PIN code must be 6 digits',
  ),
  state: plainText(60),
  country: plainText(60),
});
export type AddressParts = z.infer<typeof AddressParts>;

/** The parts in one line, as the record carries them. An address that came as one line holds its PIN code already. */
export const joinAddress = ({ address, street, pincode, state, country }: AddressParts) =>
  [address, street, !address.includes(pincode) && pincode, state, country].filter(Boolean).join(', ');

/** What a customer sends to subscribe. Which plan it is, its id says; every price is ours. */
export const AdmissionInput = z.object({
  fullName: needed(120, /*i18n*/ 'Name is required'),
  phone: z
    .string(/*i18n*/ 'Phone is required')
    .max(30)
    .transform(phoneDigits)
    .refine((digits) => digits.length === 10, phoneMessages.incomplete),
  email: Email,
  addressParts: AddressParts,
  serviceName: needed(80, /*i18n*/ 'Choose a programme'),
  planId: z.uuid(/*i18n*/ 'Please select a pricing plan'),
  classLevel: LevelName.default(defaultLevel),
  session: plainText(40).transform((session) => session || defaultSession),
  paymentOption: plainText(40).transform((option) => option || 'Razorpay'),
  timing: z.array(WeeklySlot).max(7),
  /** Left out where clients know of no such field; empty: none. */
  couponCode: plainLine(40).optional(),
  details: Details,
});
export type AdmissionInput = z.infer<typeof AdmissionInput>;
