import { z } from 'zod';
import { text } from '#sales/leads/enquiries/enquiry-input.ts';
import { rejectReasons, responseActions } from '../quotation.ts';

/** A thousand crore rupees. */
export const mostPaise = 1_000_000_000_000;
const amount = (leastPaise: number) =>
  z
    .number(/*i18n*/ 'Enter an amount')
    .int(/*i18n*/ 'Enter an amount')
    .min(leastPaise, /*i18n*/ 'Enter an amount')
    .max(mostPaise, /*i18n*/ 'Enter an amount');
const wrongQuantity = /*i18n*/ 'Enter a whole number, at least 1';

/** An answer to a quotation. */
export const ResponseInput = z
  .object({
    publicId: z.string().max(100),
    action: z.enum(responseActions, /*i18n*/ 'Choose accept, reject or counter'),
    description: text(2000),
    mobile: z.string().trim().max(40),
    email: z.string().trim().toLowerCase().max(200),
    reason: z.enum(rejectReasons).or(z.literal('')),
    counterTotalPaise: amount(100).nullable(),
    counterLines: z
      .array(
        z.object({
          id: z.string().max(40),
          keep: z.boolean(),
          quantity: z
            .number(wrongQuantity)
            .int(wrongQuantity)
            .min(1, wrongQuantity)
            .max(10_000, wrongQuantity)
            .optional(),
          unitPricePaise: amount(1).optional(),
        }),
      )
      .max(60)
      .nullable(),
  })
  .refine((input) => input.action === 'reject' || input.description !== '', {
    path: ['description'],
    error: /*i18n*/ 'Please enter a description',
  });
export type ResponseInput = z.infer<typeof ResponseInput>;
