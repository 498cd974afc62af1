import { z } from 'zod';
import { helpStatuses, maxCharacters } from './help-request.ts';

/** Counted as people count: an emoji is one. */
const Remark = z
  .string()
  .trim()
  .min(1, /*i18n*/ 'Please write what you need help with')
  .refine((text) => [...text].length <= maxCharacters, {
    error: /*i18n*/ 'Use at most {count} characters',
    params: { count: maxCharacters },
  });

export const HelpInput = z.object({
  name: z.string().trim().max(120).default(''),
  remark: Remark,
});
export type HelpInput = z.infer<typeof HelpInput>;

/** What is written once more in a thread. */
export const HelpMore = HelpInput.pick({ remark: true });

/** The last message that whoever does something with a thread has read: what was written since is not passed over. */
const Seen = z.strictObject({ seen: z.uuid().optional() });

export const HelpReply = Seen.extend({
  text: z.string().trim().min(1, 'Write an answer').max(4_000, 'Use at most 4,000 characters'),
});
export type HelpReply = z.infer<typeof HelpReply>;

export const HelpState = Seen.extend({ status: z.enum(helpStatuses) });
export type HelpState = z.infer<typeof HelpState>;

export const HelpFilter = z.object({
  status: z.enum(helpStatuses).optional(),
  customerId: z.uuid().optional(),
});
export type HelpFilter = z.infer<typeof HelpFilter>;
