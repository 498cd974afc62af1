import { z } from 'zod';
import { storable } from '#kit/storable.ts';

const ChatText = z
  .string()
  .transform((typed) => String(storable(typed)).trim())
  .pipe(z.string().max(4000, /*i18n*/ 'Please use at most {count} characters'));
const nothing = 'Write something first';

/**
 * A WhatsApp message that staff write: an answer in their own words, while they may be answered so, or the template that
 * asks for one. `key` names this one writing of it: sent again, it goes once.
 */
export const ChatInput = z
  .strictObject({
    key: z.uuid(),
    how: z.enum(['answer', 'template']),
    text: ChatText.default(''),
  })
  .refine(({ how, text }) => how === 'template' || text !== '', {
    path: ['text'],
    error: nothing,
  });
export type ChatInput = z.infer<typeof ChatInput>;

/** An answer to a message, to where that came from. */
export const ChatAnswer = z.strictObject({ key: z.uuid(), text: ChatText.pipe(z.string().min(1, nothing)) });
export type ChatAnswer = z.infer<typeof ChatAnswer>;
