import { z } from 'zod';
import { text } from '#domain/leads/enquiry-input.ts';
import { rejectReasons, responseActions } from './quotation.ts';

/** An answer to a quotation. Source: accounts-commerce §5, decisions 97 to 99 */
export const ResponseInput = z
  .object({
    publicId: z.string().max(100),
    action: z.enum(responseActions, 'Choose accept, reject or counter'),
    description: text(2000),
    mobile: z.string().trim().max(40),
    email: z.string().trim().toLowerCase().max(200),
    reason: z.enum(rejectReasons).or(z.literal('')),
    counterTotalPaise: z
      .number('Enter an amount')
      .int('Enter an amount')
      .min(100, 'Enter an amount')
      .max(1_000_000_000_000, 'Enter an amount')
      .nullable(),
    counterLines: z
      .array(z.object({ id: z.string().max(40), keep: z.boolean() }))
      .max(60)
      .nullable(),
  })
  .refine((input) => input.action === 'reject' || input.description !== '', {
    path: ['description'],
    error: 'Please enter a description',
  });
export type ResponseInput = z.infer<typeof ResponseInput>;
