import { z } from 'zod';
import { languages } from '#kit/language/language.ts';
import { BillTo } from '#sales/quotations/bill-to.ts';
import { CustomInput } from '../fields/lead-field.ts';
import { EnquiryInput, text } from '../enquiries/enquiry-input.ts';

/** What is known of the person behind a lead, as staff put it right. What was asked for stays as it was written. */
export const LeadFacts = z.strictObject({
  name: text(120),
  /** As typed; a whole Indian number is kept as its ten digits. */
  phone: text(40),
  email: EnquiryInput.shape.email,
  company: text(120),
  address: BillTo.shape.address,
  pincode: BillTo.shape.pincode,
  stateCode: BillTo.shape.stateCode,
  service: text(120),
  /** The id of one on offer, of one that was, or empty. */
  plan: text(80),
  source: text(80),
  /** In which they are written to. */
  language: z.enum(languages),
  /** The agency's own fields; what is left out stays. */
  custom: CustomInput.default({}),
});
export type LeadFacts = z.infer<typeof LeadFacts>;
