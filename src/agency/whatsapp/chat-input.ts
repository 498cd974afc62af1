import { z } from 'zod';
import { storable } from '#kit/storable.ts';

/**
 * A WhatsApp message that staff write: an answer in their own words, while they may be answered so, or the template that
 * asks for one. `key` names this one writing of it: sent again, it goes once.
 */
export const ChatInput = z
  .strictObject({
    key: z.uuid(),
    how: z.enum(['answer', 'template']),
    text: z
      .string()
      .transform((typed) => String(storable(typed)).trim())
      .pipe(z.string().max(4000, /*i18n*/ 'Please use at most {count} characters'))
      .default(''),
  })
  .refine(({ how, text }) => how === 'template' || text !== '', {
    path: ['text'],
    error: 'Write something first',
  });
export type ChatInput = z.infer<typeof ChatInput>;
