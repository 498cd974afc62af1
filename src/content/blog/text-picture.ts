import { z } from 'zod';
import type { Picture } from '#agency/media/picture.ts';

/** A picture inside a post's text: what its `img` needs, taken over when it was put there. */
export type TextPicture = Omit<Picture, 'placeholder' | 'focus'>;

const pixels = z.number().int().positive().max(20_000);
export const TextPicture: z.ZodType<TextPicture> = z.object({
  name: z.string().regex(/^[a-z0-9]{26}$/),
  alt: z.string().trim().max(300),
  width: pixels,
  height: pixels,
  widths: z.array(pixels).min(1).max(12),
});
