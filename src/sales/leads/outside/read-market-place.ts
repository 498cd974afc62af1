import { z } from 'zod';
import { fieldsIn, type ToldLead } from './told-lead.ts';

const id = z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().min(1).max(300));

const IndiaMart = z.object({ UNIQUE_QUERY_ID: id }).loose();
const Pushed = z.object({ RESPONSE: z.union([IndiaMart, z.array(IndiaMart).min(1).max(100)]) });

/**
 * IndiaMART's push: `{"CODE":200,"STATUS":"SUCCESS","RESPONSE":{"UNIQUE_QUERY_ID":…,"SENDER_NAME":…}}`, one or several.
 * Source: help.indiamart.com, Push API of its Lead Manager. @throws ZodError without an id
 */
export function indiaMartLeadsIn(body: unknown): ToldLead[] {
  const { RESPONSE } = Pushed.parse(body);
  return [RESPONSE].flat().map((told) => ({
    externalId: told.UNIQUE_QUERY_ID,
    isTest: false,
    fields: fieldsIn(told, ['UNIQUE_QUERY_ID', 'SENDER_COUNTRY_ISO']),
    ticks: {},
    attribution: { utmSource: 'indiamart', utmMedium: 'market-place' },
    raw: told,
  }));
}

const Justdial = z.object({ leadid: id }).loose();

/**
 * Justdial's push: the same flat fields in the address, as a form or as JSON. Source: its document for advertisers, as
 * receivers that are public read it (leadid, leadtype, prefix, name, mobile, …). @throws ZodError without an id
 */
export function justdialLeadIn(body: unknown): ToldLead {
  const told = Justdial.parse(body);
  return {
    externalId: told.leadid,
    isTest: /^test$/i.test(String(told.leadtype ?? '')),
    fields: fieldsIn(told, ['leadid', 'parentid', 'branchpin', 'dncmobile', 'dncphone']),
    ticks: {},
    attribution: { utmSource: 'justdial', utmMedium: 'market-place' },
    raw: told,
  };
}
