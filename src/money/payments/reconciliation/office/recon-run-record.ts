import type { z } from 'zod';
import { ask } from '#kit/office/http.ts';
import type { ReconRun } from './answers.ts';

export type ReconRunRecord = z.infer<typeof ReconRun>;

/** Compares the books now. */
export const compareBooks = () => ask<ReconRunRecord>('/reconciliations', { method: 'POST' });
