import { MenuItem, TextField } from '@mui/material';
import { formatInr } from '#kit/india/money.ts';
import type { FieldError } from './ask-dialog.tsx';
import type { InvoiceAccountRecord } from './receivable-record.ts';

/** What becomes of money that tax takes the place of. */
export type TooMuch = { paidTooMuch: '' | 'advance' | 'back'; reference: string };

/** Asks it, and where staff send it back themselves, what the bank calls the transfer. */
export function PaidTooMuch({
  paise,
  goesBack,
  tooMuch,
  onTooMuch,
  error,
}: {
  paise: number;
  goesBack: InvoiceAccountRecord['paid']['goesBack'];
  tooMuch: TooMuch;
  onTooMuch: (tooMuch: TooMuch) => void;
  /** Of the fields `paidTooMuch` and `reference`. */
  error: FieldError;
}) {
  const { paidTooMuch, reference } = tooMuch;
  const names =
    paidTooMuch === 'back' && (goesBack === 'by-hand' || reference !== '' || error('reference').error);
  const helperText = {
    '': 'The tax takes the place of money. No note is issued: the sale stays as it is',
    advance: 'A receipt voucher goes out, with GST on it until an invoice takes it',
    back:
      goesBack === 'by-gateway'
        ? 'At once, the way it came, through the gateway. No note is issued'
        : 'Send it at your bank first. No note is issued',
  }[paidTooMuch];
  return (
    <>
      <TextField
        select
        required
        label={`${formatInr(paise)} was paid too much`}
        value={paidTooMuch}
        onChange={({ target }) =>
          onTooMuch({ ...tooMuch, paidTooMuch: target.value as TooMuch['paidTooMuch'] })
        }
        helperText={helperText}
        {...(error('paidTooMuch').error ? error('paidTooMuch') : {})}
      >
        <MenuItem value="back">It goes back</MenuItem>
        <MenuItem value="advance">The next invoice takes it</MenuItem>
      </TextField>
      {names && (
        <TextField
          label="UTR of the transfer back"
          required
          value={reference}
          onChange={({ target }) => onTooMuch({ ...tooMuch, reference: target.value })}
          slotProps={{ htmlInput: { minLength: 3, maxLength: 40 } }}
          {...error('reference')}
        />
      )}
    </>
  );
}
