import { z } from '@hono/zod-openapi';
import { EnquiryInput } from '../enquiry-input.ts';
import type { Message } from '#kit/language/message.ts';
import { names } from '#kit/wire/names.ts';
import { leadForms, unseenForms, type LeadForm } from '../../lead.ts';
import { applicationNames, chatNames, enquiryNames } from './names.ts';

const plainText = z.union([z.string(), z.number()]).transform(String).optional().openapi({ type: 'string' });

/**
 * POST /inquiry as clients have always sent it, odd names included, with the additions that our own
 * pages send. Unknown keys are kept in the raw copy and otherwise ignored.
 */
export const EnquiryWire = z
  .looseObject({
    name: plainText,
    age: plainText.openapi({
      description: 'The e-mail on service pages, the chosen service on the enquiry page',
    }),
    ...enquiryNames.toWire({
      phone: plainText,
      service: plainText.openapi({ description: 'The chosen service' }),
      source: plainText.openapi({
        description: 'Where the enquiry comes from, or a name on the enquiry page',
      }),
      pageUrl: plainText.openapi({ description: 'Address of the page' }),
      message: plainText.openapi({ description: 'The message' }),
    }),
    ...applicationNames.toWire({
      service: plainText.openapi({ description: 'The chosen service on the application development form' }),
    }),
    ...chatNames.toWire({ email: plainText, service: plainText }),
    dob: plainText.openapi({ description: "Always 'Website'" }),
    email: plainText,
    form_type: plainText,
    phone: plainText,
    form: z.enum(leadForms).exclude(unseenForms).optional(),
    plan: plainText.openapi({ description: 'The chosen plan, as `GET /plans` names it' }),
    features: z.array(z.string().max(60)).max(60).optional().openapi({
      description: 'The picked features of one picker; names, prices and total are looked up, never believed',
    }),
    isHuman: z.boolean().optional(),
    terms: z.boolean().optional(),
    consentVersion: plainText,
    whatsapp: z.unknown().optional().openapi({
      type: 'boolean',
      description: 'An addition: true where they ticked that they may be written to on WhatsApp',
    }),
    website: plainText.openapi({ description: 'Left empty by people' }),
    elapsedMs: z.number().optional(),
    attribution: z.record(z.string(), z.unknown()).optional(),
    adMarks: z.record(z.string(), z.unknown()).optional().openapi({
      description:
        'What the visitor answered about cookies (`version`, `statistics`, `marketing`), with the marks that this allows (`fbp`, `fbc`, `gaClientId`); dropped where the browser asks not to be tracked (`Sec-GPC`, `DNT`)',
    }),
  })
  .openapi('Inquiry');
export type EnquiryWire = z.infer<typeof EnquiryWire>;

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

const { wire: said } = enquiryNames;
const { wire: saidInChat } = chatNames;
const { service: saidOfApplications } = applicationNames.wire;

const looksLikeMail = (text: string) => text.includes('@');

/** The form that sent this: its own word for it, else the source label, else the enquiry page. */
function formOf(wire: EnquiryWire): LeadForm {
  if (wire.form) return wire.form;
  if (wire.form_type === 'chatbot') return 'chatbot';
  const source = wire[said.source] ?? '';
  return sourceForms[source] ?? (/^\d+\/Month$/.test(source) ? 'plan' : 'enquiry');
}

/** Into our own words. `age` is an e-mail when it looks like one, else a service. */
export function fromWire(wire: EnquiryWire, idempotencyKey: string | null): EnquiryInput {
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
    whatsApp: wire.whatsapp === true,
    honeypot: wire.website ?? '',
    elapsedMs: wire.elapsedMs ?? null,
    attribution: wire.attribution ?? {},
    adMarks: wire.adMarks ?? null,
    idempotencyKey,
    raw: wire,
  });
}

/** Our fields' errors under the keys that the caller used. */
export function errorsToWire(errors: Record<string, Message>, wire: EnquiryWire): Record<string, Message> {
  const { toWire } = names({
    ...said,
    ...(wire[said.phone] === undefined && wire.phone !== undefined && { phone: 'phone' }),
    email: emailKey(wire),
    service: serviceKey(wire),
  });
  return toWire(errors);
}

function emailKey(wire: EnquiryWire): string {
  if (wire.email !== undefined || formOf(wire) === 'contact') return 'email';
  return formOf(wire) === 'chatbot' ? saidInChat.email : 'age';
}

function serviceKey(wire: EnquiryWire): string {
  if (wire[saidOfApplications] !== undefined) return saidOfApplications;
  return formOf(wire) === 'chatbot' ? saidInChat.service : said.service;
}
