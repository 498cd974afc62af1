import { Chip, Typography } from '@mui/material';
import { formatInr } from '#kit/india/money.ts';
import type { TransactionStatus } from '../transaction.ts';

type Colour = 'default' | 'success' | 'warning' | 'error' | 'info';

const looks: Record<TransactionStatus, [text: string, colour: Colour]> = {
  created: ['Begun', 'default'],
  pending: ['Waiting for money', 'info'],
  authorized: ['Money promised', 'info'],
  paid: ['Paid', 'success'],
  partially_refunded: ['Refunded in part', 'warning'],
  refunded: ['Refunded', 'default'],
  create_failed: ['Not taken by the gateway', 'default'],
  cancelled: ['Given up', 'default'],
  expired: ['Expired', 'default'],
  refund_due: ['Refund due', 'warning'],
  review: ['To be looked at', 'error'],
};

export const statusChoices = Object.entries(looks).map(([id, [name]]) => ({ id, name }));

export const PaymentChip = ({ status }: { status: TransactionStatus }) => (
  <Chip size="small" label={looks[status][0]} color={looks[status][1]} />
);

/** What of a payment went back, by refunds or besides them. */
export const WentBack = ({
  payment: { refundedPaise, returnedPaise },
}: {
  payment: { refundedPaise: number; returnedPaise: number };
}) =>
  refundedPaise + returnedPaise > 0 && (
    <Typography variant="body2" color="text.secondary" component="div">
      {formatInr(refundedPaise + returnedPaise)} went back
    </Typography>
  );
