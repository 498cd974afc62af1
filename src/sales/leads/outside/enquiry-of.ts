import { z } from 'zod';
import type { outsideSources } from './table.server.ts';
import type { LeadFieldName } from './outside-source.ts';
import type { ToldField } from './told-lead.ts';

type Source = Pick<typeof outsideSources.$inferSelect, 'mapping' | 'service'>;

/** What their names of fields mean, in small letters. */
const known: Record<string, LeadFieldName> = {
  full_name: 'name',
  first_name: 'name',
  last_name: 'name',
  name: 'name',
  prefix: 'name',
  sender_name: 'name',
  phone_number: 'phone',
  user_phone: 'phone',
  work_phone: 'phone',
  work_phone_number: 'phone',
  phone: 'phone',
  mobile: 'phone',
  sender_mobile: 'phone',
  sender_mobile_alt: 'phone',
  sender_phone: 'phone',
  email: 'email',
  user_email: 'email',
  work_email: 'email',
  sender_email: 'email',
  sender_email_alt: 'email',
  company_name: 'company',
  company: 'company',
  sender_company: 'company',
  query_product_name: 'service',
  category: 'service',
  service: 'service',
  query_message: 'message',
  message: 'message',
  street_address: 'address',
  sender_address: 'address',
  area: 'address',
  post_code: 'pincode',
  postal_code: 'pincode',
  zip_code: 'pincode',
  pincode: 'pincode',
  sender_pincode: 'pincode',
};

/** Parts of one thing, which stand side by side; of everything else there is one. */
const joined: Partial<Record<LeadFieldName, string>> = { name: ' ', message: '\n', address: ', ' };
const longest = { name: 120, phone: 40, email: 200, company: 120, service: 120, address: 300, pincode: 10 };

/**
 * A lead of theirs in our words. What we have no place for stands in the message, so that nothing is lost: fields that
 * nobody has mapped, a second number, an address that is none.
 */
export function enquiryOf({ mapping, service }: Source, fields: ToldField[]) {
  const own = new Map(Object.entries(mapping).map(([key, field]) => [key.toLowerCase(), field]));
  const lead: Record<LeadFieldName, string> = {
    name: '',
    phone: '',
    email: '',
    company: '',
    service,
    message: '',
    address: '',
    pincode: '',
  };
  const rest: string[] = [];
  for (const { key, label, value } of fields) {
    const field = own.get(key.toLowerCase()) ?? known[key.toLowerCase()];
    const between = field && joined[field];
    if (field && fits(field, value) && (lead[field] === '' || between))
      lead[field] = [lead[field], value].filter(Boolean).join(between ?? '');
    else rest.push(`${label}: ${value}`);
  }
  for (const [field, most] of Object.entries(longest) as [keyof typeof longest, number][])
    lead[field] = lead[field].slice(0, most);
  return { ...lead, message: [lead.message, ...rest].filter(Boolean).join('\n').slice(0, 4_000) };
}

const fits = (field: LeadFieldName, value: string) =>
  field !== 'email' || z.email().safeParse(value.trim()).success;
