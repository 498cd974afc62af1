import type { Attribution } from '#content/visits/attribution.ts';
import type { AdMarks } from '../../conversions/ad-marks.ts';
import type { EnquiryPayload } from './enquiry-client.ts';
import { ageNames, applicationNames, chatNames, enquiryNames } from './names.ts';

/** The label each form puts on its enquiries. */
export const enquirySources = {
  contact: 'Contact Inquiry',
  ecommerce: 'E-Commerce',
  digitalMarketing: 'Digital Marketing',
  googleAds: 'Google Ads',
  metaAds: 'Meta Ads',
  website: 'Website Development',
  application: 'application-development',
  realEstate: 'Real Estate',
  chatbot: 'Chatbot Inquiry',
  offer: '999/Month',
} as const;

/** A filled form in our own words. `email` is empty where the form does not ask for it. */
export type Enquiry = {
  form: 'contact' | 'enquiry' | 'service' | 'offer' | 'plan' | 'picker' | 'chatbot';
  source: string;
  name: string;
  phone: string;
  email: string;
  service: string;
  message: string;
  /** Left out where there is no such box: the chat. */
  isHuman?: boolean;
  terms: boolean;
  consentVersion: string;
  /** Left out where it was not ticked. */
  whatsApp?: boolean;
  honeypot: string;
  elapsedMs: number;
  pageUrl: string;
  attribution: Attribution;
  adMarks?: AdMarks | undefined;
  /** Of the plan form: which plan. */
  plan?: string;
  /** Of the feature pickers: the ids of what was picked. */
  features?: string[];
};

const { toWire } = enquiryNames;

/** The payload of `POST /inquiry` with the keys that clients know. */
export function enquiryPayload(inquiry: Enquiry): EnquiryPayload {
  return {
    form: inquiry.form,
    name: inquiry.name,
    ...toWire({ phone: inquiry.phone, pageUrl: inquiry.pageUrl }),
    ...formKeys[inquiry.form](inquiry),
    dob: 'Website',
    ...(inquiry.isHuman !== undefined && { isHuman: inquiry.isHuman }),
    terms: inquiry.terms,
    consentVersion: inquiry.consentVersion,
    ...(inquiry.whatsApp && { whatsapp: true }),
    website: inquiry.honeypot,
    elapsedMs: inquiry.elapsedMs,
    attribution: inquiry.attribution,
    ...(inquiry.adMarks && { adMarks: inquiry.adMarks }),
  };
}

const formKeys: Record<Enquiry['form'], (inquiry: Enquiry) => EnquiryPayload> = {
  contact: ({ source, service, message, email }) => toWire({ email, service, source, message }),
  // The enquiry page has no parent's name to send, so the visitor's own goes there.
  enquiry: ({ name, service, message }) => ({ age: service, ...toWire({ service, source: name, message }) }),
  service: ({ source, service, email }) => ({
    age: email,
    ...(source === enquirySources.application ? applicationNames : enquiryNames).toWire({ service }),
    ...toWire({ source }),
  }),
  offer: ({ source, message }) => toWire({ source, message }),
  // `dob` stays 'Website'; the chosen plan, which the form of old lost, has keys of its own.
  plan: ({ source, message, plan = '' }) => toWire({ source, message, plan }),
  picker: ({ source, message, features = [] }) => toWire({ source, message, features }),
  // The keys of every enquiry and the chatbot's own.
  chatbot: ({ source, phone, email, service }) => ({
    form_type: 'chatbot',
    age: email,
    phone,
    ...chatNames.toWire({ email, service }),
    ...toWire({ service, source }),
  }),
};

/** What the server refuses to this form, by our names of the fields. */
export const enquiryErrors = (
  form: Enquiry['form'],
  errors: Record<string, string>,
): Record<string, string> =>
  enquiryNames.fromWire(applicationNames.fromWire(ageNames(form).fromWire(errors)));
