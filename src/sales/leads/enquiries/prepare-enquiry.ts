import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { leads } from '../table.server.ts';
import type { leadTouches } from './table.server.ts';
import { campaignsOf } from '#content/visits/campaign-key.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import type { AdMarks } from '../conversions/ad-marks.ts';
import type { EnquiryInput } from './enquiry-input.ts';
import { unseenForms, type LeadForm } from '../lead.ts';
import { isAbroad, isWholePhone, phoneDigits, phoneMessages } from '#kit/india/phone.ts';
import { storable } from '#kit/storable.ts';

export type PreparedEnquiry = {
  id: string;
  lead: typeof leads.$inferInsert;
  touch: Omit<typeof leadTouches.$inferInsert, 'leadId'> & { id: string };
  consentVersion: string | null;
  /** Their number, where it may be written to on WhatsApp. */
  whatsApp: string | null;
  /** What its browser agreed to beside, if it said. */
  adMarks: (AdMarks & { eventId: string }) | null;
  /** What makes a repeat recognisable: the caller's key, and who asked from where. */
  fingerprints: string[];
  bodyHash: string;
};

type Field = 'name' | 'phone' | 'email' | 'service' | 'message';

/** What each form must bring. `wholePhone`: the number must have its ten digits. R-17. */
const formRules: Record<LeadForm, { required: Field[]; wholePhone: boolean }> = {
  contact: { required: ['name', 'email', 'phone', 'service', 'message'], wholePhone: false },
  enquiry: { required: ['name', 'phone', 'service'], wholePhone: true },
  service: { required: ['service', 'name', 'phone', 'email'], wholePhone: false },
  offer: { required: ['name', 'phone'], wholePhone: true },
  plan: { required: ['phone'], wholePhone: true },
  chatbot: { required: ['service', 'name', 'email', 'phone'], wholePhone: true },
  picker: { required: ['name', 'phone'], wholePhone: true },
  consultation: { required: ['name', 'phone'], wholePhone: true },
  import: { required: ['name'], wholePhone: false },
  office: { required: [], wholePhone: false },
  outside: { required: [], wholePhone: false },
};

const missing: Record<Field, string> = {
  name: /*i18n*/ 'Please enter your name',
  phone: /*i18n*/ 'Please enter your phone number',
  email: /*i18n*/ 'Please enter your e-mail address',
  service: /*i18n*/ 'Please choose a service',
  message: /*i18n*/ 'Please write a message',
};

/** Turns a parsed enquiry into the rows to store, or says what is missing. @throws Invalid */
export function prepareEnquiry(ctx: Ctx, input: EnquiryInput): PreparedEnquiry {
  const phone = phoneDigits(input.phone);
  // A form has shown the person what it makes of the digits; nobody has looked at what staff or a spreadsheet bring.
  const phoneComplete = unseenForms.some((form) => form === input.form)
    ? isWholePhone(input.phone)
    : phone.length === 10;
  refuseIncomplete(input, phoneComplete);
  const id = uuidv7();
  const bodyHash = hashOf(
    JSON.stringify([input.form, input.name, phone, input.email, input.service, input.message, input.plan]),
  );
  const { pageUrl } = input;
  const { first: campaign, last: lastCampaign } = campaignsOf(input.attribution);
  const prepared: PreparedEnquiry = {
    id,
    bodyHash,
    consentVersion: input.consentVersion,
    whatsApp: input.whatsApp && phoneComplete ? phone : null,
    // The key of a form is the event's id in the browser, too.
    adMarks: input.adMarks && { ...input.adMarks, eventId: input.idempotencyKey ?? id },
    fingerprints: [
      `who:${hashOf(JSON.stringify([input.form, input.source, phone, input.email]))}`,
      ...(input.idempotencyKey ? [`key:${input.idempotencyKey}`] : []),
    ],
    lead: {
      id,
      name: input.name,
      phone: phoneComplete ? phone : input.phone,
      phoneComplete,
      email: input.email,
      service: input.service,
      message: input.message,
      source: input.source,
      form: input.form,
      pageUrl,
      plan: input.plan,
      attribution: input.attribution,
      language: ctx.language,
      status: 'new',
      suspectedBecause: [],
    },
    touch: {
      id: uuidv7(),
      raw: storable(input.raw),
      bodyHash,
      pageUrl,
      userAgent: ctx.request.userAgent.slice(0, 300),
      ip: ctx.request.ip,
      campaign,
      lastCampaign,
    },
  };
  const signs = suspicions(input);
  return signs.length > 0 ? suspect(prepared, signs) : prepared;
}

const apart = ':suspected';

/** The same to be filed apart, for these reasons besides those that it has. */
export function suspect<E extends PreparedEnquiry>(enquiry: E, reasons: string[]): E {
  const { lead, fingerprints } = enquiry;
  return {
    ...enquiry,
    // What looks like a program has no say over anybody's number.
    whatsApp: null,
    // Whoever was taken for one is heard as soon as they send as people do.
    fingerprints: fingerprints.map((key) =>
      key.startsWith('who:') && !key.endsWith(apart) ? key + apart : key,
    ),
    lead: {
      ...lead,
      status: 'suspected',
      suspectedBecause: [...(lead.suspectedBecause ?? []), ...reasons],
    },
  };
}

function refuseIncomplete(input: EnquiryInput, phoneComplete: boolean) {
  const rules = formRules[input.form];
  const errors: Record<string, string> = {};
  for (const field of rules.required) if (input[field] === '') errors[field] = missing[field];
  // Whoever left a number of another country elsewhere is not told to mend it: staff call it as it stands. What they write
  // down themselves, or have in a spreadsheet, has to say that it is one, for a digit is soon forgotten.
  const byStaff = isByStaff(input.form);
  const anyPhone = (input.form === 'outside' && input.phone !== '') || (byStaff && isAbroad(input.phone));
  const phoneNeeded = rules.wholePhone || (input.email === '' && !anyPhone);
  if (phoneNeeded && !phoneComplete && !errors.phone)
    errors.phone = byStaff ? phoneMessages.incompleteOrAbroad : phoneMessages.incomplete;
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

export const isByStaff = (form: LeadForm) => form === 'office' || form === 'import';

/** Signs of a program. They never refuse a lead, they only file it apart. */
function suspicions(input: EnquiryInput): string[] {
  const signs: string[] = [];
  if (input.honeypot !== '') signs.push('filled a field that people do not see');
  if (input.elapsedMs !== null && input.elapsedMs < 2_000) signs.push('sent within two seconds');
  return signs;
}

const hashOf = (words: string) => createHash('sha256').update(words).digest('base64url');
