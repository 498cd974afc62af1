import { z } from 'zod';

export const customerStates = ['active', 'blocked', 'leaving', 'closed'] as const;
export type CustomerState = (typeof customerStates)[number];

/** Which customers somebody wants to see. `leaving`: asked to be erased. Without a state, everybody who is not closed. */
export const CustomerFilter = z.object({
  /** Beginnings of words in name, e-mail and phone, or a number like CUS-000123. */
  q: z.string().trim().max(100).optional(),
  state: z.enum(customerStates).optional(),
});
export type CustomerFilter = z.infer<typeof CustomerFilter>;

/** One page of the list. `cursor`, the last id seen, wins over `offset`. */
export const CustomerPage = CustomerFilter.extend({
  sort: z.enum(['createdAt', 'name']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  cursor: z.uuid().optional(),
});
export type CustomerPage = z.infer<typeof CustomerPage>;

export const Block = z.strictObject({
  because: z.string().trim().min(1, 'Say why').max(300, 'Use at most 300 characters'),
});
export type Block = z.infer<typeof Block>;
