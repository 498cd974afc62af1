import { z } from 'zod';

/** The name under which pages that reckon with GST are kept. */
export const gstTag = 'gst';

/** A rate as staff edit it, in percent with at most two decimals. The first of the list is the one that counts. */
export const GstRateInput = z.strictObject({
  percent: z
    .number({ error: 'Enter a number' })
    .min(0, 'Enter 0 or more')
    .max(40, 'Enter at most 40')
    .multipleOf(0.01, 'Use at most two decimals'),
  name: z.string().trim().min(1, 'Enter a name').max(60),
});
export type GstRateInput = z.infer<typeof GstRateInput>;
