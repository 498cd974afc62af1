import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { toPaise } from '#kit/india/money.ts';

/** An amount in a dialog: typed in rupees, kept in paise; empty is nothing. */
export function RupeeField({
  paise,
  onPaise,
  ...field
}: Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  paise: number;
  onPaise: (paise: number) => void;
}) {
  const [typed, setTyped] = useState(paise ? String(paise / 100) : '');
  const shown = toPaise(Number(typed) || 0) === paise ? typed : String(paise / 100);
  return (
    <TextField
      {...field}
      type="number"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onPaise(toPaise(Number(target.value) || 0));
      }}
      slotProps={{ htmlInput: { min: 0, step: 0.01, inputMode: 'decimal' } }}
    />
  );
}
