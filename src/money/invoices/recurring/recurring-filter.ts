import { z } from 'zod';
import { TimePage } from '#kit/rows/time-page.ts';

export const RecurringFilter = TimePage.extend({ buyerId: z.uuid().optional() });
export type RecurringFilter = z.infer<typeof RecurringFilter>;
