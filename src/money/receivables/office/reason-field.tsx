import { TextField, type TextFieldProps } from '@mui/material';

/** Why something is done, in a dialog: three letters to three hundred, as the server takes them. */
export const ReasonField = ({
  reason,
  onReason,
  ...field
}: Omit<TextFieldProps, 'value' | 'onChange' | 'slotProps'> & {
  reason: string;
  onReason: (reason: string) => void;
}) => (
  <TextField
    {...field}
    required
    value={reason}
    onChange={({ target }) => onReason(target.value)}
    slotProps={{ htmlInput: { minLength: 3, maxLength: 300 } }}
  />
);
