import { Chip, type ChipProps } from '@mui/material';
import { statusLabels, type LeadStatus } from '#sales/leads/lead.ts';
import type { MessageStatus } from '#agency/messages/message.ts';
import { colors } from '../theme.ts';

const leadColors: Record<LeadStatus, { bgcolor: string; color: string }> = {
  new: { bgcolor: colors.marigold, color: colors.ink },
  contacted: { bgcolor: colors.sky, color: colors.ink },
  qualified: { bgcolor: '#d9e0f5', color: colors.ink },
  proposal: { bgcolor: colors.marigoldTint, color: colors.ink },
  won: { bgcolor: colors.leaf, color: '#fff' },
  lost: { bgcolor: colors.brickTint, color: colors.brick },
  suspected: { bgcolor: colors.sandDeep, color: colors.ink },
  junk: { bgcolor: colors.sandDeep, color: colors.inkSoft },
};

/** Where a lead stands; the word says it, the colour only helps. */
export const StatusChip = ({ status }: { status: LeadStatus }) => (
  <Chip size="small" label={statusLabels[status]} sx={leadColors[status]} />
);

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

/** Whether something is in use. */
export const ActiveChip = ({
  active,
  words = ['Active', 'Inactive'],
}: {
  active: boolean;
  words?: [string, string];
}) => (
  <Chip
    size="small"
    label={words[active ? 0 : 1]}
    color={active ? 'success' : 'default'}
    variant={active ? 'filled' : 'outlined'}
  />
);
