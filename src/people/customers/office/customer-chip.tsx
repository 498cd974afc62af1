import { Chip } from '@mui/material';
import type { CustomerState } from '../customer-filter.ts';
import { stateLabels } from './customer-labels.ts';

const chipColors = { active: 'success', blocked: 'error', leaving: 'warning', closed: 'default' } as const;

/** Whether a customer may come in. */
export const CustomerChip = ({ state }: { state: CustomerState }) => (
  <Chip size="small" label={stateLabels[state]} color={chipColors[state]} />
);
