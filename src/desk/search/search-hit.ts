import { z } from 'zod';

/** Kinds of records that are searched, in the order in which they are shown. */
export const hitKinds = [
  'Leads', 'Customers', 'Quotations', 'Payments', 'Bookings', 'Admissions', 'Posts',
] as const; // prettier-ignore

/** A record that matches: what it is called, what tells it from its namesakes, its screen in the back office. */
export const SearchHit = z.object({
  kind: z.enum(hitKinds),
  id: z.string(),
  title: z.string(),
  note: z.string(),
  path: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchQuery = z.object({ q: z.string().trim().min(2).max(80) });
export type SearchQuery = z.infer<typeof SearchQuery>;
