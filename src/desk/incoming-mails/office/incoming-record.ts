import type { z } from 'zod';
import type { Incoming, IncomingRow } from './answers.ts';

/** The text is missing while only the list's part has come. */
export type IncomingRecord = z.infer<typeof IncomingRow> & Partial<z.infer<typeof Incoming>>;
