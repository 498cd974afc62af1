import { MenuItem, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { FieldsNotRead } from './fields-not-read.tsx';
import { useActiveFields, type FieldRecord } from './use-fields.ts';

type Value = string | number | null | undefined;

/** One of the agency's own fields, to be filled in. What a choice no longer offers stays until another is chosen. */
export function FieldInput({
  field: { name, kind, choices },
  value,
  error,
  onChange,
}: {
  field: FieldRecord;
  value: Value;
  error?: string | undefined;
  onChange: (value: string | null) => void;
}) {
  const held = String(value ?? '');
  const gone = held && !choices.includes(held);
  return (
    <TextField
      select={kind === 'choice'}
      type={kind === 'date' ? 'date' : 'text'}
      label={name}
      value={held}
      onChange={({ target }) => onChange(target.value || null)}
      error={Boolean(error)}
      helperText={error}
      slotProps={{
        htmlInput: {
          ...(kind === 'number' && { inputMode: 'decimal' }),
          ...(kind === 'text' && { maxLength: 1000 }),
        },
        ...(kind === 'date' && { inputLabel: { shrink: true } }),
      }}
    >
      {kind === 'choice' && [
        <MenuItem key="" value="">
          Not known
        </MenuItem>,
        ...(gone ? [held] : []).concat(choices).map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        )),
      ]}
    </TextField>
  );
}

/** All of them in a form of a record. */
export const FieldInputs = () => (
  <>
    <FieldsNotRead />
    {useActiveFields().map((field) => (
      <FormField key={field.id} field={field} />
    ))}
  </>
);

function FormField({ field }: { field: FieldRecord }) {
  const { field: input, fieldState } = useInput({
    source: `custom.${field.id}`,
    parse: (value: Value) => value,
  });
  return (
    <FieldInput
      field={field}
      value={input.value as Value}
      onChange={input.onChange}
      error={fieldState.error?.message}
    />
  );
}
