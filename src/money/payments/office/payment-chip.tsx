import { Chip } from '@mui/material';
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
