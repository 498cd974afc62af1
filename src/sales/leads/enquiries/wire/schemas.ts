import { z } from '@hono/zod-openapi';
import { EnquiryInput } from '../enquiry-input.ts';
import type { Message } from '#kit/language/message.ts';
import { names } from '#kit/wire/names.ts';
import { leadForms, type LeadForm } from '../../lead.ts';
import { applicationNames, chatNames, inquiryNames } from './names.ts';

const words = z.union([z.string(), z.number()]).transform(String).optional().openapi({ type: 'string' });

/**
 * POST /inquiry as clients have always sent it, odd names included, with the additions that our own
 * pages send. Unknown keys are kept in the raw copy and otherwise ignored.
 */
export const InquiryWire = z
  .looseObject({
    name: words,
    age: words.openapi({
      description: 'The e-mail on service pages, the chosen service on the enquiry page',
    }),
    ...inquiryNames.toWire({
      phone: words,
      service: words.openapi({ description: 'The chosen service' }),
      source: words.openapi({ description: 'Where the enquiry comes from, or a name on the enquiry page' }),
      pageUrl: words.openapi({ description: 'Address of the page' }),
      message: words.openapi({ description: 'The message' }),
    }),
    ...applicationNames.toWire({
      service: words.openapi({ description: 'The chosen service on the application development form' }),
    }),
    ...chatNames.toWire({ email: words, service: words }),
    dob: words.openapi({ description: "Always 'Website'" }),
    email: words,
    form_type: words,
    phone: words,
    form: z.enum(leadForms).exclude(['import']).optional(),
    plan: words.openapi({ description: 'The chosen plan, as `GET /plans` names it' }),
    features: z.array(z.string().max(60)).max(60).optional().openapi({
      description: 'The picked features of one picker; names, prices and total are looked up, never believed',
    }),
    isHuman: z.boolean().optional(),
    terms: z.boolean().optional(),
    consentVersion: words,
    website: words.openapi({ description: 'Left empty by people' }),
    elapsedMs: z.number().nonnegative().optional(),
    attribution: z.record(z.string(), z.unknown()).optional(),
  })
  .openapi('Inquiry');
export type InquiryWire = z.infer<typeof InquiryWire>;

const sourceForms: Record<string, LeadForm> = {
  'E-Commerce': 'service',
  'Digital Marketing': 'service',
  'Google Ads': 'service',
  'Meta Ads': 'service',
  'Website Development': 'service',
  'application-development': 'service',
  'Real Estate': 'service',
  'Contact Inquiry': 'contact',
  'Chatbot Inquiry': 'chatbot',
  '999/Month': 'offer',
};

const { wire: said } = inquiryNames;
const { wire: saidInChat } = chatNames;
const { service: saidOfApplications } = applicationNames.wire;

const looksLikeMail = (text: string) => text.includes('@');

/** The form that sent this: its own word for it, else the source label, else the enquiry page. */
function formOf(wire: InquiryWire): LeadForm {
  if (wire.form) return wire.form;
  if (wire.form_type === 'chatbot') return 'chatbot';
  const source = wire[said.source] ?? '';
  return sourceForms[source] ?? (/^\d+\/Month$/.test(source) ? 'plan' : 'enquiry');
}

/** Into our own words. `age` is an e-mail when it looks like one, else a service. */
export function fromWire(wire: InquiryWire, idempotencyKey: string | null): EnquiryInput {
  const age = wire.age ?? '';
  const form = formOf(wire);
  return EnquiryInput.parse({
    form,
    // The enquiry page puts the visitor's name where other pages name themselves.
    source: form === 'enquiry' ? 'Enquiry' : (wire[said.source] ?? ''),
    name: wire.name ?? '',
    phone: wire[said.phone] ?? wire.phone ?? '',
    email: wire.email || wire[saidInChat.email] || (looksLikeMail(age) ? age : ''),
    service:
      wire[said.service] ||
      wire[saidOfApplications] ||
      wire[saidInChat.service] ||
      (looksLikeMail(age) ? '' : age),
    message: wire[said.message] ?? '',
    plan: wire.plan ?? '',
    pageUrl: wire[said.pageUrl] ?? '',
    consentVersion: wire.terms ? (wire.consentVersion ?? 'unknown') : null,
    honeypot: wire.website ?? '',
    elapsedMs: wire.elapsedMs ?? null,
    attribution: wire.attribution ?? {},
    idempotencyKey,
    raw: wire,
  });
}

/** Our fields' complaints under the keys that the caller used. */
export function errorsToWire(errors: Record<string, Message>, wire: InquiryWire): Record<string, Message> {
  const { toWire } = names({
    ...said,
    ...(wire[said.phone] === undefined && wire.phone !== undefined && { phone: 'phone' }),
    email: emailKey(wire),
    service: serviceKey(wire),
  });
  return toWire(errors);
}

function emailKey(wire: InquiryWire): string {
  if (wire.email !== undefined || formOf(wire) === 'contact') return 'email';
  return formOf(wire) === 'chatbot' ? saidInChat.email : 'age';
}

function serviceKey(wire: InquiryWire): string {
  if (wire[saidOfApplications] !== undefined) return saidOfApplications;
  return formOf(wire) === 'chatbot' ? saidInChat.service : said.service;
}
