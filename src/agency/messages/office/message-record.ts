import type { z } from 'zod';
import type { Message, MessageRow } from './answers.ts';

/** The text is missing while only the list's part has come. */
export type MessageRecord = z.infer<typeof MessageRow> & Partial<z.infer<typeof Message>>;
