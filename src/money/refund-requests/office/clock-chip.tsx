import { Chip } from '@mui/material';
import type { RefundClock } from '../refund-clock.ts';
import type { RefundRequestStatus } from '../refund-request.ts';

export const statusLabels: Record<RefundRequestStatus, string> = {
  open: 'To be decided',
  approved: 'Approved, not paid yet',
  refused: 'Refused',
  paid: 'Paid back',
};

const colours = { fine: 'default', soon: 'warning', over: 'error' } as const;

/** How much time is left, or that none has to be kept any more. */
export function ClockChip({ status, clock }: { status: RefundRequestStatus; clock: RefundClock | null }) {
  if (!clock) return <Chip size="small" label={statusLabels[status]} variant="outlined" />;
  const task = clock.what === 'review' ? 'to decide' : 'to pay';
  return <Chip size="small" label={`${timeLeft(clock)} ${task}`} color={colours[clock.state]} />;
}

function timeLeft({ state, daysLeft }: RefundClock): string {
  if (state === 'over') return 'Overdue';
  if (daysLeft === 0) return 'Due today';
  const days = `${daysLeft} business ${daysLeft === 1 ? 'day' : 'days'}`;
  return state === 'soon' ? `Due soon: ${days}` : days;
}
