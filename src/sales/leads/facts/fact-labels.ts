import type { LeadFacts } from './lead-facts.ts';

export type FactKey = Exclude<keyof LeadFacts, 'custom'>;

/** What is known of the person behind a lead, as staff read it. Without the schema, which the office's first script lacks. */
export const factLabels: Record<FactKey, string> = {
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  company: 'Company',
  address: 'Address',
  pincode: 'PIN code',
  stateCode: 'State',
  service: 'Service',
  plan: 'Plan',
  source: 'Source',
  language: 'Language',
};
export const factKeys = Object.keys(factLabels) as FactKey[];
