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

/** Three years, which the Third Schedule of the DPDP Rules, 2025 names where it names a time. */
export const usualRetention: Retention = { enquiriesMonths: 36, mailsMonths: 36, newsletterMonths: 36 };

/** So long before they are erased people are told. Source: DPDP Rules 2025, rule 8(2) */
export const noticeHours = 48;
