import type { z } from 'zod';
import { callPath } from '#kit/path-of.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { request } from '#kit/office/http.ts';
import type { Recurring, RecurringRow } from './answers.ts';

export type RecurringRowRecord = z.infer<typeof RecurringRow>;
export type RecurringRecord = z.infer<typeof Recurring>;

export const recurringCalls = {
  move: (id: string, act: 'pause' | 'resume' | 'stop') =>
    request<null>(callPath`/recurring-invoices/${id}/${act}`, { method: 'POST', body: {} }),
};

/** What happens next, in words. */
export function nextWords({
  status,
  isOver,
  nextOn,
}: Pick<RecurringRowRecord, 'status' | 'isOver' | 'nextOn'>): string {
  if (status === 'stopped') return 'Stopped';
  if (isOver) return 'All are written';
  return status === 'paused' ? 'Paused' : `Next on ${formatDate(nextOn)}`;
}
