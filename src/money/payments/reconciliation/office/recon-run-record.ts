import type { z } from 'zod';
import { request } from '#kit/office/http.ts';
import type { ReconRun } from './answers.ts';

export type ReconRunRecord = z.infer<typeof ReconRun>;

/** Compares the books now. */
export const compareBooks = () => request<ReconRunRecord>('/reconciliations', { method: 'POST' });
