import { Chip, Stack } from '@mui/material';
import type { QuotationState } from '../quotation.ts';
import { SampleChip } from '#kit/office/parts/sample.tsx';

export const stateLabels: Record<QuotationState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  viewed: 'Viewed',
  accepted: 'Accepted',
  rejected: 'Rejected',
  countered: 'Countered',
  expired: 'Expired',
  superseded: 'Superseded',
  converted: 'Order',
  paid: 'Paid',
  refunded: 'Refunded',
};

const colors = {
  draft: 'default',
  sent: 'info',
  viewed: 'info',
  accepted: 'success',
  rejected: 'error',
  countered: 'warning',
  expired: 'default',
  superseded: 'default',
  converted: 'warning',
  paid: 'success',
  refunded: 'default',
} as const;

export const QuotationChip = ({ state }: { state: QuotationState }) => (
  <Chip size="small" label={stateLabels[state]} color={colors[state]} />
);

/** Its state, whether no mail took it there, and whether it came with the installation. */
export const QuotationMarks = ({
  quotation: { state, handedOver, isSample },
}: {
  quotation: { state: QuotationState; handedOver: boolean; isSample: boolean };
}) => (
  <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
    <QuotationChip state={state} />
    {handedOver && <Chip size="small" variant="outlined" label="Handed over by hand" />}
    {isSample && <SampleChip />}
  </Stack>
);
