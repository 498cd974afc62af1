import DeliveredIcon from '@mui/icons-material/DoneAllOutlined';
import { Chip, type ChipProps } from '@mui/material';
import type { Delivery, MessageStatus } from '../message.ts';

const states: Record<MessageStatus | Delivery, [string, ChipProps['color']]> = {
  queued: ['Waiting', 'warning'],
  sent: ['Sent', 'success'],
  captured: ['Captured', 'default'],
  failed: ['Failed', 'error'],
  delivered: ['Delivered', 'success'],
  undelivered: ['Not delivered', 'error'],
  read: ['Read', 'info'],
};

/** What became of a message. */
export function DeliveryChip({ message }: { message: { status: MessageStatus; delivery: Delivery | null } }) {
  const [label, color] = states[message.delivery ?? message.status];
  const isThere = message.delivery === 'delivered' || message.delivery === 'read';
  return <Chip size="small" label={label} color={color} {...(isThere && { icon: <DeliveredIcon /> })} />;
}
