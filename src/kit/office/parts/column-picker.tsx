import { Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Sheet } from '#kit/office/read-sheet.ts';
import type { Columns } from '#kit/office/sheet-columns.ts';

interface ColumnPickerProps<Field extends string> {
  sheet: Sheet;
  /** What the fields are called, in the order in which they are asked for. */
  names: Record<Field, string>;
  mapping: Columns<Field>;
  /** What the choice is kept for: the next file of this kind. */
  keptFor: string;
  /** Which columns are needed; said while one of them is missing. */
  needed: string;
  isWhole: boolean;
  isBusy: boolean;
  onMapping: (mapping: Columns<Field>) => void;
  onCheck: () => void;
  /** What is asked before the columns, as wide as `columnWidth`. */
  children?: ReactNode;
}

export const columnWidth = { flex: '1 1 240px', maxWidth: { sm: 300 } };

/** Which column of a sheet is what, with an example of each. */
export function ColumnPicker<Field extends string>({
  sheet: { columns, rows },
  mapping,
  ...props
}: ColumnPickerProps<Field>) {
  const example = (at: number | undefined) =>
    at === undefined ? ' ' : rows.find((cells) => cells[at]?.trim())?.[at]?.slice(0, 60) || 'always empty';
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Which column is what
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          Kept for the next {props.keptFor} with the same columns.
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          {props.children}
          {(Object.entries(props.names) as [Field, string][]).map(([field, name]) => (
            <TextField
              key={field}
              select
              label={name}
              value={mapping[field] ?? ''}
              onChange={({ target: { value } }) => {
                const others = { ...mapping };
                delete others[field];
                props.onMapping(value === '' ? others : { ...others, [field]: Number(value) });
              }}
              helperText={example(mapping[field])}
              sx={columnWidth}
            >
              <MenuItem value="">Not in the file</MenuItem>
              {columns.map((column, at) => (
                <MenuItem key={at} value={at}>
                  {column || `Column ${at + 1}`}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Stack>
        <Button
          variant="contained"
          color="secondary"
          disabled={props.isBusy || !props.isWhole}
          onClick={props.onCheck}
          sx={{ mt: 1 }}
        >
          Check {rows.length} lines
        </Button>
        {!props.isWhole && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            Say which columns hold {props.needed}.
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}
