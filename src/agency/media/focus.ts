import { z } from 'zod';

const percent = z
  .number()
  .int()
  .min(0, 'Choose a point of the picture')
  .max(100, 'Choose a point of the picture');

/** A point of a picture, in percent from its left and its upper edge. */
export const Focus = z.strictObject({ x: percent, y: percent });
export type Focus = z.infer<typeof Focus>;
