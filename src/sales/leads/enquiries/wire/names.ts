import { z } from '@hono/zod-openapi';
import { EnquiryInput } from '../enquiry-input.ts';
import { leadForms, type LeadForm } from '../../lead.ts';
import type { Message } from '#kit/language/message.ts';

const words = z.union([z.string(), z.number()]).transform(String).optional().openapi({ type: 'string' });

/**
 * POST /inquiry as clients have always sent it, odd names included, with the additions that our own
 * pages send. Unknown keys are kept in the raw copy and otherwise ignored.
 */
export const InquiryWire = z
  .looseObject({
    name: words,
    mobile: words,
    age: words.openapi({
      description: 'The e-mail on service pages, the chosen service on the enquiry page',
    }),
    school: words.openapi({ description: 'The chosen service' }),
    related_service: words.openapi({ description: 'The chosen service on the application development form' }),
    parent_name: words.openapi({
      description: 'Where the enquiry comes from, or a name on the enquiry page',
    }),
    skates_category: words.openapi({ description: 'Address of the page' }),
    dob: words.openapi({ description: "Always 'Website'" }),
    remark: words.openapi({ description: 'The message' }),
    email: words,
    form_type: words,
    gmail: words,
    phone: words,
    selected_service: words,
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

const looksLikeMail = (text: string) => text.includes('@');

/** The form that sent this: its own word for it, else the source label, else the enquiry page. */
function formOf(wire: InquiryWire): LeadForm {
  if (wire.form) return wire.form;
  if (wire.form_type === 'chatbot') return 'chatbot';
  const source = wire.parent_name ?? '';
  return sourceForms[source] ?? (/^\d+\/Month$/.test(source) ? 'plan' : 'enquiry');
}

/** Into our own words. `age` is an e-mail when it looks like one, else a service. */
export function fromWire(wire: InquiryWire, idempotencyKey: string | null): EnquiryInput {
  const age = wire.age ?? '';
  const form = formOf(wire);
  return EnquiryInput.parse({
    form,
    // The enquiry page puts the visitor's name where other pages name themselves.
    source: form === 'enquiry' ? 'Enquiry' : (wire.parent_name ?? ''),
    name: wire.name ?? '',
    phone: wire.mobile ?? wire.phone ?? '',
    email: wire.email || wire.gmail || (looksLikeMail(age) ? age : ''),
    service: wire.school || wire.related_service || wire.selected_service || (looksLikeMail(age) ? '' : age),
    message: wire.remark ?? '',
    plan: wire.plan ?? '',
    pageUrl: wire.skates_category ?? '',
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
  const names: Record<string, string> = {
    phone: wire.mobile === undefined && wire.phone !== undefined ? 'phone' : 'mobile',
    email: emailKey(wire),
    service: serviceKey(wire),
    message: 'remark',
    pageUrl: 'skates_category',
    source: 'parent_name',
  };
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [names[field] ?? field, text]));
}

function emailKey(wire: InquiryWire): string {
  if (wire.email !== undefined || formOf(wire) === 'contact') return 'email';
  return formOf(wire) === 'chatbot' ? 'gmail' : 'age';
}

function serviceKey(wire: InquiryWire): string {
  if (wire.related_service !== undefined) return 'related_service';
  return formOf(wire) === 'chatbot' ? 'selected_service' : 'school';
}
