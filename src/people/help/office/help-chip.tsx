import { Chip } from '@mui/material';
import type { HelpStatus } from '../help-request.ts';

export const helpLabels: Record<HelpStatus, string> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};
const chipColors = { open: 'warning', answered: 'success', closed: 'default' } as const;

/** Whether somebody still waits. */
export const HelpChip = ({ status }: { status: HelpStatus }) => (
  <Chip size="small" label={helpLabels[status]} color={chipColors[status]} />
);
