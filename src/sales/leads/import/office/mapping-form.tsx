import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { importFields, type ImportField } from '../lead-import.ts';
import type { Sheet } from '#kit/office/read-sheet.ts';
import type { Mapping } from './lead-sheet.ts';

export type Choice = { mapping: Mapping; duplicates: 'skip' | 'join' };

const labels: Record<ImportField, string> = {
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  service: 'Service',
  message: 'Message',
  source: 'Source',
  value: 'Value (₹)',
  tags: 'Tags',
};

/** Which column is what, with an example of each, and what becomes of people we know. */
export function MappingForm({
  sheet,
  fields,
  begin,
  busy,
  onCheck,
}: {
  sheet: Sheet;
  /** The agency's own fields. */
  fields: { id: string; name: string }[];
  begin: Choice;
  busy: boolean;
  onCheck: (choice: Choice) => void;
}) {
  const [mapping, setMapping] = useState(begin.mapping);
  const [duplicates, setDuplicates] = useState(begin.duplicates);
  const example = (at: number | undefined) =>
    at === undefined ? ' ' : sheet.rows.find((row) => row[at]?.trim())?.[at]?.slice(0, 60) || 'always empty';
  const targets: { field: keyof Mapping; label: string }[] = [
    ...importFields.map((field) => ({ field, label: labels[field] })),
    ...fields.map(({ id, name }) => ({ field: `custom.${id}` as const, label: name })),
  ];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onCheck({ mapping, duplicates });
      }}
    >
      <Typography variant="h6" component="h2">
        Which column is what
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        {targets.map(({ field, label }) => (
          <TextField
            key={field}
            select
            label={label}
            value={mapping[field] ?? ''}
            onChange={({ target: { value } }) => {
              const { [field]: _before, ...others } = mapping;
              setMapping(value === '' ? others : { ...others, [field]: Number(value) });
            }}
            helperText={example(mapping[field])}
            sx={{ flex: '1 1 240px', maxWidth: { sm: 300 } }}
          >
            <MenuItem value="">Not in the file</MenuItem>
            {sheet.columns.map((name, at) => (
              <MenuItem key={at} value={at}>
                {name || `Column ${at + 1}`}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <TextField
        select
        label="People we know by number or e-mail"
        value={duplicates}
        onChange={(event) => setDuplicates(event.target.value as Choice['duplicates'])}
        sx={{ maxWidth: 420 }}
      >
        <MenuItem value="skip">Leave them as they are</MenuItem>
        <MenuItem value="join">Add the row to their timeline</MenuItem>
      </TextField>
      <div>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          disabled={busy || mapping.name === undefined}
          sx={{ mt: 1 }}
        >
          Check {sheet.rows.length} rows
        </Button>
      </div>
      {mapping.name === undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          Say which column holds the name.
        </Typography>
      )}
    </form>
  );
}
