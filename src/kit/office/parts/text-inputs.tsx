import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  required,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
  type TextInputProps,
} from 'react-admin';

export const needed = required();

/** A text that may not be empty; `long`: of several lines. */
export const RequiredText = ({ long = false, ...props }: TextInputProps & { long?: boolean }) => (
  <TextInput helperText={false} validate={needed} multiline={long} {...(long && { minRows: 2 })} {...props} />
);

/** Entries of one kind to add, take out and put in order. */
export const RowsInput = ({
  source,
  label,
  note = false,
  inline = true,
  children,
}: {
  source: string;
  label: string;
  /** Stands below the rows: a label that is longer than a phone is wide is cut. */
  note?: string | false;
  inline?: boolean;
  children: ReactNode;
}) => (
  <ArrayInput source={source} label={label} helperText={note}>
    <SimpleFormIterator inline={inline} fullWidth disableClear addButton={<AddRow />}>
      {children}
    </SimpleFormIterator>
  </ArrayInput>
);

function AddRow() {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      Add
    </Button>
  );
}
