import type { AdmissionText, AdmissionTexts } from '../wire/client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import type { Address } from '#people/addresses/address-kinds.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { digitsOf } from '#kit/india/digits.ts';
import { states } from '#kit/india/states.ts';
import { phoneError, phoneDigits } from '#kit/india/phone.ts';
import { defaultLevel } from '#catalogue/onboarding/defaults.ts';
import { badEmail, isEmail } from '#people/sign-in/site/account-rules.ts';

export const steps = [
  /*i18n*/ 'Your details',
  /*i18n*/ 'Address',
  /*i18n*/ 'Programme and plan',
  /*i18n*/ 'Review',
] as const;
export const lastStep = steps.length - 1;
export const planStep = 2;

/** What Next asks for, by step; whatever else is empty Submit asks for. */
const needed: AdmissionText[][] = [['phone'], ['address'], ['serviceName'], []];
/** Where each field is, for what the server refuses. */
const onAddress: AdmissionText[] = ['address', 'street', 'pincode', 'state', 'country'];
const onProgramme = ['serviceName', 'classLevel', 'purpose', 'planId', 'timing', 'couponCode'];
export const stepOf = (field: string) =>
  (onAddress as string[]).includes(field) ? 1 : onProgramme.includes(field) ? 2 : 0;

/** With two spaces: the words are fixed. */
export const fillAll = /*i18n*/ 'Please fill all  fields';
export const choosePlan = /*i18n*/ 'Please select a pricing plan';

/** What to say about what was typed, or true. */
export const rules: Partial<Record<AdmissionText, (typed: string) => string | true>> = {
  fullName: (name) => name.trim() !== '' || /*i18n*/ 'Name is required',
  phone: (typed) => (typed === '' ? /*i18n*/ 'Phone is required' : (phoneError(typed) ?? true)),
  email: (email) => (email.trim() === '' ? /*i18n*/ 'Email is required' : isEmail(email.trim()) || badEmail),
  dateOfBirth: (date) => date === '' || date <= dateInIndia(new Date()) || /*i18n*/ 'Invalid DOB',
  address: (address) => address.trim() !== '' || /*i18n*/ 'Address is required',
  pincode: (pin) => pin === '' || /^[1-9]\d{5}$/.test(pin) || /*i18n*/ 'PIN code must be 6 digits',
  serviceName: (service) => service !== '' || /*i18n*/ 'Choose a programme',
};

/**
 * What is wrong in a step, by field.
 * @param leaving on Next, which lets pass what is empty and not needed there
 */
export function wrongIn(step: number, texts: AdmissionTexts, { leaving }: { leaving: boolean }) {
  const wrong = new Map<AdmissionText, string>();
  for (const field of Object.keys(rules) as AdmissionText[]) {
    if (stepOf(field) !== step || (leaving && texts[field] === '' && !needed[step]?.includes(field)))
      continue;
    const said = rules[field]?.(texts[field]) ?? true;
    if (said !== true) wrong.set(field, said);
  }
  return wrong;
}

/** The first step that still needs something: who has chosen a plan is asked nothing that is known. */
export const firstOpen = (texts: AdmissionTexts): number => {
  const open = steps.findIndex((_step, of) => wrongIn(of, texts, { leaving: false }).size > 0);
  return open === -1 ? lastStep : open;
};

/** Whether something that the step needs is empty. */
export const lacks = (step: number, texts: AdmissionTexts) =>
  (needed[step] ?? []).some((field) => texts[field].trim() === '');

/** What a field lets through while it is typed in. */
export const tidy: Partial<Record<AdmissionText, (typed: string) => string>> = {
  phone: phoneDigits,
  emergencyContact: (typed) => digitsOf(typed).slice(0, 12),
  age: (typed) => digitsOf(typed).slice(0, 3),
  pincode: (typed) => digitsOf(typed).slice(0, 6),
};

/** A new admission knows what the account knows. */
export const blankTexts = (customer: Customer, known: Address | null): AdmissionTexts => ({
  fullName: customer.fullName,
  phone: customer.phone,
  email: customer.email,
  address: known?.address ?? '',
  street: known?.city ?? '',
  pincode: known?.pincode ?? '',
  state: states[known?.stateCode ?? ''] ?? '',
  country: 'India',
  serviceName: '',
  classLevel: defaultLevel,
  purpose: '',
  dateOfBirth: '',
  age: '',
  gender: '',
  nationality: '',
  bloodGroup: '',
  emergencyContact: '',
  standard: '',
  schoolName: '',
  fatherName: '',
  fatherOccupation: '',
  fatherPhone: '',
  motherName: '',
  motherOccupation: '',
  motherPhone: '',
  guardianName: '',
  guardianConsent: '',
});
