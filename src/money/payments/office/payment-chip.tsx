import { Chip, Typography } from '@mui/material';
import { formatInr } from '#kit/india/money.ts';
import type { TransactionStatus } from '../transaction.ts';

type Colour = 'default' | 'success' | 'warning' | 'error' | 'info';

type Look = [text: string, colour: Colour];

const looks: Record<TransactionStatus, Look> = {
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

/** `misbooked`: it was another buyer's all along, so nobody has been given anything back. */
type Back = { refundedPaise: number; returnedPaise: number; misbooked: boolean };

/** @param back what of the payment went back besides refunds too, where that is known: its state does not tell */
export function PaymentChip({
  status,
  back,
}: {
  status: TransactionStatus;
  back?: Back & { totalPaise: number };
}) {
  const [label, color] = back && back.returnedPaise > 0 ? lookOf(back) : looks[status];
  return <Chip size="small" label={label} color={color} />;
}

const lookOf = ({
  totalPaise,
  refundedPaise,
  returnedPaise,
  misbooked,
}: Back & { totalPaise: number }): Look =>
  misbooked
    ? ['Of another buyer', 'default']
    : refundedPaise + returnedPaise < totalPaise
      ? ['Went back in part', 'warning']
      : ['Went back', 'default'];

/** What of a payment went back, by refunds or besides them, or was not its buyer's. */
export const WentBack = ({ payment: { refundedPaise, returnedPaise, misbooked } }: { payment: Back }) =>
  refundedPaise + returnedPaise > 0 && (
    <Typography variant="body2" color="text.secondary" component="div">
      {misbooked
        ? 'Recorded here by mistake, and taken back'
        : `${formatInr(refundedPaise + returnedPaise)} went back`}
    </Typography>
  );
