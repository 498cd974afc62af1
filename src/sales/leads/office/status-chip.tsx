import { Chip } from '@mui/material';
import { colors } from '#kit/office/theme.ts';
import { statusLabels, type LeadStatus } from '../lead.ts';

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
