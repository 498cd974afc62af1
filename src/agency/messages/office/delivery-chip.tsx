import { Chip, type ChipProps } from '@mui/material';
import type { MessageStatus } from '../message.ts';

const deliveries: Record<MessageStatus, [string, ChipProps['color']]> = {
  queued: ['Waiting', 'warning'],
  sent: ['Sent', 'success'],
  captured: ['Captured', 'default'],
  failed: ['Failed', 'error'],
};

/** What became of a message. */
export function DeliveryChip({ status }: { status: MessageStatus }) {
  const [label, color] = deliveries[status];
  return <Chip size="small" label={label} color={color} />;
}
