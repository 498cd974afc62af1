import { Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { v4 } from 'uuid';
import { formatInr } from '#kit/india/money.ts';
import { typedPaise } from '#kit/india/typed-rupees.ts';
import { LateNote } from './late-note.tsx';
import type { RefundForm } from '../../office/payment-record.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

/** For a dialog's first field. */
export const focus = (field: HTMLInputElement | null) => field?.focus();

/** Asks how much goes back, and why. One dialog is one refund, however often its button is pressed. */
export function RefundDialog({
  gatewayPaymentId,
  leftPaise,
  lastTaxDay,
  onLeave,
  onRefund,
}: {
  gatewayPaymentId: string;
  leftPaise: number;
  /** Until when its credit note takes tax off; null where its document has none. */
  lastTaxDay: string | null;
  onLeave: () => void;
  onRefund: (refund: RefundForm) => void;
}) {
  const [idempotencyKey] = useState(() => v4());
  const [rupees, setRupees] = useState(String(leftPaise / 100));
  const [reason, setReason] = useState('');
  const amountPaise = typedPaise(rupees) ?? null;
  const fits = amountPaise !== null && amountPaise > 0 && amountPaise <= leftPaise;
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="refund-title" maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) onRefund({ amountPaise, reason: reason.trim(), idempotencyKey, gatewayPaymentId });
        }}
      >
        <DialogTitle id="refund-title">Give money back?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <LateNote lastTaxDay={lastTaxDay} />
          <TextField
            label="Amount in rupees"
            inputRef={focus}
            required
            value={rupees}
            error={!fits}
            onChange={(event) => setRupees(event.target.value)}
            helperText={`At most ${formatInr(leftPaise)}`}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <TextField
            label="Reason"
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Keep it</Button>
          <Button type="submit" variant="contained" color="error" disabled={!fits || !reason.trim()}>
            Refund
          </Button>
        </DialogActions>
      </form>
    </WrittenDialog>
  );
}
