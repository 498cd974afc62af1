import { TextField, type TextFieldProps } from '@mui/material';
import { useInput } from 'react-admin';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { needed } from './text-inputs.tsx';

/** `November 2026` @param month like `2026-11` */
export const monthLabel = (month: string) => formatDate(`${month}-01`).replace(/^\d+ /, '');

/** Books are kept for six years. */
const choices = 72;

/** The newest first, and the chosen one, however old it is. */
function monthsWith(chosen: string): string[] {
  const [year = 0, month = 0] = dateInIndia(new Date()).split('-').map(Number);
  const months = Array.from({ length: choices }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  );
  return months.includes(chosen) || !chosen ? months : [chosen, ...months].toSorted().toReversed();
}

/**
 * A month like `2026-11`, empty for none. A list, for Firefox and Safari have no field for months: theirs asks for `2026-11`
 * without saying so.
 */
export const MonthField = ({ value, ...props }: Omit<TextFieldProps, 'value'> & { value: string }) => (
  <TextField
    select
    value={value}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    {...props}
  >
    {!value && <option value="">Choose the month</option>}
    {monthsWith(value).map((month) => (
      <option key={month} value={month}>
        {monthLabel(month)}
      </option>
    ))}
  </TextField>
);

/** The same in a form of a record, which needs one. */
export function MonthInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState, id } = useInput({ source, validate: needed });
  return (
    <MonthField
      {...field}
      id={id}
      label={label}
      required
      value={(field.value as string | null) ?? ''}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    />
  );
}
