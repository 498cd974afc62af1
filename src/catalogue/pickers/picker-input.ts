import { z } from 'zod';

/** A picker as staff edit it. A feature without an id is a new one. */
export const PickerInput = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name').max(80),
  intro: z.string().trim().max(400),
  features: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(60).optional(),
        name: z.string().trim().min(1, 'Enter a name').max(80),
        pricePaise: z.number().int('Enter whole paise').min(100, 'Enter a price').max(100_000_000),
      }),
    )
    .min(1, 'Add at least one feature')
    .max(60),
});
export type PickerInput = z.infer<typeof PickerInput>;
