import type { Mismatch } from '../mismatch.ts';
import { ask } from '#kit/office/http.ts';

export type ReconRunRecord = {
  id: string;
  at: string;
  fromAt: string;
  payments: number;
  refunds: number;
  mismatches: Mismatch[];
};

/** Compares the books now. */
export const compareBooks = () => ask<ReconRunRecord>('/reconciliations', { method: 'POST' });
