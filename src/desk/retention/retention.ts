import { z } from 'zod';

const months = z.number().int().min(1, 'At least a month').max(240, 'At most 240 months').nullable();

/** How many months what is kept by choice stays after it was last touched; null: until somebody asks. */
export const Retention = z.strictObject({
  /** Leads that were not won, with their appointments and mails. */
  enquiriesMonths: months,
  /** Mails and messages as they were sent. */
  mailsMonths: months,
  /** Addresses that have left the newsletter. */
  newsletterMonths: months,
});
export type Retention = z.infer<typeof Retention>;

/** Until the owner sets something, nothing goes by itself: no new version may erase what nobody asked it to. */
export const untilAsked: Retention = { enquiriesMonths: null, mailsMonths: null, newsletterMonths: null };

/** So long before they are erased people are told. Source: DPDP Rules 2025, rule 8(2) */
export const noticeHours = 48;
