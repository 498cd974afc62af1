import { Chip } from '@mui/material';
import type { AdmissionStatus } from '../admission.ts';

const chipColors = {
  Pending: 'warning',
  Active: 'success',
  Completed: 'default',
  Cancelled: 'default',
  Rejected: 'error',
} as const;

export const AdmissionChip = ({ status }: { status: AdmissionStatus }) => (
  <Chip size="small" label={status} color={chipColors[status]} />
);
