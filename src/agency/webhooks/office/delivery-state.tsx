import { Chip } from '@mui/material';
import type { DeliveryStatus } from '../webhook.ts';
import type { DeliveryRecord } from './webhook-calls.ts';

export const stateLabels: Record<
  DeliveryStatus,
  [text: string, color: 'success' | 'warning' | 'error' | 'default']
> = {
  queued: ['On its way', 'default'],
  sent: ['Received', 'success'],
  failed: ['Will be tried again', 'warning'],
  dead: ['Given up', 'error'],
  held: ['Held while switched off', 'default'],
};

export function DeliveryState({ status }: Pick<DeliveryRecord, 'status'>) {
  const [text, color] = stateLabels[status];
  return <Chip size="small" label={text} color={color} />;
}

/** How it went, in words. */
export const outcomeOf = ({ attempts, answer, error }: DeliveryRecord) =>
  [`${attempts} ${attempts === 1 ? 'try' : 'tries'}`, error ?? (answer !== null && `answered ${answer}`)]
    .filter(Boolean)
    .join(' · ');
